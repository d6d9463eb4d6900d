/// One day of a habit.
package struct HabitBox: Sendable, Hashable {
  /// The state of a day (J2).
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// The habit was kept.
    case done
    /// A day of rest, of this habit or of all.
    case rest
    /// A day of the past without a mark.
    case missed
    /// Today, without a mark.
    case open
    /// A day to come.
    case ahead
  }

  /// Its number within the habit, from 1.
  package let number: Int
  /// The day, in days since 1970-01-01.
  package let day: Int
  package let state: State

  package init(number: Int, day: Int, state: State) {
    self.number = number
    self.day = day
    self.state = state
  }
}
