/// The words of quick lines that a language reads, in lower case, with `'` for every apostrophe.
package struct QuickVocabulary: Sendable {
  /// Words before a rule.
  package var every: [String] = []
  /// Words that are a rule by themselves, wherever they stand.
  package var wholeRules: [String] = []
  /// Words that are a rule by themselves where a date may stand without a marker.
  package var plainRules: [String] = []
  /// Words that are a rule by themselves with a time of day, by its hour.
  package var dailyAt: [Int: [String]] = [:]
  /// Words that could be a date or a rule, with the rule.
  package var eitherRules: [String: String] = [:]
  /// Words before a due date.
  package var due: [String] = []
  /// Words before a due date that beside a rule stand before its end.
  package var dueOrEnd: [String] = []
  /// Words that may stand before a date without a marker and make it a deadline.
  package var deadlines: [String] = []
  /// Words before the time of an appointment.
  package var when: [String] = []
  /// Words before the day on which a task was done last.
  package var last: [String] = []
  /// Words that begin how often something happens, as `once` in `once a week`.
  package var frequencies: [String] = []
  /// Words before the name of a place, as in `at the vet`.
  package var beforePlaces: [String] = []
  /// Words behind a number that say how often something happens, as in `3 times a day`.
  package var times: [String] = []
  /// Words before the start of a rule.
  package var start: [String] = []
  /// Words before the end of a rule.
  package var end: [String] = []
  /// Words before a time of day.
  package var at: [String] = []
  /// Words before a person.
  package var person: [String] = []
  /// Words before when a task reminds.
  package var remind: [String] = []
  /// Words before a length that lies before the moment, and words behind it.
  package var beforehand: (before: [String], behind: [String]) = ([], [])
  /// Markers of priority, by the value that they stand for.
  package var priorities: [String: [String]] = [:]
  /// Words that may stand before a date without a marker and belong to it.
  package var before: [String] = []
  /// Words behind which a date without a marker is part of the name.
  package var besides: [String] = []
  /// Words between a value and what continues it.
  package var joints: [String] = []
  /// Words between the ends of a range of dates.
  package var rangeJoints: [String] = []

  /// Creates an empty vocabulary.
  package init() {}
}
