import Foundation
import Model
import SQLiteStore
import TestSupport
import Testing
import WebPorts

@testable import Daemon

/// The changes of which open pages are told.
@Suite(.temporaryFolder)
struct WatchedContentTests {
  @Test func `a step and a decision are changes, and deliveries alone are none`() throws {
    let store = try SQLiteStore.empty(path: try TemporaryFolder.file())
    try store.add(todos: [Sample.todo()])
    var watched = WatchedContent(path: store.path)
    let first = try watched.version()
    #expect(try watched.version() == first)

    try store.add(todos: [Sample.todo(2, name: "Tea")])
    let added = try watched.version()
    #expect(added.content != first.content)
    #expect(added.commits != first.commits)

    let reminder = Sample.reminder(
      Sample.key(cause: .due, occasion: .moment(Sample.instant(7))), at: 8)
    try store.commit(Sample.commit([.remind(reminder)], at: 8))
    let reminded = try watched.version()
    #expect(reminded.content != added.content)

    let waiting = try store.outbox(for: "terminal", at: Sample.instant(9)).map(\.id)
    #expect(!waiting.isEmpty)
    try store.markFailed(waiting, error: "no", nextAttempt: Sample.instant(10))
    let failed = try watched.version()
    #expect(failed.content == reminded.content)
    #expect(failed.commits != reminded.commits)
    try store.markDelivered(waiting, at: Sample.instant(11))
    let delivered = try watched.version()
    #expect(delivered.content == reminded.content)
    #expect(delivered.commits != failed.commits)

    try store.add(todos: [Sample.todo(3, name: "Rent")])
    #expect(try watched.version().content != delivered.content)
  }
}
