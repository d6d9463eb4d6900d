/// The texts and conventions of one language.
///
/// Sentences stand in `Phrases/`, with all languages beside each other; a conforming type has what
/// they are made with, and the words that are read.
package protocol Language: Sendable {
  /// The ISO 639-1 code: `en`.
  var code: String { get }
  /// The language's own name: `English`.
  var name: String { get }
  /// How a time of day is usually written.
  var clock: ClockStyle { get }
  /// The first day of the week, 0 for Sunday.
  var firstWeekday: Int { get }
  /// The character before decimals.
  var decimalSeparator: String { get }
  /// The words behind a time on a 12-hour clock: `AM` and `PM`.
  var dayPeriods: (am: String, pm: String) { get }
  /// Eight compass points, clockwise from north: `N`, `NE`.
  var compassPoints: [String] { get }
  var units: UnitSymbols { get }
  /// The letters in lower case as names are sorted by them, with those of its neighbours; they come
  /// before all others.
  var alphabet: String { get }
  /// The word before the last item of a list: `and`.
  var and: String { get }
  /// The word before the last of several alternatives: `or`.
  var or: String { get }
  /// The present as a time: `now`.
  var now: String { get }
  /// The present day: `today`.
  var today: String { get }
  /// The next day.
  var tomorrow: String { get }
  /// The last day.
  var yesterday: String { get }

  /// Returns a whole number with its noun in the plural form that the number asks for: `3 days`.
  func count(_ number: Int, _ noun: Noun) -> String
  /// Returns the abbreviated name of a weekday, 0 for Sunday: `Thu`.
  func weekday(_ index: Int) -> String
  /// Returns a day without its year: `Thu 15 Jan`.
  func day(_ time: LocalTime) -> String
  /// Returns a day with its year: `Thu 15 Jan 2026`.
  func dayWithYear(_ time: LocalTime) -> String
  /// Returns a day and a time of day, both already formatted, as one moment: `Thu 15 Jan 09:00`.
  func dayAndClock(_ day: String, _ clock: String) -> String
  /// The words for dates and times that are read.
  var dates: DateVocabulary { get }
  /// The words of quick lines that are read.
  var quick: QuickVocabulary { get }
  /// Returns the name of a month by itself, 1 for January: `January`.
  func month(_ index: Int) -> String
  /// Returns a time as far in the future as a formatted length says: `in 3 days`.
  func later(_ span: String) -> String
  /// Returns a time as far in the past as a formatted length says: `3 days ago`.
  func ago(_ span: String) -> String
  /// The texts of settings, by name: those of the page, and the explanation of each unless that of
  /// the default file is in this language.
  var settings: [String: SettingTexts] { get }

  /// Returns what is in this language.
  func choose<Text>(en: Text, uk: Text) -> Text
}

extension Language {
  /// Returns a text with a capital letter at its beginning.
  func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
