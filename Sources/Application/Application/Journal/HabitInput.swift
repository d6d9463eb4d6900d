/// The fields of a habit as typed; `nil` for those not given.
public struct HabitInput: Sendable, Hashable {
  /// Its name.
  public var name: String?
  /// How many days it has.
  public var days: String?
  /// Its first day; today unless given.
  public var start: String?
  /// The time of day at which it reminds; `none` for no reminder.
  public var at: String?

  /// Creates the fields of a habit.
  public init(
    name: String? = nil, days: String? = nil, start: String? = nil, at: String? = nil
  ) {
    self.name = name
    self.days = days
    self.start = start
    self.at = at
  }
}
