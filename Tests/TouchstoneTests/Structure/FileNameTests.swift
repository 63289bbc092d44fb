import Testing

/// Files whose name and content do not go together, each with its place and what to do.
///
/// `Name.swift` declares `Name`, and no other public type outside it. `Name+Thing.swift` extends
/// `Name`. A generic `NameOf` and its short name `Name` count as one.
private func misnamed(in files: [SourceFile]) -> [String] {
  files.flatMap { file -> [String] in
    let declarations = file.declarations
    if file.name.contains("+") {
      let noun = String(file.name.prefix { $0 != "+" })
      let extended = declarations.filter(\.isExtension).map(\.name)
      let strangers = declarations.filter { $0.isPublic && !$0.isExtension }
      return strangers.map { type in
        "\(file.path):\(type.line): a plus-file declares the public type \(type.name); "
          + "move it to \(type.name).swift"
      }
        + (extended.contains { $0 == noun || $0 == noun + "Of" }
          ? [] : ["\(file.path):1: a plus-file without an extension of \(noun); rename it"])
    }
    let types = declarations.filter { !$0.isExtension }
    guard let first = types.first else { return [] }
    let names = [file.name, file.name + "Of"]
    var problems: [String] = []
    if !types.contains(where: { names.contains($0.name) }) {
      problems.append(
        "\(file.path):\(first.line): declares \(first.name) but no \(file.name); "
          + "rename the file or the type")
    }
    for type in types where type.isPublic && !names.contains(type.name) {
      problems.append(
        "\(file.path):\(type.line): declares a second public type, \(type.name); "
          + "move it to \(type.name).swift")
    }
    return problems
  }
}

@Suite struct FileNameTests {
  @Test func `every file is named after its one public noun`() {
    expectNone(misnamed(in: PackageFiles.sources))
  }

  @Test func `a file with a wrong name is found with its place`() {
    let planted = [
      SourceFile(path: "Sources/T/Right.swift", text: "public struct Right { public enum In {} }"),
      SourceFile(
        path: "Sources/T/Short.swift",
        text: "public struct ShortOf<T> {}\npublic typealias Short = ShortOf<Never>\nstruct Aid {}"),
      SourceFile(path: "Sources/T/Right+More.swift", text: "extension Right {}"),
      SourceFile(path: "Sources/T/Wrong.swift", text: "\npublic struct Other {}"),
      SourceFile(
        path: "Sources/T/Two.swift", text: "public struct Two {}\npublic final class Three {}"),
      SourceFile(path: "Sources/T/Right+Less.swift", text: "extension Two {}\npublic enum Four {}"),
    ]
    #expect(
      misnamed(in: planted) == [
        "Sources/T/Wrong.swift:2: declares Other but no Wrong; rename the file or the type",
        "Sources/T/Wrong.swift:2: declares a second public type, Other; move it to Other.swift",
        "Sources/T/Two.swift:2: declares a second public type, Three; move it to Three.swift",
        "Sources/T/Right+Less.swift:2: a plus-file declares the public type Four; "
          + "move it to Four.swift",
        "Sources/T/Right+Less.swift:1: a plus-file without an extension of Right; rename it",
      ])
  }
}
