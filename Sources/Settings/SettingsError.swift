import Text

/// A configuration that cannot be used.
public enum SettingsError: Error, Hashable, CustomStringConvertible {
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
  /// No fix could be accurate enough.
  case noAccuracyLeft(worst: String, best: String)
  /// A file is not YAML with sections and settings.
  case malformedFile(String, line: Int?, reason: String)
  /// A file that was named is not there.
  case noSuchFile(String)
  /// A file is there but cannot be read.
  case unreadableFile(String, reason: String)

  /// What kind of failure it is, for an exit code.
  public enum Kind: Sendable, Hashable {
    /// The configuration says something that it cannot say.
    case configuration
    /// There is no such file.
    case noSuchFile
    /// The file cannot be read.
    case inputOutput
  }

  /// What kind of failure it is.
  public var kind: Kind {
    switch self {
    case .noSuchFile: .noSuchFile
    case .unreadableFile: .inputOutput
    default: .configuration
    }
  }

  /// Names file and key, what was found and expected, and says what to do.
  public var description: String {
    switch self {
    case .unknownKey(let key, let origin, let nearest):
      "unknown setting \(key.quoted) in \(origin)."
        + (nearest.map { " Did you mean \($0.quoted)?" } ?? " \"passby config\" lists all settings.")
    case .invalidValue(let value, let key, let origin, let expected):
      "setting \(key.quietLine(cutAfter: 200)) is \(value.quoted) in \(origin): expected \(expected). "
        + "Correct it, or leave it out for the default."
    case .invalidList(let key, let origin, let expected):
      "setting \(key.quietLine(cutAfter: 200)) is wrong in \(origin): expected \(expected). "
        + "Correct it, or leave it out for the default."
    case .invalidName(let name, let section, let origin):
      "notifier \(name.quoted) below \(section) in \(origin) cannot be called so: "
        + "expected \(NotifierName.expected)."
    case .missing(let key, let origin):
      "setting \(key.quietLine(cutAfter: 200)) is missing, and the notifier in \(origin) cannot be without it: "
        + "set it, or take the notifier away."
    case .list(let key, let origin, let expected):
      "setting \(key.quietLine(cutAfter: 200)) is a list in \(origin): expected \(expected). "
        + "Correct it, or leave it out for the default."
    case .duplicateKey(let key, let origin):
      "setting \(key.quietLine(cutAfter: 200)) appears twice in \(origin): keep one of them."
    case .halfQuietHours(let key, let value, let missing):
      "setting \(key) is \(value.quoted), but \(missing) is not set: set both, or neither."
    case .emptyQuietHours(let value):
      "quiet_hours.start and quiet_hours.end are both \(value.quoted): "
        + "expected two different times. Leave both out for none."
    case .noAccuracyLeft(let worst, let best):
      "geofence.worst_accuracy \(worst.quoted) is less than geofence.best_accuracy \(best.quoted), so that every position would be refused: "
        + "expected it to be at least that. Leave it out for no limit."
    case .malformedFile(let path, let line, let reason):
      "configuration file \(path.quoted)\(line.map { ", line \($0)" } ?? "") is not valid: "
        + "\(reason.quietLine(cutAfter: 200)). Expected lines such as \"port: 2947\" below \"gpsd:\"."
    case .noSuchFile(let path):
      "configuration file \(path.quoted) does not exist: check the path, or leave it out for the defaults."
    case .unreadableFile(let path, let reason):
      "configuration file \(path.quoted) cannot be read: \(reason.quietLine(cutAfter: 200)). Expected a text file that you may read."
    }
  }
}
