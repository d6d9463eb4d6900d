package import Foundation
package import Geo
package import Regions

/// Where the track stood: all that is needed to go on exactly after a crash.
package struct TrackRecord: Sendable, Hashable, Codable {
  /// The admission of fixes.
  package let gate: FixGate
  /// The states of all places, pending changes included.
  package let monitor: MonitorSnapshot
  /// Where the device went, and how often it reports; `nil` in records of version 0.1.
  package let movement: MovementHistory?

  private enum CodingKeys: String, CodingKey {
    case gate, monitor
    case movement = "trail"
  }

  /// Creates a record.
  package init(gate: FixGate, monitor: MonitorSnapshot, movement: MovementHistory? = nil) {
    self.gate = gate
    self.monitor = monitor
    self.movement = movement
  }
}

/// Everything that one fix or one instant caused; committed in one transaction (S1).
package struct PipelineCommit: Sendable {
  /// When it happened.
  package let time: Date
  /// Transitions with whose they are, in order.
  package let transitions: [DeviceTransition]
  /// Decisions, visits and silences.
  package let step: EngineStep
  /// Where the tracks stand now that have advanced.
  package var tracks: [Device.ID: TrackRecord]
  /// The notifiers that each reminder goes to; none when it is delivered at once, as in a replay.
  package let notifiers: [String]
  /// The notifiers that are for some persons only (P5).
  package let audiences: [String: Set<Person.ID>]
  /// Positions to record, oldest first; none unless the user turned tracks on.
  package let positions: [Fix]
  /// The ages from which history is deleted on this occasion; `nil` if none is.
  package let retention: Retention?
  /// True for the last one of a run that was ended (Z10).
  package var isStop = false

  package init(
    time: Date, deviceTransitions: [DeviceTransition], step: EngineStep,
    tracks: [Device.ID: TrackRecord] = [:], notifiers: [String],
    audiences: [String: Set<Person.ID>] = [:], positions: [Fix] = [],
    retention: Retention? = Retention()
  ) {
    self.time = time
    transitions = deviceTransitions
    self.step = step
    self.tracks = tracks
    self.audiences = audiences
    self.notifiers = notifiers
    self.positions = positions
    self.retention = retention
  }

  /// Creates a commit of the user's own receiver.
  package init(
    time: Date, transitions: [Transition], step: EngineStep, track: TrackRecord?,
    notifiers: [String], positions: [Fix] = [], retention: Retention? = Retention()
  ) {
    self.init(
      time: time, deviceTransitions: transitions.map { DeviceTransition($0) }, step: step,
      tracks: track.map { [.receiver: $0] } ?? [:], notifiers: notifiers, positions: positions,
      retention: retention)
  }

  /// Returns the notifiers that a reminder goes to.
  ///
  /// The habit of another person is said only by notifiers for that person, and by browsers, of
  /// which each belongs to someone.
  package func notifiers(for reminder: Reminder) -> [String] {
    let isOthersHabit = !reminder.concerns(.me) && reminder.key.cause == .habit
    guard !audiences.isEmpty || isOthersHabit else { return notifiers }
    let wanted = reminder.audience
    return notifiers.filter { name in
      guard !wanted.isEmpty, let persons = audiences[name] else {
        return !isOthersHabit || name == Notifier.browsers
      }
      return !persons.isDisjoint(with: wanted)
    }
  }
}
