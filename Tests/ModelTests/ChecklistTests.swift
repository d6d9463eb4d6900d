import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// Checklists of tasks (Y1).
struct ChecklistTests {
  private static let todo: Todo = {
    var todo = Sample.todo(rule: .every("1w"))
    todo.items = [
      ChecklistItem("milk", isDone: true), ChecklistItem("gift", isDone: true, isOnce: true),
      ChecklistItem("cake", isOnce: true), ChecklistItem("bread"),
    ]
    return todo
  }()

  @Test func `a countdown that ends takes the ticks, and what was for one time and ticked`() throws
  {
    let left = [ChecklistItem("milk"), ChecklistItem("cake", isOnce: true), ChecklistItem("bread")]
    let done = try Self.todo.done(
      at: Sample.noon, now: Sample.noon, machineZone: .gmt, countdownNumber: 2)
    #expect(done.items == left)
    let skipped = try Self.todo.skipped(
      now: Sample.noon, machineZone: .gmt, countdownNumber: 2)
    #expect(skipped.items == left)
  }

  @Test func `what was done before the last time leaves the ticks of the present countdown`() throws
  {
    var todo = Self.todo
    todo.lastDone = Sample.noon
    todo.state = .completed(Sample.noon)
    let earlier = try todo.done(
      at: Sample.instant(-90_000), again: true, now: Sample.noon, machineZone: .gmt,
      countdownNumber: 2)
    #expect(earlier.items == todo.items)
  }

  @Test func `snooze, move and pin keep the ticks`() throws {
    let moved = try Self.todo.moved(
      to: Sample.local("2026-03-20T09:00:00"), machineZone: .gmt)
    #expect(moved.items == Self.todo.items)
  }

  @Test func `records without a checklist do not name it`() throws {
    let text = String(decoding: try JSONEncoder().encode(Sample.todo()), as: UTF8.self)
    #expect(!text.contains("checklist"))
    #expect(
      try JSONDecoder().decode(Todo.self, from: JSONEncoder().encode(Self.todo)) == Self.todo)
  }

  @Test func `all is ticked only where there is something`() {
    #expect(![ChecklistItem]().areDone)
    #expect([ChecklistItem("a", isDone: true)].areDone)
    #expect(Self.todo.items.leftTexts == ["cake", "bread"] && Self.todo.items.doneCount == 2)
  }
}
