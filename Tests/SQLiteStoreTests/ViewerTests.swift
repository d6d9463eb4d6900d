import Foundation
import GRDB
import Journal
import Model
import TestSupport
import Testing

@testable import SQLiteStore

/// Whose page it is, as the store applies it (V17).
struct ViewerTests {
  private static let bob = Person(
    id: Person.ID(rawValue: 3), uuid: UUID(number: 3003), name: "bob")
  private static let anna = Viewer(.anna)

  /// An index of all rows of the person would read each of them for each completion.
  @Test(arguments: [
    (
      "SELECT \(CompletionRow.columns) FROM completion WHERE uuid = x'00'",
      "USING INDEX mood_by_completion"
    ),
    (
      "SELECT points FROM completion WHERE todo = 1 AND \(Visible.ownOfFew)",
      "USING INDEX completion_by_todo"
    ),
  ])
  func `what few rows have is found by its own index`(sql: String, index: String) throws {
    let plan = try SQLiteStore.empty().queue.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String }
    }
    #expect(plan.contains { $0.contains(index) }, "\(plan)")
    #expect(!plan.contains { $0.contains("mood_by_time") || $0.contains("sums") }, "\(plan)")
  }

  private static func household() throws -> SQLiteStore {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(summary: "begin")
      edit.devices = DeviceChanges(
        persons: [.anna, bob].map { .init(before: nil, after: $0) })
      return edit
    }
    return store
  }

  private static func todo(
    _ context: any EditContext, _ name: String, for persons: Set<Person.ID> = []
  ) throws -> Todo {
    var todo = Todo.sample(try context.nextTodoID().rawValue, name: name, places: [])
    todo.persons = persons
    return todo
  }

  private static func add(
    _ name: String, for persons: Set<Person.ID> = [], to store: SQLiteStore
  ) throws {
    try store.edit { context in
      Edit(
        summary: "add \(name)",
        todos: [.init(before: nil, after: try todo(context, name, for: persons))])
    }
  }

  private static func names(_ store: SQLiteStore, _ viewer: Viewer) throws -> [String] {
    try store.viewed(by: viewer).withSnapshot { try $0.todos.map(\.name) }
  }

  @Test func `each sees tasks for anyone and for oneself, and me what me made`() throws {
    let store = try Self.household()
    try Self.add("all", to: store)
    try Self.add("me", for: [.me], to: store)
    try Self.add("given", for: [.anna], to: store)
    try Self.add("both", for: [.anna, Self.bob.id], to: store)
    try Self.add("hers", for: [.anna], to: store.viewed(by: Self.anna))
    try Self.add("for me", for: [.me], to: store.viewed(by: Self.anna))
    #expect(try Self.names(store, .me) == ["all", "me", "given", "both", "for me"])
    #expect(try Self.names(store, Self.anna) == ["all", "given", "both", "hers"])
    #expect(try Self.names(store, Viewer(Self.bob.id)) == ["all", "both"])
    #expect(try Self.names(store, .household).count == 6)
    #expect(try Self.names(store, .anonymous).isEmpty)
    try store.viewed(by: Self.anna).withSnapshot { snapshot in
      let hidden = try snapshot.todo(Todo.ID(rawValue: 2))
      let (mine, hers) = (
        try snapshot.unfinishedTodo(named: "me"), try snapshot.unfinishedTodo(named: "hers")
      )
      #expect(hidden == nil && mine == nil && hers != nil)
    }
  }

  @Test func `an anonymous viewer reads no row with an owner, and stores none`() throws {
    let store = try Self.household()
    let anonymous = store.viewed(by: .anonymous)
    #expect(throws: (any Error).self) { try Self.add("x", to: anonymous) }
    #expect(throws: (any Error).self) { try Self.add("x", to: store.viewed(by: .household)) }
    #expect(try store.todos().isEmpty)
  }

  @Test func `removing and undoing leaves a task with who made it`() throws {
    let store = try Self.household()
    let hers = store.viewed(by: Self.anna)
    try Self.add("all", to: store)
    try store.edit { context in
      let old = try #require(try context.todo(Todo.ID(rawValue: 1)))
      var new = old
      new.persons = [.anna]
      return Edit(summary: "for anna", todos: [.init(before: old, after: new)])
    }
    try hers.edit { context in
      let old = try #require(try context.todo(Todo.ID(rawValue: 1)))
      return Edit(summary: "remove", todos: [.init(before: old, after: nil)])
    }
    #expect(try Self.names(store, .me).isEmpty)
    #expect(try hers.undo() != nil)
    #expect(try Self.names(store, .me) == ["all"])
  }

  @Test func `steps of undo are each person's own, in their own order`() throws {
    let store = try Self.household()
    let hers = store.viewed(by: Self.anna)
    try Self.add("mine", to: store)
    try Self.add("hers", to: hers)
    try Self.add("mine too", to: store)
    #expect(try hers.undo()?.summary == "add hers")
    #expect(try hers.undo() == nil)
    #expect(try Self.names(store, .me) == ["mine", "mine too"])
    // A new step of another does not end what she can redo.
    try Self.add("mine again", to: store)
    #expect(try hers.redo()?.edit.summary == "add hers")
    #expect(try store.undo()?.summary == "add mine again")
    let last = try #require(try store.lastStep())
    #expect(last.summary == "add mine too")
    #expect(try hers.undo(step: last.number) == nil)
    #expect(try store.undo(step: last.number) != nil)
  }

  @Test func `a step whose rows another has changed since is not taken back`() throws {
    let store = try Self.household()
    let hers = store.viewed(by: Self.anna)
    try Self.add("bins", to: hers)
    try store.edit { context in
      let old = try #require(try context.todo(Todo.ID(rawValue: 1)))
      var new = old
      new.notes = "blue"
      return Edit(summary: "notes", todos: [.init(before: old, after: new)])
    }
    #expect(throws: SQLiteStoreError.self) { try hers.undo() }
    #expect(try Self.names(store, .me) == ["bins"])
  }

  @Test func `a pin is each person's own, and ends with its countdown`() throws {
    let store = try Self.household()
    let hers = store.viewed(by: Self.anna)
    try Self.add("walk", to: store)
    func change(_ store: SQLiteStore, _ body: (inout Todo) -> Void) throws {
      try store.edit { context in
        let old = try #require(try context.todo(Todo.ID(rawValue: 1)))
        var new = old
        body(&new)
        return Edit(summary: "change", todos: [.init(before: old, after: new)])
      }
    }
    func pins() throws -> [Date?] {
      try [Viewer.me, Self.anna, Viewer(Self.bob.id)].map { viewer in
        try store.viewed(by: viewer).withSnapshot { try $0.todo(Todo.ID(rawValue: 1))?.pin }
      }
    }
    let (early, late) = (Date("2026-01-05T10:00:00Z"), Date("2026-01-05T15:00:00Z"))
    try change(store) { $0.pin = early }
    try change(hers) { $0.pin = late }
    #expect(try pins() == [early, late, nil])
    try change(hers) { $0.notes = "x" }
    #expect(try pins() == [early, late, nil])
    try hers.undo()
    try hers.undo()
    #expect(try pins() == [early, nil, nil])
    try hers.redo()
    try change(store) {
      $0.countdownNumber += 1
      $0.pin = nil
    }
    #expect(try pins() == [nil, nil, nil])
  }

  @Test func `the journal, moods and marks of a day are each person's own`() throws {
    let store = try Self.household()
    for (viewer, text) in [(Viewer.me, "mine"), (Self.anna, "hers")] {
      try store.viewed(by: viewer).edit { context in
        var edit = Edit(summary: "write")
        edit.journal = JournalChanges(
          habits: [
            .init(
              before: nil,
              after: Habit(
                id: try context.nextHabitID(), uuid: UUID(), created: Date("2026-01-05T08:00:00Z"),
                name: text, start: 20_458, days: 30, at: nil))
          ],
          gratitudes: [
            .init(
              before: nil,
              after: Gratitude(
                day: 20_458, texts: [text, text, text], time: Date("2026-01-05T08:00:00Z")))
          ],
          notes: [
            .init(
              before: nil,
              after: Note(
                id: try context.nextNoteID(), uuid: UUID(), day: 20_458,
                time: Date("2026-01-05T08:00:00Z"), text: text))
          ])
        edit.moods = MoodChanges(
          marks: [.init(before: nil, after: DayMark(date: "2026-01-05", mark: .good))])
        return edit
      }
    }
    for (viewer, text) in [(Viewer.me, "mine"), (Self.anna, "hers")] {
      try store.viewed(by: viewer).withSnapshot { snapshot in
        let (habits, gratitudes) = (try snapshot.habits, try snapshot.gratitudes)
        let (notes, marks) = (try snapshot.notes(in: 0...30_000), try snapshot.dayMarks)
        #expect(habits.map(\.name) == [text] && gratitudes.map { $0.texts[0] } == [text])
        #expect(notes.map(\.text) == [text] && marks.count == 1)
        let other: Int64 = viewer == .me ? 2 : 1
        let habit = try snapshot.habit(Habit.ID(rawValue: other))
        let note = try snapshot.note(Note.ID(rawValue: other))
        #expect(habit == nil && note == nil)
      }
    }
    // The engine reminds of the habits of all, of each its owner.
    try store.viewed(by: .household).withSnapshot { snapshot in
      let habits = try snapshot.habits
      #expect(habits.map(\.name) == ["mine", "hers"])
      let owners = try snapshot.habitOwners
      #expect(owners == [Habit.ID(rawValue: 2): Person.ID.anna])
      let notes = try snapshot.notes(in: 0...30_000)
      #expect(notes.isEmpty)
    }
  }

  @Test func `only me changes settings, and the devices and names of others`() throws {
    let store = try Self.household()
    let hers = store.viewed(by: Self.anna)
    var edits = (0..<4).map { Edit(summary: "x\($0)") }
    edits[0].preferences = [.init(before: nil, after: Preference(key: "day.start", value: "9"))]
    edits[1].devices = DeviceChanges(devices: [.init(before: nil, after: .sample(1))])
    edits[2].devices = DeviceChanges(persons: [.init(before: Self.bob, after: nil)])
    var renamed = Person.anna
    renamed.name = "me too"
    edits[3].devices = DeviceChanges(persons: [.init(before: .anna, after: renamed)])
    for edit in edits {
      #expect(throws: SQLiteStoreError.self) { try hers.edit { _ in edit } }
    }
    try hers.edit { _ in
      var edit = Edit(summary: "hers")
      edit.devices = DeviceChanges(devices: [.init(before: nil, after: .sample(1, of: .anna))])
      edit.preferences = [.init(before: nil, after: Preference(key: "profile.name", value: "Ann"))]
      return edit
    }
    #expect(try store.preferences().isEmpty)
    #expect(try hers.preferences().map(\.key) == ["profile.name"])
    let bob = store.viewed(by: Viewer(Self.bob.id))
    try bob.withSnapshot { snapshot in
      let (devices, hidden) = (try snapshot.devices, try snapshot.hiddenDeviceNames)
      let device = try snapshot.device(Device.ID(rawValue: 1))
      #expect(devices.isEmpty && device == nil && hidden == ["phone 1"])
    }
  }
}
