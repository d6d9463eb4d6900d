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

  @Test
  func `a configuration file that cannot be written completely is not there at all`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    // At most 512 or 1024 bytes a file, and an error instead of a signal beyond that.
    let running = try RunningProgram(
      program, ["config", "--write"], now: nil,
      inside: ["sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""])
    let outcome = running.waitForEnd()
    #expect(outcome.status == 74, "\(outcome.errors)")
    let again = try program("config", "--write")
    #expect(again.status == 0, "\(again.errors)")
    let second = try program("config", "--write")
    #expect(second.status == 1 && second.errors.contains("exists already"))
  }
}
