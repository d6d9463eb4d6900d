import Application
import CommandSupport
import DaemonControl
import Foundation
import Localization
import Model
import Regions

/// The output of `watch` without a terminal: a line for each change.
struct WatchLines {
  private let output: Output
  private let zone: TimeZone
  private var lastStanding: String?
  private var printed: Set<WatchView.Event> = []

  /// Creates a writer; times are on the wall clock of a zone.
  init(_ output: Output, zone: TimeZone) {
    self.output = output
    self.zone = zone
  }

  /// Prints the changes since the last call.
  mutating func write(_ view: WatchView) throws {
    var standing = view.receiverText.wholeLine
    if let position = view.position {
      standing += ", ±\(Int(min(position.accuracyM, 1e9).rounded())) m"
    }
    for spot in view.spots.prefix(3) {
      guard let metres = spot.distanceMeters, let bearing = spot.bearingDegrees else { continue }
      standing +=
        ", \(spot.place.name.oneLine) \(Wording.distance(metres)) \(Wording.direction(bearing))"
      if spot.state == .inside { standing += " (\(PlacePhrase.inside.text))" }
    }
    if standing != lastStanding {
      try output.line("\(Wording.seconds(view.now, in: zone))  \(standing)")
      lastStanding = standing
    }
    for event in view.events where printed.insert(event).inserted {
      let isToday =
        Wording.dayHeading(event.time, in: zone) == Wording.dayHeading(view.now, in: zone)
      let clock =
        isToday
        ? Wording.seconds(event.time, in: zone)
        : Wording.moment(event.time, in: zone, now: view.now)
      try output.line("\(clock)    \(event.text)")
    }
    // An event that has left the list does not come back.
    printed.formIntersection(view.events)
  }
}
