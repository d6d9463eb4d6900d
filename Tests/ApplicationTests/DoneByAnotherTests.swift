import Application
import Foundation
import Model
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing

/// Tasks that one person does, gives or keeps for another (Y3, Y10).
@Suite struct DoneByAnotherTests {
  private static let now = Date("2026-01-05T12:00:00Z")

  /// A store that knows anna.
  private func household(_ todo: Todo) throws -> SQLiteStore {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(summary: "persons")
      edit.devices = DeviceChanges(persons: [.init(before: nil, after: Person.anna)])
      return edit
    }
    try store.add(todos: [todo], places: [Place.sample()])
    try store.edit { _ in
      var edit = Edit(summary: "visit")
      edit.visits = [
        Visit(id: Visit.ID(place: Place.ID(rawValue: 1), began: Self.now.addingTimeInterval(-600)))
      ]
      return edit
    }
    return store
  }

  private static func dishes() -> Todo {
    var todo = Todo.sample(1, name: "Dishes", rule: .every("1w", start: "2025-12-29T09:00"))
    todo.details.turns = Turns(order: [.anna, .me])
    todo.details.persons = [.anna]
    return todo
  }

  private func perform(_ action: TaskAction, in store: SQLiteStore) throws -> TaskActionResult {
    try action.perform(
      in: store,
      actionContext: ActionContext(now: Self.now, rules: EngineRules(machineZone: .berlin))
    ) { try TaskNames.todo("1", in: $0) }
  }

  @Test(arguments: [("anna", nil), ("me", "Vet")] as [(String, String?)])
  func `where the user is, is not where another did it`(name: String, place: String?) throws {
    let store = try household(Self.dishes())
    let result = try perform(.done(by: name), in: store)
    let completion = try #require(result.edit.completions.first)
    #expect(completion.place == place && completion.isAtPlace == (place != nil))
  }

  @Test func `a turn given to another begins a countdown, one given to oneself does not`() throws {
    let store = try household(Self.dishes())
    let mine = try #require(try perform(.turn(to: "me"), in: store).after)
    #expect(mine.countdownNumber == Self.dishes().countdownNumber && mine.snooze == nil)
    let hers = try perform(.turn(to: "anna"), in: store)
    let after = try #require(hers.after)
    #expect(after.countdownNumber > mine.countdownNumber && hers.view.activeSnooze == nil)
    _ = try store.undo()
    #expect(try store.todos() == [mine])
  }

  @Test func `each person keeps the zones of tasks for oneself`() throws {
    var todo = Todo.sample(1, name: "Pill", rule: .every("1d", start: "2025-12-29T09:00"))
    todo.zone = .named("Europe/Berlin")
    let store = try household(todo)
    let here = try #require(TimeZone(identifier: "Europe/Lisbon"))
    let builder = EditBuilder(
      ActionContext(now: Self.now, rules: EngineRules(machineZone: .berlin)))
    let hers = store.viewed(by: Viewer(.anna))
    func isKept(_ store: SQLiteStore) throws -> [Bool] {
      try store.withSnapshot {
        ForeignZones(
          of: try $0.todos, here: here, preferences: try $0.preferences, now: Self.now
        ).zones.map(\.isKept)
      }
    }
    try hers.edit { try builder.keepZones(in: here, $0).edit }
    #expect(try isKept(hers) == [true])
    #expect(try isKept(store) == [false])
    try store.edit { try builder.keepZones(in: here, $0).edit }
    #expect(try isKept(store) == [true])
    _ = try hers.undo()
    #expect(try isKept(hers) == [false])
  }
}
