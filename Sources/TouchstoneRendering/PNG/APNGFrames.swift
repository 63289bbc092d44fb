internal import Touchstone

/// The compressed frames of an animation.
struct APNGFrames {
  private struct Stored {
    var area: PixelRect
    var data: [UInt8]
    /// Whether pixels that are not seen leave what was there before.
    var isLaidOver: Bool
    /// How many frames it is shown.
    var length: Int
  }

  private let format: PixelFormat
  private var stored: [Stored] = []
  private var last: Bitmap?
  private var table = ColorTable()

  init(_ format: PixelFormat) {
    self.format = format
    // The first colour stands for "as before".
    if format == .indexed { _ = table.index(of: 0) }
  }

  /// Adds a frame; false if the format cannot hold it.
  mutating func add(_ bitmap: Bitmap, _ index: Int) throws(RenderingError) -> Bool {
    let whole = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    guard let before = last else {
      last = bitmap
      return store(bitmap, whole, over: nil)
    }
    guard before.width == bitmap.width, before.height == bitmap.height else {
      throw .frameSize(
        index, width: bitmap.width, height: bitmap.height, expectedWidth: before.width,
        expectedHeight: before.height)
    }
    last = bitmap
    let area = APNGFrames.change(before, bitmap)
    guard !area.isEmpty else {
      stored[stored.count - 1].length += 1
      return true
    }
    return store(bitmap, area, over: before)
  }

  /// Compresses a part of a frame: as it is, or as what differs from before, whichever is shorter.
  private mutating func store(_ bitmap: Bitmap, _ area: PixelRect, over before: Bitmap?) -> Bool {
    guard format == .indexed else {
      if format == .rgb && !bitmap.isOpaque { return false }
      let data = Deflate.zlib(ScanLines.direct(bitmap, in: area, format))
      stored.append(Stored(area: area, data: data, isLaidOver: false, length: 1))
      return true
    }
    guard var indices = table.indices(of: bitmap, in: area) else { return false }
    let plain = Deflate.zlib(ScanLines.indexed(indices, width: area.width, depth: 8))
    var best = Stored(area: area, data: plain, isLaidOver: false, length: 1)
    if let before, bitmap.isOpaque {
      var place = 0
      for row in area.top..<area.bottom {
        for pixel in row * bitmap.width + area.left..<row * bitmap.width + area.right {
          if before.pixels[pixel] == bitmap.pixels[pixel] { indices[place] = 0 }
          place += 1
        }
      }
      let laidOver = Deflate.zlib(ScanLines.indexed(indices, width: area.width, depth: 8))
      if laidOver.count < plain.count {
        best.data = laidOver
        best.isLaidOver = true
      }
    }
    stored.append(best)
    return true
  }

  /// The smallest rectangle around all pixels that differ.
  private static func change(_ before: Bitmap, _ after: Bitmap) -> PixelRect {
    let (width, height) = (after.width, after.height)
    var area = PixelRect(left: width, top: height, right: 0, bottom: 0)
    before.pixels.withUnsafeBufferPointer { before in
      after.pixels.withUnsafeBufferPointer { after in
        for row in 0..<height {
          let start = row * width
          var left = 0
          while left < width, before[start + left] == after[start + left] { left += 1 }
          if left == width { continue }
          var right = width
          while before[start + right - 1] == after[start + right - 1] { right -= 1 }
          area = PixelRect(
            left: min(area.left, left), top: min(area.top, row), right: max(area.right, right),
            bottom: row + 1)
        }
      }
    }
    return area
  }

  /// The whole file.
  func file(_ rate: FrameRate, _ plays: Int, _ hold: Int) -> [UInt8] {
    var file = PNGFile()
    guard let first = stored.first else { return [] }
    file.addHeader(width: first.area.width, height: first.area.height, depth: 8, format)
    let parts = parts(hold)
    file.add(
      "acTL",
      PNGFile.bytes(of: UInt32(parts.count))
        + PNGFile.bytes(of: UInt32(max(0, min(plays, 1 << 30)))))
    if format == .indexed { file.addColors(table.colors) }
    var sequence: UInt32 = 0
    for (index, part) in parts.enumerated() {
      file.add("fcTL", APNGFrames.control(part, sequence, rate))
      sequence += 1
      if index == 0 {
        file.add("IDAT", part.data)
      } else {
        file.add("fdAT", PNGFile.bytes(of: sequence) + part.data)
        sequence += 1
      }
    }
    file.add("IEND", [])
    return file.bytes
  }

  /// The frames, the last one longer; frames longer than the format can say are repeated.
  private func parts(_ hold: Int) -> [Stored] {
    var parts: [Stored] = []
    for (index, frame) in stored.enumerated() {
      var rest = frame
      if index == stored.count - 1 { rest.length += max(0, min(hold, 1 << 30)) }
      while rest.length > 65_535, parts.count < 1 << 20 {
        var part = rest
        part.length = 65_535
        parts.append(part)
        rest.length -= 65_535
      }
      parts.append(rest)
    }
    return parts
  }

  private static func control(_ frame: Stored, _ sequence: UInt32, _ rate: FrameRate) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in [
      sequence, UInt32(frame.area.width), UInt32(frame.area.height), UInt32(frame.area.left),
      UInt32(frame.area.top),
      UInt32(min(frame.length, 65_535)) << 16 | UInt32(rate.framesPerSecond),
    ] {
      bytes += PNGFile.bytes(of: number)
    }
    // Afterwards the picture stays as it is; then the next frame replaces it or is laid over it.
    return bytes + [0, frame.isLaidOver ? 1 : 0]
  }
}
