import Foundation
import Model
import Planning
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import Application

/// The plan of a date from a store; the clock stands on Monday, 2 March 2026, in Berlin.
@Suite struct DayPlanTests {
  private let store: SQLiteStore

  init() throws { store = try SQLiteStore.empty() }

  private func context(_ clock: String = "2026-03-02T09:00") throws -> ActionContext {
    ActionContext(
      now: try LocalDateTime(parsing: clock).date(in: .berlin),
      rules: EngineRules(machineZone: .berlin))
  }

  private func add(
    _ name: String, now: String = "2026-03-01T12:00", _ change: (inout TaskFields) -> Void
  ) throws {
    var fields = TaskFields()
    change(&fields)
    let builder = EditBuilder(try context(now))
    try store.edit { try builder.add(name: name, fields: fields, in: $0).edit }
  }

  private func plan(
    _ date: String? = nil, now: String = "2026-03-02T09:00"
  ) throws -> DayPlan {
    let overview = try Overview(store, actionContext: try context(now))
    return try DayPlan(
      store, date: try date.map { try LocalDateTime(parsing: $0 + "T00:00") }, overview: overview)
  }

  private func lines(_ plan: DayPlan) -> [String] {
    plan.blocks.map {
      "\($0.view.todo.name) \(plan.clock($0.block.start))-\(plan.clock($0.block.end)) "
        + $0.block.kind.rawValue
    }
  }

  private func rest(_ plan: DayPlan) -> [String] {
    plan.rest.map { "\($0.view.todo.name) \($0.reason.rawValue)" }
  }

  @discardableResult
  private func perform(
    _ action: TaskAction, on task: String, now: String = "2026-03-02T09:00"
  ) throws -> TaskActionResult {
    try action.perform(in: store, actionContext: try context(now)) {
      try TaskNames.todo(task, in: $0)
    }
  }

