import Application
import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// The table of the fields of a task.
struct TaskFieldTests {
  private let builder = EditBuilder(
    ActionContext(now: Sample.noon, rules: EngineRules(machineZone: .gmt)))

  private func full() -> Todo {
    var todo = Sample.todo(
      notes: "two coats", zone: .named("Asia/Tokyo"), triggers: [.dwell, .exit])
    todo.dwellSeconds = 600
    todo.horizonSeconds = 7200
    todo.nag = try? Period(parsing: "2d")
    todo.leads = [.evening, .minutes(90)]
    todo.priority = .high
    todo.difficulty = .veryHard
    todo.durationMinutes = 45
    todo.season = try? Season(parsing: "15 mar-31 oct")
    todo.items = [ChecklistItem("primer", isDone: true, isOnce: true), ChecklistItem("paint")]
    return todo
  }

  @Test
  func `what a form shows of each field reads back as the same task`() throws {
    for todo in [Sample.todo(), full()] {
      var fields = TaskFields()
      for field in TaskField.all { fields[field.field] = field.typed?(todo) }
      // Notes and lengths that are not there are empty in a form.
      for field in TaskField.all where fields[field.field] == "" {
        fields[field.field] = field.emptied
      }
      let read = try builder.changed(todo, name: nil, fields: fields, places: [])
      #expect(read == todo)
    }
  }

  @Test
  func `an emptied field of a form removes the value`() throws {
    var fields = TaskFields()
    for field in TaskField.all where field.scope == .all { fields[field.field] = field.emptied }
    let read = try builder.changed(full(), name: nil, fields: fields, places: [])
    #expect(
      read.notes == nil && read.nag == nil && read.leads == nil && read.durationMinutes == nil
        && read.season == nil && read.items.isEmpty)
  }

  @Test
  func `each field stands once in the table`() {
    let names = TaskField.all.map(\.field.rawValue)
    #expect(Set(names).count == names.count)
  }
}
