import Foundation
import Model
import Synchronization
import TestSupport
import Testing

@testable import Notifiers

/// The real notify-send, a real session bus, and a notification service.
@Suite(.enabled(if: Desktop.isInstalled))
struct RealDesktopTests {
  private func with(
    capabilities: String = "body,body-markup,actions", clicks action: String = "none",
    _ body: (Desktop, InteractiveDesktopNotifier, _ clicked: AsyncStream<String>) async throws ->
      Void
  ) async throws {
    let desktop = try await Desktop(capabilities: capabilities, clicks: action)
    defer { desktop.stop() }
    let (clicked, click) = AsyncStream.makeStream(of: String.self)
    let buttons = InteractiveDesktopNotifier(executable: desktop.executable, timeLimit: .untilHung)
    {
      action, reminders in
      click.yield("\(action.rawValue) \(reminders.map(\.task))")
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await buttons.run() }
      try await body(desktop, buttons, clicked)
      group.cancelAll()
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["done", "snooze", "visit"])
  func `a click on the desktop reaches the task`(action: String) async throws {
    try await with(clicks: action) { desktop, buttons, clicked in
      try await buttons.notifier.deliver([.sample("Bread", text: "Bread: you are at <Shop> \\n.")])
      #expect(
        desktop.shown == [
          "Passby|Bread|You are at &lt;Shop&gt; \\n.|done,Done,snooze,Snooze 1 h,visit,Next visit"
        ])
      for await click in clicked {
        #expect(click == "\(action) [\"Bread\"]")
        break
      }
      try await eventually { buttons.waitingCount == 0 }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a delivery does not wait for a click that never comes`() async throws {
    try await with { desktop, buttons, _ in
      for number in 0..<10 { try await buttons.notifier.deliver([.sample("Task \(number)")]) }
      #expect(desktop.shown.count == 10)
      #expect(buttons.waitingCount == InteractiveDesktopNotifier.mostWaiting)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a desktop without buttons shows the notification once`() async throws {
    try await with(capabilities: "body") { desktop, buttons, _ in
      try await buttons.notifier.deliver([.sample("Bread", text: "Bread: now.")])
      try await eventually { buttons.waitingCount == 0 }
      #expect(desktop.shown.map { $0.hasPrefix("Passby|Bread|Now.|") } == [true])
    }
  }

  @Test func `without a desktop it is an error`() async throws {
    let desktop = try await Desktop(capabilities: "body", clicks: "none")
    let gone = desktop.executable
    let script = try String(contentsOfFile: gone, encoding: .utf8)
    desktop.stop()
    try await Script.with(script.split(separator: "\n").dropFirst().joined(separator: "\n")) {
      script in
      let buttons = InteractiveDesktopNotifier(executable: script.path, timeLimit: .untilHung) {
        _, _ in
      }
      let error = await #expect(throws: NotifierError.self) {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { await buttons.run() }
          defer { group.cancelAll() }
          try await buttons.notifier.deliver([.sample()])
        }
      }
      guard case .failed("desktop", script.path, 1, let message)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!message.isEmpty)
    }
  }
}
