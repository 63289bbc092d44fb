enum RowPicture {
  static func oneLine(offset: Double, width: Double, columns: Int) -> String { "" }
}
