extension SwipeList {
  /// The most rows that cover a view; one that is higher is covered in part.
  public static let coveringCapacity: Int = 1000

  /// Covers a view with closed rows named A, B, C … Z, A1, B1 …; what makes no sense is refused.
  public init(
    covering view: Size, rowHeight: Double = 60,
    _ configuration: SwipeRowConfiguration = .standard, contenders: [Contender]? = nil,
    relations: [Relation] = []
  ) throws(ArenaError) {
    let needed = (view.height / rowHeight).rounded(.up)
    let limit = Double(SwipeList.coveringCapacity)
    let count = needed >= 1 ? min(needed, limit) : 1
    var ids: [RowID] = []
    for index in 0..<Int(count) {
      let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
      ids.append(RowID(index < 26 ? letter : "\(letter)\(index / 26)"))
    }
    try self.init(
      ids, width: view.width, rowHeight: rowHeight, configuration, contenders: contenders,
      relations: relations)
  }
}
