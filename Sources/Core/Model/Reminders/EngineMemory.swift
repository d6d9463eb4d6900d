package import Foundation

/// The state that the engine must keep between two runs.
package struct EngineMemory: Sendable, Hashable {
  /// The latest visit of each person to each place.
  package var visits: [Visit]
  /// The reminders given or held back for present countdowns and visits, with the time of each.
  package var reminded: [ReminderKey: Date]
  /// Tasks that stay quiet for a visit.
  package var silences: [Silence]
  /// Reminders that wait for the end of quiet hours or of a pause.
  package var held: [Reminder]
  /// Reminders out of positions that came late, which wait for the end of the burst (P10).
  package var waiting: [Reminder]
  /// The pause that the user has set, until it is over or removed.
  package var pause: Pause?
  /// The moment of the daemon's last commit; `nil` where none has run (Z10).
  package var lastMoment: Date?
  /// True if that was its clean stop.
  package var wasStopped = false
  /// The days of rest around the present, as days since 1970.
  package var restDays: Set<Int> = []

  /// Creates a memory; an empty one for a new database.
  package init(
    visits: [Visit] = [], reminded: [ReminderKey: Date] = [:], silences: [Silence] = [],
    held: [Reminder] = [], waiting: [Reminder] = [], pause: Pause? = nil
  ) {
    self.pause = pause
    self.visits = visits
    self.reminded = reminded
    self.silences = silences
    self.held = held
    self.waiting = waiting
  }
}

/// The decisions and changes of one step of the engine; committed as a whole (S1).
package struct EngineStep: Sendable, Hashable {
  /// The decisions, in order.
  package var decisions: [Decision] = []
  /// Visits that began, ended or went on.
  package var visits: [Visit] = []
  /// New silences.
  package var silences: [Silence] = []

  /// Creates an empty step.
  package init() {}

  /// True if there is nothing to commit.
  package var isEmpty: Bool { decisions.isEmpty && visits.isEmpty && silences.isEmpty }

  /// Appends what a later step decided and changed.
  package static func += (step: inout EngineStep, later: EngineStep) {
    guard !later.isEmpty else { return }
    step.decisions += later.decisions
    step.visits += later.visits
    step.silences += later.silences
  }
}
