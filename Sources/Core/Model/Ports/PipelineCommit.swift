public import Foundation
public import Geo
public import Regions

/// Where the track stood: all that is needed to go on exactly after a crash.
public struct TrackRecord: Sendable, Hashable, Codable {
  /// The admission of fixes.
  public let gate: FixGate
  /// The states of all places, pending changes included.
  public let monitor: MonitorSnapshot
  /// The ways of a phone, or of a receiver beside other devices.
  public let trail: DeviceTrail?

  /// Creates a record.
  public init(gate: FixGate, monitor: MonitorSnapshot, trail: DeviceTrail? = nil) {
    self.gate = gate
    self.monitor = monitor
    self.trail = trail
  }
}

/// Everything that one fix or one instant caused; committed in one transaction (S1).
public struct PipelineCommit: Sendable {
  /// When it happened.
  public let time: Date
  /// Transitions with whose they are, in order.
  public let transitions: [DeviceTransition]
  /// Decisions, visits and silences.
  public let step: EngineStep
  /// Where the receiver's track stands now.
  public var track: TrackRecord?
  /// Where the tracks of other devices stand now.
  public var deviceTracks: [Device.ID: TrackRecord]
  /// The notifiers that each reminder goes to; none when it is delivered at once, as in a replay.
  public let notifiers: [String]
  /// The notifiers that are for some persons only (P5).
  public let audiences: [String: Set<Person.ID>]
  /// Positions to record, oldest first; none unless the user turned tracks on.
  public let positions: [Fix]
  /// The ages from which history is deleted on this occasion; `nil` if none is.
  public let retention: Retention?

  /// Creates a commit.
  public init(
    time: Date, deviceTransitions: [DeviceTransition], step: EngineStep, track: TrackRecord?,
    deviceTracks: [Device.ID: TrackRecord] = [:], notifiers: [String],
    audiences: [String: Set<Person.ID>] = [:], positions: [Fix] = [],
    retention: Retention? = Retention()
  ) {
    self.time = time
    transitions = deviceTransitions
    self.step = step
    self.track = track
    self.deviceTracks = deviceTracks
    self.audiences = audiences
    self.notifiers = notifiers
    self.positions = positions
    self.retention = retention
  }

  /// Creates a commit of the user's own receiver.
  public init(
    time: Date, transitions: [Transition], step: EngineStep, track: TrackRecord?,
    notifiers: [String], positions: [Fix] = [], retention: Retention? = Retention()
  ) {
    self.init(
      time: time, deviceTransitions: transitions.map { DeviceTransition($0) }, step: step,
      track: track,
      notifiers: notifiers, positions: positions, retention: retention)
  }

  /// Returns the notifiers that a reminder goes to.
  public func notifiers(for reminder: Reminder) -> [String] {
    guard !audiences.isEmpty else { return notifiers }
    let wanted = reminder.audience
    return notifiers.filter { name in
      guard !wanted.isEmpty, let persons = audiences[name] else { return true }
      return !persons.isDisjoint(with: wanted)
    }
  }
}
