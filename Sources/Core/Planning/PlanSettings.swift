/// The settings of the plan of a day.
public struct PlanSettings: Sendable, Hashable {
  /// The duration of a task without one of its own, in seconds; 30 minutes unless set.
  public var defaultTaskSeconds: Double

  /// Creates settings.
  public init(defaultTaskSeconds: Double = 1800) {
    self.defaultTaskSeconds = defaultTaskSeconds
  }
}
