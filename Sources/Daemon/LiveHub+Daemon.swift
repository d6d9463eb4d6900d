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
  /// Returns the hub that sends events to open pages.
  ///
  /// It has its own connection, opened with the first page, which sees the commits of every process
  /// and of the daemon itself.
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
  /// Sends an event to open pages, except for a rejected fix.
  func post(_ event: PipelineEvent) {
    switch event.kind {
    case .fixRefused: return
    case .reminder: post(LiveEvent(.reminder, event.liveJSON))
    default: post(LiveEvent(.transition, event.liveJSON))
    }
  }

  /// Sends the receiver's position to the pages that subscribed to it.
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
  /// The keys of an event, and the number of its task, which is part of the page's address.
  fileprivate var liveJSON: JSON {
    guard case .object(let members) = json else { return json }
    return .object(members + [("id", todo.map { .integer(Int($0.rawValue)) } ?? .null)])
  }
}
