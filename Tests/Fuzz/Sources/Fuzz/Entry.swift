/// The target that the command line names: `fuzz --target=native corpus`.
nonisolated(unsafe) private var target: FuzzTarget = .native

/// Called once by libFuzzer, which itself ignores arguments with two dashes.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> Int32 {
  let prefix = "--target="
  for index in 1..<max(1, Int(count.pointee)) {
    let argument = String(cString: arguments.pointee[index])
    guard argument.hasPrefix(prefix) else { continue }
    guard let named = FuzzTarget(rawValue: String(argument.dropFirst(prefix.count))) else {
      fatalError("no target '\(argument)'; one of \(FuzzTarget.allCases.map(\.rawValue))")
    }
    target = named
  }
  return 0
}

/// Called by libFuzzer for every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
