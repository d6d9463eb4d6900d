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
}
