import Foundation
import Model
import Synchronization
import TestSupport
import Testing

@testable import Notifiers

/// Each test runs a real program in the place of notify-send.
@Suite(.serialized) struct InteractiveDesktopNotifierTests {
  /// The clicks, in order.
  private final class Clicks: Sendable {
    private let clicked = Mutex<[String]>([])
    var all: [String] { clicked.withLock { $0 } }
    func add(_ action: ReminderAction, _ reminders: [Reminder]) {
      clicked.withLock { $0.append("\(action.rawValue) \(reminders.map(\.task))") }
    }
  }

  private func with(
    _ script: String, limit: Duration = .untilHung,
    _ body: (InteractiveDesktopNotifier, Clicks, Script) async throws -> Void
  ) async throws {
    try await Script.with(script) { script in
      let clicks = Clicks()
      let buttons = InteractiveDesktopNotifier(executable: script.path, timeLimit: limit) {
        clicks.add($0, $1)
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await buttons.run() }
        try await body(buttons, clicks, script)
        group.cancelAll()
      }
      #expect(buttons.waitingCount == 0)
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["done", "snooze", "visit"])
  func `a click comes after the delivery, with the reminder it is about`(action: String)
    async throws
  {
    let script = "mkfifo \"$here/button\"; echo 7; read -r _ < \"$here/button\"; echo \(action)"
    try await with(script) { buttons, clicks, script in
      #expect(buttons.notifier.name == "desktop")
      try await buttons.notifier.deliver([.sample("Bread")])
      #expect(clicks.all.isEmpty)
      #expect(buttons.waitingCount == 1)
      let button = try #require(
        FileHandle(forUpdatingAtPath: script.folder.appending(path: "button").path))
      defer { try? button.close() }
      try button.write(contentsOf: Data("\n".utf8))
      try await eventually { !clicks.all.isEmpty && buttons.waitingCount == 0 }
      #expect(clicks.all == ["\(action) [\"Bread\"]"])
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `only what was offered counts, and only once`() async throws {
    let script = "echo 7; echo reboot; echo done; echo done; yes done | head -c 2000000"
    try await with(script) { buttons, clicks, _ in
      try await buttons.notifier.deliver([.sample("Bread")])
      try await eventually { !clicks.all.isEmpty && buttons.waitingCount == 0 }
      #expect(clicks.all == ["done [\"Bread\"]"])
    }
  }

  @Test func `several tasks have no buttons, and nothing waits`() async throws {
    try await with(Script.recording) { buttons, _, script in
      try await buttons.notifier.deliver([.sample("Bread"), .sample("Milk")])
      #expect(script.calls().first?.first == "--app-name=Passby")
      #expect(buttons.waitingCount == 0)
    }
  }

  @Test func `a notify-send that knows no buttons shows the notification without`() async throws {
    let old =
      "case \"$1\" in --print-id) echo 'Unknown option --print-id' >&2; exit 1;; esac; "
      + Script.recording
    try await with(old) { buttons, _, script in
      try await buttons.notifier.deliver([.sample("Bread", text: "Bread: now.")])
      #expect(script.calls() == [["--app-name=Passby", "--", "Bread", "Now."]])
    }
  }

  @Test func `one that fails either way is an error`() async throws {
    try await with("echo 'Cannot autolaunch D-Bus' >&2; exit 1") { buttons, _, script in
      await #expect(
        throws: NotifierError.failed(
          notifier: "desktop", program: script.path, status: 1, message: "Cannot autolaunch D-Bus")
      ) { try await buttons.notifier.deliver([.sample()]) }
    }
  }

  @Test func `one that shows nothing is killed at the time limit`() async throws {
    try await with("trap '' TERM; exec sleep 300", limit: .milliseconds(300)) {
      buttons, _, script in
      await #expect(
        throws: NotifierError.timeLimit(notifier: "desktop", program: script.path, seconds: 0.3)
      ) { try await buttons.notifier.deliver([.sample()]) }
      #expect(buttons.waitingCount == 0)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `the latest eight are waited for, older ones are let go, and all at the end`() async throws {
    let script = "echo $$ >> \"$here/pids\"; echo 7; exec sleep 300"
    var pids: [String] = []
    try await with(script) { buttons, _, script in
      for number in 0..<20 { try await buttons.notifier.deliver([.sample("Task \(number)")]) }
      pids = (script.text(of: "pids") ?? "").split(separator: "\n").map(String.init)
      #expect(pids.count == 20)
      #expect(buttons.waitingCount == InteractiveDesktopNotifier.mostWaiting)
      try await eventually {
        pids.filter(Running.isRunning).count <= InteractiveDesktopNotifier.mostWaiting
      }
      #expect(pids.suffix(8).allSatisfy(Running.isRunning))
    }
    try await eventually { !pids.contains(where: Running.isRunning) }
  }

  @Test(.timeLimit(.minutes(10)))
  func `once it has ended, notifications have no buttons and nothing waits`() async throws {
    try await Script.with(Script.recording) { script in
      let buttons = InteractiveDesktopNotifier(executable: script.path, timeLimit: .untilHung) {
        _, _ in
      }
      await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        group.addTask { await buttons.run() }
      }
      try await buttons.notifier.deliver([.sample("Bread")])
      #expect(script.calls().map(\.first) == ["--app-name=Passby"])
    }
  }
}
