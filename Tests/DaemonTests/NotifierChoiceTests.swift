import Application
import CommandSupport
import Foundation
import HTTPServer
import Logging
import Model
import Notifiers
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing

@testable import Daemon

@Suite(.temporaryFolder)
struct NotifierChoiceTests {
  private static func choice(
    _ config: String, _ environment: [String: String] = [:]
  ) throws -> NotifierChoice {
    let path = try TemporaryFolder.file("config.yaml")
    try config.write(toFile: path, atomically: true, encoding: .utf8)
    let environment = try CommandEnvironment(
      EnvironmentOptions(config: path),
      in: .init(environment: ["HOME": "/nonexistent"].merging(environment) { $1 }))
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return try NotifierChoice(environment, answer: environment.answer(logger: logger))
  }

  @Test
  func `without settings and without a desktop there is the terminal only`() throws {
    #expect(try Self.choice("notify:\n  desktop: auto\n").names == ["terminal"])
    #expect(
      try Self.choice("notify:\n  desktop: \"off\"\n", ["DISPLAY": ":0"]).names == ["terminal"])
  }

  @Test
  func `a desktop that is wanted needs notify-send`() throws {
    let failure = #expect(throws: Refusal.self) {
      try Self.choice("notify:\n  desktop: \"on\"\n", ["PATH": "/nonexistent"])
    }
    #expect(failure?.code == .unavailable && failure?.description.contains("libnotify") == true)
    #expect(
      try Self.choice("notify:\n  desktop: auto\n", ["PATH": "/nonexistent", "DISPLAY": ":0"])
        .names == ["terminal"])
  }

  @Test
  func `commands and webhooks have their names in the outbox`() throws {
    let choice = try Self.choice(
      """
      notify:
        command:
          beep:
            run: ["true"]
        webhook:
          phone:
            url: http://127.0.0.1:9/x
      """)
    #expect(Set(choice.names) == ["terminal", "command.beep", "webhook.phone"])
  }

  @Test
  func `a topic of ntfy is a notifier, and the server alone is none`() throws {
    let server = "notify:\n  ntfy:\n    url: http://127.0.0.1:9\n"
    #expect(try Self.choice(server).names == ["terminal"])
    #expect(try Self.choice(server + "    topic: passby-x1\n").names == ["terminal", "ntfy"])
    #expect(
      try Self.choice("", ["PASSBY_NOTIFY_NTFY_TOPIC": "passby-x1"]).names == ["terminal", "ntfy"])
  }

  private static func links(
    _ config: String, page: RunningPage? = nil
  ) throws -> (ReminderLinks, SQLiteStore) {
    let path = try TemporaryFolder.file("links.yaml")
    try config.write(toFile: path, atomically: true, encoding: .utf8)
    let database = try TemporaryFolder.file("\(UUID().uuidString).db")
    let environment = try CommandEnvironment(
      EnvironmentOptions(config: path), in: .init(environment: ["HOME": "/nonexistent"]))
    let answer = ReminderAnswer(
      database: database, zone: { .gmt }, coolDownSeconds: 0,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let store = try SQLiteStore.empty(path: database)
    return (ReminderLinks(environment, answer: answer, page: { page }), store)
  }

  private static func reminder(
    _ id: Int64, cause: Cause = .due, lines: [Reminder]? = nil
  ) -> Reminder {
    let key = ReminderKey(
      todo: Todo.ID(rawValue: id), countdown: 2, cause: cause, occasion: .moment(Sample.noon))
    var reminder = Reminder(
      key: key, time: Sample.noon, uuid: UUID(number: id), task: "Tea", place: nil,
      due: Sample.noon, zone: .berlin)
    reminder.lines = lines
    return reminder
  }

  @Test(
    arguments: [
      ("web: {public_url: 'https://p.example/passby/'}", nil, "https://p.example/passby"),
      ("web: {public_url: 'http://localhost:7575'}", nil, nil), ("log: {level: info}", nil, nil),
      ("log: {level: info}", RunningPage(url: "http://127.0.0.1:7575", others: []), nil),
      (
        "log: {level: info}",
        RunningPage(url: "http://0.0.0.0:7575", others: ["http://192.168.1.2:7575"]),
        "http://192.168.1.2:7575"
      ),
    ] as [(String, RunningPage?, String?)])
  func `a message of one task leads to it where the page can be reached`(
    config: String, page: RunningPage?, base: String?
  ) throws {
    let (links, store) = try Self.links(config, page: page)
    let one = links.links(for: [Self.reminder(3)])
    #expect(one.click == base.map { $0 + "/tasks/3" })
    #expect(one.buttons.map(\.action) == (base == nil ? [] : [.done, .snoozeOneHour]))
    for (action, url) in one.buttons.map({ ($0.action, $0.url) }) {
      let key = try #require(url.split(separator: "/").last)
      #expect(url == "\(base ?? "")/act/\(key)" && key.count >= 32)
      let button = try #require(try store.button(AccessToken(String(key)).digest.line))
      #expect(button.action == action && button.todo.rawValue == 3 && button.countdown == 2)
      #expect(button.due == ReminderButton.due(Sample.noon, in: .berlin) && button.used == nil)
    }
    let today = MessageLinks(click: base.map { $0 + "/" })
    for several in [
      [Self.reminder(3), Self.reminder(4)], [Self.reminder(3, lines: [Self.reminder(4)])],
      [Self.reminder(-2, cause: .habit)], [Reminder.test(at: Sample.noon)],
    ] {
      #expect(links.links(for: several) == today)
    }
  }
}
