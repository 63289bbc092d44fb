import Testing

/// What a target may import, and the only file that may import the C library.
private struct ImportRule {
  var modules: Set<String>
  var doorToSystem: String?
}

private let rules: [String: ImportRule] = {
  let libraries: Set = ["Touchstone", "TouchstoneTraces", "TouchstoneRendering"]
  return [
    "Touchstone": ImportRule(
      modules: [], doorToSystem: "Sources/Touchstone/Math/SystemMath.swift"),
    "TouchstoneTraces": ImportRule(modules: ["Touchstone"]),
    "TouchstoneRendering": ImportRule(modules: ["Touchstone"]),
    "TouchstoneTesting": ImportRule(
      modules: libraries.union(["Testing", "XCTest"]),
      doorToSystem: "Sources/TouchstoneTesting/PictureFile.swift"),
    "TouchstoneUIKit": ImportRule(
      modules: [
        "Touchstone", "TouchstoneTraces", "Foundation", "UIKit", "UIGestureRecognizerSubclass",
      ]),
    "TouchstoneTool": ImportRule(
      modules: libraries, doorToSystem: "Sources/TouchstoneTool/System.swift"),
    "TouchstoneBenchmarks": ImportRule(
      modules: libraries.union(["AllocationCounter"]),
      doorToSystem: "Sources/TouchstoneBenchmarks/System.swift"),
  ]
}()

/// Imports that the target's rule does not allow, each with its place and what to do.
private func forbiddenImports(in files: [SourceFile]) -> [String] {
  let system: Set = ["Glibc", "Musl", "Darwin", "WASILibc"]
  return files.flatMap { file -> [String] in
    let target = file.folder(1)
    guard let rule = rules[target] else {
      return ["\(file.path):1: the target '\(target)' has no rule; add one to ImportTests.swift"]
    }
    return file.imports.compactMap { module, line in
      if rule.modules.contains(module) { return nil }
      if system.contains(module) {
        guard file.path != rule.doorToSystem else { return nil }
        let door = rule.doorToSystem.map { "call it through \($0)" } ?? "do without"
        return "\(file.path):\(line): imports \(module); \(door)"
      }
      let allowed = rule.modules.sorted().joined(separator: ", ")
      return "\(file.path):\(line): imports \(module); \(target) may import "
        + (allowed.isEmpty ? "nothing" : "only \(allowed)")
    }
  }
}

@Suite struct ImportTests {
  @Test func `every target imports only what the map of targets allows`() {
    expectNone(forbiddenImports(in: PackageFiles.sources))
  }

  @Test func `a forbidden import is found with its place`() {
    let planted = [
      SourceFile(
        path: "Sources/Touchstone/Math/A.swift", text: "// import Foundation\nimport Foundation"),
      SourceFile(
        path: "Sources/Touchstone/Math/SystemMath.swift",
        text: "#if canImport(Glibc)\n  internal import Glibc\n#endif"),
      SourceFile(
        path: "Sources/TouchstoneTraces/B.swift",
        text: "public import Touchstone\nimport struct TouchstoneRendering.Scene\nimport Glibc"),
      SourceFile(path: "Sources/Elsewhere/C.swift", text: ""),
    ]
    #expect(
      forbiddenImports(in: planted) == [
        "Sources/Touchstone/Math/A.swift:2: imports Foundation; Touchstone may import nothing",
        "Sources/TouchstoneTraces/B.swift:2: imports TouchstoneRendering; "
          + "TouchstoneTraces may import only Touchstone",
        "Sources/TouchstoneTraces/B.swift:3: imports Glibc; do without",
        "Sources/Elsewhere/C.swift:1: the target 'Elsewhere' has no rule; "
          + "add one to ImportTests.swift",
      ])
  }
}
