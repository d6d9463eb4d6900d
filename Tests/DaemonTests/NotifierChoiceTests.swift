import CommandSupport
import Foundation
import Logging
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
    let failure = #expect(throws: CommandFailure.self) {
      try Self.choice("notify:\n  desktop: \"on\"\n", ["PATH": "/nonexistent"])
    }
    #expect(failure?.code == .unavailable && failure?.message.contains("libnotify") == true)
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
}
