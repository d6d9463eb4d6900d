import Application
import Foundation
import Geo
import HTTPServer
import Localization
import Model
import Regions

/// The card of the place where the user is: its tasks, each with done, snooze and "not now".
struct VisitCard: Sendable {
  /// One of its tasks.
  struct Row: Sendable {
    let id: String
    let name: String
    let phase: String
    let when: String?

    fileprivate init(_ view: TaskView) {
      id = String(view.todo.id.rawValue)
      name = view.todo.name.wholeLine
      phase = view.status.rawValue
      when = view.whenText
    }
  }

  let id: String
  /// The page that the card is on.
  let back: String
  let heading: String
  let isSeveral: Bool
  let rows: [Row]
  let hasRest: Bool
  /// The rows that are folded.
  let rest: [Row]
  let moreWords: String
  /// The place and the position, while one is known.
  let visitMap: VisitMap?

  /// How many tasks stand in the card before the others are folded.
  private static let shown = 5

  /// Prepares the card; `age` is that of the last position, unless it is of the present.
  init(
    _ stay: PresentStays.Stay, back: LocalAddress, age: String?, position: KnownPosition? = nil,
    in zone: TimeZone, now: Date
  ) {
    let rows = stay.tasks.map(Row.init)
    id = String(stay.place.id.rawValue)
    self.back = back.text
    let place = stay.place.name.oneLine
    heading =
      stay.lastSeen.map { Formatted.lastAt(place, $0, in: zone, now: now) }
      ?? PlacePhrase.youAreAt(place: place, age: age).text
    isSeveral = rows.count > 1
    self.rows = Array(rows.prefix(Self.shown))
    rest = Array(rows.dropFirst(Self.shown))
    hasRest = !rest.isEmpty
    moreWords = PlacePhrase.moreTasks(rest.count).text
    visitMap = stay.lastSeen == nil ? position.map { VisitMap(stay.place, position: $0) } : nil
  }
}

/// The row of places nearby that have open tasks.
struct NearRow: Sendable {
  /// A place.
  struct Spot: Sendable {
    let id: String
    let name: String
    let distance: String
    let tasks: String
  }

  let words: String
  let places: [Spot]

  /// Prepares the row; `nil` if there are none.
  ///
  /// The places where the user is have cards of their own.
  init?(_ near: NearPlaces?) {
    guard let near, near.items.contains(where: { $0.view.state != .inside }) else { return nil }
    words = PlacePhrase.nearYou(age: near.ageWords).text
    places = near.items.filter { $0.view.state != .inside }.map { item in
      Spot(
        id: String(item.view.place.id.rawValue), name: item.view.place.name.oneLine,
        distance: item.distance + " " + item.direction,
        tasks: Formatted.count(item.tasks.count, .task))
    }
  }
}

/// A small map of a place where the user is: its circle, the position, and how exact that is (V15).
struct VisitMap: Sendable {
  let visitDrawing: String
  let visitMapHref: String

  private static let (width, height) = (96.0, 72.0)
  /// The part of the drawing that stays free at each edge, in pixels.
  private static let margin = 5.0

  /// Draws a place and a position.
  init(_ place: Place, position: KnownPosition) {
    let distance = position.coordinate.distanceMeters(to: place.center)
    let bearing = place.center.bearingDegrees(to: position.coordinate) * .pi / 180
    let error = position.accuracyMeters ?? 0
    // Both circles fit, but a far position with a large error does not make the place a dot.
    let reach = min(max(place.radiusMeters, distance + error), place.radiusMeters * 4)
    let scale = (Self.height / 2 - Self.margin) / max(reach, 1)
    let middle = (x: Self.width / 2, y: Self.height / 2)
    let at = (
      x: middle.x + sin(bearing) * distance * scale, y: middle.y - cos(bearing) * distance * scale
    )
    let words = PlacePhrase.visitMap(
      radius: Formatted.distance(place.radiusMeters), distance: Formatted.distance(distance),
      accuracy: position.accuracyMeters.map { Formatted.distance($0) }
    ).text
    func number(_ value: Double) -> String { Markup.number(value) }
    var drawing = Markup()
    drawing.open(
      "svg",
      [
        "class": "visit-map", "viewBox": "0 0 \(number(Self.width)) \(number(Self.height))",
        "width": number(Self.width), "height": number(Self.height), "role": "img",
        "aria-label": words,
      ])
    drawing.leaf("title", [:], words)
    drawing.shape(
      "circle",
      [
        "class": "ring", "cx": number(middle.x), "cy": number(middle.y),
        "r": number(max(3, place.radiusMeters * scale)),
      ])
    if error > 0 {
      drawing.shape(
        "circle",
        ["class": "error", "cx": number(at.x), "cy": number(at.y), "r": number(error * scale)])
    }
    drawing.shape(
      "circle", ["class": "me", "cx": number(at.x), "cy": number(at.y), "r": "4"])
    drawing.close("svg")
    visitDrawing = drawing.text
    visitMapHref = "/map?place=\(place.id.rawValue)"
  }
}
