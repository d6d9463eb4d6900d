import Application
import CommandSupport
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Model
import Notifiers
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import Daemon
@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// A message through ntfy from the daemon to a phone, and its buttons back to the page.
@Suite(.temporaryFolder)
struct ReminderActionTests {
  /// A server in place of ntfy, a page that asks for a login, and a weekly task.
  private struct Round: Sendable {
    let ntfy: WebServer
    let notifier: Notifier
    let client: TestClient
    let store: SQLiteStore
    let clock: ManualClock
    let id: Todo.ID

    var todo: Todo { get throws { try #require(try store.todos().first { $0.id == id }) } }

    /// Reminds of the present countdown; returns the keys of the message, Done first.
    func remind() async throws -> (done: String, snooze: String) {
      let todo = try todo
      let due = todo.countdown(machineZone: .berlin)?.due
      let key = ReminderKey(
        todo: id, countdown: todo.countdownNumber, cause: .due, occasion: .moment(clock.now))
      try await notifier.deliver([
        Reminder(
          key: key, time: clock.now, uuid: todo.uuid, task: todo.name, place: nil, due: due,
          zone: .berlin)
      ])
      let headers = try #require(ntfy.requests.last).headers
      #expect(headers["click"] == "https://p.example/tasks/\(id.rawValue)")
      let actions = try #require(headers["actions"])
      let keys = actions.matches(
        of: /http, [^,]+, https:\/\/p\.example\/act\/([\w-]{32,}), method=POST, clear=true/
      ).map { String($0.1) }
      try #require(keys.count == 2, "\(actions)")
      return (keys[0], keys[1])
    }

    /// Presses a button as the app does, without a login; returns the status and the line.
    func press(_ key: String) async throws -> (status: Int, line: String) {
      let answer = try await client.execute(uri: "/act/\(key)", method: .post)
      let text = String(buffer: answer.body)
      #expect(text.split(separator: "\n").count == 1)
      return (Int(answer.status.code), text.trimmingCharacters(in: .newlines))
    }

    func act(_ action: TaskAction) throws {
      let context = ActionContext(now: clock.now, rules: EngineRules(machineZone: .berlin))
      _ = try action.perform(in: store, actionContext: context) {
        try #require(try $0.todo(id))
      }
    }
  }

  private static func round(
    _ body: @escaping @Sendable (Round) async throws -> Void
  ) async throws {
    try await WebServer.with { ntfy in
      let path = try TemporaryFolder.file("\(UUID().uuidString).db")
      let config = try TemporaryFolder.file("\(UUID().uuidString).yaml")
      try """
      web: {public_url: 'https://p.example'}
      notify: {ntfy: {url: '\(ntfy.url)', topic: passby-x1}}
      """.write(toFile: config, atomically: true, encoding: .utf8)
      let environment = try CommandEnvironment(
        EnvironmentOptions(config: config), in: .init(environment: ["HOME": "/nonexistent"]))
      let store = try SQLiteStore.empty(path: path)
      let todo = Sample.todo(rule: .every("1w", from: .start, start: "2026-01-01T09:00"))
      try store.add(todos: [todo])
      let clock = ManualClock(try Date("2026-01-05T12:00:00Z", strategy: .iso8601))
      var answer = ReminderAnswer(
        database: path, zone: { .berlin }, coolDownSeconds: 0,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      answer.now = { clock.now }
      let links = ReminderLinks(environment, answer: answer, page: { nil })
      let candidate = try #require(
        NotifierChoice.candidates(environment, links: links.links).first { $0.name == "ntfy" })
      let token = AccessToken()
      let ports = WebDependencies(
        store: store, now: { clock.now },
        webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) },
        token: { token.digest },
        buttons: ButtonsPort(
          find: { try store.button($0.digest.line) },
          markUsed: { try store.markUsed($0, at: clock.now) }))
      let site = Site(
        ports: ports, address: ListenAddress(host: "127.0.0.1", port: 7575),
        wrongButtons: WrongKeys { _ in })
      try await body(
        Round(
          ntfy: ntfy, notifier: candidate.make(.infinity), client: TestClient(site.responder()),
          store: store, clock: clock, id: todo.id))
    }
  }

  @Test func `done of a message ticks once, and undo takes the tick back`() async throws {
    try await Self.round { round in
      let before = try round.todo
      let keys = try await round.remind()
      #expect(try await round.press(keys.done).status == 200)
      #expect(try round.todo.lastDone == round.clock.now)
      let again = try await round.press(keys.done)
      #expect(again.status == 410 && again.line == "Done already")
      #expect(try round.store.undo() != nil)
      #expect(try round.todo == before)
      #expect(try await round.press(keys.done).status == 410)
      #expect(try round.todo == before)
    }
  }

  @Test func `done of a message works after its snooze, and for 48 hours`() async throws {
    try await Self.round { round in
      let (first, old) = (try await round.remind(), try await round.remind())
      #expect(try await round.press(first.snooze).status == 200)
      round.clock.now += 7200
      #expect(try await round.press(first.snooze).status == 410)
      #expect(try await round.press(first.done).status == 200)
      _ = try round.store.undo()
      round.clock.now += 48 * 3600
      let answer = try await round.press(old.done)
      #expect(answer.status == 410 && answer.line == "A button works for 48 hours")
      #expect(try round.todo.lastDone == nil)
    }
  }

  @Test func `done of a message changes nothing once the task was moved or removed`()
    async throws
  {
    try await Self.round { round in
      var keys = try await round.remind()
      try round.act(.move(to: "2026-03-06"))
      let moved = try round.todo
      var answer = try await round.press(keys.done)
      #expect(answer.status == 410 && answer.line.hasPrefix("It was moved to Fri 6 Mar"))
      #expect(try round.todo == moved)
      keys = try await round.remind()
      try round.act(.remove)
      answer = try await round.press(keys.done)
      #expect(answer.status == 410 && answer.line == "There is no such task any more")
    }
  }
}
