import Foundation
import Testing

/// Finds sentences that stand outside of `Localization`.
struct LiteralTests {
  /// The modules whose texts are all phrases.
  private static let converted = [
    "Appearance", "Application", "Archive", "CommandSupport", "Commands", "Daemon", "DaemonControl",
    "Delivery", "GPSD", "Geo", "HTTPClients", "HTTPServer", "Journal", "MapTiles", "Model", "NMEA",
    "Notifiers", "Pictures", "Recurrence", "Regions", "Reminding", "SQLiteStore", "Settings",
    "SystemEvents", "Text", "Tracking", "WebAPI", "WebApp", "WebPorts", "passby",
  ]

  /// Summaries of the undo log, which are the same in every language, and the words by which the
  /// YAML parser names a line.
  private static let allowed: Set<String> = [
    "place add ", "place edit ", "place remove ", " in line ", "standard input",
    // Enumeration words of JSON.
    "no fix", "no device", "no daemon",
    // Reasons that are logged.
    "the configuration file changed", "the machine's time zone changed",
    "settings were changed on the page", "the browsers for reminders changed",
    // Errors of a developer, and the first line of a script.
    "template  names no phrase of PagePhrase: [[]]",
    "there is no template : run make assets",
    "use strict",
    "photo add ", "photo remove ", "photo  ", "photo change ", "device add", "device edit",
    "device key", "device remove",
    "person rename  ", "person remove ",
    "category add ", "category edit ", "category remove ", "pause off", "pause until ",
    "take back  ", "zone move ", "zone keep ", "decline  for ",
    // The reason of a status, and the name of a browser.
    "Insufficient Storage", "Samsung Internet",
    // Words of style sheets and of HTML.
    "light dark", "color-scheme: light dark", "@media not all",
    // Rules and dates that are read.
    "last day", "end of week", "every day except ", "this evening",
    // Classes of drawings.
    "line before", "dot within", "dot late", "dot early", "line level", "line week", "dot good",
    "dot hollow", "due over", "before over", "mark slot ", "mark slot",
  ]

  /// Commands to type, by their first words.
  private static let commands = [
    "passby ", "sudo ", "journalctl ", "getent ", "lsusb;", "unzip ",
  ]

  /// Files whose sentences no user reads: the expectations of a `DecodingError`, and the lines of a
  /// shell script.
  private static let unread: Set<String> = [
    "CompletionScript.swift",
    "Fix.swift", "FixGate.swift", "MonitorSnapshot.swift", "Moment.swift", "PendingChange.swift",
    "StoredJSON.swift", "TrackPoint.swift",
  ]

  @Test(arguments: converted)
  func `a module holds no sentences`(module: String) throws {
    let files = try SourceTree.files(in: module)
    #expect(!files.isEmpty)
    for file in files where !Self.unread.contains(file.lastPathComponent) {
      let code = Literals.withoutLogs(try SourceTree.code(file))
      for text in Literals.texts(in: code) where !Self.allowed.contains(text) {
        #expect(!isSentence(text), "\(file.lastPathComponent): \"\(text)\"")
      }
    }
  }

  @Test(arguments: [
    ("no date", true), ("you are at ", true), ("Cat", false), ("PRAGMA data_version", false),
    ("https://example.org/a b", false), ("todo_id", false), ("x yyyy", false),
  ])
  func `two words in lower case make a sentence`(text: String, expected: Bool) {
    #expect(isSentence(text) == expected)
  }

  @Test
  func `logs and preconditions are in English and do not count`() {
    let code = #"""
      logger.error("no page", metadata: ["because": "\(advice(after: error))"])
      show("all gone")
      precondition(count > 0, "never empty")
      """#
    #expect(Literals.texts(in: Literals.withoutLogs(code)) == ["all gone"])
  }

  private func isSentence(_ text: String) -> Bool {
    // Addresses and commands are the same in every language.
    guard !text.contains("://"), !Self.commands.contains(where: { text.hasPrefix($0) }) else {
      return false
    }
    let words = text.split(separator: " ").map { word in
      word.count > 1 && word.allSatisfy { $0.isASCII && $0.isLetter || $0 == "'" }
        && word.dropFirst().allSatisfy(\.isLowercase)
    }
    return zip(words, words.dropFirst()).contains { $0 && $1 }
  }
}
