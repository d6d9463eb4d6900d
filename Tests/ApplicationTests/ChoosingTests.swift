import Foundation
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import Application

/// Settings that are chosen on the page, as steps; and the day by them.
struct ChoosingTests {
  private let store: SQLiteStore
  private let builder = EditBuilder(
    ActionContext(now: Sample.noon, rules: EngineRules(machineZone: .berlin)))

  init() throws { store = try SQLiteStore.empty() }

  private func choose(_ choices: [String: String?]) throws -> AppliedEdit {
    try store.edit { try builder.choose(choices, in: $0) }
  }

  private var chosen: [String: String] {
    get throws {
      Dictionary(try store.preferences().map { ($0.key, $0.value) }) { first, _ in first }
    }
  }

  @Test func `choices are one step that can be undone and redone`() throws {
    #expect(try choose(["day.start": "09:00", "clock": "12h"]).step == 1)
    #expect(try chosen == ["day.start": "09:00", "clock": "12h"])
    #expect(try choose(["day.start": "10:00", "clock": nil]).step == 2)
    #expect(try chosen == ["day.start": "10:00"])
    #expect(try store.lastStep()?.text == "Changed settings: clock, day.start.")
    let undone = try #require(try store.undo())
    #expect(undone.undoneText == "Undone: changed settings: clock, day.start.")
    #expect(try chosen == ["day.start": "09:00", "clock": "12h"])
    #expect(try store.undo() != nil)
    #expect(try chosen.isEmpty)
    #expect(try store.redo() != nil)
    #expect(try chosen == ["day.start": "09:00", "clock": "12h"])
  }

  @Test func `choosing what is chosen is no step, and choosing nothing is one`() throws {
    #expect(try choose(["web.tiles": ""]).step == 1)
    #expect(try chosen == ["web.tiles": ""])
    #expect(try choose(["web.tiles": "", "clock": nil]).step == nil)
    #expect(try choose(["web.tiles": nil]).step == 2)
    #expect(try chosen.isEmpty)
  }

  @Test func `an edit of an earlier version changes no settings`() throws {
    let edit = Edit(summary: "x", action: .settings(["clock"]))
    let data = try JSONEncoder().encode(edit)
    var old = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    old["preferences"] = nil
    let read = try JSONDecoder().decode(
      Edit.self, from: JSONSerialization.data(withJSONObject: old))
    #expect(read == edit)
  }

  @Test func `a snooze until tomorrow ends when the day begins`() throws {
    let context = ActionContext(
      now: Sample.noon, rules: EngineRules(machineZone: .gmt),
      hours: DayHours(start: TimeOfDay(hour: 6, minute: 30)))
    let todo = Sample.todo(name: "A")
    let end = try SnoozeInput.tomorrow.end(for: todo, actionContext: context)
    let zone = context.zone(of: todo)
    guard case .at(let instant)? = end else {
      Issue.record("no end")
      return
    }
    let morning = LocalDateTime(instant, in: zone)
    #expect(morning.hour == 6 && morning.minute == 30)
    #expect(
      morning.daysSinceEpoch == LocalDateTime(Sample.noon, in: zone).daysSinceEpoch + 1)
  }

  @Test func `a list that leaves tasks of the day out has no quote`() throws {
    try store.add(todos: [
      .sample(1, name: "Here", rule: .once(due: nil), places: []),
      .sample(
        2, name: "Later", rule: .once(due: try LocalDateTime(parsing: "2030-01-06T02:30")),
        places: []),
    ])
    let overview = try Overview(store, actionContext: builder.actionContext)
    func quote(_ isWanted: @escaping (TaskView) -> Bool) throws -> QuotePhrase? {
      try Today(store, overview: overview, where: isWanted).quote
    }
    #expect(try quote { _ in true } == nil)
    #expect(try quote { $0.todo.name == "Later" } == nil)
    let todo = try #require(try store.todos().first)
    try store.edit { try builder.done(todo, in: $0) }
    let done = try Overview(store, actionContext: builder.actionContext)
    #expect(try Today(store, overview: done, where: { _ in false }).quote != nil)
  }

  @Test func `today goes by the turn of the day`() throws {
    let zone = TimeZone.berlin
    let night = Date("2026-01-06T00:30:00Z")
    try store.add(todos: [
      .sample(
        1, name: "Early", rule: .once(due: try LocalDateTime(parsing: "2026-01-06T02:30")),
        places: []),
      .sample(
        2, name: "Late", rule: .once(due: try LocalDateTime(parsing: "2026-01-06T09:00")),
        places: []),
    ])
    func today(turn: TimeOfDay) throws -> (date: String, groups: [TodayGroup?]) {
      let context = ActionContext(
        now: night, rules: EngineRules(machineZone: zone), hours: DayHours(turn: turn))
      let overview = try Overview(store, actionContext: context)
      let rules = TodayRules(now: night, day: context.today, visited: [])
      let today = try Today(store, overview: overview)
      return (
        String(today.date.description.prefix(10)),
        overview.todos.map { rules.group(of: overview.view($0)) }
      )
    }
    let usual = try today(turn: .midnight)
    #expect(usual.date == "2026-01-06" && usual.groups == [.today, .today])
    let late = try today(turn: TimeOfDay(hour: 3, minute: 0))
    #expect(late.date == "2026-01-05" && late.groups == [.today, .tomorrow])
  }
}
