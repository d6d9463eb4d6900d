import Control
import Engine
import Foundation
import Geo
import Runtime
import Synchronization

/// The status of the running daemon, as the control socket and the page report it.
final class LiveStatus: Sendable {
  private static let mostHappenings = 20

  /// The status, and the values from which its texts are made on request.
  private struct State {
    var status: DaemonStatus
    var receiver: SourceState?
    var events: [PipelineEvent] = []
    var lastRefusal: PipelineEvent?
    var storeTrouble: (any Error)?
  }

  private let state: Mutex<State>
  /// What was heard from phones.
  let phones = PhoneBoard()

  /// Creates the status of a daemon that starts now.
  init(source: String) {
    state = Mutex(
      State(
        status: DaemonStatus(
          pid: ProcessInfo.processInfo.processIdentifier, version: Version.text, started: Date(),
          source: source)))
  }

  /// The present status, with texts in the language in force.
  var snapshot: DaemonStatus {
    let state = state.withLock { $0 }
    var status = state.status
    status.phones = phones.snapshot
    status.memoryKb = ProcessMemory.residentKilobytes ?? 0
    status.receiver = state.receiver?.name
    status.receiverText = state.receiver?.words
    status.lastRefusal = state.lastRefusal?.text
    status.storeError = state.storeTrouble.map { String(describing: $0) }
    status.happenings = state.events.map {
      .init(time: $0.time, event: $0.kind.rawValue, text: $0.text)
    }
    return status
  }

  /// The time of the last accepted position, by the receiver's clock.
  var lastFix: Date? { state.withLock { $0.status.lastFix } }

  /// The last reported position; `isAccepted` is true if it was accepted.
  var position: (DaemonStatus.Position, isAccepted: Bool)? {
    state.withLock { state in
      state.status.position.map { ($0, isAccepted: $0.time == state.status.lastFix) }
    }
  }

  /// Records a report of the receiver.
  func note(_ tracked: TrackedReport) {
    let report = tracked.report
    state.withLock { state in
      if let time = report.time, let latitude = report.latitude, let longitude = report.longitude,
        report.mode >= 2
      {
        state.status.position = .init(
          time: time, latitude: latitude, longitude: longitude, accuracyM: tracked.accuracyMeters,
          speedMps: report.speedMetersPerSecond, courseDeg: report.courseDegrees,
          satellites: report.satellites)
      }
      guard tracked.isAccepted else {
        state.status.fixesRefused += 1
        return
      }
      state.status.fixesAccepted += 1
      state.status.lastFix = report.time
      state.lastRefusal = nil
    }
  }

  /// Records events, at most the last 20.
  func note(_ events: [PipelineEvent]) {
    state.withLock { state in
      if let refusal = events.last(where: { $0.kind == .fixRefused }) {
        state.lastRefusal = refusal
      }
      state.events += events
      state.events.removeFirst(max(0, state.events.count - Self.mostHappenings))
    }
  }

  /// Records the state of the receiver.
  func note(_ receiver: SourceState) {
    guard receiver.name != nil else { return }
    state.withLock { $0.receiver = receiver }
  }

  /// Records the error because of which the database cannot be used; `nil` when it can be again.
  func note(storeTrouble: (any Error)?) {
    state.withLock { $0.storeTrouble = storeTrouble }
  }

  /// Changes other fields.
  func update(_ change: (inout DaemonStatus) -> Void) {
    state.withLock { change(&$0.status) }
  }
}
