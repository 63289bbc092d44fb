/// The colours of a plot's curves and bands.
///
/// The curves' colours stay apart for the common kinds of colour blindness (after Okabe and Ito) and
/// have a contrast of at least 3 : 1 on the plot's ground.
struct PlotColors {
  private let curves: [Color]
  private let bands: [Color]
  /// How solid bands are.
  private let alpha: UInt8

  init(_ appearance: Appearance) {
    switch appearance {
    case .light:
      curves = [0x0072b2, 0xc24e00, 0x00835f, 0xa8487e, 0x6a5acd, 0x7a6a00].map { Color(hex: $0) }
      bands = [0x8e8e93, 0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0xd55e00].map { Color(hex: $0) }
      alpha = 38
    case .dark:
      curves = [0x56b4e9, 0xff9f45, 0x2dc79b, 0xe58ab9, 0xa497ff, 0xf0e442].map { Color(hex: $0) }
      bands = [0x8e8e93, 0x56b4e9, 0xe69f00, 0x2dc79b, 0xcc79a7, 0xff7043].map { Color(hex: $0) }
      alpha = 44
    }
  }

  /// The colour of the curve with an index; they repeat.
  func series(_ index: Int) -> Color { curves[index % curves.count] }

  /// A band's colour: its own, or that of its label's index; those repeat.
  ///
  /// - Parameter isShade: Whether it shades a panel, where curves are to stand out.
  func band(_ index: Int, _ own: Color?, isShade: Bool) -> Color {
    (own ?? bands[index % bands.count]).with(alpha: isShade ? alpha / 2 : alpha)
  }
}
