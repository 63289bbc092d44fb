// swift-tools-version: 6.2
import PackageDescription

// A package of its own: its program has no main, libFuzzer brings one. `.ci/fuzz` builds it.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "Touchstone", package: "Touchstone"),
        .product(name: "TouchstoneTraces", package: "Touchstone"),
        .product(name: "TouchstoneRendering", package: "Touchstone"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
