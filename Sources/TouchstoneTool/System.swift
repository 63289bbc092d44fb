#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The operating system, as far as the tool needs it; the only file that names the C library.
enum System {
  /// Ends the process with a code.
  static func leave(_ code: Int32) -> Never {
    exit(code)
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens a file for reading; a missing one, a folder, or a forbidden one is an error.
  static func openForReading(_ path: String) throws(ToolError) -> Int32 {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .input("\(path): \(explanation(errno))") }
    if isFolder(descriptor) {
      close(descriptor)
      throw .input("\(path): is a folder, expected a file")
    }
    return descriptor
  }

  /// Opens a file for writing, empty; a missing folder or a forbidden one is an error.
  static func openForWriting(_ path: String) throws(ToolError) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw .input("\(path): \(explanation(errno))") }
    return descriptor
  }

  /// Gives a file another name; a file that has that name already goes away.
  static func rename(_ path: String, to target: String) throws(ToolError) {
    #if canImport(Glibc)
      let code = Glibc.rename(path, target)
    #elseif canImport(Musl)
      let code = Musl.rename(path, target)
    #elseif canImport(Darwin)
      let code = Darwin.rename(path, target)
    #endif
    guard code == 0 else { throw .input("\(target): \(explanation(errno))") }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    unlink(path)
  }

  /// Gives a descriptor back.
  static func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
  }

  /// Reads up to `count` bytes; nothing at the end of the file.
  static func readBlock(_ descriptor: Int32, count: Int, path: String) throws(ToolError) -> [UInt8]
  {
    var failure: Int32 = 0
    let block = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = read(descriptor, buffer.baseAddress, buffer.count)
      while got < 0 && errno == EINTR {
        got = read(descriptor, buffer.baseAddress, buffer.count)
      }
      failure = got < 0 ? errno : 0
      filled = max(0, got)
    }
    guard failure == 0 else { throw .input("\(path): \(explanation(failure))") }
    return block
  }

  /// Writes all bytes; the answer is what the system said against it.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    bytes.withUnsafeBytes { raw in
      guard let base = raw.baseAddress else { return nil }
      var offset = 0
      while offset < raw.count {
        let count = write(descriptor, base + offset, raw.count - offset)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return explanation(errno) }
        offset += count
      }
      return nil
    }
  }

  /// A file itself, or every file below a folder whose name ends so, in order of their paths.
  static func files(below path: String, ending: String) throws(ToolError) -> [String] {
    guard let folder = opendir(path) else {
      guard access(path, R_OK) == 0 else { throw .input("\(path): \(explanation(errno))") }
      return [path]
    }
    defer { closedir(folder) }
    var found: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if name.hasSuffix(ending) {
        found.append(child)
      } else if let inner = opendir(child) {
        closedir(inner)
        found += try files(below: child, ending: ending)
      }
    }
    return found.sorted()
  }

  private static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func explanation(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
