import Application
import Foundation
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
