// swift-tools-version: 6.3

import PackageDescription

/// One set of language settings for every Swift target, so that none is laxer than another.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// How a debug build of the program is linked.
///
/// The tests start it some thousand times: with Swift's libraries in it, it starts a quarter faster. Foundation's own parts are
/// named here, since a compilation for shared libraries does not name them; lld takes libraries in any order. The options of
/// the Makefile link a release build.
let linking: [LinkerSetting] =
  [.unsafeFlags(["-static-stdlib", "-use-ld=lld"], .when(configuration: .debug))]
  + ["CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections"].map {
    .linkedLibrary($0, .when(configuration: .debug))
  }

/// A library of the package.
///
/// Of each file it embeds, the module has the bytes in `PackageResources`.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], embedding files: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
    swiftSettings: settings)
}

/// A library of the pure core that computes much, which a debug build optimizes, too.
///
/// Recorded days and random walks run through these in the tests, in half of the time. Assertions and checks of overflow stay.
func computing(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: settings + [
      .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
    ])
}

/// The unit tests of a library.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    swiftSettings: settings)
}

let asyncHTTPClient = Target.Dependency.product(
  name: "AsyncHTTPClient", package: "async-http-client")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let configuration = Target.Dependency.product(
  name: "Configuration", package: "swift-configuration")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdTesting = Target.Dependency.product(
  name: "HummingbirdTesting", package: "hummingbird")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let lifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let lifecycleTesting = Target.Dependency.product(
  name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbirdCore = Target.Dependency.product(
  name: "HummingbirdCore", package: "hummingbird")
let nio = ["NIOCore", "NIOHTTP1", "NIOPosix"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}
let subprocess: [Target.Dependency] = [
  .product(name: "Subprocess", package: "swift-subprocess"),
  .product(name: "SystemPackage", package: "swift-system"),
]
let httpParts = ["NIOHTTPCompression", "NIOHTTPTypes", "NIOHTTPTypesHTTP1"].map {
  Target.Dependency.product(name: $0, package: "swift-nio-extras")
}
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let core: [Target.Dependency] = ["Geo", "Journal", "Recurrence", "Regions", "Reminders"]

let package = Package(
  name: "passby",
  products: [
    .executable(name: "passby", targets: ["passby"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(
      url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: ["YAML"]),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // The pure core: no sentence, no clock, no file, no socket.
    computing("Text"),
    computing("Geo"),
    computing("Recurrence", ["Text"]),
    computing("Regions", ["Geo"]),
    computing("Journal", ["Recurrence"]),
    computing("Reminders", ["Geo", "Journal", "Recurrence", "Regions"]),
    library("Progress", core),
    // Every sentence, above the core and below all that speaks.
    library("Localization", ["Geo", "Recurrence", "Regions", "Reminders", "Text"]),
    library("Appearance"),
    library(
      "Application",
      core + [
        "Appearance", "Entry", "Localization", "Pictures", "Planning", "Progress", "Text", crypto,
      ]),
    library("Entry", ["Localization", "Recurrence", "Text"]),
    computing("Planning", ["Recurrence"]),
    computing("NMEA", ["Geo"]),
    computing("Pictures"),
    library("Phones", ["Geo", "Regions", "Reminders", "Text"]),

    // Adapters: each knows one outside library, and none knows another.
    .systemLibrary(name: "CLibGPS", pkgConfig: "libgps", providers: [.apt(["libgps-dev"])]),
    .target(name: "CGPSShim", dependencies: ["CLibGPS"]),
    library("GPSD", ["CGPSShim", "Geo", "Localization", "Text", "Wake"]),
    // What only few commands need is loaded when it is asked for: each library slows every command
    // down that is linked with it, libmosquitto with OpenSSL above all.
    .target(name: "CLibrary"),
    .target(name: "CSodium", dependencies: ["CLibrary"]),
    library("Sodium", ["CSodium"]),
    .target(name: "CExpat", dependencies: ["CLibrary"]),
    library("GPX", ["CExpat"]),
    .target(name: "CMosquitto", dependencies: ["CLibrary"]),
    library("MQTT", ["CMosquitto", "Wake"]),
    library(
      "SQLiteStore", core + ["Localization", "Text", crypto, grdb, sqlite],
      embedding: ["schema.sql"]),
    library("Archive", core + ["Localization", "SQLiteStore", "Text", grdb]),
    library("MBTiles", ["Geo", "Localization", "Text", grdb]),
    library("HTTPSupport", ["Localization", asyncHTTPClient] + nio),
    library("Geocoding", ["Geo", "HTTPSupport", "Localization", "Text", asyncHTTPClient] + nio),
    library(
      "Rewards",
      ["Application", "HTTPSupport", "Localization", "Pictures", asyncHTTPClient] + nio),
    library(
      "Notifiers",
      [
        "Application", "CLinux", "HTTPSupport", "Localization", "Reminders", "Text", crypto,
        asyncHTTPClient, mustache,
      ] + nio + subprocess),
    library("Settings", ["Appearance", "Localization", "Text", configuration]),
    .systemLibrary(name: "CLinux"),
    library("Wake", ["CLinux"]),
    library("Watching", ["CLinux", "Localization", "Wake"]),
    library("Control", ["Localization", "Text", "Wake"]),
    .target(name: "CWebAssets"),
    // libqrencode is loaded when a code is drawn, so that it is optional.
    .target(name: "CQREncode"),
    library("QRCode", ["CQREncode"]),
    library(
      "WebApp",
      core + [
        "Appearance", "Application", "CWebAssets", "Entry", "HTTPSupport", "Localization",
        "Pictures", "Planning", "Progress", "QRCode", "Text",
        crypto,
        httpTypes,
        hummingbird, hummingbirdCore, lifecycle, logging, mustache,
      ] + nio + httpParts),

    // What ties them together.
    library("Engine", core + ["Application", "Localization", "Text", lifecycle, logging]),
    library("Terminal", ["Application", "Localization", "Recurrence", "Reminders"]),
    library(
      "Runtime",
      [
        "Application", "Localization", "Planning", "Recurrence", "Reminders", "SQLiteStore",
        "Settings", "Terminal",
      ]),
    library(
      "Daemon",
      core + [
        "Application", "CLinux", "Control", "Engine", "GPSD", "GPX", "Geocoding", "Localization",
        "MBTiles", "MQTT", "NMEA", "Notifiers", "Phones", "Planning", "Rewards", "Runtime",
        "SQLiteStore", "Settings", "Sodium", "Terminal", "Text", "Watching", "WebApp", crypto,
        lifecycle, logging,
      ]),
    library(
      "Commands",
      core + [
        "Application", "Archive", "Control", "Daemon", "Engine", "Entry", "GPSD", "Localization",
        "NMEA", "Notifiers", "Phones", "Planning", "Progress", "QRCode", "Runtime", "SQLiteStore",
        "Settings", "Sodium", "Terminal", "Text", "Wake", "WebApp", argumentParser, logging,
      ]),
    .executableTarget(
      name: "passby", dependencies: ["Commands", "Terminal"], swiftSettings: settings,
      linkerSettings: linking),

    .target(
      name: "TestSupport", dependencies: core + ["SQLiteStore"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("Text", ["Localization"]),
    tests("Localization"),
    tests("Appearance"),
    tests("Geo", ["Localization"]),
    tests("Recurrence", ["Localization"]),
    tests("Regions", ["Geo", "Localization", "TestSupport"]),
    tests("Reminders", ["Geo", "Journal", "Recurrence", "Regions", "TestSupport"]),
    tests("NMEA", ["Geo", "TestSupport"]),
    tests("Pictures", ["TestSupport"]),
    tests("Phones", ["Geo", "Regions", "Reminders", "TestSupport"]),
    tests("CLibrary"),
    tests("Sodium"),
    tests("GPX"),
    tests("MQTT", ["TestSupport"]),
    tests("GPSD", ["CGPSShim", "Geo", "Localization", "TestSupport", "Wake"]),
    tests("Entry", ["Localization", "Recurrence"]),
    tests("Planning", ["Recurrence", "TestSupport"]),
    tests("Journal", ["Recurrence"]),
    tests("SQLiteStore", core + ["Localization", "TestSupport", grdb]),
    tests(
      "Archive", core + ["Engine", "Localization", "Phones", "SQLiteStore", "TestSupport", grdb]),
    tests("MBTiles", ["Geo", "Localization", "TestSupport", grdb]),
    tests("Geocoding", ["Geo", "Localization", "TestSupport"]),
    tests("HTTPSupport", ["Localization", "TestSupport", asyncHTTPClient] + nio),
    tests("Rewards", ["Application", "TestSupport"]),
    tests(
      "Notifiers", ["HTTPSupport", "Localization", "Reminders", "Text", "TestSupport", crypto]),
    tests("Settings", ["Appearance", "Localization", "Text"]),
    tests("QRCode"),
    tests("Wake"),
    tests("Watching", ["Localization", "TestSupport"]),
    tests("Control", ["Localization", "TestSupport"]),
    tests("Progress", core + ["TestSupport"]),
    tests(
      "Application",
      core + ["Entry", "Localization", "Planning", "Progress", "SQLiteStore", "TestSupport"]),
    tests(
      "WebApp",
      core + [
        "Appearance", "Application", "Localization", "QRCode", "SQLiteStore", "TestSupport",
        "Text",
        httpTypes,
        hummingbird,
        hummingbirdTesting,
        lifecycle, logging, .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ] + nio),
    tests("Terminal", core + ["Application", "Localization", "TestSupport"]),
    tests(
      "Runtime",
      [
        "Application", "Localization", "Recurrence", "Reminders", "SQLiteStore", "Settings",
        "TestSupport",
      ]),
    tests(
      "Daemon",
      core + [
        "Application", "CMosquitto", "Control", "Engine", "GPSD", "Localization", "MQTT",
        "Notifiers", "Runtime", "SQLiteStore", "Settings", "Sodium", "Terminal", "TestSupport",
        "Watching", "WebApp",
        crypto, lifecycle, logging,
      ]),
    tests(
      "Engine",
      core + [
        "Localization", "NMEA", "SQLiteStore", "TestSupport", lifecycle, lifecycleTesting, logging,
      ]),
    .testTarget(name: "BrowserTests", exclude: ["walk"], swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Control", "Localization", "Sodium", "TestSupport"],
      swiftSettings: settings),
  ]
)
