public import Foundation
public import Geo
public import Regions

/// Where the track stood: all that is needed to go on exactly after a crash.
public struct TrackRecord: Sendable, Hashable, Codable {
  /// The admission of fixes.
  public let gate: FixGate
  /// The states of all places, pending changes included.
  public let monitor: MonitorSnapshot

  /// Creates a record.
  public init(gate: FixGate, monitor: MonitorSnapshot) {
    self.gate = gate
    self.monitor = monitor
  }
}

/// Everything that one fix or one instant caused; committed in one transaction (S1).
public struct PipelineCommit: Sendable {
  /// When it happened.
  public let time: Date
  /// Transitions, in order.
  public let transitions: [Transition]
  /// Decisions, visits and silences.
  public let step: EngineStep
  /// Where the track stands now.
  public let track: TrackRecord?
  /// The notifiers that each reminder goes to; none when it is delivered at once, as in a replay.
  public let notifiers: [String]
  /// Positions to record, oldest first; none unless the user turned tracks on.
  public let positions: [Fix]
  /// The ages from which history is deleted on this occasion.
  public let retention: Retention

  /// Creates a commit.
  public init(
    time: Date, transitions: [Transition], step: EngineStep, track: TrackRecord?,
    notifiers: [String], positions: [Fix] = [], retention: Retention = Retention()
  ) {
    self.time = time
    self.transitions = transitions
    self.step = step
    self.track = track
    self.notifiers = notifiers
    self.positions = positions
    self.retention = retention
  }
}
