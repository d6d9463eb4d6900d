// swift-tools-version: 6.3

import PackageDescription

/// The same settings as the main package has.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

func program(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["Measuring", .product(name: "PassbyCore", package: "passby")],
    swiftSettings: settings)
}

let package = Package(
  name: "passby-benchmarks",
  dependencies: [.package(name: "passby", path: "..")],
  targets: [
    .target(name: "Measuring", swiftSettings: settings),
    program("bench-geo"),
  ]
)
