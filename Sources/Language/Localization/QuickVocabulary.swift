/// The words of quick lines that a language reads, in lower case, with `'` for every apostrophe.
public struct QuickVocabulary: Sendable {
  /// Words before a rule.
  public var every: [String] = []
  /// Words that are a rule by themselves, wherever they stand.
  public var wholeRules: [String] = []
  /// Words that are a rule by themselves where a date may stand without a marker.
  public var plainRules: [String] = []
  /// Words that are a rule by themselves with a time of day, by its hour.
  public var dailyAt: [Int: [String]] = [:]
  /// Words that could be a date or a rule, with the rule.
  public var eitherRules: [String: String] = [:]
  /// Words before a due date.
  public var due: [String] = []
  /// Words before a due date that beside a rule stand before its end.
  public var dueOrEnd: [String] = []
  /// Words that may stand before a date without a marker and make it a deadline.
  public var deadlines: [String] = []
  /// Words before the time of an appointment.
  public var when: [String] = []
  /// Words before the day on which a task was done last.
  public var last: [String] = []
  /// Words that begin how often something happens, as `once` in `once a week`.
  public var frequencies: [String] = []
  /// Words before the name of a place, as in `at the vet`.
  public var beforePlaces: [String] = []
  /// Words behind a number that say how often something happens, as in `3 times a day`.
  public var times: [String] = []
  /// Words before the start of a rule.
  public var start: [String] = []
  /// Words before the end of a rule.
  public var end: [String] = []
  /// Words before a time of day.
  public var at: [String] = []
  /// Words before a person.
  public var person: [String] = []
  /// Words before when a task reminds.
  public var remind: [String] = []
  /// Words before a length that lies before the moment, and words behind it.
  public var beforehand: (before: [String], behind: [String]) = ([], [])
  /// Markers of priority, by the value that they stand for.
  public var priorities: [String: [String]] = [:]
  /// Words that may stand before a date without a marker and belong to it.
  public var before: [String] = []
  /// Words behind which a date without a marker is part of the name.
  public var besides: [String] = []
  /// Words between a value and what continues it.
  public var joints: [String] = []
  /// Words between the ends of a range of dates.
  public var rangeJoints: [String] = []

  /// Creates an empty vocabulary.
  public init() {}
}
