import Foundation
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

/// The contract of every store: undo and redo.
@Suite(.temporaryFolder)
struct UndoContractTests {
  @Test func `steps are taken back and repeated one by one, from any connection`() throws {
    let made = try TwoConnections()
    let names = ["A", "B", "C", "D"]
    let todos = names.map { Sample.todo(name: $0) }
    try made.store.add(todos: [todos[0]])
    for (before, after) in zip(todos, todos.dropFirst()) {
      try made.store.change(before, to: after, "to \(after.name)")
    }
    #expect(try made.store.redo() == nil)
    for name in ["C", "B", "A"] {
      let undone = try made.another().undo()
      #expect(undone?.todos.first?.before?.name == name)
      #expect(try made.store.todos().map(\.name) == [name])
    }
    #expect(try made.store.undo()?.summary == "add")
    #expect(try made.store.undo() == nil)
    #expect(try made.store.todos().isEmpty)
    for name in names {
      #expect(try made.another().redo() != nil)
      #expect(try made.store.todos().map(\.name) == [name])
    }
    #expect(try made.store.redo() == nil)
    #expect(try made.store.todos() == [todos[3]])
  }

  @Test func `a step named by its number is taken back only while it is the last`() throws {
    let store = try SQLiteStore.empty()
    #expect(try store.lastStep() == nil)
    #expect(try store.undo(step: 1) == nil)
    let todos = ["A", "B"].map { Sample.todo(name: $0) }
    try store.add(todos: [todos[0]])
    let first = try #require(try store.lastStep())
    try store.change(todos[0], to: todos[1], "to B")
    let second = try #require(try store.lastStep())
    #expect(second.summary == "to B")
    #expect(try store.undo(step: first.number) == nil)
    #expect(try store.todos() == [todos[1]])
    #expect(try store.undo(step: second.number)?.summary == "to B")
    #expect(try store.lastStep() == first)
    try store.change(todos[0], to: todos[1], "to B again")
    #expect(try store.undo(step: second.number) == nil)
    #expect(try store.todos() == [todos[1]])
  }

  @Test func `a new step forgets what could be repeated, an idle one does not`() throws {
    let store = try SQLiteStore.empty()
    let (first, second) = (Sample.todo(name: "A"), Sample.todo(name: "B"))
    try store.add(todos: [first])
    try store.change(first, to: second)
    _ = try store.undo()
    let idle = Edit(summary: "idle", todos: [.init(before: first, after: first)])
    #expect(try store.edit { _ in idle } == AppliedEdit(edit: idle, step: nil))
    #expect(try store.redo()?.edit.summary == "change")
    _ = try store.undo()
    try store.change(first, to: Sample.todo(name: "C"), "other")
    #expect(try store.redo() == nil)
    #expect(try store.undo()?.summary == "other")
    #expect(try store.undo()?.summary == "add")
  }

  @Test func `completions stay in the history and are marked`() throws {
    let store = try SQLiteStore.empty()
    let before = Sample.todo()
    let after = Sample.todo(
      state: .completed(Sample.noon), countdown: 2, lastDone: Sample.noon)
    let completion = Sample.completion(1, of: before)
    try store.add(todos: [before])
    try store.edit { _ in
      Edit(
        summary: "done", todos: [.init(before: before, after: after)], completions: [completion])
    }
    #expect(
      try store.history(search: nil, limit: 5) == [
        HistoryEntry(completion: completion, isUndone: false, doer: "me")
      ])
    for isUndone in [true, false, true] {
      _ = isUndone ? try store.undo() : try store.redo()?.edit
      #expect(try store.todos() == [isUndone ? before : after])
      #expect(
        try store.history(search: nil, limit: 5)
          == [HistoryEntry(completion: completion, isUndone: isUndone, doer: "me")])
    }
    try store.change(before, to: nil, "remove")
    #expect(try store.history(search: nil, limit: 5).map(\.isUndone) == [true])
  }

  @Test func `silences come and go with their step, and earlier ones return`() throws {
    let store = try SQLiteStore.empty()
    let place = Place.sample()
    let visit = Sample.visitID()
    let todo = Sample.todo(places: [.place(place.id)])
    let created = Silence(todo: todo.id, visit: visit, reason: .created)
    let done = Silence(todo: todo.id, visit: visit, reason: .done)
    try store.add(todos: [todo], places: [place])
    try store.commit(Sample.commit(visits: [Visit(id: visit)]))
    for silence in [created, done] {
      try store.edit { _ in Edit(summary: "\(silence.reason)", silences: [silence]) }
    }
    #expect(try store.memory().silences == [done])
    _ = try store.undo()
    #expect(try store.memory().silences == [created])
    _ = try store.undo()
    #expect(try store.memory().silences.isEmpty)
    _ = try store.redo()
    _ = try store.redo()
    #expect(try store.memory().silences == [done])
    _ = try store.undo()
    #expect(try store.memory().silences == [created])
  }
}
