import Application
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Regions
import TestSupport
import Testing
import Text

/// The places around the user where something can be done.
struct NearPlacesTests {
  private static let now = Date("2026-01-05T12:00:00Z")

  private static func near(
    _ places: [Place], _ todos: [Todo], visits: [Visit] = [], within: Double = 5000,
    count: Int = 5, age: Double = 0, at coordinate: Coordinate = .at(52.52, 13.405)
  ) -> NearPlaces {
    let context = ActionContext(now: now, rules: EngineRules(machineZone: .berlin))
    return NearPlaces(
      Overview(todos: todos, places: places, visits: visits, actionContext: context),
      visits: visits,
      position: KnownPosition(
        coordinate, time: now.after(-age), accuracyMeters: 12, source: .stored),
      withinMeters: within, count: count)
  }

  private static func task(_ id: Int64, at place: Int64) -> Todo {
    .sample(id, rule: .once(due: nil), places: [.place(Place.ID(rawValue: place))])
  }

  /// Places to the north, a hundredth of a degree (1112 m) apart.
  private static let places = (1...8).map {
    Place.sample($0, name: "Place \($0)", latitude: 52.52 + Double($0) / 100)
  }

  @Test
  func `only places with open tasks count, the nearest first, within the distance`() {
    let todos = [
      Self.task(1, at: 3), Self.task(2, at: 1), Self.task(3, at: 5), Self.task(4, at: 1),
      .sample(5, rule: .every("6w"), places: [.place(Place.ID(rawValue: 2))]),
    ]
    let near = Self.near(Self.places, todos)
    #expect(near.items.map(\.view.place.id.rawValue) == [1, 3])
    #expect(near.items.first?.tasks.map(\.todo.id.rawValue) == [2, 4])
    #expect(near.items.first?.view.tasks.map(\.id.rawValue) == [2, 4])
    #expect(abs((near.items.first?.distanceMeters ?? 0) - 1112) < 1)
    #expect(near.items.first?.bearingDegrees == 0)
    #expect(near.items.first?.direction == "N")
    #expect(Self.near(Self.places, todos, within: 6000).items.count == 3)
  }

  @Test
  func `there are at most as many as were asked for`() {
    let todos = (1...8).map { Self.task($0, at: $0) }
    #expect(Self.near(Self.places, todos, within: 100_000).items.count == 5)
    #expect(Self.near(Self.places, todos, within: 100_000, count: 7).items.count == 7)
  }

  @Test
  func `a task that is snoozed until the next visit is worth a way, one that is snoozed is not`() {
    var (soon, later) = (Self.task(1, at: 1), Self.task(2, at: 2))
    soon.snooze = Snooze(since: Self.now.after(-60), end: .nextVisit)
    later.snooze = Snooze(since: Self.now.after(-60), end: .at(Self.now.after(60)))
    let near = Self.near(Self.places, [soon, later])
    #expect(near.items.map(\.view.place.id.rawValue) == [1])
  }

  @Test
  func `distances are right across the antimeridian`() {
    let island = Place.sample(1, latitude: 0, longitude: -179.995)
    let near = Self.near([island], [Self.task(1, at: 1)], at: .at(0, 179.995))
    #expect(abs((near.items.first?.distanceMeters ?? 0) - 1112) < 1)
    #expect(near.items.first?.direction == "E")
  }

  @Test
  func `a place that the position excludes is not where the user is, but where they were`() {
    let id = Visit.ID(place: Place.ID(rawValue: 1), began: Self.now.after(-600))
    func item(_ visit: Visit, at latitude: Double) -> NearPlaces.Item? {
      Self.near(
        Self.places, [Self.task(1, at: 1)], visits: [visit], at: .at(latitude, 13.405)
      ).items.first
    }
    let here = item(Visit(id: id), at: 52.53)
    #expect(here?.view.state == .inside && here?.lastSeen == nil)
    let seen = item(Visit(id: id, lastSeen: Self.now.after(-60)), at: 52.53)
    #expect(seen?.view.state == .outside && seen?.lastSeen == Self.now.after(-60))
    let away = item(Visit(id: id), at: 52.54)
    #expect(away?.view.state == .outside && away?.lastSeen == id.began && away?.direction == "S")
    let left = item(Visit(id: id, ended: Self.now.after(-60)), at: 52.54)
    #expect(left?.view.state == .outside && left?.lastSeen == nil)
  }

  @Test
  func `the keys are those of a place, and how far it is`() throws {
    let visit = Visit(
      id: Visit.ID(place: Place.ID(rawValue: 1), began: Self.now.after(-60)))
    let near = Self.near(Self.places, [Self.task(1, at: 1)], visits: [visit], age: 90)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(near.json.text.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["position", "age_s", "within_m", "places"])
    #expect(object["age_s"] as? Double == 90)
    let position = try #require(object["position"] as? [String: Any])
    #expect(Set(position.keys) == ["time", "lat", "lon", "accuracy_m", "source"])
    #expect(position["source"] as? String == "stored")
    #expect(position["time"] as? String == "2026-01-05T12:58:30+01:00")
    let place = try #require((object["places"] as? [[String: Any]])?.first)
    #expect(
      Set(place.keys) == [
        "id", "uuid", "name", "lat", "lon", "radius_m", "tags", "hours", "open_now", "state",
        "tasks", "created",
        "distance_m", "bearing_deg", "direction", "checklists",
      ])
    #expect(place["state"] as? String == "inside")
    #expect(place["tasks"] as? [Int] == [1])
    #expect(near.positionWords.text == "Last stored position: 1 min ago, ± 12 m.")
    #expect(near.ageWords == nil, "still of the present")
  }
}
