// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Touchstone",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Touchstone", targets: ["Touchstone"]),
    .library(name: "TouchstoneTraces", targets: ["TouchstoneTraces"]),
    .library(name: "TouchstoneRendering", targets: ["TouchstoneRendering"]),
    .library(name: "TouchstoneTesting", targets: ["TouchstoneTesting"]),
    .library(name: "TouchstoneUIKit", targets: ["TouchstoneUIKit"]),
    .executable(name: "touchstone", targets: ["TouchstoneTool"]),
    .executable(name: "touchstone-bench", targets: ["TouchstoneBenchmarks"]),
  ],
  targets: [
    .target(name: "Touchstone"),
    .target(name: "TouchstoneTraces", dependencies: ["Touchstone"]),
    .target(name: "TouchstoneRendering", dependencies: ["Touchstone"]),
    .target(
      name: "TouchstoneTesting",
      dependencies: ["Touchstone", "TouchstoneTraces", "TouchstoneRendering"]),
    .target(name: "TouchstoneUIKit", dependencies: ["Touchstone", "TouchstoneTraces"]),
    .executableTarget(
      name: "TouchstoneTool",
      dependencies: ["Touchstone", "TouchstoneTraces", "TouchstoneRendering"]),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "TouchstoneBenchmarks",
      dependencies: [
        "AllocationCounter", "Touchstone", "TouchstoneTraces", "TouchstoneRendering",
      ]),
    .target(
      name: "TouchstoneSystems", dependencies: ["Touchstone"], path: "Playground/Systems"),
    .executableTarget(
      name: "touchstone-demo",
      dependencies: ["Touchstone", "TouchstoneRendering", "TouchstoneSystems"],
      path: "Playground/Terminal"),
    .testTarget(
      name: "TouchstoneSystemsTests", dependencies: ["Touchstone", "TouchstoneSystems"],
      path: "Playground/SystemsTests"),
    .testTarget(name: "TouchstoneTests", dependencies: ["Touchstone"]),
    .testTarget(
      name: "TouchstoneTracesTests", dependencies: ["Touchstone", "TouchstoneTraces"]),
    .testTarget(
      name: "TouchstoneProofTests", dependencies: ["Touchstone", "TouchstoneTraces"]),
    .testTarget(
      name: "TouchstoneRenderingTests", dependencies: ["Touchstone", "TouchstoneRendering"]),
    .testTarget(
      name: "TouchstoneTestingTests",
      dependencies: ["Touchstone", "TouchstoneRendering", "TouchstoneTesting", "TouchstoneTraces"]),
    .testTarget(
      name: "TouchstoneToolTests",
      dependencies: ["Touchstone", "TouchstoneTraces", "TouchstoneTool"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  var settings = target.swiftSettings ?? []
  settings.append(.treatAllWarnings(as: .error))
  settings.append(.enableUpcomingFeature("ExistentialAny"))
  settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  settings.append(.enableUpcomingFeature("MemberImportVisibility"))
  target.swiftSettings = settings
}
