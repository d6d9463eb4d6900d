import Application
import Foundation
import Localization
import Recurrence
import Regions
import Reminders
import SQLiteStore
import TestSupport
import Testing

struct HistoryTests {
  private let store: SQLiteStore
  private let context = ActionContext(
    now: Sample.instant(3600), rules: EngineRules(machineZone: .berlin))
  private let ukrainian = Localizer(Ukrainian())

  init() throws {
    store = try SQLiteStore.empty()
    let completions = [
      Sample.completion(1, of: Sample.todo(1, name: "Cat medicine")),
      Sample.completion(2, of: Sample.todo(2, name: "Rent", notes: "by standing order"), at: 60),
    ]
    try store.edit { _ in
      Edit(
        summary: "x", todos: [.init(before: nil, after: Sample.todo(1, name: "Cat medicine"))],
        completions: completions)
    }
  }

  private func texts(_ query: HistoryQuery) throws -> [String] {
    let overview = try Overview(store, actionContext: context)
    return try query.items(from: store, overview: overview).map(\.text)
  }

  @Test
  func `the newest entry comes first, each against its due moment`() throws {
    #expect(
      try texts(HistoryQuery()) == [
        "Rent done, 23 h before it was due", "Cat medicine done, 1 day before it was due",
      ])
    let translated = try Localizer.$current.withValue(ukrainian) { try texts(HistoryQuery()) }
    #expect(
      translated == [
        "Rent: виконано за 23 год до терміну", "Cat medicine: виконано за 1 день до терміну",
      ])
  }

  @Test(arguments: [
    (HistoryQuery(search: "MEDICINE"), 1), (HistoryQuery(search: "standing"), 1),
    (HistoryQuery(search: "vet"), 2), (HistoryQuery(search: "nothing"), 0),
    (HistoryQuery(search: "\u{17F}tanding"), 1),
    (HistoryQuery(task: "1"), 1), (HistoryQuery(task: "rent"), 1), (HistoryQuery(task: "2"), 1),
    (HistoryQuery(place: "Vet"), 2), (HistoryQuery(place: "Home"), 0), (HistoryQuery(limit: 1), 1),
  ])
  func `a query narrows the history by text, task, place and number`(
    query: HistoryQuery, count: Int
  ) throws {
    #expect(try texts(query).count == count)
  }

  @Test
  func `an undone entry says so`() throws {
    _ = try store.undo()
    #expect(try texts(HistoryQuery()).first == "Rent done, 23 h before it was due (undone)")
  }

  @Test
  func `a visit to a place that is gone has its number, in English in JSON`() {
    let item = HistoryItem(
      content: .visit(
        LoggedTransition(time: Sample.noon, place: Place.ID(rawValue: 7), kind: .enter),
        place: nil),
      zone: .berlin)
    Localizer.$current.withValue(ukrainian) {
      #expect(item.text == "вхід: місце 7")
      #expect(item.json.text.contains("\"place\":\"place 7\""))
    }
  }
}
