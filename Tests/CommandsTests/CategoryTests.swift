import CommandTesting
import Foundation
import TestSupport
import Testing

/// Categories of tasks.
@Suite(.blocking)
struct CategoryTests {
  @Test func `the colour of a category is --colour, and --color is that of the output`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for arguments in [
      ["add", "Garden", "--colour", "#0f8"], ["edit", "Garden", "--colour=#0f8"],
      ["edit", "Garden", "--color", "never", "--colour", "#0f8"],
    ] {
      let category = try program.run(["category"] + arguments + ["--json"]).object()
      #expect(category["color"] as? String == "#00ff88")
    }
    let wrong = try program("category", "add", "Sea", "--colour", "blue")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("--colour \"blue\" is not a colour"))
    let other = try program("category", "add", "Sea", "--color", "#0f8")
    #expect(other.status == 64 && other.errors.contains("--colour"), "\(other.errors)")
  }
}
