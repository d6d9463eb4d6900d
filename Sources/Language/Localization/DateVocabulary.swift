/// The words for dates and times that a language reads, in lower case, with `'` for every
/// apostrophe.
///
/// Each entry is a list of forms that mean the same; a form may have several words.
public struct DateVocabulary: Sendable {
  /// The units of `in 3 days`.
  public enum Unit: Sendable, CaseIterable {
    case minute, hour, day, week, month, year
  }

  /// The present instant.
  public var now: [String] = []
  /// Days near today, by their distance from it: -1 is yesterday.
  public var nearDays: [Int: [String]] = [:]
  /// The weekdays, from Monday.
  public var weekdays: [[String]] = []
  /// The months, from January.
  public var months: [[String]] = []
  /// Words before a weekday of this week.
  public var this: [String] = []
  /// Words before a weekday that could be this week's or next week's.
  public var next: [String] = []
  /// The first day of the next week, month and year.
  public var nextUnits: [Unit: [String]] = [:]
  /// Words before a length that lies ahead.
  public var ahead: [String] = []
  /// Words behind a length that lies back.
  public var ago: [String] = []
  /// The units of a length.
  public var units: [Unit: [String]] = [:]
  /// 12:00.
  public var noon: [String] = []
  /// The end of a day.
  public var midnight: [String] = []
  /// Words that may stand before a date or a time and mean nothing.
  public var fillers: [String] = []

  /// Creates an empty vocabulary.
  public init() {}
}
