import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import Regions
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The buttons of messages outside of the page.
struct ReminderButtonTests {
  /// A page that asks for a login, and a task with buttons for its present countdown.
  private struct Visit: Sendable {
    let client: TestClient
    let store: SQLiteStore
    let clock: ManualClock
    let todo: Todo
    let pauses: @Sendable () -> [Int]

    /// Makes a button, and returns its key.
    func button(_ action: ReminderAction) throws -> String {
      let key = AccessToken()
      let present = try #require(try store.todos().first { $0.id == todo.id })
      let due = present.countdown(machineZone: .berlin)?.due
      try store.add(
        [
          ReminderButton(
            digest: key.digest.line, action: action, todo: todo.id, uuid: todo.uuid,
            countdown: present.countdownNumber, due: ReminderButton.due(due, in: .berlin),
            person: .me, made: clock.now)
        ], at: clock.now)
      return key.text
    }

    /// Presses a button as an app does; returns the status and the line.
    func press(
      _ key: String, _ method: HTTPRequest.Method = .post, _ headers: HTTPFields = [:]
    ) async throws -> (status: Int, line: String) {
      let answer = try await client.execute(uri: "/act/\(key)", method: method, headers: headers)
      let text = String(buffer: answer.body)
      if method != .head {
        #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(text.hasSuffix("\n") && text.split(separator: "\n").count == 1, "\(text)")
      }
      return (Int(answer.status.code), text.trimmingCharacters(in: .newlines))
    }

    func act(_ action: TaskAction) throws {
      let context = ActionContext(now: clock.now, rules: EngineRules(machineZone: .berlin))
      _ = try action.perform(in: store, actionContext: context) {
        try #require(try $0.todo(todo.id))
      }
    }

    var present: Todo { get throws { try #require(try store.todos().first { $0.id == todo.id }) } }
  }

  private static func visit(
    _ rule: Rule = .every("1w", from: .start),
    _ body: @escaping @Sendable (Visit) async throws -> Void
  ) async throws {
    let store = try SQLiteStore.empty()
    let clock = ManualClock(Site.pageNow)
    let todo = Sample.todo(rule: rule)
    try store.add(todos: [todo])
    let token = AccessToken()
    let ports = WebDependencies(
      store: store, now: { clock.now },
      webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) },
      token: { token.digest },
      buttons: ButtonsPort(
        find: { try store.button($0.digest.line) },
        markUsed: { try store.markUsed($0, at: clock.now) }))
    let waits = SharedValue<[Int]>([])
    let site = Site(
      ports: ports, address: ListenAddress(host: "127.0.0.1", port: 7575),
      wrongButtons: WrongKeys { seconds in waits.change { $0.append(seconds) } })
    try await site.test { client in
      try await body(
        Visit(client: client, store: store, clock: clock, todo: todo, pauses: { waits.value }))
    }
  }

  @Test func `done works once, without a login, and undo takes the tick back`() async throws {
    try await Self.visit { visit in
      let (key, other) = (try visit.button(.done), try visit.button(.snoozeOneHour))
      let before = try visit.present
      let pressed = try await visit.press(key)
      #expect(pressed.status == 200 && pressed.line.hasPrefix("Done"))
      #expect(try visit.present.lastDone == visit.clock.now)
      let after = try visit.present
      for again in [key, other] {
        let answer = try await visit.press(again)
        #expect(answer.status == 410 && answer.line == "Done already")
      }
      #expect(try visit.present == after)
      #expect(try visit.store.undo() != nil)
      #expect(try visit.present == before)
      // The key was used; the other one was not.
      #expect(try await visit.press(key).status == 410)
      #expect(try await visit.press(other).status == 200)
    }
  }

