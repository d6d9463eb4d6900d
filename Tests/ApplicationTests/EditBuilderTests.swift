import Application
import Foundation
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

/// Edits of tasks and places.
struct EditBuilderTests {
  private let store: SQLiteStore
  private let builder: EditBuilder

  init() throws {
    store = try SQLiteStore.empty()
    builder = .inBerlin("2026-01-01T10:00")
  }

  private func fields(_ change: (inout TaskFields) -> Void) -> TaskFields {
    var fields = TaskFields()
    change(&fields)
    return fields
  }

  @Test
  func `a task is added, changed, moved and removed, each a step that can be undone`() throws {
    var todo: Todo?
    try store.edit { context in
      let outcome = try builder.add(
        name: " Cat medicine ", fields: fields { $0[.every] = "10-14w" }, in: context)
      todo = outcome.after
      return outcome.edit
    }
    let added = try #require(todo)
    #expect(added.name == "Cat medicine")
    try store.edit { context in
      try builder.change(
        added, name: nil, fields: fields { $0[.notes] = "the blue box" }, in: context
      )
      .edit
    }
    let noted = try #require(try store.todos().first)
    #expect(noted.notes == "the blue box")
    try store.edit { try builder.move(noted, to: "2026-05-01T09:00", in: $0).edit }
    let moved = try #require(try store.todos().first)
    #expect(moved.moved != nil)
    try store.edit { try builder.remove(moved, in: $0) }
    #expect(try store.todos().isEmpty)
    for _ in 1...4 { #expect(try store.undo() != nil) }
    #expect(try store.undo() == nil)
  }

  @Test(arguments: [
    (RequestField.every, "often"), (.from, "monday"), (.start, "soon"), (.first, "soon"),
    (.end, "soon"), (.at, "25:00"), (.zone, "Atlantis"), (.place, "Nowhere"), (.on, "arrive"),
    (.dwell, "5m"), (.horizon, "1mo"), (.nag, "5min"),
  ])
  func `a wrong value is told of its field`(field: RequestField, value: String) {
    var fields = fields { $0[.every] = "2w" }
    fields[field] = value
    let failure = #expect(throws: Refusal.self) {
      try builder.preview(name: "Task", fields: fields, places: [])
    }
    #expect(failure?.field == field)
    #expect(failure?.description.contains(value) == true)
    #expect(failure?.pageText.contains("--") == false)
    #expect(failure?.pageText.contains("passby") == false)
  }

  @Test func `all that is wrong is told at once`() {
    let wrong = fields {
      $0[.every] = "2w"
      $0[.at] = "25:00"
      $0[.end] = "soon"
      $0.place = ["Nowhere"]
    }
    let problems = builder.problems(name: "  ", fields: wrong, places: [])
    #expect(Set(problems.compactMap(\.field)) == [.name, .at, .end, .place])
  }

  @Test func `nothing is wrong with a good wish`() {
    let good = fields { $0[.every] = "10-14w" }
    #expect(builder.problems(name: "Cat medicine", fields: good, places: []).isEmpty)
  }
}
