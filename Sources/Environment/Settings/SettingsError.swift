package import Localization
import Text

/// A configuration that cannot be used.
package enum SettingsError: Error, Hashable, Phrased {
  /// There is no setting of that name; `nearest` is the one that was probably meant.
  case unknownKey(String, origin: SettingsOrigin, nearest: String?)
  /// A setting has a value it cannot have.
  case invalidValue(String, key: String, origin: SettingsOrigin, expected: String)
  /// A list has an item it cannot have, or what should be a list is none.
  case invalidList(key: String, origin: SettingsOrigin, expected: String)
  /// A notifier has a name it cannot have.
  case invalidName(String, section: String, origin: SettingsOrigin)
  /// A notifier lacks what it cannot be without.
  case missing(String, origin: SettingsOrigin)
  /// A setting is a list.
  case list(key: String, origin: SettingsOrigin, expected: String)
  /// A setting appears twice in a file.
  case duplicateKey(String, origin: SettingsOrigin)
  /// Quiet hours have only one end.
  case halfQuietHours(key: String, value: String, missing: String)
  /// Quiet hours begin when they end.
  case emptyQuietHours(String)
  /// The day ends when it begins.
  case emptyDay(String)
  /// No fix could be accurate enough.
  case noAccuracyLeft(worst: String, best: String)
  /// A file is not YAML with sections and settings.
  case malformedFile(String, line: Int?, reason: String)
  /// A file that was named does not exist.
  case noSuchFile(String)
  /// A file is there but cannot be read.
  case unreadableFile(String, reason: String)

  /// The kinds of failure, each with an exit code of its own.
  package enum Kind: Sendable, Hashable {
    /// The configuration has an unknown name or an invalid value.
    case configuration
    /// There is no such file.
    case noSuchFile
    /// The file cannot be read.
    case inputOutput
  }

  /// The kind of failure.
  package var kind: Kind {
    switch self {
    case .noSuchFile: .noSuchFile
    case .unreadableFile: .inputOutput
    default: .configuration
    }
  }

  /// Names file and key, the value found and the one expected, and what to do.
  package var phrase: SettingsPhrase {
    switch self {
    case .unknownKey(let key, let origin, let nearest?):
      .unknownKeyNear(key: key.quoted, origin: "\(origin)", nearest: nearest.quoted)
    case .unknownKey(let key, let origin, nil):
      .unknownKey(key: key.quoted, origin: "\(origin)")
    case .invalidValue(let value, let key, let origin, let expected):
      .invalidValue(
        key: Self.named(key, origin), value: value.quoted, origin: "\(origin)", expected: expected)
    case .invalidList(let key, let origin, let expected):
      .invalidList(key: Self.named(key, origin), origin: "\(origin)", expected: expected)
    case .invalidName(let name, let section, let origin):
      .invalidName(name: name.quoted, section: section, origin: "\(origin)")
    case .missing(let key, let origin): .missing(key: Self.named(key, origin), origin: "\(origin)")
    case .list(let key, let origin, let expected):
      .list(key: Self.named(key, origin), origin: "\(origin)", expected: expected)
    case .duplicateKey(let key, let origin):
      .duplicateKey(key: Self.short(key), origin: "\(origin)")
    case .halfQuietHours(let key, let value, let missing):
      .halfQuietHours(key: key, value: value.quoted, missing: missing)
    case .emptyQuietHours(let value): .emptyQuietHours(value: value.quoted)
    case .emptyDay(let value): .emptyDay(value: value.quoted)
    case .noAccuracyLeft(let worst, let best):
      .noAccuracyLeft(worst: worst.quoted, best: best.quoted)
    case .malformedFile(let path, let line?, let reason):
      .malformedLine(path: path.quoted, line: line, reason: Self.short(reason))
    case .malformedFile(let path, nil, let reason):
      .malformedFile(path: path.quoted, reason: Self.short(reason))
    case .noSuchFile(let path): .noSuchFile(path: path.quoted)
    case .unreadableFile(let path, let reason):
      .unreadableFile(path: path.quoted, reason: Self.short(reason))
    }
  }

  /// The name as in the file, with the variable that gave it.
  private static func named(_ key: String, _ origin: SettingsOrigin) -> String {
    short(origin == .environment ? "\(key) (\(SettingsVariable.name(of: key)))" : key)
  }

  private static func short(_ text: String) -> String { text.cleanLine(cutAfter: 200) }
}

extension SettingsError {
  /// The settings of the quiet hours.
  static let quietHours = ["quiet_hours.start", "quiet_hours.end"]
  /// The settings that the day must not begin and end by at once.
  static let day = ["day.start", "day.end"]
  /// The limits of the accuracy, the worst first.
  static let accuracies = ["geofence.worst_accuracy", "geofence.best_accuracy"]

  /// The names of the settings that are to blame; none where the file as a whole is.
  package var keys: [String] {
    switch self {
    case .unknownKey(let key, _, _), .invalidValue(_, let key, _, _), .invalidList(let key, _, _),
      .missing(let key, _), .list(let key, _, _), .duplicateKey(let key, _):
      [key]
    case .halfQuietHours, .emptyQuietHours: Self.quietHours
    case .emptyDay: Self.day
    case .noAccuracyLeft: Self.accuracies
    case .invalidName, .malformedFile, .noSuchFile, .unreadableFile: []
    }
  }

  /// The message beside a field of the page.
  package var pagePhrase: SettingsPagePhrase {
    switch self {
    case .invalidValue(_, _, _, let expected): .expected(expected)
    case .halfQuietHours: .bothOrNeither
    case .emptyQuietHours, .emptyDay: .twoTimes
    default: .refused(description)
    }
  }

  /// True if each value is possible, but not together with another one.
  package var isConflict: Bool {
    switch self {
    case .halfQuietHours, .emptyQuietHours, .emptyDay, .noAccuracyLeft: true
    default: false
    }
  }
}

/// The YAML library's complaint about a broken file, without its excerpt from the file.
struct YAMLProblem: Hashable {
  /// The line, from 1, where the library names one.
  let line: Int?
  /// The fault, without a full stop.
  let reason: String

  init(_ error: any Error) { self.init(description: "\(error)") }

  /// Parses `LINE:COLUMN: error: KIND: [CONTEXT in line N, column N] PROBLEM: EXCERPT`, or
  /// takes the first line of anything else.
  init(description: String) {
    let lines = description.split(separator: "\n").map(String.init)
    let first = lines.first ?? ""
    let parts = first.split(separator: ": ", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[1] == "error", let mark = parts.first else {
      // A line that is named further down is where the surrounding section begins: misleading.
      line = nil
      reason = Self.listItem(first) ?? Self.trimmed(first)
      return
    }
    line = mark.split(separator: ":").first.flatMap { Int($0) }
    // Where a context is given, the problem stands on the line below it.
    let hasContext = parts[3].contains(" in line ")
    reason = Self.trimmed(hasContext ? lines.dropFirst().first ?? parts[3] : parts[3])
  }

  /// `- Name: value` without quotes is a section to YAML, against expectation.
  private static func listItem(_ text: String) -> String? {
    guard
      let match = text.wholeMatch(
        of: /Unexpected non-scalar value in array at (.+) at index: (\d+)\./),
      let index = Int(match.2)
    else { return nil }
    return SettingsPhrase.listItem(number: index + 1, key: String(match.1)).text
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last == ":" || last == "." || last == " " { text.removeLast() }
    return text.isEmpty ? SettingsPhrase.unreadable.text : String(text)
  }
}
