import CommandTesting
import Foundation
import TestSupport
import Testing

/// A standard output that accepts nothing.
@Suite(.blocking)
struct OutputTests {
  @Test(arguments: [["list"], ["--help"], ["list", "--help"], ["--version"], ["help", "add"]])
  func `output that cannot be written is an error, help included; a reader that has gone is none`(
    arguments: [String]
  ) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    for (target, status) in [("> /dev/full", 74), (">&-", 74), ("| head -c 0", 0)] {
      let line =
        "set -o pipefail; \"$0\" " + arguments.joined(separator: " ") + " " + target
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", line, BuiltProgram.executable.path()]
      process.environment = program.environment
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == status, "\(line)")
    }
  }

  @Test func `on a terminal no line is broken within a word`() throws {
    var program = try BuiltProgram()
    defer { program.remove() }
    program.environment["COLUMNS"] = "40"
    program.environment["NO_COLOR"] = "1"
    let name = "Buy the medicine for the cat"
    _ = try program("add", name, "--every", "10-14w", "--duration", "30min")
    _ = try program("habit", "add", "Stretching in the morning", "--days", "30")
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    for call in [
      ["weeks", "1"], ["why", "1"], ["habit"], ["pause"], ["show", "1"], ["stats"],
      ["next", "1"], ["search", "cat"], ["config", "day.start"], ["config"], ["plan"],
    ] {
      let terminal = try RunningProgram(
        program, call, now: "2026-03-02T12:00:00+01:00", inside: WatchTests.terminal)
      let shown = terminal.waitForEnd().output
      // Only the last word of a line may be too long.
      for line in shown.split(whereSeparator: \.isNewline) where line.count > 40 {
        #expect(line.count - (line.split(separator: " ").last?.count ?? 0) <= 40, "\(shown)")
      }
      let piped = try program.run(call)
      let whole = Set(words(piped.output + piped.errors))
      guard call != ["config"], call != ["config", "day.start"] else { continue }
      #expect(words(shown).allSatisfy { whole.contains($0) || $0.hasSuffix("…") }, "\(shown)")
    }
  }
}
