import Application
import Foundation
import Geo
import Model
import Recurrence
import Regions
import TestSupport
import Testing

/// The tasks to be answered at the places where the user is.
struct PresentStaysTests {
  private static let now = Date("2026-01-05T12:00:00Z")
  private static let places = [
    Place.sample(1, name: "Pharmacy", tags: ["shop"]), Place.sample(2, name: "Mall"),
    Place.sample(3, name: "Home"),
  ]
  /// Open for weeks, at the pharmacy.
  private static func open(_ id: Int64, at place: Int64 = 1) -> Todo {
    .sample(
      id, name: "Task \(id)", rule: .every("1-5w", start: "2025-12-20T09:00"),
      places: [.place(Place.ID(rawValue: place))])
  }

  private static func visit(_ place: Int64, began seconds: Double = -60, ended: Date? = nil)
    -> Visit
  {
    Visit(
      id: Visit.ID(place: Place.ID(rawValue: place), began: now.after(seconds)), ended: ended)
  }

  private static func stays(
    _ todos: [Todo], visits: [Visit] = [visit(1)], silences: [Silence] = []
  ) -> [(place: String, tasks: [Int64])] {
    let context = ActionContext(now: now, rules: EngineRules(machineZone: .berlin))
    let overview = Overview(todos: todos, places: places, visits: visits, actionContext: context)
    return PresentStays(overview, visits: visits, silences: silences).stays.map {
      ($0.place.name, $0.tasks.map(\.todo.id.rawValue))
    }
  }

  @Test
  func `tasks that are open or due at the place are there, others are not`() {
    let todos = [
      Self.open(1), .sample(2, rule: .every("2d", start: "2026-01-01T09:00")),
      .sample(3, rule: .every("6w", start: "2026-01-01T09:00")),
      .sample(4, state: .finished), Self.open(5, at: 2),
      .sample(6, rule: .once(due: nil), places: [.tag("shop")]),
    ]
    let stays = Self.stays(todos)
    #expect(stays.map(\.place) == ["Pharmacy"])
    #expect(stays.first?.tasks == [2, 1, 6])
  }

  @Test
  func `a place that a newer position excludes is the last one, behind those of the present`()
    throws
  {
    func stays(_ visits: [Visit], meters: Double? = nil, age: Double = 30) throws -> [String] {
      let context = ActionContext(now: Self.now, rules: EngineRules(machineZone: .berlin))
      let todos = [Self.open(1), Self.open(2, at: 2)]
      let overview = Overview(
        todos: todos, places: Self.places, visits: visits, actionContext: context)
      let center = try #require(Self.places.first).center
      let position = try meters.map {
        KnownPosition(
          try Coordinate(latitude: center.latitude + $0 / 111_195, longitude: center.longitude),
          time: Self.now.after(-age), accuracyMeters: 10, source: .daemon)
      }
      return PresentStays(overview, visits: visits, silences: [], position: position).stays.map {
        $0.place.name + ($0.lastSeen.map { " \(Int($0.timeIntervalSince(Self.now)))" } ?? "")
      }
    }
    var left = Self.visit(1, began: -600)
    left.lastSeen = Self.now.after(-240)
    #expect(try stays([left]) == ["Pharmacy -240"])
    #expect(
      try stays([left, Self.visit(2, began: -900)]).map { $0.prefix(4) } == ["Mall", "Phar"])
    #expect(try stays([Self.visit(1)], meters: 5000) == ["Pharmacy -60"])
    #expect(try stays([Self.visit(1)], meters: 5000, age: 90) == ["Pharmacy"], "it is older")
    #expect(try stays([Self.visit(1)], meters: 40) == ["Pharmacy"])
  }

  @Test
  func `a visit that has ended shows nothing, and neither does a place without open tasks`() {
    #expect(Self.stays([Self.open(1)], visits: [Self.visit(1, ended: Self.now)]).isEmpty)
    #expect(Self.stays([Self.open(1)], visits: [Self.visit(3)]).isEmpty)
    #expect(Self.stays([Self.open(1)], visits: []).isEmpty)
  }

  @Test(arguments: [
    (Silence.Reason.done, false), (.skipped, false), (.dismissed, false), (.snoozed, true),
    (.created, true), (.edited, true),
  ])
  func `an answer for this visit counts, one for an earlier visit does not`(
    reason: Silence.Reason, isShown: Bool
  ) {
    let task = Self.open(1)
    let now = Silence(todo: task.id, visit: Self.visit(1).id, reason: reason)
    #expect(Self.stays([task], silences: [now]).isEmpty == !isShown)
    let before = Silence(todo: task.id, visit: Self.visit(1, began: -9000).id, reason: reason)
    #expect(!Self.stays([task], silences: [before]).isEmpty)
  }

  @Test(arguments: [
    (Snooze.End.at(now.after(600)), false), (.at(now.after(-1)), true), (.leaving, false),
  ])
  func `a snooze answers while it lasts`(end: Snooze.End, isShown: Bool) {
    var task = Self.open(1)
    task.snooze = Snooze(since: Self.now.after(-30), end: end)
    #expect(Self.stays([task]).isEmpty == !isShown)
  }

  @Test
  func `of two places the latest comes first, and a task stands in one of them`() {
    let both = Todo.sample(
      1, rule: .once(due: nil), places: Self.places.prefix(2).map { .place($0.id) })
    let stays = Self.stays(
      [both, Self.open(2, at: 1)], visits: [Self.visit(1, began: -900), Self.visit(2)])
    #expect(stays.map(\.place) == ["Mall", "Pharmacy"])
    #expect(stays.map(\.tasks) == [[1], [2]])
  }
}
