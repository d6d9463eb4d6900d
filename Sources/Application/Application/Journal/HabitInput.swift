/// The fields of a habit as typed; `nil` for those not given.
package struct HabitInput: Sendable, Hashable {
  package var name: String?
  /// How many days it has.
  package var days: String?
  /// Its first day; today unless given.
  package var start: String?
  /// The time of day at which it reminds; `none` for no reminder.
  package var at: String?

  /// Creates the fields of a habit.
  package init(
    name: String? = nil, days: String? = nil, start: String? = nil, at: String? = nil
  ) {
    self.name = name
    self.days = days
    self.start = start
    self.at = at
  }
}
