import CommandTesting
import Foundation
import TestSupport
import Testing

/// Names and texts through the built program: how they are compared, sorted and typed (Q10).
@Suite(.blocking)
struct NameTests {
  private func names(_ outcome: ProgramOutcome) throws -> [String] {
    try outcome.list().compactMap { $0["name"] as? String }
  }

  @Test(arguments: [
    ("м'ясо", "З’їсти м’ясо"), ("МʼЯСО", "З’їсти м’ясо"), ("з'їсти", "З’їсти м’ясо"),
    ("cafe", "Café au lait"), ("video", "Vidéo"), ("vidéo", "Vidéo"), ("strasse", "Straße fegen"),
  ])
  func `a search finds what differs in apostrophes, accents and case`(
    words: String, name: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for task in ["З’їсти м’ясо", "Café au lait", "Vidéo", "Straße fegen", "Йогурт"] {
      _ = try program("add", task, "--due", "today")
    }
    #expect(try names(program("list", words, "--json")) == [name])
    #expect(try program("show", name.lowercased(), "--json").object()["name"] as? String == name)
    _ = try program("journal", "add", "про \(name) тут")
    #expect(try program("journal", "list", "--search", words, "--json").list().count == 1)
    _ = try program("done", name)
    #expect(try program("history", "--search", words, "--json").list().count == 1)
  }

  @Test
  func `letters of their own stay apart`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for task in ["Йогурт", "Їжа"] { _ = try program("add", task) }
    #expect(try program("show", "Иогурт").status == 66)
    #expect(try names(program("list", "іжа", "--json")).isEmpty)
  }

  @Test
  func `where two names are the same the exact one is meant, and otherwise both are named`() throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    for task in ["м'ясо", "м’ясо"] { _ = try program("add", task, "--due", "today") }
    #expect(try program("show", "м’ясо", "--json").object()["id"] as? Int == 2)
    #expect(try program("show", "м'ясо", "--json").object()["id"] as? Int == 1)
    let both = try program("done", "мʼясо")
    #expect(both.status == 66)
    #expect(both.errors.contains("1 \"м'ясо\"") && both.errors.contains("2 \"м’ясо\""))
  }

  @Test
  func `a place, a category and a person whose name is the same is refused as taken`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Café", "47.5,9.7")
    #expect(try program("place", "add", "cafe", "48,9").status == 1)
    _ = try program("category", "add", "Здоров'я")
    #expect(try program("category", "add", "здоров’я").status == 1)
    _ = try program("add", "A", "--place", "CAFE", "--category", "здоровʼя")
    let task = try program("show", "1", "--json").object()
    #expect(task["category"] as? String == "Здоров'я")
    #expect(task["places"] as? [String] == ["Café"])
  }

  @Test(arguments: [
    ("uk", ["Адреса", "Ґава", "Їжа", "Яма", "Äpfel", "Task 2", "Task 10", "zoo"]),
    ("en", ["Äpfel", "Task 2", "Task 10", "zoo", "Адреса", "Ґава", "Їжа", "Яма"]),
  ])
  func `names are sorted by the language in force, numbers by value`(
    language: String, order: [String]
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for name in ["zoo", "Яма", "Task 10", "Їжа", "Ґава", "Task 2", "Адреса", "Äpfel"] {
      _ = try program("add", name, "--due", "today")
    }
    let today = try program("today", "--sort", "name", "--lang", language, "--json").object()
    let tasks = today["tasks"] as? [[String: Any]] ?? []
    #expect(tasks.compactMap { $0["name"] as? String } == order)
  }

  // MARK: Texts that begin with a dash

  @Test(
    arguments: [
      (["add", "-5 degrees", "--due", "fri"], "-5 degrees"),
      (["add", "--due", "fri", "-5 degrees"], "-5 degrees"),
      (["add", "- eat chips", "--notes", "- x"], "- eat chips"),
      (["quick", "- milk"], "- milk"), (["quick", "- milk", "tomorrow"], "- milk"),
      (["quick", "- milk", "--json", "and", "- bread"], "- milk and - bread"),
      (["quick", "--json", "- milk"], "- milk"), (["add", "-1"], "-1"),
      (["add", "--- title"], "--- title"), (["add", "--", "-h x"], "-h x"),
      (["add", "-hot water"], "-hot water"),
    ] as [([String], String)])
  func `a text may begin with a dash`(arguments: [String], name: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    #expect(try program("show", "1", "--json").object()["name"] as? String == name)
  }

  @Test
  func `a note may be a list, and an option keeps its value`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("journal", "add", "- [ ] buy milk").status == 0)
    let notes = try program("journal", "list", "--json").list()
    #expect(notes.first?["text"] as? String == "- [ ] buy milk")
    _ = try program("add", "A", "--notes", "- one")
    _ = try program("done", "A", "--note", "- two")
    #expect(try program("show", "1", "--json").object()["notes"] as? String == "- one")
    #expect(try program("snooze", "- A", "1h").status == 66)
    #expect(try program("add", "B", "-x").status == 64)
    #expect(try program("add", "-h").output.contains("passby add"))
  }

  // MARK: Words

  @Test(arguments: [("difficult", 4), ("very-difficult", 5), ("Very_Difficult", 5), ("hard", 4)])
  func `the difficulty takes the words of everyday`(word: String, level: Int) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let task = try program("add", "A", "--difficulty", word, "--json").object()
    #expect(task["difficulty"] as? Int == level)
  }

  @Test(arguments: [
    ("13:00", "2026-03-02T13:00:00+01:00"), ("12:00", "2026-03-03T12:00:00+01:00"),
    ("9:00", "2026-03-03T09:00:00+01:00"), ("00:00", "2026-03-03T00:00:00+01:00"),
    ("9:00-9:30", "2026-03-03T09:00:00+01:00"),
  ])
  func `a time alone is that of today or tomorrow, as in a quick line`(
    time: String, due: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try program("add", "T", "--at", time, "--json").object()["due"] as? String == due)
    #expect(try program("quick", "T at \(time)", "--json").object()["due"] as? String == due)
    #expect(try program("add", "T", "--at", "none").status == 64)
  }

  @Test(arguments: ["none", "other", "None", "OTHER", " other "])
  func `none and other mean no category, everywhere`(word: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A", "--category", "Home")
    _ = try program("add", "B", "--category", word)
    #expect(try names(program("list", "--category", word, "--json")) == ["B"])
    _ = try program("edit", "A", "--category", word)
    #expect(try names(program("list", "--category", word, "--json")) == ["A", "B"])
    _ = try program("done", "A")
    #expect(try program("history", "--category", word, "--json").list().count == 1)
    #expect(try program("category", "add", word).status == 64)
    #expect(try program("quick", "C #\(word.trimmingCharacters(in: .whitespaces))").status == 0)
    #expect(try program("show", "C", "--json").object()["category"] is NSNull)
  }
}