  @Test func `today: overdue and due, then open and later, then undated`() throws {
    try add("Undated") { $0[.priority] = "high" }
    try add("Open") { ($0[.every], $0[.start]) = ("1-9w", "2026-02-16") }
    try add("Later") { ($0[.every], $0[.start]) = ("1-3w", "2026-02-23T15:00") }
    try add("Due") { ($0[.due], $0[.duration]) = ("2026-03-02", "90min") }
    try add("Overdue") { $0[.due] = "2026-03-01T13:00" }
    try add("Next week") { $0[.due] = "2026-03-09" }
    let plan = try plan()
    #expect(
      lines(plan) == [
        "Overdue 09:00-09:30 flexible", "Due 09:30-11:00 flexible", "Open 11:00-11:30 flexible",
        "Undated 11:30-12:00 flexible", "Later 15:00-15:30 flexible",
      ])
    #expect(plan.rest.isEmpty && plan.freeMinutes == 13 * 60 - 210)
    #expect(plan.order == .dueFirst && plan.emotion == nil)
  }

  @Test func `what is due tomorrow is planned from its opening on, once a day, and missed never`()
    throws
  {
    try add("Tomorrow") { $0[.due] = "2026-03-03" }
    try add("Evening") { ($0[.due], $0[.horizon]) = ("2026-03-03T20:00", "24h") }
    try add("Daily") { ($0[.every], $0[.from], $0[.start]) = ("1d", "start", "2026-03-01") }
    try add("Missed") { ($0[.due], $0[.timing]) = ("2026-03-01T13:00", "fixed") }
    try add("Report") { $0[.due] = "2026-03-02" }
    #expect(
      lines(try plan()) == [
        "Daily 09:00-09:30 flexible", "Report 09:30-10:00 flexible",
        "Tomorrow 10:00-10:30 flexible", "Evening 20:00-20:30 flexible",
      ])
    try perform(.done(), on: "3")
    #expect(!lines(try plan()).contains { $0.hasPrefix("Daily") })
  }

  @Test func `a repeating task with a time is fixed, on each date of its series`() throws {
    try add("Lecture") {
      ($0[.every], $0[.from], $0[.start]) = ("1w", "start", "2026-02-16")
      ($0[.at], $0[.duration]) = ("10:15", "90min")
    }
    #expect(lines(try plan()) == ["Lecture 10:15-11:45 fixed"])
    #expect(lines(try plan("2026-03-09")) == ["Lecture 10:15-11:45 fixed"])
    #expect(lines(try plan("2026-03-10")) == [])
    // Also the block that is over.
    #expect(lines(try plan(now: "2026-03-02T18:00")) == ["Lecture 10:15-11:45 fixed"])
    try perform(.done(), on: "1", now: "2026-03-02T11:45")
    let after = try plan(now: "2026-03-02T18:00")
    #expect(lines(after) == [] && after.done.count == 1)
  }

  @Test func `a fixed task whose day has passed is in no plan, one of earlier today is`() throws {
    try add("Call") {
      ($0[.every], $0[.start], $0[.at]) = ("1w", "2026-02-20", "10:00")
      $0[.timing] = "fixed"
    }
    try add("Talk") { ($0[.due], $0[.timing]) = ("2026-03-01T10:00", "fixed") }
    try add("Visit") { ($0[.due], $0[.timing]) = ("2026-03-02T08:00", "fixed") }
    #expect(rest(try plan()) == [])
    #expect(lines(try plan()) == ["Visit 08:00-08:30 fixed"])
    #expect(lines(try plan("2026-03-06")) == [])
  }

  @Test func `a date to come has the tasks due on it, from its beginning`() throws {
    try add("Report") { ($0[.due], $0[.duration]) = ("2026-03-04", "1h") }
    try add("Undated") { _ in }
    try add("Daily") { ($0[.every], $0[.from], $0[.start]) = ("1d", "start", "2026-03-01") }
    let plan = try plan("2026-03-04")
    #expect(lines(plan).sorted() == ["Daily 09:00-09:30 flexible", "Report 08:00-09:00 flexible"])
    #expect(plan.standing == .future && plan.done.isEmpty)
  }

  @Test func `a past date shows only what was done`() throws {
    try add("Walk") { $0[.every] = "1d" }
    try perform(.done(at: "2026-03-01T13:00"), on: "1")
    let plan = try plan("2026-03-01")
    #expect(plan.standing == .past && plan.blocks.isEmpty && plan.begin == nil)
    #expect(plan.done.count == 1 && plan.freeMinutes == 0)
    #expect(try self.plan().done.isEmpty)
  }

  @Test func `a pin holds until the task is done, or unpinned, or the day is over`() throws {
    try add("Write") { $0[.due] = "2026-03-06" }
    let result = try perform(.pin(at: "14:00"), on: "1")
    #expect(result.text == "Pinned: Write at 14:00.")
    #expect(lines(try plan()) == ["Write 14:00-14:30 pinned"])
    #expect(lines(try plan(now: "2026-03-02T18:00")) == ["Write 14:00-14:30 pinned"])
    #expect(lines(try plan(now: "2026-03-03T08:00")) == [])
    try perform(.unpin, on: "1")
    #expect(lines(try plan()) == [])
    _ = try store.undo()
    #expect(lines(try plan()) == ["Write 14:00-14:30 pinned"])
    try perform(.done(), on: "1", now: "2026-03-02T13:00")
    #expect(lines(try plan()) == [])
    _ = try store.undo()
    #expect(try store.todos()[0].pin != nil)
  }

  @Test(arguments: [("08:59", "past"), ("9:00", nil), ("25:00", "usage"), ("noon", "usage")])
  func `a pin is a time of day that is not before now`(
    _ time: String, _ problem: String?
  ) throws {
    try add("Write") { _ in }
    let outcome = Result { try perform(.pin(at: time), on: "1") }
    let failure = Refusal(outcome.failure ?? CancellationError())
    switch problem {
    case nil: #expect((try? outcome.get()) != nil)
    case "past": #expect(failure?.code == .refused && failure?.field == .at)
    default: #expect(failure?.code == .usage && failure?.field == .at)
    }
  }

  @Test func `a fixed task and a finished one cannot be pinned`() throws {
    try add("Lecture") { ($0[.every], $0[.at], $0[.timing]) = ("1w", "10:00", "fixed") }
    try add("Once") { _ in }
    try perform(.done(), on: "2")
    for task in ["1", "2"] {
      let outcome = Result { try perform(.pin(at: "12:00"), on: task) }
      #expect(Refusal(outcome.failure ?? CancellationError())?.code == .refused)
    }
  }

  @Test func `deadlines are those of one-off tasks and of flexible ones with a time`() throws {
    try add("Big") { ($0[.due], $0[.duration], $0[.priority]) = ("2026-03-02", "4h", "high") }
    try add("Form") { $0[.due] = "2026-03-02T11:00" }
    #expect(
      lines(try plan()) == ["Form 09:00-09:30 flexible", "Big 09:30-13:30 flexible"])
  }

  @Test func `tasks with a place wait for coming by, unless they are due`() throws {
    try store.add(places: [Place.sample(1, name: "Pharmacy")])
    try add("Plasters") {
      ($0[.every], $0[.start], $0.place) = ("1-9w", "2026-02-16", ["Pharmacy"])
    }
    try add("Pills") { ($0[.due], $0.place) = ("2026-03-02", ["Pharmacy"]) }
    let plan = try plan()
    #expect(lines(plan) == ["Pills 09:00-09:30 flexible"])
    #expect(plan.blocks[0].block.needsTrip)
    #expect(rest(plan) == ["Plasters place"])
    try perform(.pin(at: "12:00"), on: "Pills")
    #expect(
      lines(try self.plan()) == ["Plasters 11:30-12:00 flexible", "Pills 12:00-12:30 pinned"])
  }

  @Test func `the day turns when it is set to`() throws {
    try add("Walk") { $0[.every] = "1d" }
    var context = try context("2026-03-03T01:30")
    context.hours = DayHours(
      end: TimeOfDay(hour: 2, minute: 0), turn: TimeOfDay(hour: 3, minute: 0))
    let overview = try Overview(store, actionContext: context)
    let plan = try DayPlan(store, overview: overview)
    #expect(plan.day.dateText == "2026-03-02")
    #expect(plan.begin == context.now)
  }
}

extension Result {
  fileprivate var failure: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
