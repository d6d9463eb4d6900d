// swift-tools-version: 6.3

import PackageDescription

/// The same settings as the main package has; a release build is for the processor at hand, as the peers' are.
let settings: [SwiftSetting] = [
  // Unsafe to SwiftPM because a package that depends on this one could not undo it; none does.
  .unsafeFlags(["-Xcc", "-march=native"], .when(configuration: .release)),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A library of the main package, through the link `Passby`: a dependency on the main package would fetch
/// everything that the core does not need.
func library(
  _ name: String, in folder: String = "Core", _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Passby/\(folder)/\(name)",
    swiftSettings: settings)
}

func program(_ name: String, _ libraries: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: ["Measuring"] + libraries, swiftSettings: settings)
}

let package = Package(
  name: "passby-benchmarks",
  targets: [
    library("Text"),
    library("Geo"),
    library("Recurrence", ["Text"]),
    library("Regions", ["Geo"]),
    library("NMEA", in: "Positions", ["Geo"]),
    library("Planning", ["Recurrence"]),
    .target(name: "Measuring", swiftSettings: settings),
    program("bench-geo", ["Geo", "Regions"]),
    program("bench-nmea", ["Geo", "NMEA"]),
    program("bench-plan", ["Planning"]),
    program("bench-quality", ["Geo", "Regions"]),
    program("bench-recur", ["Recurrence"]),
  ]
)
