import Foundation
import Logging
import Recurrence
import Reminders
import SQLiteStore
import Synchronization
import TestSupport
import Testing

@testable import Daemon

@Suite(.temporaryFolder) struct ReminderAnswerTests {
  /// The zone of a machine that travels.
  private final class Machine: Sendable {
    private let identifier: Mutex<String>

    init(_ identifier: String) { self.identifier = Mutex(identifier) }

    var zone: TimeZone { identifier.withLock { TimeZone(identifier: $0) ?? .gmt } }

    func travel(to other: String) { identifier.withLock { $0 = other } }
  }

  /// Returns the position of a daily task after Done was clicked on a machine that travelled.
  private func positionAfterDone(from first: String, to second: String) throws -> Position {
    let path = try TemporaryFolder.file("\(UUID().uuidString).db")
    let store = try SQLiteStore(path: path)
    let todo = Sample.todo(rule: .every("1d", from: .start))
    try store.add(todos: [todo])
    let machine = Machine(first)
    let answer = ReminderAnswer(
      database: path, zone: { machine.zone }, coolDownSeconds: 0,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    machine.travel(to: second)
    let key = ReminderKey(
      todo: todo.id, countdown: todo.countdownNumber, cause: .due, occasion: .moment(Sample.noon))
    answer.perform(
      .done,
      on: [
        Reminder(
          key: key, time: Sample.noon, uuid: todo.uuid, task: todo.name, place: nil, due: nil)
      ])
    return try #require(try store.todos().first).position
  }

  @Test func `a click counts in the zone where the machine is by then`() throws {
    // 25 hours apart: the same instant is another day, whatever the time.
    let (east, west) = ("Pacific/Kiritimati", "Pacific/Niue")
    let moved = try positionAfterDone(from: east, to: west)
    let inWest = try positionAfterDone(from: west, to: west)
    let inEast = try positionAfterDone(from: east, to: east)
    #expect(moved == inWest)
    #expect(moved != inEast)
  }
}
