import Application
import Foundation
import Model
import Progress
import Recurrence
import SQLiteStore
import TestSupport
import Testing

/// Times of a quota that are taken back out of turn (Y4, T13); the clock stands in March 2026, in
/// Berlin, and the 2nd is a Monday.
@Suite struct QuotaRetractionTests {
  private let store: SQLiteStore

  init() throws {
    store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(summary: "begin")
      edit.devices = DeviceChanges(persons: [.init(before: nil, after: Person.anna)])
      return edit
    }
  }

  private func context(_ time: String) -> ActionContext {
    ActionContext(now: Date.berlin("2026-03-\(time)"), rules: EngineRules(machineZone: .berlin))
  }

  /// Adds a task for three times a week, on Monday.
  private func add(_ field: RequestField? = nil, _ value: String = "") throws {
    try store.edit { context in
      var fields = TaskFields()
      fields[.every] = "3x week"
      if let field { fields[field] = value }
      return try EditBuilder(self.context("02T09:00")).add(name: "Gym", fields: fields, in: context)
    }
  }

  private func perform(_ action: TaskAction, _ time: String) throws {
    _ = try action.perform(in: store, actionContext: context(time)) {
      try TaskNames.todo("1", in: $0)
    }
  }

  /// Takes back the entry of a day.
  private func takeBack(_ day: String, at time: String) throws {
    let entry = try #require(
      try store.history(search: nil, limit: 99).first {
        $0.completion.time == Date.berlin("2026-03-\(day)T10:00")
      })
    try store.edit { try EditBuilder(context(time)).retract(entry.completion.uuid, in: $0) }
  }

  /// How many times of the week from the 2nd on are counted as not done.
  private func missed(at time: String) throws -> Int {
    try store.withSnapshot {
      try StatisticsView(20_514...20_520, by: nil, in: $0, actionContext: context(time))
        .statistics.total.notDone
    }
  }

  @Test func `an entry taken back after its week is one more that was missed`() throws {
    try add()
    for day in ["02", "03"] { try perform(.done(), "\(day)T10:00") }
    #expect(try missed(at: "10T09:00") == 1)
    try takeBack("02", at: "10T09:00")
    #expect(try missed(at: "10T09:00") == 2)
    try perform(.done(), "10T10:00")
    #expect(try missed(at: "10T11:00") == 2)
    try takeBack("03", at: "10T11:00")
    #expect(try missed(at: "10T11:00") == 3)
  }

  @Test func `an entry taken back of a week that was let go is not missed`() throws {
    try add()
    for day in ["02", "03"] { try perform(.done(), "\(day)T10:00") }
    try perform(.skip, "04T10:00")
    try perform(.done(), "09T10:00")
    try takeBack("03", at: "09T11:00")
    #expect(try missed(at: "09T11:00") == 0)
  }

  @Test func `an entry taken back of a week partly in season is missed if that asked for it`()
    throws
  {
    try add(.season, "7 mar-31 dec")
    for day in ["06", "07", "08", "09"] { try perform(.done(), "\(day)T10:00") }
    try takeBack("06", at: "09T11:00")
    #expect(try missed(at: "09T11:00") == 0)
    try takeBack("07", at: "09T11:00")
    #expect(try missed(at: "09T11:00") == 1)
  }

  @Test func `what another did counts no more either`() throws {
    try add(.turns, "anna,me")
    for day in ["02", "03"] { try perform(.done(), "\(day)T10:00") }
    try takeBack("02", at: "03T11:00")
    #expect(try store.todos().first?.tally?.done == 1)
    try perform(.done(), "09T10:00")
    #expect(try missed(at: "09T11:00") == 2)
    try takeBack("03", at: "09T11:00")
    #expect(try missed(at: "09T11:00") == 3)
  }
}
