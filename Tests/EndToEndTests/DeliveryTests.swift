import CommandTesting
import Foundation
import TestSupport
import Testing

/// Reminders from the running daemon, through every configured notifier.
@Suite(.blocking)
struct DeliveryTests {
  private func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

  private func script(_ program: BuiltProgram, _ name: String, _ body: String) throws -> URL {
    let file = program.folder.appending(path: name)
    try Executable.write(body, to: file)
    return file
  }

  @Test func `a command gets each reminder, and one that hangs or fails holds up no other`() throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let told = program.folder.appending(path: "told")
    let good = try script(
      program, "good.sh", "cat > /dev/null; echo \"$PASSBY_TEXT\" >> \(told.path())")
    let bad = try script(program, "bad.sh", "yes | head -c 3000000; echo no luck >&2; exit 3")
    let slow = try script(program, "slow.sh", "exec sleep 1000")
    try program.configure(
      """
      notify:
        command:
          good:
            run: [\(good.path())]
          bad:
            run: [\(bad.path())]
          slow:
            run: [\(slow.path())]
            time_limit: 1s
      """)
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:9", "--json"], now: nil)
    _ = try program("add", "Post the letter", "--due", BuiltProgram.soon, now: nil)
    _ = try program("add", "Feed $(reboot); \"cat\"", "--due", BuiltProgram.soon, now: nil)
    #expect(
      polling {
        text(told).contains("Post the letter") && text(told).contains("$(reboot)")
      })
    #expect(
      try polling {
        let status = try program("status", "--json", "--gpsd", "127.0.0.1:9", now: nil).object()
        return (status["outbox_failing"] as? Int ?? 0) >= 3
      })
    running.send(SIGTERM)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("no luck"))
  }

  @Test func `a click on Done ends the task, and one on Snooze silences it for an hour`() throws {
    for (click, expected) in [
      ("done", "\"phase\":\"finished\""), ("snooze", "\"snoozed_until\":\"20"),
    ] {
      var program = try BuiltProgram()
      defer { program.remove() }
      let button = program.folder.appending(path: "button").path()
      #expect(mkfifo(button, 0o600) == 0)
      _ = try script(program, "notify-send", "echo 1; read -r click < \(button); echo \"$click\"")
      program.environment["DISPLAY"] = ":0"
      program.environment["PATH"] =
        program.folder.path() + ":" + (program.environment["PATH"] ?? "")
      let running = try RunningProgram(
        program, ["run", "--gpsd", "127.0.0.1:9", "--json"], now: nil)
      _ = try program("add", "Post the letter", "--due", BuiltProgram.soon, now: nil)
      #expect(running.waitForOutput { $0.contains("Post the letter") })
      let finger = try #require(FileHandle(forUpdatingAtPath: button))
      defer { try? finger.close() }
      try finger.write(contentsOf: Data("\(click)\n".utf8))
      #expect(
        try polling {
          try program("show", "1", "--json", now: nil).output.contains(expected)
        })
      running.send(SIGTERM)
      #expect(running.waitForEnd().status == 0)
    }
  }
}
