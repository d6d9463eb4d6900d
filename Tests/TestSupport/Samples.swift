package import Foundation
import Geo
package import Model
package import Recurrence
package import Regions

/// Tasks, places and what happens to them, with defaults.
package enum Sample {
  /// A Thursday noon in UTC, on a whole millisecond.
  package static let noon = Date(timeIntervalSince1970: 1_768_478_400)

  /// An instant so many seconds after noon.
  package static func instant(_ seconds: Double) -> Date { noon.addingTimeInterval(seconds) }

  /// A task that floats and can be done anywhere.
  package static func todo(
    _ id: Int64 = 1, name: String = "Cat medicine", notes: String? = nil,
    rule: Rule = .every("2w"), zone: TodoZone = .floating, places: [PlaceReference] = [],
    triggers: Set<Trigger> = Trigger.usual, dwellSeconds: Double? = nil,
    state: RecurrenceState = .beginning, countdown: Int64 = 1, moved: LocalDateTime? = nil,
    snooze: Snooze? = nil, lastDone: Date? = nil, nag: String? = nil
  ) -> Todo {
    .sample(
      id, name: name, notes: notes, rule: rule, zone: zone, places: places, triggers: triggers,
      dwell: dwellSeconds, nag: nag, state: state, countdown: countdown, moved: moved,
      snooze: snooze, lastDone: lastDone)
  }

  /// A one-off without a date.
  package static let once = Rule.once(due: nil)

  package static func local(_ text: String) throws -> LocalDateTime {
    try LocalDateTime(parsing: text)
  }

  package static func visitID(_ place: Int64 = 1, began seconds: Double = 0) -> Visit.ID {
    Visit.ID(place: Place.ID(rawValue: place), began: instant(seconds))
  }

  package static func key(
    _ todo: Int64 = 1, countdown: Int64 = 1, cause: Cause = .enter,
    occasion: Occasion = .visit(Sample.visitID())
  ) -> ReminderKey {
    ReminderKey(
      todo: Todo.ID(rawValue: todo), countdown: countdown, cause: cause, occasion: occasion)
  }

  package static func reminder(_ key: ReminderKey = Sample.key(), at seconds: Double = 0)
    -> Reminder
  {
    Reminder(
      key: key, time: instant(seconds), uuid: UUID(number: key.todo.rawValue), task: "Cat medicine",
      place: "Vet", distanceMeters: 12.25, accuracyMeters: 10, due: instant(86_400),
      text: "Cat medicine: you are at Vet. Due tomorrow.")
  }

  package static func completion(
    _ number: Int64, of todo: Todo, at seconds: Double = 0
  ) -> Completion {
    Completion(
      uuid: UUID(number: 2_000_000 + number), kind: .done, time: instant(seconds),
      recorded: instant(seconds + 1), todo: todo, opened: instant(-86_400), due: instant(86_400),
      places: ["Vet"])
  }

  /// A decision with the outcome's own key.
  package static func decision(_ outcome: Decision.Outcome, at seconds: Double = 0) -> Decision {
    let key: ReminderKey? =
      switch outcome {
      case .remind(let reminder), .release(let reminder): reminder.key
      case .hold(let reminder, _), .wait(let reminder): reminder.key
      case .drop(let key, _): key
      case .stayQuiet: nil
      }
    var place: Place.ID?
    if case .visit(let visit)? = key?.occasion { place = visit.place }
    return Decision(
      time: instant(seconds), todo: key?.todo ?? Todo.ID(rawValue: 1), place: place,
      cause: key?.cause ?? .enter, outcome: outcome)
  }

  /// A commit of the engine at a number of seconds after the first sample.
  package static func commit(
    _ outcomes: [Decision.Outcome] = [], visits: [Visit] = [], silences: [Silence] = [],
    transitions: [Transition] = [], track: TrackRecord? = nil, at seconds: Double = 0,
    notifiers: [String] = ["terminal"]
  ) -> PipelineCommit {
    var step = EngineStep()
    step.decisions = outcomes.map { decision($0, at: seconds) }
    step.visits = visits
    step.silences = silences
    return PipelineCommit(
      time: instant(seconds), transitions: transitions, step: step, track: track,
      notifiers: notifiers)
  }
}

extension Sample {
  package static func transition(_ kind: Transition.Kind = .enter) -> Transition {
    Transition(
      region: Place.ID(rawValue: 1), kind: kind, time: noon, distanceMeters: 3, accuracyMeters: 10)
  }

  /// A track that stands at a place, with an instant finer than a millisecond.
  package static func track(at seconds: Double = 0) -> TrackRecord {
    var gate = FixGate()
    _ = gate.admit(
      FixReport(
        time: instant(seconds + 0.000_123), mode: 3, latitude: 52.52, longitude: 13.405))
    return TrackRecord(gate: gate, monitor: RegionMonitor().snapshot)
  }
}
