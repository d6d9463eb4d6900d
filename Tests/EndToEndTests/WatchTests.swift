import CommandTesting
import Foundation
import TestSupport
import Testing

/// The keys of `watch`, on a terminal.
@Suite(.blocking)
struct WatchTests {
  /// Runs a command on a terminal of its own; what is written to it is typed.
  static let terminal = [
    "/usr/bin/python3", "-c", "import pty, sys; pty.spawn(sys.argv[1:])",
  ]

  /// The output without what sets colours and places.
  private static func plain(_ output: String) -> String {
    output.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
  }

  @Test
  func `d does the chosen task, s snoozes, u undoes, arrows choose, q quits`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    for name in ["First", "Second"] { _ = try program("add", name, "--every", "2d") }
    let watch = try RunningProgram(
      program, ["watch"], now: "2026-03-02T12:00:00+01:00", inside: Self.terminal)
    defer { watch.abandon() }
    func type(_ keys: String, until words: String) {
      watch.write(Data(keys.utf8))
      #expect(
        watch.waitForOutput { Self.plain($0).contains(words) }, "\(words): \(watch.outputSoFar)")
    }
    type("", until: "q quit · ↑↓ choose · d done · s snooze 1 h · u undo")
    #expect(Self.plain(watch.outputSoFar).contains("1▸"))
    type("\u{1B}[B", until: "2▸")
    type("s", until: "Second: snoozed until")
    type("k", until: "1▸")
    type("d", until: "Done: First.")
    type("u", until: "Undone: done 1 \"First\".")
    watch.write(Data("q".utf8))
    #expect(watch.waitForEnd().status == 0)
    let tasks = try program("list", "--json").list()
    #expect(tasks.count { $0["last_done"] is String } == 0)
    #expect(tasks.count { !($0["snoozed_until"] is NSNull) } == 1, "\(tasks)")
  }
}
