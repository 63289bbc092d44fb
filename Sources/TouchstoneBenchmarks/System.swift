#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The operating system and the C library, as far as the benchmarks need them.
enum System {
  /// Ends the process with a code.
  static func leave(_ code: Int32) -> Never { exit(code) }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes text to a descriptor; what cannot be written is lost.
  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unistdWrite(descriptor, $0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Everything in a file; nil if it cannot be read.
  static func bytes(ofFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var all: [UInt8] = []
    while true {
      var failed = false
      let block = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        failed = count < 0
        filled = max(0, count)
      }
      if failed { return nil }
      if block.isEmpty { return all }
      all += block
    }
  }

  /// Copies memory as fast as the machine can.
  static func copy(_ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) {
    guard let from = source.baseAddress, let to = target.baseAddress else { return }
    memcpy(to, from, min(source.count, target.count))
  }

  /// Counts line feeds as fast as the C library can.
  static func lineFeeds(in bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      guard var place = raw.baseAddress else { return 0 }
      let end = place + raw.count
      var count: UInt64 = 0
      while let found = memchr(place, 10, end - place) {
        count += 1
        place = UnsafeRawPointer(found) + 1
      }
      return count
    }
  }

  /// A spring by the textbook's formula and the C library's functions: position and velocity.
  static func springByLibrary(
    decay: Double, frequency: Double, offset: Double, velocity: Double, at time: Double
  ) -> (value: Double, velocity: Double) {
    let envelope = exp(-decay * time)
    let cosine = cos(frequency * time)
    let sine = sin(frequency * time)
    let second = (velocity + decay * offset) / frequency
    let value = envelope * (offset * cosine + second * sine)
    let slope = envelope * (second * frequency * cosine - offset * frequency * sine)
    return (value, slope - decay * value)
  }
}
