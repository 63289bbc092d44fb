// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Timers",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Timers", targets: ["Timers"])
  ],
  dependencies: [
    .package(name: "Touchstone", path: "../..")
  ],
  targets: [
    .target(
      name: "Timers",
      dependencies: [
        .product(name: "Touchstone", package: "Touchstone")
      ]),
    .testTarget(
      name: "TimersTests",
      dependencies: [
        "Timers",
        .product(name: "TouchstoneTesting", package: "Touchstone"),
        .product(name: "TouchstoneTraces", package: "Touchstone"),
      ]),
  ]
)
