import Application
import Daemon
import DaemonControl
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions
import Text

/// The state of daemon, places and tasks at one instant.
struct WatchView {
  /// A place as seen from the last position.
  struct Spot {
    let place: Place
    let state: RegionState
    let distanceMeters: Double?
    let bearingDegrees: Double?
  }

  /// An event of the daemon or of the history.
  struct Event: Hashable {
    let time: Date
    let event: String
    let text: String
  }

  let now: Date
  let daemon: RunningDaemon
  /// The nearest first; by name where no position is known.
  let spots: [Spot]
  /// Soonest due first.
  let tasks: [TaskView]
  /// Oldest first.
  let events: [Event]

  /// The last position the receiver reported.
  var position: DaemonStatus.Position? { daemon.status?.position }

  /// The state of the receiver, or the reason why there is none.
  var receiverText: String {
    switch daemon {
    case .none: DaemonPhrase.noDaemon.text
    case .silent(let record, let reason):
      DaemonPhrase.silent(pid: Int(record.pid), reason: reason).text
    case .answers(let status):
      status.storeError ?? status.configError.map { DaemonPhrase.settingsRejected($0).text }
        ?? status.receiverText ?? status.source
    }
  }

  /// Returns the keys of `watch --json`.
  func json(in zone: TimeZone) -> JSON {
    let fix: JSON =
      position.map { position in
        .object([
          ("time", JSON(position.time, in: zone)),
          ("age_s", .number(now.timeIntervalSince(position.time).rounded())),
          ("accuracy_m", JSON(position.accuracyM, decimals: 1)),
          ("speed_mps", JSON(position.speedMps, decimals: 1)),
          ("course_deg", JSON(position.courseDeg, decimals: 0)),
          ("satellites", position.satellites.map { .integer($0) } ?? .null),
        ])
      } ?? .null
    return .object([
      ("time", JSON(now, in: zone)),
      ("daemon_pid", daemon.status.map { .integer(Int($0.pid)) } ?? .null),
      ("receiver", JSON(daemon.status?.receiver)),
      ("receiver_text", .string(receiverText)),
      ("fix", fix),
      ("places", .array(spots.map(json))),
      ("tasks", .array(tasks.map(\.json))),
      (
        "events",
        .array(
          events.map {
            .object([
              ("time", JSON($0.time, in: zone)), ("event", .string($0.event)),
              ("text", .string($0.text)),
            ])
          })
      ),
    ])
  }

  private func json(_ spot: Spot) -> JSON {
    .object([
      ("id", .integer(Int(spot.place.id.rawValue))),
      ("name", .string(spot.place.name)),
      ("state", .string(spot.state.rawValue)),
      ("distance_m", JSON(spot.distanceMeters, decimals: 0)),
      ("bearing_deg", JSON(spot.bearingDegrees, decimals: 0)),
      ("radius_m", .number(spot.place.radiusMeters)),
    ])
  }
}
