/// The events at a place that may remind of a task.
package enum Trigger: String, Sendable, Hashable, Codable, CaseIterable {
  case enter, exit, dwell, cross

  /// The triggers of a task that names none: enter, and cross (G8).
  package static let usual: Set<Trigger> = [.enter, .cross]
}

extension Set<Trigger> {
  /// The triggers in a fixed order, for output and storage.
  package var ordered: [Trigger] { Trigger.allCases.filter(contains) }
}
