import Application
import Foundation
import Geo
import HTTPServer
import Localization
import Model
import Recurrence
import Regions
import Text
import WebPorts

/// Where the user was today: the recorded track, if tracks are on, and the visits (V15).
struct MapDay {
  /// A visit to a place, in words: `09:12–09:40`.
  struct Visit: Sendable {
    let place: Place
    let times: String
    fileprivate let order: Date
  }

  /// The first second of the day, in seconds since 1970.
  let begin: Double
  /// The recorded positions, oldest first.
  let trail: [LivePosition]
  /// The visits, oldest first.
  let visits: [Visit]

  /// The most points of the track that a map gets.
  private static let mostPoints = 1500
  /// Two points of the track are at least so far apart, in metres, or in seconds.
  private static let (leastMeters, mostSeconds) = (8.0, 50.0)

  /// Reads the present day; `track` are its recorded positions.
  init(
    _ track: [LivePosition], in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    let (zone, day) = (actionContext.machineZone, actionContext.today)
    let start = day.start
    begin = start.timeIntervalSince1970
    trail = Self.thinned(track)
    let places = Dictionary(try snapshot.places.map { ($0.id, $0) }) { first, _ in first }
    let present = try snapshot.visits.own(of: snapshot.viewer)
    let transitions = try snapshot.transitions(place: nil, limit: .max).filter {
      $0.person == snapshot.viewer.person && $0.time >= start
    }
    let known = Set(transitions.map(\.place)).union(
      present.filter { $0.ended == nil && $0.id.began >= start }.map(\.id.place))
    visits = known.compactMap { places[$0] }.flatMap { place -> [Visit] in
      let history = VisitHistory(
        transitions.filter { $0.place == place.id },
        present: present.first { $0.id.place == place.id }, limit: 50)
      return history.items.map { Visit($0, at: place, since: start, in: zone) }
    }.sorted { $0.order < $1.order }
  }

  private static func thinned(_ track: [LivePosition]) -> [LivePosition] {
    var kept: [LivePosition] = []
    for position in track {
      if let last = kept.last, position.time.timeIntervalSince(last.time) < mostSeconds {
        let (north, east) = (
          (position.latitude - last.latitude) * 111_195,
          (position.longitude - last.longitude) * 111_195 * cos(position.latitude * .pi / 180)
        )
        guard hypot(north, east) >= leastMeters else { continue }
      }
      kept.append(position)
    }
    guard kept.count > mostPoints else { return kept }
    let step = Double(kept.count) / Double(mostPoints)
    return (0..<mostPoints).map { kept[Int(Double($0) * step)] }
  }

  /// The track for a script: latitude, longitude, and seconds since 1970.
  var trailText: String {
    JSON.array(
      trail.map { position in
        .array([
          JSON(position.latitude, decimals: 6), JSON(position.longitude, decimals: 6),
          .integer(Int(position.time.timeIntervalSince1970)),
        ])
      }
    ).text
  }
}

extension MapDay.Visit {
  /// Words a visit; one that began before the day has no beginning.
  fileprivate init(
    _ item: VisitHistory.Item, at place: Place, since start: Date, in zone: TimeZone
  ) {
    func clock(_ date: Date) -> String { Formatted.clock(date, in: zone) }
    self.place = place
    switch item {
    case .stay(let from, let to):
      let begin = from.flatMap { $0 < start ? nil : $0 }
      (times, order) = ((begin.map(clock) ?? "") + "–" + clock(to), begin ?? start)
    case .present(let since): (times, order) = ((since < start ? "" : clock(since)) + "–", since)
    case .pass(let time): (times, order) = (clock(time), time)
    }
  }
}
