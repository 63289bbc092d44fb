/// Writes pictures as PNG files (ISO/IEC 15948), with an encoder of its own.
public enum PNGEncoder {
  /// A picture as the bytes of a file.
  ///
  /// Pictures of up to 256 colours are stored as indices, others as 8-bit colours; nothing is lost.
  /// The same picture gives the same bytes on every platform.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let area = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    var file = PNGFile()
    var table = ColorTable()
    if let indices = table.indices(of: bitmap, in: area) {
      let depth = depth(colors: table.colors.count)
      file.addHeader(
        width: bitmap.width, height: bitmap.height, depth: UInt8(depth), .indexed)
      file.addColors(table.colors)
      let lines = ScanLines.indexed(indices, width: bitmap.width, depth: depth)
      file.add("IDAT", Deflate.zlib(lines))
    } else {
      let format: PixelFormat = bitmap.isOpaque ? .rgb : .rgba
      file.addHeader(width: bitmap.width, height: bitmap.height, depth: 8, format)
      file.add("IDAT", Deflate.zlib(ScanLines.direct(bitmap, in: area, format)))
    }
    file.add("IEND", [])
    return file.bytes
  }

  /// Bits of an index into so many colours.
  private static func depth(colors: Int) -> Int {
    switch colors {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}

extension Renderer where Output == Bitmap {
  /// Draws scenes as pixels, with smooth edges.
  ///
  /// - Parameter scale: Pixels a point each way, more than 0 and at most 16.
  public static func bitmap(scale: Double = 1) -> Renderer {
    Renderer { (scene: Scene) throws(RenderingError) -> Bitmap in
      try ScenePainter(scene, scale: scale).canvas.bitmap
    }
  }
}

extension Renderer where Output == [UInt8] {
  /// Draws scenes as PNG files, with smooth edges.
  ///
  /// - Parameter scale: Pixels a point each way, more than 0 and at most 16.
  public static func png(scale: Double = 1) -> Renderer {
    Renderer { (scene: Scene) throws(RenderingError) -> [UInt8] in
      PNGEncoder.encode(try ScenePainter(scene, scale: scale).canvas.bitmap)
    }
  }
}
