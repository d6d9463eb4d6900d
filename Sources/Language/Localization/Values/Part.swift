/// A part of the product that the user can switch off, by its name in the setting `parts` (T11).
///
/// A part that is off has no links, its addresses answer 404, and its commands are refused. What it
/// has stored stays.
package enum Part: String, Sendable, Hashable, CaseIterable {
  /// The groups of the present day.
  case today
  /// The plan of a day.
  case plan
  /// Moods and advice.
  case mood
  /// Points, levels, streaks and statistics.
  case progress
  /// Habits, gratitude and notes.
  case journal
  /// Photos.
  case photos

  /// The name of the setting that lists the parts that are on.
  package static let setting = "parts"
}
