import Foundation
import GRDB
import Model
import Recurrence
import TestSupport
import Testing

@testable import SQLiteStore

/// The latest completions of each task, from an index alone (Y8).
struct RecentCompletionTests {
  private static let start = Date("2023-01-01T09:00:00Z")

  private func completion(
    _ number: Int, of todo: Todo, kind: Completion.Kind = .done, places: [String] = ["Vet"],
    place: String? = nil
  ) -> Completion {
    let time = Self.start.addingTimeInterval(Double(number) * 86_400)
    return Completion(
      uuid: UUID(number: todo.id.rawValue * 1000 + Int64(number)), kind: kind, time: time,
      recorded: time, todo: todo, opened: nil, due: nil, places: places,
      isAtPlace: place != nil, place: place)
  }

  private func days(_ completions: [RecentCompletion], of todo: Int64) -> [Int] {
    completions.filter { $0.todo.rawValue == todo }.map {
      Int($0.time.timeIntervalSince(Self.start) / 86_400)
    }
  }

  @Test func `of each task at most the latest twelve that count are read`() throws {
    let todos = [
      Todo.sample(1, places: []), .sample(2, name: "Rare", places: []),
      .sample(3, name: "Once", rule: .once(due: nil), places: []),
    ]
    let store = try SQLiteStore.empty()
    try store.add(todos: todos)
    var edit = Edit(summary: "done")
    edit.completions =
      (0..<20).map { completion($0, of: todos[0], kind: $0 == 19 ? .skipped : .done) }
      + [completion(3, of: todos[1]), completion(1, of: todos[1]), completion(2, of: todos[2])]
    _ = try store.edit { _ in edit }
    var undo = Edit(summary: "take back")
    undo.retracted = [UUID(number: 1018)]
    _ = try store.edit { _ in undo }
    let all = try store.withSnapshot { try $0.recentCompletions(of: nil, limit: 12) }
    #expect(days(all, of: 1) == Array(6...17))
    #expect(days(all, of: 2) == [1, 3])
    #expect(days(all, of: 3) == [])
    let one = try store.withSnapshot { try $0.recentCompletions(of: todos[1].id, limit: 12) }
    #expect(one == all.filter { $0.todo == todos[1].id })
  }

  @Test func `the place is that of the visit, else the only one, and no tag`() throws {
    let store = try SQLiteStore.empty()
    let todo = Todo.sample(1, places: [])
    try store.add(todos: [todo])
    var edit = Edit(summary: "done")
    edit.completions = [
      completion(0, of: todo), completion(1, of: todo, places: ["A", "B"]),
      completion(2, of: todo, places: ["A", "B"], place: "B"),
      completion(3, of: todo, places: ["#pharmacy"]), completion(4, of: todo, places: []),
    ]
    _ = try store.edit { _ in edit }
    let read = try store.withSnapshot { try $0.recentCompletions(of: todo.id, limit: 12) }
    #expect(read.map(\.place) == ["Vet", nil, "B", nil, nil])
    #expect(read == edit.completions.map(RecentCompletion.init))
  }
}
