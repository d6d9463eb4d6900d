import Foundation
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import Application

@Suite("Categories, priority, difficulty, duration") struct SortingTests {
  private let store: SQLiteStore
  private let builder: EditBuilder

  init() throws {
    store = try SQLiteStore.empty()
    builder = .inBerlin("2026-01-01T10:00")
  }

  private func add(_ name: String, _ change: (inout TaskFields) -> Void = { _ in }) throws -> Todo {
    var fields = TaskFields()
    change(&fields)
    var todo: Todo?
    try store.edit { context in
      let outcome = try builder.add(name: name, fields: fields, in: context)
      todo = outcome.after
      return outcome.edit
    }
    return try #require(todo)
  }

  @Test
  func `a new database has four categories`() throws {
    #expect(try store.categories().map(\.name) == ["Work", "Study", "Personal", "Home"])
  }

  @Test
  func `a task keeps what it is sorted by, and has defaults`() throws {
    let plain = try add("Plain")
    #expect(plain.category == nil && plain.priority == .normal && plain.difficulty == .medium)
    #expect(plain.durationMinutes == nil)
    _ = try add("Paint") {
      $0[.category] = "HOME"
      $0[.priority] = "High"
      $0[.difficulty] = "very_easy"
      $0[.duration] = "90min"
    }
    let stored = try #require(try store.todos().last)
    #expect(stored.category == Category.ID(rawValue: 4) && stored.priority == .high)
    #expect(stored.difficulty == .veryEasy && stored.durationMinutes == 90)
  }

  @Test(arguments: [
    ("daily", 1), ("weekly", 7), ("bimonthly", 62), ("10-14w", 98), ("2w on tue", 14),
  ])
  func `the horizon can be the period`(every: String, days: Double) throws {
    let todo = try add("Paint") { ($0[.every], $0[.horizon]) = (every, "Period") }
    #expect(todo.horizonSeconds == days * 86_400)
  }

  @Test
  func `a length that is none at all is told the range of a duration`() {
    let failure = #expect(throws: Refusal.self) {
      try add("Paint") { $0[.duration] = "0min" }
    }
    #expect(failure?.description.contains("1min to 24h") == true)
  }

  @Test(arguments: [
    (RequestField.priority, "urgent"), (.difficulty, "6"), (.duration, "30s"), (.duration, "25h"),
    (.duration, "5m"), (.duration, "0min"), (.category, "Wrk"), (.horizon, "period"),
  ])
  func `a wrong value is refused with its field`(field: RequestField, value: String) throws {
    #expect {
      try add("Task") { $0[field] = value }
    } throws: { ($0 as? Refusal)?.field == field }
  }

  @Test
  func `a removed category leaves its tasks without one, and undo brings all back`() throws {
    _ = try add("Paint") { $0[.category] = "Home" }
    let home = try #require(try store.categories().last)
    try store.edit { try builder.removeCategory(home, in: $0).edit }
    #expect(try store.categories().count == 3)
    #expect(try store.todos().first?.category == nil)
    _ = try store.undo()
    #expect(try store.categories().last == home)
    #expect(try store.todos().first?.category == home.id)
  }

  @Test
  func `names are unique whatever their case, and none and other name nothing`() throws {
    for name in ["work", "None", "other", " ", "#x"] {
      #expect(throws: Refusal.self) {
        try store.edit { try builder.addCategory(.init(name: name), in: $0).edit }
      }
    }
    try store.edit {
      try builder.addCategory(.init(name: "Garden", color: "#0F8", icon: "🌱"), in: $0).edit
    }
    let garden = try #require(try store.categories().last)
    #expect(garden.color == "#00ff88" && garden.icon == "🌱")
    try store.edit { try builder.changeCategory(garden, .init(name: "garden"), in: $0).edit }
    #expect(try store.categories().last?.name == "garden")
  }

  @Test(arguments: [
    ("#ffffff", "#000000"), ("#000000", "#ffffff"), ("#2f6fb0", "#ffffff"), ("#ffd400", "#000000"),
  ])
  func `text on a colour has the higher contrast`(color: String, text: String) {
    #expect(CategoryFields.textColor(on: color) == text)
  }

  @Test
  func `several tasks are done in one step`() throws {
    let todos = try ["One", "Two", "Three"].map { try add($0) { $0[.every] = "1d" } }
    let edit = try store.edit { context in
      try builder.together(.done, todos) { try builder.done($0, in: context) }
    }.edit
    #expect(edit.completions.count == 3 && edit.todos.count == 3)
    #expect(edit.undoneText.contains("\"Two\""))
    _ = try store.undo()
    #expect(try store.todos() == todos)
  }

  @Test
  func `a search wants every word, in any of the texts`() throws {
    let paint = try add("Paint the fence") {
      $0[.category] = "Home"
      $0[.notes] = "two coats"
    }
    let categories = try store.categories()
    func finds(_ text: String) -> Bool {
      TaskSearch(text, places: [], categories: categories).finds(paint)
    }
    #expect(finds("FENCE home") && finds("coats paint") && finds(""))
    #expect(!finds("fence work"))
  }
}
