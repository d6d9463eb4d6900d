import Foundation
import Localization
import Model
import TestSupport
import Testing

@testable import Notifiers

/// Each test runs a real program.
@Suite(.serialized) struct CommandNotifierTests {
  private static let variables =
    "for name in TITLE BODY TEXT COUNT TIME TASK UUID PLACE CAUSE; do "
    + #"eval "printf '%s\0' \"\$PASSBY_$name\""; done > "$here/variables""#

  private func notifier(
    _ script: Script, _ arguments: [String] = [], environment: [String: String] = [:],
    limit: Duration = .untilHung
  ) -> Notifier {
    CommandNotifier.make(
      name: "test", arguments: [script.path] + arguments, timeLimit: limit,
      environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 })
  }

  private func error(_ notifier: Notifier) async -> NotifierError? {
    await #expect(throws: NotifierError.self) { try await notifier.deliver([.sample()]) }
  }

  @Test func `a program gets its arguments as they are, the reminder as variables and as JSON`()
    async throws
  {
    try await Script.with("\(Script.recording); \(Self.variables); cat > \"$here/input\"") {
      script in
      let notifier = notifier(script, ["$(reboot)", "", "a b;c", "--help", "*"])
      #expect(notifier.name == "command.test")
      let task = "$(id) `id` \"'\\"
      try await notifier.deliver([.sample(task, text: "\(task): you are at Pharmacy.")])
      #expect(script.calls() == [["$(reboot)", "", "a b;c", "--help", "*"]])
      let values = script.text(of: "variables")?.split(
        separator: "\u{0}", omittingEmptySubsequences: false)
      #expect(
        values?.dropLast().map(String.init) == [
          task, "You are at Pharmacy.", "\(task): you are at Pharmacy.", "1",
          "1970-01-01T00:00:00+00:00", task,
          Reminder.sample(task).uuid.uuidString.lowercased(), "Pharmacy", "enter",
        ])
      let input = try #require(script.text(of: "input"))
      #expect(input.hasSuffix("}\n") && input.filter(\.isNewline).count == 1)
      let json = try JSONSerialization.jsonObject(with: Data(input.utf8)) as? [String: Any]
      #expect(json?["task"] as? String == task)
    }
  }

  @Test func `several reminders are one run, and what they do not share is empty`() async throws {
    try await Script.with("echo x >> \"$here/runs\"; \(Self.variables)") { script in
      try await notifier(script).deliver([
        .sample("Bread", text: "Bread: a."), .sample("Milk", text: "Milk: b."),
      ])
      #expect(script.text(of: "runs") == "x\n")
      #expect(
        script.text(of: "variables")
          == [
            "2 tasks at Pharmacy", "Bread: a.\nMilk: b.", "Bread: a.\nMilk: b.", "2",
            "1970-01-01T00:00:00+00:00", "", "", "Pharmacy", "enter", "",
          ].joined(separator: "\u{0}"))
    }
  }

  @Test func `it has the given environment, without what speaks to systemd or is a secret`()
    async throws
  {
    try await Script.with("env > \"$here/env\"") { script in
      let given = [
        "MINE": "1", "PASSBY_TASK": "old", "NOTIFY_SOCKET": "/x", "WATCHDOG_USEC": "1",
        "PASSBY_NOTIFY_WEBHOOK_X_HEADERS": "secret",
      ]
      try await notifier(script, environment: given).deliver([.sample("Bread")])
      let lines = Set((script.text(of: "env") ?? "").split(separator: "\n").map(String.init))
      #expect(lines.isSuperset(of: ["MINE=1", "PASSBY_TASK=Bread", "PATH=/usr/bin:/bin"]))
      #expect(!lines.contains { $0.hasPrefix("NOTIFY_") || $0.hasPrefix("WATCHDOG_") })
      #expect(!lines.contains { $0.contains("secret") })
    }
  }

  @Test func `a failure is told with the last line it wrote, cleaned`() async throws {
    try await Script.with("echo first >&2; printf 'no \\033[2J route\\n\\n' >&2; exit 7") {
      script in
      let error = await error(notifier(script))
      #expect(
        error
          == .failed(
            notifier: "command.test", program: script.path, status: 7,
            message: "no \u{1B}[2J route"))
      #expect(
        error?.description
          == "\"\(script.path)\" failed with status 7: no \u{FFFD}[2J route. "
          + "Expected status 0; check notify.command.test.run.")
    }
  }

  @Test func `a program that reads nothing of its input does no harm`() async throws {
    try await Script.with("exec 0<&-; exit 0") { script in
      let huge = String(repeating: "x", count: 1_000_000)
      try await notifier(script).deliver((0..<200).map { .sample("\($0)\(huge)") })
    }
  }

  @Test(arguments: [0, 3])
  func `megabytes of output do no harm`(status: Int32) async throws {
    let noise = "head -c 3000000 /dev/zero | tr '\\0' x"
    try await Script.with("\(noise); \(noise) >&2; echo >&2; echo end >&2; exit \(status)") {
      script in
      guard status != 0 else { return try await notifier(script).deliver([.sample()]) }
      #expect(
        await error(notifier(script))
          == .failed(
            notifier: "command.test", program: script.path, status: 3, message: "end"))
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `at the time limit it is killed with all that it has started`() async throws {
    try await Script.with(
      "trap '' TERM; sleep 300 & echo $! > \"$here/child\"; echo $$ > \"$here/self\"; wait"
    ) { script in
      #expect(
        await error(notifier(script, limit: .seconds(1)))
          == .timeLimit(notifier: "command.test", program: script.path, seconds: 1))
      for file in ["self", "child"] {
        let pid = try #require(script.text(of: file)).trimmingCharacters(
          in: .whitespacesAndNewlines)
        try await eventually { !Running.isRunning(pid) }
      }
    }
  }

  @Test func `what it leaves running does not hold it up`() async throws {
    try await Script.with("sleep 20 & exit 0") { script in
      try await notifier(script).deliver([.sample()])
    }
  }

  @Test func `a program is found in the path of its environment, or told as missing`() async throws
  {
    try await Script.with("true") { script in
      let folder = script.folder.path
      func make(_ name: String) -> Notifier {
        CommandNotifier.make(
          name: "test", arguments: [name], timeLimit: .untilHung, environment: ["PATH": folder])
      }
      try await make("notify-send").deliver([.sample()])
      for name in ["no-such", "", "/nowhere/x"] {
        #expect(
          await error(make(name))
            == .notStarted(
              notifier: "command.test", program: name, reason: .missing))
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a thousand runs leave no descriptor and no zombie`() async throws {
    try await Script.with("exit 0") { script in
      let notifier = CommandNotifier.make(
        name: "test", arguments: ["/bin/true"], timeLimit: .untilHung, environment: [:])
      for _ in 0..<20 { try await notifier.deliver([.sample()]) }
      // Tests that run beside this one have descriptors of their own for a moment.
      try await eventually { Running.descriptors(containing: "memfd:passby") == 0 }
      for _ in 0..<1000 { try await notifier.deliver([.sample()]) }
      try await eventually { Running.descriptors(containing: "memfd:passby") == 0 }
      #expect(Running.zombies(named: "true") == 0)
    }
  }
}
