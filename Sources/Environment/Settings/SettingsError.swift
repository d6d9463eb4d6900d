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
