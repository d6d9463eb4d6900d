import Application
import Foundation
import Localization
import Model
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing
import Text

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
    (HistoryQuery(place: "Vet"), 2), (HistoryQuery(limit: 1), 1),
  ])
  func `a query narrows the history by text, task, place and number`(
    query: HistoryQuery, count: Int
  ) throws {
    #expect(try texts(query).count == count)
  }

  @Test(arguments: [
    (HistoryQuery(task: "Rnt"), RequestField.task), (HistoryQuery(task: "9"), .task),
    (HistoryQuery(place: "Home"), .place), (HistoryQuery(place: "#shop"), .place),
    (HistoryQuery(category: "Hom"), .category),
  ])
  func `a name that neither exists nor occurs in the history is refused`(
    query: HistoryQuery, field: RequestField
  ) {
    let failure = #expect(throws: Refusal.self) { try texts(query) }
    #expect(failure?.code == .notFound && failure?.field == field)
  }

  @Test
  func `a wrong name is refused with the nearest one`() {
    let task = #expect(throws: Refusal.self) {
      try texts(HistoryQuery(task: "Car medicine"))
    }
    #expect(task?.description.contains("\"Cat medicine\"?") == true)
    let category = #expect(throws: Refusal.self) { try texts(HistoryQuery(category: "Hom")) }
    #expect(category?.description.contains("Did you mean \"Home\"?") == true)
  }

  @Test
  func `what exists but has no history is none, and so is a known name in another time`() throws {
    #expect(try texts(HistoryQuery(category: "Home")).isEmpty)
    #expect(try texts(HistoryQuery(category: "none")).count == 2)
    var early = HistoryQuery(task: "rent", place: "Vet")
    early.to = Sample.instant(-1)
    #expect(try texts(early).isEmpty)
  }

  @Test
  func `an entry has the latest mood that followed it, unless the part is off`() throws {
    let completion = try #require(try store.history(search: "rent", limit: 1).first).completion
    for (id, emotion) in [(1, Emotion.happy), (2, .sad)] {
      try store.edit { _ in
        var edit = Edit(summary: "x")
        let mood = Mood(
          id: Mood.ID(rawValue: Int64(id)), uuid: UUID(number: Int64(id)),
          time: Sample.instant(Double(id)), emotion: emotion, note: nil,
          completion: completion.uuid, advice: nil)
        edit.moods = MoodChanges(moods: [.init(before: nil, after: mood)])
        return edit
      }
    }
    func moods(_ context: ActionContext) throws -> [String] {
      let overview = try Overview(store, actionContext: context)
      return try HistoryQuery().items(from: store, overview: overview).map { item in
        String(item.json.text.split(separator: "\"mood\":").last?.prefix { $0 != "," } ?? "")
      }
    }
    #expect(try moods(context) == ["1", "null"])
    var off = context
    off.parts = []
    #expect(try moods(off) == ["null", "null"])
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
