import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// Records of earlier versions, which had fewer keys.
struct RecordTests {
  private func without<Value: Codable>(_ keys: [String], _ value: Value) throws -> Value {
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    var object = try #require(encoded as? [String: Any])
    for key in keys { object[key] = nil }
    return try JSONDecoder().decode(
      Value.self, from: JSONSerialization.data(withJSONObject: object))
  }

  @Test(arguments: [
    (Rule.every("1d", at: "09:00"), Timing.fixed), (.every("1d"), .flexible),
    (.once(due: nil), .flexible),
  ])
  func `a record without timing is fixed if it repeats at a time of day`(
    rule: Rule, timing: Timing
  ) throws {
    var todo = Todo.sample(rule: rule)
    #expect(try without(["timing"], todo).timing == timing)
    todo.timing = timing == .fixed ? .flexible : .fixed
    #expect(try without([], todo) == todo)
  }

  @Test
  func `a task of a version without wishes is none`() throws {
    var todo = Todo.sample(rule: .once(due: nil))
    todo.isWish = true
    #expect(try without([], todo) == todo)
    #expect(try !without(["isWish"], todo).isWish)
  }

  @Test
  func `a completion without points and note has none, and an edit no days of rest`() throws {
    let done = Completion(
      uuid: UUID(), kind: .done, time: Sample.noon, recorded: Sample.noon, todo: .sample(),
      opened: nil, due: nil, places: [],
      category: CategoryStamp(id: nil, name: "Home", color: "#2e7d4f", icon: "house"),
      points: 30, note: "well")
    #expect(try without([], done) == done)
    let old = try without(["category", "points", "note"], done)
    #expect(old.points == 0 && old.note == nil && old.category == nil)
    var edit = Edit(summary: "x", completions: [done])
    edit.restDays = [
      .init(before: nil, after: RestDay(try LocalDateTime(parsing: "2026-03-05T10:00")))
    ]
    edit.retracted = [done.uuid]
    #expect(try without([], edit) == edit)
    let older = try without(["restDays", "retracted", "pause", "categories"], edit)
    #expect(older.restDays.isEmpty && older.retracted.isEmpty)
    #expect(edit.restDays.first?.after?.text == "2026-03-05")
  }
}
