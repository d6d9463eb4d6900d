import Control
import Engine
import Foundation
import Geo
import Runtime
import Synchronization

/// What the running daemon knows about itself, for those who ask.
final class LiveStatus: Sendable {
  private static let mostHappenings = 20

  private let status: Mutex<DaemonStatus>

  /// Creates the board of a daemon that starts now.
  init(source: String) {
    status = Mutex(
      DaemonStatus(
        pid: ProcessInfo.processInfo.processIdentifier, version: Version.text, started: Date(),
        source: source))
  }

  /// How things stand.
  var snapshot: DaemonStatus {
    var copy = status.withLock { $0 }
    copy.memoryKb = ProcessMemory.residentKilobytes ?? 0
    return copy
  }

  /// When a position was last believed, by the receiver's clock.
  var lastFix: Date? { status.withLock { $0.lastFix } }

  /// The last position the receiver reported, and whether it was believed.
  var position: (DaemonStatus.Position, isAccepted: Bool)? {
    status.withLock { status in
      status.position.map { ($0, isAccepted: $0.time == status.lastFix) }
    }
  }

  /// Notes a report of the receiver.
  func note(_ tracked: TrackedReport) {
    let report = tracked.report
    status.withLock { status in
      if let time = report.time, let latitude = report.latitude, let longitude = report.longitude,
        report.mode >= 2
      {
        status.position = .init(
          time: time, latitude: latitude, longitude: longitude, accuracyM: tracked.accuracyMeters,
          speedMps: report.speedMetersPerSecond, courseDeg: report.courseDegrees,
          satellites: report.satellites)
      }
      guard tracked.isAccepted else {
        status.fixesRefused += 1
        return
      }
      status.fixesAccepted += 1
      status.lastFix = report.time
      status.lastRefusal = nil
    }
  }

  /// Notes what happened.
  func note(_ events: [PipelineEvent]) {
    status.withLock { status in
      for event in events {
        if event.kind == .fixRefused { status.lastRefusal = event.text }
        status.happenings.append(
          .init(time: event.time, event: event.kind.rawValue, text: event.text))
      }
      status.happenings.removeFirst(max(0, status.happenings.count - Self.mostHappenings))
    }
  }

  /// Notes how the receiver is.
  func note(_ state: SourceState) {
    guard let name = state.name else { return }
    status.withLock {
      $0.receiver = name
      $0.receiverText = state.words
    }
  }

  /// Changes anything else.
  func update(_ change: (inout DaemonStatus) -> Void) {
    status.withLock { change(&$0) }
  }
}