  @Test func `snooze works once, and done works after it`() async throws {
    try await Self.visit { visit in
      let (done, snooze) = (try visit.button(.done), try visit.button(.snoozeOneHour))
      #expect(try await visit.press(snooze).status == 200)
      let end = Snooze.End.at(visit.clock.now.addingTimeInterval(3600))
      #expect(try visit.present.snooze?.end == end)
      visit.clock.now += 1800
      let second = try await visit.press(snooze)
      #expect(second.status == 410 && second.line == "Snoozed already")
      #expect(try visit.present.snooze?.end == end)
      #expect(try await visit.press(done).status == 200)
    }
  }

  @Test func `what was skipped, moved or removed is not done`() async throws {
    try await Self.visit { visit in
      var key = try visit.button(.done)
      try visit.act(.skip)
      var answer = try await visit.press(key)
      #expect(answer.status == 410 && answer.line == "Skipped already")
      key = try visit.button(.done)
      try visit.act(.move(to: "2026-03-20T10:00"))
      let moved = try visit.present
      answer = try await visit.press(key)
      #expect(answer.status == 410 && answer.line.hasPrefix("It was moved to Fri 20 Mar"))
      #expect(try visit.present == moved)
      key = try visit.button(.done)
      try visit.act(.remove)
      answer = try await visit.press(key)
      #expect(answer.status == 410 && answer.line == "There is no such task any more")
    }
  }

  @Test func `a button of an appointment to come does not tick the one before`() async throws {
    try await Self.visit(.every("1d", from: .start, start: "2026-01-01T14:00", at: "14:00")) {
      visit in
      // Yesterday's was missed, and can be ticked still; this is about today's.
      let today = "2026-01-05T14:00:00"
      let key = AccessToken()
      try visit.store.add(
        [
          ReminderButton(
            digest: key.digest.line, action: .done, todo: visit.todo.id, uuid: visit.todo.uuid,
            countdown: visit.todo.countdownNumber,
            due: try LocalDateTime(parsing: today).description, person: .me, made: visit.clock.now)
        ], at: visit.clock.now)
      let answer = try await visit.press(key.text)
      if try visit.present.isAppointment {
        #expect(answer.status == 200, "\(answer.line)")
        let done = try visit.store.completions(limit: 1) { _ in true }
        #expect(done.first?.completion.due == Date("2026-01-05T13:00:00Z"))
      }
    }
  }

  @Test func `a button works for 48 hours, and a clock that was wrong does not open it`()
    async throws
  {
    for hours in [-49.0, 47.9, 48.1] {
      try await Self.visit { visit in
        let key = try visit.button(.done)
        visit.clock.now += hours * 3600
        let answer = try await visit.press(key)
        #expect(answer.status == (hours == 47.9 ? 200 : 410), "\(hours): \(answer.line)")
        if hours != 47.9 { #expect(answer.line == "A button works for 48 hours") }
      }
    }
  }

  @Test func `a look presses nothing, and wrong keys are slowed down`() async throws {
    try await Self.visit { visit in
      let key = try visit.button(.done)
      for method in [HTTPRequest.Method.get, .head, .put, .delete, .options] {
        #expect(try await visit.press(key, method).status == 405)
      }
      #expect(try visit.present.lastDone == nil)
      for _ in 0..<8 { #expect(try await visit.press(AccessToken().text).status == 404) }
      for odd in ["x", "..%2f..", "%00", String(repeating: "a", count: 2000)] {
        #expect(try await visit.press(odd).status == 404)
      }
      #expect(visit.pauses().prefix(3) == [1, 2, 4])
      // A right key never waits, from whatever site it comes.
      let pauses = visit.pauses().count
      let headers: HTTPFields = [.origin: "https://ntfy.sh"]
      #expect(try await visit.press(key, .post, headers).status == 200)
      #expect(visit.pauses().count == pauses)
    }
  }

  @Test func `buttons are forgotten after a month`() async throws {
    try await Self.visit { visit in
      let key = try visit.button(.done)
      visit.clock.now += 31 * 86_400
      _ = try visit.button(.snoozeOneHour)
      #expect(try await visit.press(key).status == 404)
    }
  }
}
