/// How often the page asks how the user feels.
package enum MoodAsking: String, Sendable, Hashable, CaseIterable {
  /// After at most two ticks a day, and on Today from 18:00 until the day has a mood.
  case rarely
  /// After each tick.
  case always
  /// Never; the journal, the plan and the form of a mood still take one.
  case never
}
