import Application
import Foundation
import Model
import Progress
import Recurrence
import Synchronization
import WebPorts

/// Points, streaks and badges, kept while nothing changes.
///
/// To compute them reads the whole history, which changes much less often than the pages with them
/// are requested.
final class KnownProgress: Sendable {
  private struct Key: Equatable {
    let viewer: Viewer
    let version: Int
    let date: LocalDateTime
    let zone: TimeZone
    let turn: TimeOfDay
  }

  private let last = Mutex<(key: Key, tally: ProgressTally)?>(nil)

  /// Returns the tally of the whole history; without a version of the content it is read.
  func tally(version: Int?, site: Site) throws -> ProgressTally {
    let actionContext = site.ports.actionContext
    let clock = actionContext.dayIndex
    let key = version.map {
      Key(
        viewer: actionContext.viewer, version: $0, date: actionContext.today.date, zone: clock.zone,
        turn: clock.turn)
    }
    if let known = last.withLock({ $0 }), known.key == key { return known.tally }
    let tally = try site.ports.store.withSnapshot { snapshot in
      var tally = try ProgressTally(snapshot, actionContext: actionContext)
      try tally.read(snapshot, now: actionContext.now)
      return tally
    }
    if let key { last.withLock { $0 = (key, tally) } }
    return tally
  }
}
