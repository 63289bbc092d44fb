extension RemoteRequest {
  /// A part of a path: everything but letters, digits and `-._~` as %XX.
  static func escaped(_ part: String) -> String {
    var bytes: [UInt8] = []
    for byte in part.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e:
        bytes.append(byte)
      default:
        bytes.append(0x25)
        bytes.append(hexadecimal(byte >> 4))
        bytes.append(hexadecimal(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a JSON string with its quotes.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5c:
        bytes.append(0x5c)
        bytes.append(byte)
      case 0..<0x20:
        bytes += Array(#"\u00"#.utf8)
        bytes.append(hexadecimal(byte >> 4))
        bytes.append(hexadecimal(byte & 15))
      default:
        bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x37 + digit
  }
}
