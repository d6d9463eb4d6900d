import CommandTesting
import Foundation
import TestSupport
import Testing

/// How the words of the command line are read.
@Suite(.blocking)
struct CommandLineTests {
  @Test(arguments: ["rm", "delete", "remove"])
  func `a command answers to each of its names`(name: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Descale", "--every", "1w")
    let removed = try program(name, "Descale")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(removed.output.contains("Removed 1 \"Descale\""))
  }

  @Test
  func `a name without quotes gets advice`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program("add", "Cat", "medicine")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("\"medicine\" is one word too many"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("en", "red", "Did you mean \"--colour\"?"),
    ("uk", "#f80", "Можливо, ви мали на увазі \"--colour\"?"),
  ])
  func `a colour behind the option for coloured output is led to its own option`(
    language: String, color: String, advice: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for words in [["category", "add", "Home"], ["category", "edit", "Home"]] {
      let wrong = try program.run(words + ["--color", color, "--lang", language])
      #expect(wrong.status == 64)
      #expect(wrong.errors.prefix { $0 != "\n" }.hasSuffix(advice), "\(wrong.errors)")
    }
    let list = try program("list", "--color", color, "--lang", language)
    #expect(list.status == 64 && !list.errors.contains("--colour"), "\(list.errors)")
  }

  @Test
  func `a help page has a command's own options before the common ones`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let help = try program("run", "--help").output
    let own = try #require(help.range(of: "--gpsd <address>"))
    let common = try #require(help.range(of: "COMMON OPTIONS:"))
    #expect(own.lowerBound < common.lowerBound)
  }

  @Test
  func `a name that begins with a dash and holds an h is no request for help`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for words in [["-5 push-ups", "--every", "1d"], ["--every", "1d", "--json", "-the other"]] {
      let added = try program.run(["add"] + words)
      #expect(added.status == 0 && added.output.contains("\"-"), "\(added.errors)")
    }
    let added = try program("add", "--every", "1d", "--", "-5 push-ups")
    #expect(added.status == 0 && added.output.contains("-5 push-ups"), "\(added.errors)")
    let noted = try program("add", "Sport", "--notes", "-h is no option here")
    #expect(noted.status == 0, "\(noted.errors)")
    for words in [["add", "-h"], ["help", "add"], ["add", "--help"]] {
      let help = try program.run(words)
      #expect(help.status == 0 && help.output.contains("USAGE: passby add"))
    }
  }

  @Test(arguments: ["-9223372036854775808", "-5", "0", "99999"])
  func `any COLUMNS makes a list`(columns: String) throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["COLUMNS"] = columns
    _ = try program("add", "Descale", "--every", "1w")
    let list = try program("list")
    #expect(list.status == 0 && list.output.contains("Descale"), "\(list.output)")
  }

  @Test
  func `the columns of place list are aligned`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "52.5163,13.3777", "--radius", "80")
    _ = try program("place", "add", "Park", "52.5101,-113.3902", "--radius", "10000")
    let lines = try program("place", "list").lines
    for column in ["no tasks", "52.51"] {
      let starts = Set(lines.compactMap { $0.range(of: column)?.lowerBound.utf16Offset(in: $0) })
      #expect(starts.count == 1, "\(lines)")
    }
  }

  @Test func `a line of usage fits, and errors in arguments are in the language of the user`()
    throws
  {
    var program = try CalledProgram()
    defer { program.remove() }
    let wrong = try program("list", "--opn")
    #expect(wrong.errors.hasPrefix("passby: there is no option --opn. Did you mean \"--open\"?"))
    #expect(!wrong.errors.contains("--db <file>"))
    #expect(
      try program("help", "today").output.contains(
        "USAGE: passby today [--sort <keys>] [--category <category>]"))
    let several = try program("add", "Cat", "b", "c").errors
    #expect(several.hasPrefix("passby: 'b', 'c' are 2 words too many: "))
    program.environment["PASSBY_LANGUAGE"] = "uk"
    #expect(
      try program("add", "Кіт", "b", "c").errors.hasPrefix("passby: 'b', 'c' – зайві слова (2): ")
    )
    // The frame of a help page is the parser's own.
    let help = try program("help", "today").output
    #expect(help.hasPrefix("OVERVIEW: Показати, що") && help.contains("USAGE: passby today"))
    #expect(
      try program("list", "--opn").errors.hasPrefix(
        "passby: параметра --opn немає. Можливо, ви мали на увазі \"--open\"?"))
    let missing = try program("move", "1").errors
    #expect(
      missing.hasPrefix("passby: бракує <час>") && missing.contains("\n  <час>"), "\(missing)")
    #expect(missing.contains("\nВиклик: passby move ") && missing.contains("passby help move"))
    let many = try program("add", "Ліки", "коту").errors
    #expect(many.hasPrefix("passby: «коту» – зайве слово"))
    #expect(many.contains("passby add \"Ліки коту\"") || many.contains("лапк"))
  }
}
