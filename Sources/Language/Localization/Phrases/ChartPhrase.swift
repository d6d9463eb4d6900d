/// Charts: what is refused, and the sentences that sum them up.
package enum ChartPhrase: Phrase, Hashable {
  // MARK: Refusals

  /// A name that no chart has.
  case noSuchChart(String, known: [String])
  /// A chart without the value that it cannot do without.
  case valueNeeded(chart: String, parameter: String)
  /// A text that is not one of the numbers expected.
  case notNumber(String, parameter: String, expected: String)
  /// A text that a year cannot be of.
  case notYearSubject(String)

  // MARK: Sums

  /// There is nothing to draw.
  case nothing
  /// A day or span without a value.
  case gap
  /// How much was done in the period and in the one before; both have the same number of days.
  case done(Int, before: Int?, days: Int)
  /// The share on time in the period and in the one before.
  case onTime(String?, before: String?)
  /// The average mood, and on how many days there is one.
  case moods(average: String, days: Int)
  /// The mood on days with a habit and on others.
  case compared(name: String, with: String, days: Int, without: String, otherDays: Int)
  /// The mood on rest days and on others.
  case comparedRest(with: String, days: Int, without: String, otherDays: Int)
  /// How many days of a habit are needed to compare.
  case comparesFrom(Int)
  /// The intervals of a task: their median, and how many were early, in time and late.
  case intervals(median: String, early: Int?, within: Int, late: Int)
  /// A task needs to be done twice before it has an interval.
  case noIntervals
  /// How long it is since the last time.
  case sinceLast(String)
  /// A number of visits.
  case visits(Int)
  /// How strong a habit is.
  case strength(String)
  /// The longest row of days.
  case longestRow(Int)
  /// How many tasks stand on a scale of weeks back and ahead.
  case timeline(tasks: Int, weeks: Int)
  /// How many days of a year have a value.
  case year(String, days: Int)
  /// A week by its number.
  case week(Int)
  /// The busiest hour of a week: its weekday, and the hours from and to.
  case busiest(weekday: String, from: String, to: String)
  /// A task was done so often on a day or in a span of days.
  case doneOn(String, times: Int)
  /// A task opens, is due, or is due next on a day.
  case opensOn(String)
  case dueOn(String)
  case nextOn(String)
  /// A mood with its face in words.
  case mood(String, word: String)
  /// Names that a chart leaves to its table.
  case moreInTable(Int)

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
