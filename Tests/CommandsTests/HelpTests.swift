import CommandSupport
import CommandTesting
import Foundation
import TestSupport
import Testing

/// The help of the program, and what is said about calls that are not understood.
@Suite(.blocking)
struct HelpTests {
  @Test(arguments: ["en", "uk"])
  func `the short help fits a screen of 80 columns and 24 lines`(language: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let help = try program("--help", "--lang", language)
    #expect(help.status == 0 && help.errors.isEmpty)
    // One line is that of the prompt.
    #expect(help.lines.count <= 23, "\(help.lines.count)")
    for line in help.lines { #expect(line.displayWidth <= 80, "\(line)") }
    for call in ["passby quick LINE", "passby done TASK", "passby place add", "passby help all"] {
      #expect(help.output.contains(call))
    }
    #expect(!help.output.contains("<options>"))
    // Wherever the language stands, and however help is asked for, it is the same.
    for words in [
      ["--lang", language, "--help"], ["help", "--lang", language], ["-h", "--lang", language],
      ["--lang=\(language)", "help"],
    ] {
      #expect(try program.run(words).output == help.output, "\(words)")
    }
    #expect(help.output.hasPrefix(language == "en" ? "Reminders for" : "Нагадування про"))
  }

  @Test func `every command is in the short help, and help all has a line for each`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let short = try program("help").output
    let all = try program("help", "all").output
    let names = all.matches(of: /(?m)^  ([a-z]+)(?:, [a-z]+)*(?: \(default\))?\s{2,}\S/)
      .map { String($0.1) }
    #expect(names.count > 40)
    for name in names where name != "help" {
      #expect(try short.contains(Regex("\\b\(name)\\b")), "\(name)")
    }
    let add = try program("add", "--help", "--lang", "uk").lines
    #expect(add.contains { $0.contains("<назва>") })
    let columns = Set(
      add.filter { $0.hasPrefix("  --") && $0.contains(/> {2,}\S/) }.compactMap { line in
        line.firstRange(of: /> {2,}/).map { String(line[..<$0.upperBound]).displayWidth }
      })
    #expect(columns.count <= 2, "\(add)")
    #expect(try program("--lang", "uk", "help", "all").output.contains("Додати завдання"))
    #expect(try program("help", "add").output.contains("USAGE: passby add"))
  }

