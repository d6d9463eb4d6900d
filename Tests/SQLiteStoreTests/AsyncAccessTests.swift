import Foundation
import GRDB
import Localization
import Reminders
import SQLiteStore
import TestSupport
import Testing

/// Calls of a store by tasks that must not block.
@Suite(.temporaryFolder) struct AsyncAccessTests {
  /// A store with a short busy timeout, and a connection that can hold its write lock.
  private func make(_ timeout: Duration) throws -> (SQLiteStore, DatabaseQueue) {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path, busyTimeout: timeout)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    return (store, try DatabaseQueue(path: path, configuration: configuration))
  }

  private static func add(_ name: String, to store: any ReminderStore) throws {
    try store.edit { context in
      let todo = Todo.sample(try context.nextTodoID().rawValue, name: name, places: [])
      return Edit(summary: "add", todos: [.init(before: nil, after: todo)])
    }
  }

  @Test func `several calls of one closure see one store, and edits return their steps`()
    async throws
  {
    let store = try SQLiteStore.inMemory()
    let (step, names) = try await store.perform { store in
      let applied = try store.edit { context in
        let todo = Todo.sample(try context.nextTodoID().rawValue, places: [])
        return Edit(summary: "add", todos: [.init(before: nil, after: todo)])
      }
      return (applied.step, try store.todos().map(\.name))
    }
    #expect(step == 1)
    #expect(names == [Todo.sample().name])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred writers of a locked database fail after one timeout, not after a hundred`()
    async throws
  {
    let (store, other) = try make(.seconds(1))
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...100 {
        group.addTask {
          do {
            try await store.perform { try Self.add("w\(number)", to: $0) }
            return false
          } catch SQLiteStoreError.busy {
            return true
          } catch {
            return false
          }
        }
      }
      for await isBusy in group { #expect(isBusy) }
    }
    // Readers do not wait for a writer.
    #expect(try await store.perform { try $0.todos() } == [])
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    #expect(try store.todos() == [])
  }

  @Test func `a cancelled call that waits for the lock is not carried out later`() async throws {
    let (store, other) = try make(.seconds(30))
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await store.perform { store in
        start.yield()
        try Self.add("cut off", to: store)
      }
    }
    for await _ in starts { break }
    task.cancel()
    try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try store.todos() == [])
    try Self.add("next", to: store)
    #expect(try store.todos().map(\.name) == ["next"])
  }

  @Test func `a call cancelled before its turn is never started`() async throws {
    let store = try SQLiteStore.inMemory()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.perform { try Self.add("cut off", to: $0) }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try store.todos() == [])
  }

  @Test func `the caller's language reaches the closure`() async throws {
    let store = try SQLiteStore.inMemory()
    let code = try await Localizer.$current.withValue(Localizer(Ukrainian())) {
      try await store.perform { _ in Localizer.current.language.code }
    }
    #expect(code == "uk")
  }
}
