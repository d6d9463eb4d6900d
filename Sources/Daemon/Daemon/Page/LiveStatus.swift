import CommandSupport
import DaemonControl
import Foundation
import Geo
import Model
import Synchronization
import Tracking

/// The status of the running daemon, as the control socket and the page report it.
final class LiveStatus: Sendable {
  private static let mostHappenings = 20

  /// The status, and the values from which its texts are made on request.
  private struct State {
    var status: DaemonStatus
    var source: @Sendable () -> String
    var receiver: SourceState?
    var events: [PipelineEvent] = []
    var lastRefusal: PipelineEvent?
    var storeTrouble: (any Error)?
  }

  private let state: Mutex<State>
  /// The figures of phones.
  let phones = PhoneStatistics()

  /// Creates the status of a daemon that starts now; `source` is where its positions come from, in
  /// the language in force when it is asked for.
  init(source: @autoclosure @escaping @Sendable () -> String) {
    state = Mutex(
      State(
        status: DaemonStatus(
          pid: ProcessInfo.processInfo.processIdentifier, version: Version.text, started: Date(),
          source: ""),
        source: source))
  }

  /// Records a change of the source of positions.
  func record(source: @autoclosure @escaping @Sendable () -> String) {
    state.withLock { $0.source = source }
  }

  /// The present status, with texts in the language in force.
  var snapshot: DaemonStatus {
    let state = state.withLock { $0 }
    var status = state.status
    status.source = state.source()
    status.phones = phones.snapshot
    status.leading = phones.leading.map(\.rawValue).sorted()
    status.memoryKb = ProcessMemory.residentKilobytes ?? 0
    status.receiver = state.receiver?.name
    status.receiverText = state.receiver?.localizedDescription
    status.lastRefusal = state.lastRefusal?.text
    status.storeError = state.storeTrouble.map { String(describing: $0) }
    status.happenings = state.events.map {
      .init(time: $0.time, event: $0.kind.rawValue, text: $0.text)
    }
    return status
  }

  /// The time of the last accepted position, by the receiver's clock.
  var lastFix: Date? { state.withLock { $0.status.lastFix } }

  /// The last reported position of the device that the user carries; `isAccepted` is true if it was
  /// accepted.
  var position: (DaemonStatus.Position, isAccepted: Bool)? {
    var status = state.withLock { $0.status }
    status.leading = phones.leading.map(\.rawValue)
    if let accepted = status.accepted { return (accepted, isAccepted: true) }
    return status.position.map { ($0, isAccepted: false) }
  }

  /// Records where a phone is.
  func record(_ position: DevicePosition) {
    phones.record(position.fix, of: position.device)
    phones.record(isLeading: position.isLeading, position.device, of: position.owner)
    guard position.isMine else { return }
    state.withLock { state in
      state.status.carried = DaemonStatus.Position(position.fix)
      state.status.carriedDevice = position.name
    }
  }

  /// Records a report of the receiver.
  func record(_ tracked: TrackedReport) {
    let report = tracked.report
    if tracked.isAccepted { phones.record(isLeading: tracked.isMine, .receiver, of: .me) }
    state.withLock { state in
      if let time = report.time, let latitude = report.latitude, let longitude = report.longitude,
        report.mode >= 2
      {
        state.status.position = .init(
          time: time, latitude: latitude, longitude: longitude, accuracyM: tracked.accuracyMeters,
          speedMps: report.speedMetersPerSecond, courseDeg: report.courseDegrees,
          satellites: report.satellites)
      }
      if tracked.isPutRight {
        state.status.fixesRollover = (state.status.fixesRollover ?? 0) + 1
      }
      state.status.outOfRange = (state.status.outOfRange ?? 0) + report.outOfRange
      guard tracked.isAccepted else {
        state.status.fixesRefused += 1
        return
      }
      state.status.fixesAccepted += 1
      state.status.lastFix = report.time
      if tracked.isMine { (state.status.carried, state.status.carriedDevice) = (nil, nil) }
      state.lastRefusal = nil
    }
  }

  /// Records events, at most the last 20.
  func record(_ events: [PipelineEvent]) {
    state.withLock { state in
      if let refusal = events.last(where: { $0.kind == .fixRefused }) {
        state.lastRefusal = refusal
      }
      state.events += events
      state.events.removeFirst(max(0, state.events.count - Self.mostHappenings))
    }
  }

  func record(_ receiver: SourceState) {
    guard receiver.name != nil else { return }
    state.withLock { $0.receiver = receiver }
  }

  /// Records the error because of which the database cannot be used; `nil` when it can be again.
  func record(storeTrouble: (any Error)?) {
    state.withLock { $0.storeTrouble = storeTrouble }
  }

  /// Changes other fields.
  func update(_ change: (inout DaemonStatus) -> Void) {
    state.withLock { change(&$0.status) }
  }
}

extension DaemonStatus.Position {
  /// Creates the position from that of a phone.
  fileprivate init(_ fix: Fix) {
    self.init(
      time: fix.time, latitude: fix.coordinate.latitude, longitude: fix.coordinate.longitude,
      accuracyM: fix.accuracyMeters, speedMps: fix.speedMetersPerSecond,
      courseDeg: nil, satellites: nil)
  }
}
