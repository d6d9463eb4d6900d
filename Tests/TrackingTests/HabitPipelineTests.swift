import Foundation
import Journal
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Reminders of habits on their way to the outbox (J4); times are in Berlin.
@Suite(.temporaryFolder) struct HabitPipelineTests {
  /// 2 March 2026.
  private static let first = 20_514
  private static let habit = Habit(
    id: Habit.ID(rawValue: 1), uuid: UUID(number: 1), created: Date("2026-03-01T12:00:00Z"),
    name: "Walk", start: first, days: 30, at: TimeOfDay(hour: 7, minute: 30))

  private func tick(_ store: SQLiteStore, on day: Int) throws {
    var edit = Edit(summary: "tick")
    edit.journal = JournalChanges(marks: [
      .init(
        before: nil,
        after: HabitMark(
          habit: Self.habit.id, day: day, kind: .done, time: Date("2026-03-03T05:00:00Z")))
    ])
    try store.edit { _ in edit }
  }

  @Test
  func `a habit goes to the outbox once a day, until its box is ticked elsewhere`() throws {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore.empty(path: path)
    var edit = Edit(summary: "add")
    edit.journal = JournalChanges(habits: [.init(before: nil, after: Self.habit)])
    try store.edit { [edit] _ in edit }
    let settings = PipelineSettings(
      rules: EngineRules(machineZone: .berlin), notifiers: ["terminal"])
    var pipeline = try Pipeline(store: store, settings: settings)
    #expect(try pipeline.tick(at: Date("2026-03-02T06:00:00Z")).isEmpty)
    #expect(pipeline.nextWake == Date("2026-03-02T06:30:00Z"))
    let events = try pipeline.tick(at: Date("2026-03-02T06:30:00Z"))
    #expect(events.map(\.text) == ["Walk: day 1 of 30."])
    #expect(events.map(\.reminder?.key.cause) == [.habit])
    let text = Localizer.$current.withValue(Localizer(Ukrainian())) { events.first?.text }
    #expect(text == "Walk: день 1 з 30.")
    #expect(try store.outbox(for: "terminal", at: .distantFuture).map(\.reminder.task) == ["Walk"])
    #expect(pipeline.nextWake == Date("2026-03-03T06:30:00Z"))
    // After a restart it is not told again.
    var again = try Pipeline(store: SQLiteStore(path: path), settings: settings)
    #expect(try again.tick(at: Date("2026-03-02T07:00:00Z")).isEmpty)
    // Another process ticks the second day: it stays silent, and wakes for the third.
    try tick(SQLiteStore(path: path), on: Self.first + 1)
    #expect(try pipeline.reloadIfChanged().isEmpty)
    #expect(try pipeline.tick(at: Date("2026-03-03T06:30:00Z")).isEmpty)
    #expect(pipeline.nextWake == Date("2026-03-04T06:30:00Z"))
  }

  @Test
  func `while the part is off, no habit reminds or wakes anything`() throws {
    let store = try SQLiteStore.empty()
    var edit = Edit(summary: "add")
    edit.journal = JournalChanges(habits: [.init(before: nil, after: Self.habit)])
    try store.edit { [edit] _ in edit }
    var rules = EngineRules(machineZone: .berlin)
    rules.remindsOfHabits = false
    var pipeline = try Pipeline(store: store, settings: PipelineSettings(rules: rules))
    #expect(try pipeline.tick(at: Date("2026-03-02T08:00:00Z")).isEmpty)
    #expect(pipeline.nextWake == nil)
  }
}
