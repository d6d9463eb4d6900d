import Application
import Engine
import Foundation
import Geo
import Reminders
import Runtime
import SQLiteStore
import Synchronization
import WebApp

extension Session {
  /// What tells open pages of all that happens.
  ///
  /// A connection of its own sees the commits of everybody else, the daemon's included; it is opened with the first page.
  func live() -> LiveHub {
    let connection = Mutex<SQLiteStore?>(nil)
    let path = databasePath
    return LiveHub {
      connection.withLock { store in
        if store == nil { store = try? SQLiteStore(path: path, mode: .readOnlyIfPresent) }
        return try? store?.version()
      }
    }
  }
}

extension LiveHub {
  /// Tells open pages what happened; a refused fix is no news.
  func post(_ event: PipelineEvent) {
    switch event.kind {
    case .fixRefused: return
    case .reminder: post(LiveEvent(.reminder, event.liveJSON))
    default: post(LiveEvent(.transition, event.liveJSON))
    }
  }

  /// Tells the pages that want it where the receiver is.
  func post(_ tracked: TrackedReport) {
    let report = tracked.report
    guard wantsPositions, let time = report.time, let latitude = report.latitude,
      let longitude = report.longitude, report.mode >= 2
    else { return }
    let position = LivePosition(
      time: time, latitude: latitude, longitude: longitude, accuracyMeters: tracked.accuracyMeters,
      speedMetersPerSecond: report.speedMetersPerSecond, courseDegrees: report.courseDegrees,
      isAccepted: tracked.isAccepted)
    post(LiveEvent(.position, position.json))
  }
}

extension PipelineEvent {
  /// The keys of an event, and the task's number, by which its page is found.
  fileprivate var liveJSON: JSON {
    guard case .object(let members) = json else { return json }
    return .object(members + [("id", todo.map { .integer(Int($0.rawValue)) } ?? .null)])
  }
}
