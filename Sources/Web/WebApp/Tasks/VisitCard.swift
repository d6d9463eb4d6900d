import Application
import Foundation
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
      stay.lastSeen.map { Wording.lastAt(place, $0, in: zone, now: now) }
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
        tasks: Wording.count(item.tasks.count, .task))
    }
  }
}
