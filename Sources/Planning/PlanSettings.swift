/// The settings of the plan of a day.
public struct PlanSettings: Sendable, Hashable {
  /// The hours of the day.
  public var hours: PlanHours
  /// How long a task takes that does not say, in seconds; 30 minutes unless set.
  public var usualSeconds: Double

  /// Creates settings.
  public init(hours: PlanHours = .usual, usualSeconds: Double = 1800) {
    self.hours = hours
    self.usualSeconds = usualSeconds
  }
}
