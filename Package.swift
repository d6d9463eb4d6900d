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

/// A library of the package, in one of the twelve folders of `Sources`.
///
/// A folder imports only folders above it; `LayerTests` compares this file with the list in ARCHITECTURE.md. Of each file it
/// embeds, the module has the bytes in `PackageResources`.
func library(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [],
  embedding files: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)",
    resources: files.map { .embedInCode($0) }, swiftSettings: settings)
}

/// A library in C.
func cLibrary(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(folder)/\(name)")
}

/// The unit tests of a library.
func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.init(stringLiteral: name)] + dependencies,
    swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let configuration = Target.Dependency.product(
  name: "Configuration", package: "swift-configuration")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
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
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let core: [Target.Dependency] = ["Geo", "Journal", "Model", "Recurrence", "Regions"]

let package = Package(
  name: "passby",
  products: [
    .executable(name: "passby", targets: ["passby"]),
    // For other programs; Tests/Example is one.
    .library(name: "Geo", targets: ["Geo"]),
    .library(name: "NMEA", targets: ["NMEA"]),
    .library(name: "Recurrence", targets: ["Recurrence"]),
    .library(name: "Regions", targets: ["Regions"]),
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
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // Core: pure. No sentence, no clock, no file, no socket.
    library("Text", in: "Core"),
    library("Geo", in: "Core"),
    library("Recurrence", in: "Core", ["Text"]),
    library("Regions", in: "Core", ["Geo"]),
    library("Journal", in: "Core", ["Recurrence"]),
    library("Planning", in: "Core", ["Recurrence"]),
    library("Pictures", in: "Core"),
    library("Model", in: "Core", ["Geo", "Journal", "Recurrence", "Regions"]),
    library("Reminding", in: "Core", core),
    library("Progress", in: "Core", core),

    // Language: every sentence.
    library("Localization", in: "Language", ["Geo", "Model", "Recurrence", "Regions", "Text"]),
    library("DateWords", in: "Language", ["Localization", "Recurrence", "Text"]),
    library("Appearance", in: "Language"),

    // Platform: the kernel, and C libraries. What only few commands need is loaded when it is asked for: each library slows every
    // command down that is linked with it, libmosquitto with OpenSSL above all.
    .systemLibrary(name: "CLinux", path: "Sources/Platform/CLinux"),
    cLibrary("CLibraries", in: "Platform"),
    library("SystemEvents", in: "Platform", ["CLinux", "Localization"]),
    library("XML", in: "Platform", ["CLibraries", "Text"]),

    // Application: what can be done, whoever asks: a command, the page or the API.
    library(
      "Application", in: "Application",
      core + [
        "Appearance", "DateWords", "Localization", "Pictures", "Planning", "Progress", "Text",
        crypto,
      ]),
    library(
      "Exchange", in: "Application",
      [
        "Application", "Geo", "Journal", "Localization", "Model", "Recurrence", "Text", "XML",
        grdb,
      ]),
    library(
      "Templates", in: "Application",
      ["Application", "Localization", "Model", "Recurrence", "Text", yams],
      embedding: [
        "bicycle", "car", "cat", "computer", "dog", "flat", "garden", "health", "house", "papers",
      ].flatMap { ["Files/\($0).en.yaml", "Files/\($0).uk.yaml"] }),

    // Positions: receivers, traces, phones.
    cLibrary("CGPSShim", in: "Positions", ["CLibraries"]),
    library("GPSD", in: "Positions", ["CGPSShim", "Geo", "Localization", "SystemEvents", "Text"]),
    library("NMEA", in: "Positions", ["Geo"]),
    library("GPX", in: "Positions", ["Geo", "XML"]),
    library("MQTT", in: "Positions", ["CLibraries", "SystemEvents"]),
    library("Sodium", in: "Positions", ["CLibraries"]),
    library("PhoneMessages", in: "Positions", ["Geo", "Model", "Regions", "Text"]),

    // Storage.
    library(
      "SQLiteStore", in: "Storage", core + ["Localization", "Text", crypto, grdb, sqlite],
      embedding: ["schema.sql"]),
    library(
      "Archive", in: "Storage",
      core + ["Application", "Localization", "SQLiteStore", "Text", grdb]),
    library("MapTiles", in: "Storage", ["Geo", "Localization", "Text", grdb]),

    // Services outside.
    library(
      "HTTPClients", in: "Services",
      ["CLibraries", "Geo", "Localization", "Model", "Pictures", "Text"]),
    library(
      "Notifiers", in: "Services",
      [
        "CLinux", "HTTPClients", "Localization", "Model", "Text", crypto, mustache,
      ] + subprocess),

    // Tracking: positions become reminders, and reminders are delivered.
    library(
      "Tracking", in: "Tracking",
      core + ["Localization", "Reminding", "Text", lifecycle, logging]),
    library(
      "Delivery", in: "Tracking", ["Localization", "Model", "Tracking", lifecycle, logging]),

    // Environment: settings, and what each process needs at its start.
    library(
      "Settings", in: "Environment",
      ["Appearance", "Localization", "Model", "Text", configuration],
      embedding: ["passby.yaml"]),
    library(
      "CommandSupport", in: "Environment",
      [
        "Application", "Localization", "Model", "Planning", "Recurrence", "SQLiteStore", "Settings",
        "Text",
      ]),

    // Web: the page and the API.
    cLibrary("CWebAssets", in: "Web"),
    library("QRCode", in: "Web", ["CLibraries"]),
    library(
      "HTTPServer", in: "Web",
      [
        "Application", "Localization", "Text",
        crypto, httpTypes, hummingbird, hummingbirdCore, lifecycle, logging,
      ] + nio + httpParts),
    library(
      "WebPorts", in: "Web",
      core + [
        "Appearance", "Application", "CWebAssets", "Exchange", "HTTPServer", "Localization",
        "Planning", "Settings", "Text", httpTypes, hummingbird,
      ] + nio),
    library(
      "WebAPI", in: "Web",
      core + [
        "Application", "Exchange", "HTTPServer", "Localization", "Planning", "Progress",
        "Templates", "Text", "WebPorts", httpTypes, hummingbird,
      ] + nio),
    library(
      "WebApp", in: "Web",
      core + [
        "Appearance", "Application", "DateWords", "Exchange", "HTTPClients", "HTTPServer",
        "Localization",
        "Pictures", "Planning", "Progress", "QRCode", "Settings", "Templates", "Text", "WebAPI",
        "WebPorts",
        crypto, httpTypes, hummingbird, hummingbirdCore, lifecycle, logging, mustache,
      ] + nio),

    // Daemon: everything that runs.
    library("DaemonControl", in: "Daemon", ["Localization", "Model", "SystemEvents", "Text"]),
    library(
      "Daemon", in: "Daemon",
      core + [
        "Application", "Archive", "CLinux", "CommandSupport", "DaemonControl", "Delivery",
        "Exchange", "GPSD", "GPX",
        "HTTPClients", "HTTPServer", "Localization", "MQTT", "MapTiles", "NMEA", "Notifiers",
        "PhoneMessages", "Planning", "SQLiteStore", "Settings", "Sodium", "SystemEvents", "Text",
        "Tracking", "WebApp", "WebPorts",
        crypto, lifecycle, logging,
      ]),

    // CommandLine.
    library(
      "Arguments", in: "CommandLine",
      ["Application", "CommandSupport", "Localization", "Text", argumentParser]),
    library(
      "Commands", in: "CommandLine",
      core + [
        "Application", "Archive", "Arguments", "CommandSupport", "Daemon", "DaemonControl",
        "DateWords",
        "Exchange", "GPSD",
        "HTTPClients", "HTTPServer", "Localization", "NMEA", "Notifiers", "PhoneMessages",
        "Planning", "Progress", "QRCode", "SQLiteStore", "Settings", "Sodium", "SystemEvents",
        "Templates", "Text", "Tracking",
        "WebPorts",
        argumentParser, logging,
      ]),
    .executableTarget(
      name: "passby", dependencies: ["CLinux", "CommandSupport", "Commands"],
      path: "Sources/CommandLine/passby", swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: core + ["SQLiteStore", grdb, logging],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "CommandTesting",
      dependencies: ["CLinux", "CommandSupport", "Commands", "DaemonControl", "TestSupport"],
      path: "Tests/CommandTesting", swiftSettings: settings),
    .target(
      name: "WebTesting",
      dependencies: [
        "HTTPServer", .product(name: "NIOEmbedded", package: "swift-nio"),
        httpTypes, hummingbird, logging,
      ] + nio,
      path: "Tests/WebTesting", swiftSettings: settings),
    tests("Arguments", ["Localization", argumentParser]),
    tests("Commands", ["CommandTesting", "DaemonControl", "Localization", "TestSupport"]),
    tests("Text", ["Localization"]),
    tests("Geo", ["Localization", "TestSupport"]),
    tests("Recurrence", ["Localization"]),
    tests("Regions", ["Geo", "Localization", "TestSupport"]),
    tests("Journal", ["Recurrence"]),
    tests("Planning", ["Recurrence", "TestSupport"]),
    tests("Pictures", ["TestSupport"]),
    tests("Model", ["Geo", "Journal", "Recurrence", "Regions", "TestSupport"]),
    tests("Reminding", core + ["TestSupport"]),
    tests("Progress", core + ["TestSupport"]),
    tests("Localization"),
    tests("DateWords", ["Localization", "Recurrence", "Text"]),
    tests("Appearance"),
    tests("CLibraries"),
    tests("SystemEvents", ["Localization", "TestSupport"]),
    tests(
      "Application",
      core + [
        "DateWords", "Localization", "Planning", "Progress", "SQLiteStore", "TestSupport", "Text",
      ]),
    tests(
      "Exchange",
      core + ["Application", "Localization", "SQLiteStore", "TestSupport", "Text"]),
    tests(
      "Templates",
      ["Application", "Localization", "Model", "Recurrence", "SQLiteStore", "TestSupport", "Text"]),
    tests("GPSD", ["CGPSShim", "Geo", "Localization", "SystemEvents", "TestSupport"]),
    tests("NMEA", ["Geo", "TestSupport"]),
    tests("GPX", ["TestSupport"]),
    tests("MQTT", ["TestSupport"]),
    tests("Sodium"),
    tests("PhoneMessages", ["Geo", "Model", "Regions", "TestSupport"]),
    tests("SQLiteStore", core + ["Localization", "TestSupport", grdb]),
    tests(
      "Archive",
      core + [
        "Application", "Localization", "PhoneMessages", "SQLiteStore", "TestSupport", "Tracking",
        grdb,
      ]),
    tests("MapTiles", ["Geo", "Localization", "TestSupport", grdb]),
    tests("HTTPClients", ["Geo", "Localization", "Model", "TestSupport"]),
    tests(
      "Notifiers", ["HTTPClients", "Localization", "Model", "Text", "TestSupport", crypto]),
    tests(
      "Tracking",
      core + [
        "Localization", "NMEA", "Reminding", "SQLiteStore", "TestSupport", lifecycle,
        lifecycleTesting, logging,
      ]),
    tests(
      "Delivery",
      core + ["SQLiteStore", "TestSupport", "Tracking", lifecycle, lifecycleTesting, logging]),
    tests("Settings", ["Appearance", "Localization", "Text"]),
    tests(
      "CommandSupport",
      core + ["Application", "Localization", "SQLiteStore", "Settings", "TestSupport"]),
    tests("QRCode"),
    tests(
      "WebAPI",
      [
        "HTTPServer", "Model", "SQLiteStore", "TestSupport", "WebPorts", "WebTesting",
        httpTypes, hummingbird,
      ]),
    tests("HTTPServer", [.product(name: "NIOEmbedded", package: "swift-nio")] + nio),
    tests(
      "WebApp",
      core + [
        "Appearance", "Application", "HTTPServer", "Localization", "QRCode", "Reminding",
        "SQLiteStore", "Settings", "TestSupport", "Text", "WebAPI", "WebPorts", "WebTesting",
        httpTypes, hummingbird, lifecycle, logging, mustache,
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ] + nio),
    tests("DaemonControl", ["Localization", "TestSupport"]),
    tests(
      "Daemon",
      core + [
        "Application", "CLibraries", "CommandSupport", "DaemonControl", "Delivery", "GPSD",
        "HTTPServer", "Localization", "MQTT", "Notifiers", "SQLiteStore", "Settings", "Sodium",
        "SystemEvents", "TestSupport", "Text", "Tracking", "WebApp", "WebPorts", "WebTesting",
        crypto, httpTypes, hummingbird, lifecycle, logging,
      ]),
    .testTarget(
      name: "SourceTests", dependencies: ["Localization", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "BrowserTests", exclude: ["walk"], swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["CommandTesting", "DaemonControl", "Localization", "Sodium", "TestSupport"],
      swiftSettings: settings),
  ]
)