  @Test(arguments: [
    (["move", "1"], "passby: <time>", "Usage: passby move"),
    (["add"], "passby: <name> is missing.\n", "Usage: passby add"),
    (["habit", "add"], "passby: <name>", "More: passby help habit add"),
    (["add", "A", "--every"], "passby: --every <", "needs a value"),
    (["list", "--opn"], "passby: there is no option --opn. Did you mean \"--open\"?\n", "Usage:"),
    (["list", "--color", "blue"], "passby: \"blue\" cannot be the value of --color", "expected"),
  ])
  func `an error about arguments speaks as all others do`(
    arguments: [String], beginning: String, part: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix(beginning), "\(outcome.errors)")
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Error:") && !outcome.errors.contains("See '"))
  }

  /// ArgumentParser checks this in a debug build alone, and then for each command that it reads.
  @Test func `the arguments of each command can be told apart, and each flag can be set`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    struct Dump: Decodable { let command: DumpedCommand }
    let dump = try program("--experimental-dump-help").output
    let root = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    #expect(root.withSubcommands.count > 80)
    for command in root.withSubcommands {
      let arguments = command.arguments ?? []
      let names = arguments.flatMap { $0.names ?? [] }
      #expect(Set(names).count == names.count, "\(command.commandName): \(names)")
      let flags = arguments.filter { $0.kind == "flag" }
      #expect(!flags.contains { $0.defaultValue == "true" }, "\(command.commandName)")
      let repeating = arguments.filter { $0.kind == "positional" }.dropLast().filter(\.isRepeating)
      #expect(repeating.isEmpty, "\(command.commandName)")
    }
  }

  @Test func `done without a task offers what can be done now`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("done").errors.contains("Nothing can be done now"))
    _ = try program("add", "Water plants", "--due", "today")
    _ = try program("add", "Later", "--due", "2026-05-01")
    let outcome = try program("done")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        passby: which task is done? Give its number or name: passby done 1
          1 Water plants, today

        """)
    #expect(try program("done", "--lang", "uk").errors.contains("яке завдання виконано?"))
  }

  @Test func `mood alone shows the moods of today`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(
      try program("mood").output == "No mood noted today yet. How do you feel? passby mood happy\n")
    #expect(try program("mood", "--json").output == "[]\n")
    _ = try program.run(["mood", "sad"], now: "2026-03-01T10:00:00+01:00")
    _ = try program.run(["mood", "happy", "--note", "Sun"], now: "2026-03-02T10:00:00+01:00")
    let lines = try program("mood").lines
    #expect(lines.count == 1 && lines[0].hasPrefix("10:00  ") && lines[0].hasSuffix(" – Sun"))
    let moods = try program("mood", "--json").list()
    #expect(moods.map { $0["emotion"] as? Int } == [3])
    #expect(try program("mood", "--note", "Sun").status == 64)
    #expect(try program("mood", "9").errors.contains("A mood is 0 to 4: very_sad"))
  }

  @Test func `why alone shows the last reminders, next alone what is coming`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("why").output.contains("There was no reminder yet"))
    #expect(try program("why", "--json").output == "[]\n")
    #expect(try program("why", "--place").status == 64)
    #expect(try program("next").output == "No further occurrence.\n")
    _ = try program("add", "Water", "--every", "1w", "--from", "start", "--start", "2026-03-01")
    _ = try program("add", "Tax", "--due", "2026-03-10T09:00")
    #expect(
      try program("next", "--count", "3").lines == [
        "Sun 8 Mar         1 Water", "Tue 10 Mar 09:00  2 Tax", "Sun 15 Mar        1 Water",
      ])
    let json = try program("next", "--count", "2", "--json").list()
    #expect(json.map { $0["id"] as? Int } == [1, 2])
    #expect(json.last?["due"] as? String == "2026-03-10T09:00:00+01:00")
  }

  @Test(arguments: [
    (["rent"], "\"rent\" is not a command but a task: \"passby show Rent\""),
    (["cat", "medicine"], "\"cat medicine\" is not a command but a task: \"passby show 2\""),
    (["plasters"], "One task has the word: passby list plasters"),
    (["rst"], "Did you mean \"rest\"?"), (["tody"], "Did you mean \"today\"?"),
  ])
  func `a word that is no command is looked for among the tasks`(
    arguments: [String], advice: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for name in ["Rent", "Cat medicine", "Buy plasters"] { _ = try program("add", name) }
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    #expect(outcome.errors.contains("Did you mean") == advice.contains("Did you mean"))
  }

  @Test func `ls and places are list and place list`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Rent")
    _ = try program("place", "add", "Vet", "52.518299999999996,13.4075")
    #expect(try program("ls").output == program("list").output)
    #expect(try program("places").output == program("place", "list").output)
    #expect(try program("places").output.contains("52.5183,13.4075"))
  }

  @Test func `at 80 columns the date is whole, and what comes behind it is cut`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Hardware store", "52.5,13.4")
    _ = try program(
      "add", "Replace the water filter", "--due", "2026-02-09", "--place", "Hardware store")
    program.environment["COLUMNS"] = "80"
    let lines = try program("list").lines
    #expect(lines.allSatisfy { $0.displayWidth <= 80 })
    #expect(lines.first?.contains("(Mon 9 Feb) at Hard…") == true, "\(lines)")
  }
}

/// A command as ArgumentParser describes it.
private struct DumpedCommand: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable, Hashable {
      let kind: String
      let name: String
    }

    let kind: String
    let isRepeating: Bool
    let names: [Name]?
    let defaultValue: String?
  }

  let commandName: String
  let arguments: [Argument]?
  let subcommands: [DumpedCommand]?

  /// The command and those below it.
  var withSubcommands: [DumpedCommand] { [self] + (subcommands ?? []).flatMap(\.withSubcommands) }
}
