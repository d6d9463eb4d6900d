public import Foundation

/// The state that the engine must keep between two runs.
public struct EngineMemory: Sendable, Hashable {
  /// The latest visit of each person to each place.
  public var visits: [Visit]
  /// The reminders given or held back for present countdowns and visits, with the time of each.
  public var reminded: [ReminderKey: Date]
  /// Tasks that stay quiet for a visit.
  public var silences: [Silence]
  /// Reminders that wait for the end of quiet hours or of a pause.
  public var held: [Reminder]
  /// Reminders out of positions that came late, which wait for the end of the burst (P10).
  public var waiting: [Reminder]
  /// The pause that the user has set, until it is over or removed.
  public var pause: Pause?
  /// The moment of the daemon's last commit; `nil` where none has run (Z10).
  public var lastMoment: Date?
  /// True if that was its clean stop.
  public var wasStopped = false
  /// The days of rest around the present, as days since 1970.
  public var restDays: Set<Int> = []

  /// Creates a memory; an empty one for a new database.
  public init(
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
public struct EngineStep: Sendable, Hashable {
  /// The decisions, in order.
  public var decisions: [Decision] = []
  /// Visits that began, ended or went on.
  public var visits: [Visit] = []
  /// New silences.
  public var silences: [Silence] = []

  /// Creates an empty step.
  public init() {}

  /// True if there is nothing to commit.
  public var isEmpty: Bool { decisions.isEmpty && visits.isEmpty && silences.isEmpty }

  /// Appends what a later step decided and changed.
  public static func += (step: inout EngineStep, later: EngineStep) {
    guard !later.isEmpty else { return }
    step.decisions += later.decisions
    step.visits += later.visits
    step.silences += later.silences
  }
}
