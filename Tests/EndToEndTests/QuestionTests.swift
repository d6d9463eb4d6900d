import CommandTesting
import Foundation
import TestSupport
import Testing

/// A quick line that could mean several things, on a terminal.
@Suite(.blocking)
struct QuestionTests {
  /// Runs a command on a terminal of its own, and ends as it does.
  private static let terminal = [
    "/usr/bin/python3", "-c",
    "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))",
  ]

  private func ask(
    _ program: BuiltProgram, _ line: String, answers: [String], asking question: String
  ) throws -> ProgramOutcome {
    let quick = try RunningProgram(
      program, ["quick", line], now: "2026-03-02T12:00:00+01:00", inside: Self.terminal)
    defer { quick.abandon() }
    for (index, answer) in answers.enumerated() {
      let isAsked = quick.waitForOutput {
        $0.components(separatedBy: question).count > index + 1
      }
      #expect(isAsked, "\(quick.outputSoFar)")
      quick.write(Data((answer + "\n").utf8))
    }
    return quick.waitForEnd()
  }

  @Test
  func `the readings are listed, and the one with the number is added`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let added = try ask(
      program, "Bins every second thu", answers: ["9", "later", "2"],
      asking: "1 to 3, or Enter to add nothing:")
    #expect(added.status == 0, "\(added.output)")
    #expect(added.output.contains("every month on the second Thu"))
    #expect(added.output.contains("Added 1 \"Bins\""))
    let tasks = try program("list", "--json").list()
    #expect(tasks.map { $0["every"] as? String } == ["2w on thu"])
    #expect(tasks.first?["due_day"] as? String == "2026-03-12", "\(tasks)")
  }

  @Test
  func `an empty answer adds nothing`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let left = try ask(
      program, "Dentist thu 2:30", answers: [""], asking: "1 to 2, or Enter to add nothing:")
    #expect(left.status == 64, "\(left.output)")
    #expect(left.output.contains("nothing was added"))
    #expect(try program("list", "--all", "--json").output == "[]\n")
  }
}
