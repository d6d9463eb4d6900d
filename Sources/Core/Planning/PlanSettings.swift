/// The settings of the plan of a day.
package struct PlanSettings: Sendable, Hashable {
  /// The duration of a task without one of its own, in seconds; 30 minutes unless set.
  package var defaultTaskSeconds: Double

  package init(defaultTaskSeconds: Double = 1800) {
    self.defaultTaskSeconds = defaultTaskSeconds
  }
}
