import TouchstoneRendering

/// Reads PNG and APNG files, written from the standard alone, to check the encoder.
struct PNGReader {
  struct Failure: Error { let reason: String }

  /// One picture of a file, laid over the ones before it, with how long it is shown.
  struct Frame {
    var pixels: [Color]
    var seconds: Double
    /// The part of the picture that the file stores.
    var part: (x: Int, y: Int, width: Int, height: Int)
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var depth = 0
  private(set) var colorType = 0
  private(set) var chunks: [String] = []
  private(set) var frames: [Frame] = []
  private(set) var plays: Int?
  private(set) var colors: [Color] = []
  private var alphas: [UInt8] = []
  private var canvas: [Color] = []
  private var control: [UInt8]?
  private var data: [UInt8] = []
  private var sequence = 0

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else {
      throw Failure(reason: "signature")
    }
    var index = 8
    while index + 12 <= bytes.count {
      let count = PNGReader.number(bytes[index..<index + 4])
      guard index + 12 + count <= bytes.count else { throw Failure(reason: "chunk length") }
      let body = bytes[index + 4..<index + 8 + count]
      let sum = PNGReader.number(bytes[index + 8 + count..<index + 12 + count])
      guard PNGReader.sum(body) == sum else { throw Failure(reason: "CRC") }
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      chunks.append(name)
      try take(name, Array(body.dropFirst(4)))
      index += 12 + count
    }
    guard index == bytes.count, chunks.last == "IEND" else { throw Failure(reason: "end") }
  }

  private mutating func take(_ name: String, _ body: [UInt8]) throws {
    switch name {
    case "IHDR":
      width = PNGReader.number(body[0..<4])
      height = PNGReader.number(body[4..<8])
      (depth, colorType) = (Int(body[8]), Int(body[9]))
      canvas = [Color](repeating: Color(hex: 0, alpha: 0), count: width * height)
    case "PLTE":
      for index in stride(from: 0, to: body.count, by: 3) {
        colors.append(Color(red: body[index], green: body[index + 1], blue: body[index + 2]))
      }
    case "tRNS": alphas = body
    case "acTL": plays = PNGReader.number(body[4..<8])
    case "fcTL":
      if control != nil { try finish() }
      try checkSequence(body)
      control = body
    case "IDAT": data += body
    case "fdAT":
      try checkSequence(body)
      data += body[4...]
    case "IEND": try finish()
    default: throw Failure(reason: "chunk \(name)")
    }
  }

  private mutating func checkSequence(_ body: [UInt8]) throws {
    guard PNGReader.number(body[0..<4]) == sequence else { throw Failure(reason: "sequence") }
    sequence += 1
  }

  /// Puts the data so far on the canvas.
  private mutating func finish() throws {
    var part = (x: 0, y: 0, width: width, height: height)
    var seconds = 0.0
    if let control {
      part = (
        PNGReader.number(control[12..<16]), PNGReader.number(control[16..<20]),
        PNGReader.number(control[4..<8]), PNGReader.number(control[8..<12])
      )
      let ticks = PNGReader.number(control[22..<24])
      seconds = Double(PNGReader.number(control[20..<22])) / Double(ticks == 0 ? 100 : ticks)
      guard control[24] == 0, control[25] <= 1 else { throw Failure(reason: "disposal") }
    }
    guard part.x + part.width <= width, part.y + part.height <= height else {
      throw Failure(reason: "part")
    }
    let pixels = try pixels(part.width, part.height)
    for row in 0..<part.height {
      for column in 0..<part.width {
        let place = (part.y + row) * width + part.x + column
        let color = pixels[row * part.width + column]
        // Blend 1 lays over; the encoder only stores unseen pixels where nothing changes.
        if control?[25] == 1 && color.alpha == 0 { continue }
        canvas[place] = color
      }
    }
    frames.append(Frame(pixels: canvas, seconds: seconds, part: part))
    data = []
  }

  private func pixels(_ width: Int, _ height: Int) throws -> [Color] {
    let channels = [0: 1, 2: 3, 3: 1, 6: 4][colorType] ?? 0
    let rowBytes = (width * channels * depth + 7) / 8
    let raw = try Inflater.zlib(data).bytes
    guard raw.count == (rowBytes + 1) * height else { throw Failure(reason: "amount of data") }
    var result: [Color] = []
    var above = [UInt8](repeating: 0, count: rowBytes)
    let step = max(1, channels * depth / 8)
    for row in 0..<height {
      let start = row * (rowBytes + 1)
      var line = Array(raw[start + 1..<start + 1 + rowBytes])
      for index in line.indices {
        let left = index >= step ? line[index - step] : 0
        switch raw[start] {
        case 0: break
        case 1: line[index] &+= left
        case 2: line[index] &+= above[index]
        default: throw Failure(reason: "filter")
        }
      }
      for column in 0..<width {
        switch colorType {
        case 3:
          let bit = column * depth
          let value = Int(line[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
          var color = colors[value]
          if value < alphas.count { color.alpha = alphas[value] }
          result.append(color)
        case 2:
          let place = column * 3
          result.append(Color(red: line[place], green: line[place + 1], blue: line[place + 2]))
        default:
          let place = column * 4
          result.append(
            Color(
              red: line[place], green: line[place + 1], blue: line[place + 2],
              alpha: line[place + 3]))
        }
      }
      above = line
    }
    return result
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}
