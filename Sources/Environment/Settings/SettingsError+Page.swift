package import Localization

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
