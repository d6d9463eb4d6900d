/// Progress and statistics, with the help of their commands.
package enum ProgressPhrase: Phrase, Hashable {
  /// A rank by its word, such as `sapling`.
  case rank(String)
  /// A badge by its word, such as `first_step`.
  case badge(String)
  /// The reason for a badge.
  case badgeMeaning(String)
  /// Points that were earned, and the sum.
  case earned(Int, total: Int)
  /// A new level with its rank.
  case levelReached(Int, rank: String)
  /// A new badge.
  case badgeEarned(String)
  /// The level with its rank.
  case level(Int, rank: String)
  /// The points within a level.
  case ofLevel(points: Int, size: Int)
  /// The level, the points within it and the days in a row, on one line.
  case standing(level: String, points: String, days: Int)
  /// A number of days in a row.
  case days(Int)
  /// A streak that may end soon.
  case atRisk
  /// A streak that is not at risk.
  case safe
  /// A one-off has no streak.
  case noStreak
  /// No badge was earned yet.
  case noBadges
  /// The category of what has none.
  case otherCategory
  /// No mood was noted.
  case noMoods
  /// The titles of rows and columns.
  case title(Title)
  /// A period: its first and its last day.
  case period(from: String, to: String)
  /// The numbers of a category: what was done, and the average of its moods.
  case inCategory(done: Int, average: String?)
  /// The sentence that sums a chart up.
  case chartOfDone(done: Int, late: Int, notDone: Int)
  /// An average feeling with its greatest value: `2.33 of 4`.
  case averageOfFour(String)
  /// The sentence that sums a chart up.
  case chartOfMoods(average: String?)
  /// The sentence that sums a chart up.
  case chartOfCategories(Int)

  // MARK: Help

  case helpStats, helpStatsFrom, helpStatsTo, help, helpTask

  /// The titles of rows and columns.
  package enum Title: Sendable, Hashable {
    case level, points, dayStreak, bestDayStreak, reserve, streak, bestStreak, kept, late, skipped,
      done, notDone, average, category, standing, period, mood
  }

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
