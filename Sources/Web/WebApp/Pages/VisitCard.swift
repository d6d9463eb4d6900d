import Application
import Localization
import Model
import Regions

/// The card of the place where the user is: its tasks, each with done, snooze and "not now".
struct VisitCard {
  private let stay: PresentStays.Stay
  /// The page that the card is on.
  private let back: LocalAddress
  /// The age of the last position, unless it is of the present.
  private let age: String?
  /// How many tasks stand in the card before the others are folded.
  private static let shown = 5

  /// Prepares the card.
  init(_ stay: PresentStays.Stay, back: LocalAddress, age: String?) {
    self.stay = stay
    self.back = back
    self.age = age
  }

  /// The values for the template.
  var content: [String: Any] {
    let rows = stay.tasks.map(Self.row)
    let rest = rows.dropFirst(Self.shown)
    return [
      "id": String(stay.place.id.rawValue), "back": back.text,
      "heading": PlacePhrase.youAreAt(place: stay.place.name.oneLine, age: age).text,
      "isSeveral": rows.count > 1, "rows": Array(rows.prefix(Self.shown)),
      "hasRest": !rest.isEmpty, "rest": Array(rest),
      "moreWords": PlacePhrase.moreTasks(rest.count).text,
    ]
  }

  private static func row(_ view: TaskView) -> [String: Any] {
    let status = TaskStatus(view)
    return [
      "id": String(view.todo.id.rawValue), "name": view.todo.name.wholeLine,
      "phase": status.rawValue, "standing": view.brief,
    ]
  }
}

/// The row of places nearby that have open tasks.
struct NearRow {
  private let near: NearPlaces

  /// Prepares the row; `nil` if there are none.
  ///
  /// The places where the user is have cards of their own.
  init?(_ near: NearPlaces?) {
    guard let near, near.items.contains(where: { $0.view.state != .inside }) else { return nil }
    self.near = near
  }

  /// The values for the template.
  var content: [String: Any] {
    [
      "words": PlacePhrase.nearYou(age: near.ageWords).text,
      "places": near.items.filter { $0.view.state != .inside }.map { item in
        [
          "id": String(item.view.place.id.rawValue), "name": item.view.place.name.oneLine,
          "distance": item.distance + " " + item.direction,
          "tasks": Wording.count(item.tasks.count, .task),
        ]
      },
    ]
  }
}
