// swift-tools-version: 6.3

import PackageDescription

// A program of its own that uses four libraries of Passby: `PASSBY_REPOSITORY` is the git URL of
// Passby, whose tag 0.3.0 is used. A dependency by path would accept settings that SwiftPM refuses
// in a package that another one depends on.
let package = Package(
  name: "example",
  dependencies: [
    .package(url: Context.environment["PASSBY_REPOSITORY"] ?? "../..", exact: "0.3.0")
  ],
  targets: [
    .executableTarget(
      name: "example",
      dependencies: ["Geo", "NMEA", "Recurrence", "Regions"].map {
        .product(name: $0, package: "passby")
      })
  ]
)
