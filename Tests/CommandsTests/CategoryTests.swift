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

  @Test
  func `a new database has its categories in the language in force, and they are found in any`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("--lang", "uk", "add", "Звіт", "--category", "work")
    let names = try program("category", "--json").list().map { $0["name"] as? String }
    #expect(names == ["Робота", "Навчання", "Особисте", "Дім"])
    #expect(try program("show", "1", "--json").object()["category"] as? String == "Робота")
    // A name of the user's own is no other's.
    _ = try program("category", "edit", "Робота", "--name", "Job")
    #expect(try program("add", "Report", "--category", "Work").status == 66)
    #expect(try program("add", "Report", "--category", "Home").status == 0)
  }
}
