import Foundation
import TestSupport
import Testing

/// Attempts of the first hour, through the built program.
///
/// The clock stands on Monday, 2 March 2026, 12:00 in Berlin.
@Suite(.blocking)
struct NewcomerTests {
  private static func with(_ body: (inout BuiltProgram) throws -> Void) throws {
    var program = try BuiltProgram()
    defer { program.remove() }
    try body(&program)
  }

  @Test func `none as a period makes a task that does not repeat`() throws {
    try Self.with { program in
      for (number, text) in ["none", " None "].enumerated() {
        let task = try program("add", "Once \(number)", "--every", text, "--json").object()
        #expect(task["every"] is NSNull)
        #expect(task["due"] is NSNull)
      }
      let dated = try program("add", "Tax", "--every", "none", "--due", "2026-03-05", "--json")
      #expect(try dated.object()["due"] as? String == "2026-03-05T23:59:59+01:00")
    }
  }

  @Test func `the colour of a category may be spelled as the option for output is`() throws {
    try Self.with { program in
      for arguments in [
        ["add", "Garden", "--color", "#0f8"], ["edit", "Garden", "--color=#0f8"],
        ["edit", "Garden", "--color", "never", "--colour", "#0f8"],
      ] {
        let category = try program.run(["category"] + arguments + ["--json"]).object()
        #expect(category["color"] as? String == "#00ff88")
      }
      let wrong = try program("category", "add", "Sea", "--color", "blue")
      #expect(wrong.status == 64)
      #expect(wrong.errors.contains("--colour \"blue\" is not a colour"))
    }
  }

  @Test func `an edit that leaves the dates says them once`() throws {
    try Self.with { program in
      _ = try program("add", "Cat medicine", "--every", "10w")
      let priority = try program("edit", "1", "--priority", "high")
      #expect(priority.output.hasPrefix("Changed 1 \"Cat medicine\": opens in 10 weeks"))
      #expect(!priority.output.contains("now"))
      #expect(try program("edit", "1", "--every", "12w").output.contains("; now opens in"))
    }
  }

  @Test func `today tells of a pause`() throws {
    try Self.with { program in
      _ = try program("add", "Cat medicine")
      #expect(try program("today").errors.isEmpty)
      _ = try program("pause", "fri")
      #expect(try program("today").errors.contains("Nothing reminds until Fri 6 Mar"))
    }
  }

  @Test func `a task takes at most a day`() throws {
    try Self.with { program in
      #expect(try program("add", "Sleep", "--duration", "86401s").status == 64)
      let day = try program("add", "Sleep", "--duration", "86400s", "--json")
      #expect(try day.object()["duration_min"] as? Int == 1440)
    }
  }

  @Test func `a distance is refused by the name of its option`() throws {
    try Self.with { program in
      let wrong = try program("near", "--within", "5")
      #expect(wrong.status == 64)
      #expect(wrong.errors.contains("--within \"5\""))
    }
  }

  @Test func `a sentence that ends with an abbreviation has one full stop`() throws {
    try Self.with { program in
      program.environment["PASSBY_LANGUAGE"] = "uk"
      let paused = try program("pause", "fri")
      #expect(paused.errors.contains("чт, 5 бер. 2026 р.\n"))
      let next = try program("add", "Кіт", "--every", "1w")
      #expect(!next.output.contains(".."))
    }
  }

  @Test func `a line of usage fits, and errors in arguments are in the language of the user`()
    throws
  {
    try Self.with { program in
      let wrong = try program("list", "--opn")
      #expect(wrong.errors.contains("Unknown option '--opn'. Did you mean '--open'?"))
      #expect(!wrong.errors.contains("--db <file>"))
      #expect(
        try program("help", "today").output.contains(
          "USAGE: passby today [--sort <keys>] [--category <category>]"))
      program.environment["PASSBY_LANGUAGE"] = "uk"
      #expect(
        try program("list", "--opn").errors.hasPrefix(
          "Помилка: Невідомий параметр '--opn'. Можливо, ви мали на увазі '--open'?"))
      #expect(try program("done").errors.hasPrefix("Помилка: Бракує аргументу '<task> ...'"))
      let many = try program("add", "Ліки", "коту").errors
      #expect(many.hasPrefix("Помилка: Зайвий аргумент 'коту'"))
      #expect(many.contains("passby add \"Ліки коту\"") || many.contains("лапк"))
    }
  }
}
