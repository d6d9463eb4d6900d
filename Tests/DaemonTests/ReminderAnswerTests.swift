import Foundation
import Logging
import Model
import Recurrence
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
  private func stateAfterDone(from first: String, to second: String) throws -> RecurrenceState {
    let path = try TemporaryFolder.file("\(UUID().uuidString).db")
    let store = try SQLiteStore.empty(path: path)
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
    return try #require(try store.todos().first).state
  }

  @Test func `a click counts in the zone where the machine is by then`() throws {
    // 25 hours apart: the same instant is another day, whatever the time.
    let (east, west) = ("Pacific/Kiritimati", "Pacific/Niue")
    let moved = try stateAfterDone(from: east, to: west)
    let inWest = try stateAfterDone(from: west, to: west)
    let inEast = try stateAfterDone(from: east, to: east)
    #expect(moved == inWest)
    #expect(moved != inEast)
  }

  /// Returns a task before and after a button was clicked on a reminder of a countdown.
  private func clicked(
    _ action: ReminderAction, countdown: Int64 = 1, uuid: UUID? = nil
  ) throws -> (before: Todo, after: Todo) {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore.empty(path: path)
    let todo = Sample.todo(countdown: 1)
    try store.add(todos: [todo])
    let answer = ReminderAnswer(
      database: path, zone: { .gmt }, coolDownSeconds: 0,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let key = ReminderKey(
      todo: todo.id, countdown: countdown, cause: .due, occasion: .moment(Sample.noon))
    answer.perform(
      action,
      on: [
        Reminder(
          key: key, time: Sample.noon, uuid: uuid ?? todo.uuid, task: todo.name, place: nil,
          due: nil)
      ])
    return (todo, try #require(try store.todos().first))
  }

  @Test func `done ends the countdown that the reminder is about`() throws {
    #expect(try clicked(.done).after.lastDone != nil)
  }

  @Test func `done on a reminder of an earlier countdown changes nothing`() throws {
    let task = try clicked(.done, countdown: 0)
    #expect(task.after == task.before)
  }

  @Test func `snooze lasts until an instant, whatever countdown the reminder is about`() throws {
    let task = try clicked(.snoozeOneHour, countdown: 0)
    guard case .at? = task.after.snooze?.end else {
      Issue.record("no snooze until an instant")
      return
    }
  }

  @Test(arguments: ReminderAction.allCases)
  func `a reminder of another task that had the number changes nothing`(
    action: ReminderAction
  ) throws {
    let task = try clicked(action, uuid: UUID(number: 99))
    #expect(task.after == task.before)
  }
}
