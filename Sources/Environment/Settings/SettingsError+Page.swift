public import Localization

extension SettingsError {
  /// The names of the settings that are to blame; none where the file as a whole is.
  public var keys: [String] {
    switch self {
    case .unknownKey(let key, _, _), .invalidValue(_, let key, _, _), .invalidList(let key, _, _),
      .missing(let key, _), .list(let key, _, _), .duplicateKey(let key, _):
      [key]
    case .halfQuietHours, .emptyQuietHours:
      [SettingsKey.quietHoursStart.name, SettingsKey.quietHoursEnd.name]
    case .emptyDay: [SettingsKey.dayStart.name, SettingsKey.dayEnd.name]
    case .noAccuracyLeft: [SettingsKey.worstAccuracy.name, SettingsKey.bestAccuracy.name]
    case .invalidName, .malformedFile, .noSuchFile, .unreadableFile: []
    }
  }

  /// The message beside a field of the page.
  public var pagePhrase: SettingsPagePhrase {
    switch self {
    case .invalidValue(_, _, _, let expected): .expected(expected)
    case .halfQuietHours: .bothOrNeither
    case .emptyQuietHours, .emptyDay: .twoTimes
    default: .refused(description)
    }
  }

  /// True if each value is possible, but not together with another one.
  public var isConflict: Bool {
    switch self {
    case .halfQuietHours, .emptyQuietHours, .emptyDay, .noAccuracyLeft: true
    default: false
    }
  }
}
