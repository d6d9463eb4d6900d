import Application
import Foundation
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@Suite struct TaskActionTests {
  /// Monday, 13:00 in Berlin.
  private static let now = Date("2026-01-05T12:00:00Z")
  private static let todo = Todo.sample(
    1, name: "Cat medicine", rule: .every("1-5w", start: "2025-12-20T09:00"))

  private let store: SQLiteStore

  init() throws {
    store = try SQLiteStore.empty()
    try store.add(todos: [Self.todo], places: [Place.sample()])
  }

  @discardableResult
  private func perform(_ action: TaskAction, on task: String = "1") throws -> TaskActionResult {
    let actionContext = ActionContext(now: Self.now, rules: EngineRules(machineZone: .berlin))
    return try action.perform(in: store, actionContext: actionContext) { context in
      try TaskNames.todo(task, in: context)
    }
  }

  private func lastCompletion() throws -> Completion {
    try #require(try store.history(search: nil, limit: 1).first).completion
  }

  @Test
  func `done returns the step, the task before and after, its view and a sentence`() throws {
    let result = try perform(.done())
    let stored = try #require(try store.todos().first)
    #expect(result.step == 2)
    #expect(result.before == Self.todo)
    #expect(result.after == stored)
    #expect(stored.lastDone == Self.now)
    #expect(result.view.todo == stored)
    #expect(result.view.placeNames == ["Vet"])
    #expect(result.viewBefore.todo == Self.todo)
    #expect(!result.isUnchanged)
    #expect(result.text == "Done: Cat medicine. From Mon 12 Jan 13:00, until Mon 9 Feb 13:00.")
    _ = try store.undo(step: 2)
    #expect(try store.todos() == [Self.todo])
  }

  @Test
  func `done at an earlier time reads it on the wall clock of the task`() throws {
    let result = try perform(.done(at: "2026-01-03T10:30"))
    let time = Date("2026-01-03T09:30:00Z")
    #expect(result.after?.lastDone == time)
    let completion = try lastCompletion()
    #expect(completion.kind == .done)
    #expect(completion.time == time)
    #expect(completion.recorded == Self.now)
  }

  @Test
  func `done before the last time is history, and the countdown goes on from the last`() throws {
    let last = try perform(.done()).after
    let earlier = try perform(.done(at: "2026-01-03T10:30", again: true))
    #expect(earlier.after == last && earlier.step == 3)
    #expect(try store.todos() == [last].compactMap(\.self))
    #expect(
      try store.history(search: nil, limit: 9).map(\.completion.time)
        == [Self.now, Date("2026-01-03T09:30:00Z")])
    try #require(try store.undo(step: 3) != nil)
    #expect(try store.history(search: nil, limit: 9).filter { !$0.isUndone }.count == 1)
  }

  @Test
  func `done twice within ten minutes needs to be asked for`() throws {
    try perform(.done())
    #expect(throws: TodoError.self) { try perform(.done()) }
    #expect(throws: TodoError.self) { try perform(.done(at: "2026-01-05T12:55")) }
    #expect(try perform(.done(again: true)).step == 3)
  }

  @Test
  func `skip ends the countdown without a completion`() throws {
    let result = try perform(.skip)
    #expect(result.after?.lastDone == nil)
    #expect(result.after?.countdownNumber != Self.todo.countdownNumber)
    #expect(try lastCompletion().kind == .skipped)
    #expect(result.text.contains("Cat medicine"))
  }

  @Test(
    arguments: [
      (.text("1h"), .at(Date("2026-01-05T13:00:00Z"))), (.text("visit"), .nextVisit),
      (.tomorrow, .at(Date("2026-01-06T07:00:00Z"))),
    ] as [(SnoozeInput, Snooze.End)])
  func `snooze lasts until the end that was asked for`(input: SnoozeInput, end: Snooze.End) throws {
    let result = try perform(.snooze(input))
    #expect(result.after?.snooze?.end == end)
    #expect(result.view.activeSnooze?.end == end)
    #expect(result.text.hasPrefix("Cat medicine: snoozed until"))
  }

  @Test
  func `the end of a snooze that does not exist changes nothing and is no step`() throws {
    let result = try perform(.snooze(.text("off")))
    #expect(result.isUnchanged)
    #expect(result.step == nil)
    #expect(result.after == Self.todo)
    #expect(try store.lastStep()?.number == 1)
  }

  @Test
  func `move has a view of the due date before and after`() throws {
    let result = try perform(.move(to: "2026-01-20T10:00"))
    #expect(result.view.countdown?.due == Date("2026-01-20T09:00:00Z"))
    #expect(result.viewBefore.countdown?.due != result.view.countdown?.due)
  }

  @Test
  func `remove leaves a view of the task as it last stood`() throws {
    let result = try perform(.remove)
    #expect(result.after == nil)
    #expect(result.view.todo == Self.todo)
    #expect(try store.todos().isEmpty)
    #expect(result.text.contains("Cat medicine"))
  }

  @Test(arguments: [
    TaskAction.done(at: "2026-01-06T09:00"), .done(at: "soon"), .snooze(.text("")),
    .snooze(.text("leave")), .snooze(.text("2026-01-01T09:00")), .move(to: "never"),
  ])
  func `what cannot be is refused and changes nothing`(action: TaskAction) throws {
    let error = #expect(throws: (any Error).self) { try perform(action) }
    #expect(error.flatMap { Refusal($0) } != nil)
    #expect(try store.todos() == [Self.todo])
    #expect(try store.lastStep()?.number == 1)
  }

  @Test
  func `an error of the lookup is passed on and changes nothing`() throws {
    #expect(throws: Refusal.self) { try perform(.done(), on: "2") }
    #expect(throws: Refusal.self) { try perform(.remove, on: "dog") }
    #expect(try perform(.done(), on: "cat").before == Self.todo)
  }
}
