import Foundation
import Localization
import Model
import TestSupport
import Testing

@testable import Notifiers

/// Each test runs a real program.
///
/// One after the other, because a script that is just being written cannot be run.
@Suite(.serialized) struct DesktopNotifierTests {
  @Test func `the program gets a title and a body, and nothing that could be an option`()
    async throws
  {
    try await Script.with(Script.recording) { script in
      let notifier = DesktopNotifier.make(executable: script.path, timeLimit: .untilHung)
      #expect(notifier.name == "desktop")
      try await notifier.deliver([
        .sample("--help", text: "--help: <b>you</b> & \"$HOME\" '`id`'\n-")
      ])
      #expect(
        script.calls() == [
          [
            "--app-name=Passby", "--", "--help",
            "&lt;b&gt;you&lt;/b&gt; &amp; \"$HOME\" '`id`'\u{FFFD}-",
          ]
        ])
    }
  }

  @Test func `reminders of one moment are one notification, and none are none`() async throws {
    try await Script.with(Script.recording) { script in
      let notifier = DesktopNotifier.make(executable: script.path, timeLimit: .untilHung)
      try await notifier.deliver([])
      try await notifier.deliver([
        .sample("Bread", text: "Bread: a."), .sample("Milk", text: "Milk: b."),
      ])
      #expect(
        script.calls() == [
          ["--app-name=Passby", "--", "2 tasks at Pharmacy", "Bread: a.\nMilk: b."]
        ])
    }
  }

  @Test func `a megabyte of name reaches the program cut`() async throws {
    try await Script.with(Script.recording) { script in
      let name = String(repeating: "x", count: 1_000_000)
      try await DesktopNotifier.make(executable: script.path, timeLimit: .untilHung).deliver([
        .sample(name)
      ])
      let call = try #require(script.calls().first)
      #expect(call.count == 4)
      #expect(call.joined().utf8.count < 1000)
    }
  }

  @Test func `a failure is reported with the last line that the program wrote`() async throws {
    try await Script.with("echo more >&2; echo 'Cannot\tautolaunch D-Bus.' >&2; echo >&2; exit 3") {
      script in
      let error = await #expect(throws: NotifierError.self) {
        try await DesktopNotifier.make(executable: script.path, timeLimit: .untilHung).deliver([
          .sample()
        ])
      }
      #expect(
        error
          == .failed(
            notifier: "desktop", program: script.path, status: 3,
            message: "Cannot\tautolaunch D-Bus."))
    }
  }

  @Test(arguments: [0, 3])
  func `megabytes of output do no harm`(status: Int32) async throws {
    let noise = "head -c 3000000 /dev/zero | tr '\\0' x"
    try await Script.with("\(noise); \(noise) >&2; exit \(status)") { script in
      let deliver = DesktopNotifier.make(executable: script.path, timeLimit: .untilHung).deliver
      guard status != 0 else { return try await deliver([.sample()]) }
      let error = await #expect(throws: NotifierError.self) { try await deliver([.sample()]) }
      let message = String(repeating: "x", count: 4096)
      #expect(
        error == .failed(notifier: "desktop", program: script.path, status: 3, message: message))
    }
  }

  @Test func `a program that dies of a signal is reported`() async throws {
    try await Script.with("kill -9 $$") { script in
      await #expect(
        throws: NotifierError.killed(notifier: "desktop", program: script.path, signal: 9)
      ) {
        try await DesktopNotifier.make(executable: script.path, timeLimit: .untilHung).deliver([
          .sample()
        ])
      }
    }
  }

  @Test func `a program that hangs is killed after the time limit`() async throws {
    try await Script.with("trap '' TERM; echo $$ > \"$here/started\"; exec sleep 300") { script in
      let notifier = DesktopNotifier.make(executable: script.path, timeLimit: .milliseconds(300))
      await #expect(
        throws: NotifierError.timeLimit(notifier: "desktop", program: script.path, seconds: 0.3)
      ) {
        try await notifier.deliver([.sample()])
      }
    }
  }

  @Test func `what a program leaves running does not hold up the delivery`() async throws {
    try await Script.with("sleep 20 & echo done >&2") { script in
      try await DesktopNotifier.make(executable: script.path, timeLimit: .untilHung).deliver([
        .sample()
      ])
    }
  }

  @Test func `what a program leaves running does not hide its failure`() async throws {
    try await Script.with("sleep 20 & echo no >&2; exit 4") { script in
      await #expect(
        throws: NotifierError.failed(
          notifier: "desktop", program: script.path, status: 4, message: "no")
      ) {
        try await DesktopNotifier.make(executable: script.path, timeLimit: .untilHung).deliver([
          .sample()
        ])
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `cancelling a delivery kills the program`() async throws {
    try await Script.with(
      "trap '' TERM; echo $$ > \"$here/new\"; mv \"$here/new\" \"$here/pid\"; exec sleep 300"
    ) {
      script in
      let notifier = DesktopNotifier.make(executable: script.path, timeLimit: .untilHung)
      let pid = try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          await #expect(throws: CancellationError.self) { try await notifier.deliver([.sample()]) }
        }
        try await eventually { script.text(of: "pid") != nil }
        group.cancelAll()
        try await group.waitForAll()
        return try #require(script.text(of: "pid")).trimmingCharacters(in: .whitespacesAndNewlines)
      }
      try await eventually { !Running.isRunning(pid) }
    }
  }

  @Test func `a delivery that is cancelled beforehand starts nothing`() async throws {
    try await Script.with(Script.recording) { script in
      let notifier = DesktopNotifier.make(executable: script.path, timeLimit: .untilHung)
      await withTaskGroup(of: Void.self) { group in
        group.cancelAll()
        group.addTask {
          await #expect(throws: CancellationError.self) { try await notifier.deliver([.sample()]) }
        }
      }
      #expect(script.calls().isEmpty)
    }
  }

  @Test func `many deliveries at once all arrive`() async throws {
    try await Script.with("echo x >> \"$here/count\"") { script in
      let notifier = DesktopNotifier.make(executable: script.path, timeLimit: .untilHung)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<40 { group.addTask { try await notifier.deliver([.sample()]) } }
        try await group.waitForAll()
      }
      #expect(script.text(of: "count")?.count == 80)
    }
  }

  @Test func `a missing program is an error`() async throws {
    let error = await #expect(throws: NotifierError.self) {
      try await DesktopNotifier.make(executable: "/nowhere/notify-send").deliver([.sample()])
    }
    #expect(
      error
        == .notStarted(
          notifier: "desktop", program: "/nowhere/notify-send", reason: .missing))
  }

  @Test func `a file that is no program is an error`() async throws {
    try await Script.with("true", mode: 0o644) { script in
      let error = await #expect(throws: NotifierError.self) {
        try await DesktopNotifier.make(executable: script.path, timeLimit: .untilHung).deliver([
          .sample()
        ])
      }
      #expect(
        error == .notStarted(notifier: "desktop", program: script.path, reason: .notExecutable)
      )
    }
  }

  @Test func `the program is found in the first folder that has it`() async throws {
    try await Script.with("true") { script in
      let folder = script.folder.path
      #expect(DesktopNotifier.find(in: "/nowhere:\(folder):/usr/bin") == script.path)
      #expect(DesktopNotifier.find(in: "/nowhere") == nil)
      #expect(DesktopNotifier.find(in: "") == nil)
    }
  }

  @Test func `folders, files that may not be run and relative paths are passed over`() async throws
  {
    try await Script.with("true", mode: 0o644) { script in
      let folder = script.folder.appending(path: "sub")
      let trap = folder.appending(path: "notify-send")
      try FileManager.default.createDirectory(at: trap, withIntermediateDirectories: true)
      #expect(DesktopNotifier.find(in: "\(script.folder.path):\(folder.path):.::bin") == nil)
    }
  }
}
