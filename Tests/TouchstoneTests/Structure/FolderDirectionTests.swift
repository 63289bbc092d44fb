import Testing

/// The core's folders, and which others each may look at: only downwards.
private let visible: [String: Set<String>] = {
  let ground: Set = ["Math", "Time", "Geometry", "Configuration"]
  let touch = ground.union(["Touch"])
  let recognizers = touch.union(["Velocity"])
  let arena = recognizers.union(["Recognizers"])
  let interactions = arena.union(["Arena", "Motion"])
  return [
    "Math": ground, "Time": ground, "Geometry": ground, "Configuration": ground, "Touch": ground,
    "Velocity": touch, "Motion": touch, "Recognizers": recognizers, "Arena": arena,
    "Interactions": interactions, "Journal": interactions.union(["Interactions"]),
  ]
}()

/// Types that are used where they should not be known, each once a file, with its place.
private func upwardLooks(in files: [SourceFile]) -> [String] {
  let core = files.filter { $0.folder(1) == "Touchstone" }
  var home: [String: String] = [:]
  for file in core {
    for declaration in file.declarations where !declaration.isExtension {
      home[declaration.name] = file.folder(2)
    }
  }
  return core.flatMap { file -> [String] in
    let folder = file.folder(2)
    guard let allowed = visible[folder] else {
      return ["\(file.path):1: the folder '\(folder)' has no rule; add one to this test"]
    }
    var told: Set<String> = []
    return file.words.compactMap { word in
      guard let owner = home[word.text], owner != folder, !allowed.contains(owner),
        told.insert(word.text).inserted
      else { return nil }
      return "\(file.path):\(word.line): \(folder)/ looks up at \(owner)/ (\(word.text)); "
        + "move the code to \(owner)/, or \(word.text) down to where both may see it"
    }
  }
}

@Suite struct FolderDirectionTests {
  @Test func `the folders of the core look only downwards`() {
    expectNone(upwardLooks(in: PackageFiles.sources))
  }

  @Test func `a look upwards is found with its place`() {
    let planted = [
      SourceFile(
        path: "Sources/Touchstone/Velocity/Planted.swift",
        text: """
          /// Not the Arena of this comment.
          struct Planted {
            let text = "not the Arena of this string"
            /* nor /* this */ Arena */
            func f() -> String { "but \\(Arena().count) counts" }
            var spring: Spring?, other: Spring?
          }
          """),
      SourceFile(path: "Sources/Touchstone/Arena/Arena.swift", text: "public struct Arena {}"),
      SourceFile(
        path: "Sources/Touchstone/Motion/Spring.swift",
        text: "public struct Spring { var from: Point = .zero }"),
      SourceFile(path: "Sources/Touchstone/Geometry/Point.swift", text: "public struct Point {}"),
    ]
    #expect(
      upwardLooks(in: planted) == [
        "Sources/Touchstone/Velocity/Planted.swift:5: Velocity/ looks up at Arena/ (Arena); "
          + "move the code to Arena/, or Arena down to where both may see it",
        "Sources/Touchstone/Velocity/Planted.swift:6: Velocity/ looks up at Motion/ (Spring); "
          + "move the code to Motion/, or Spring down to where both may see it",
      ])
  }
}
