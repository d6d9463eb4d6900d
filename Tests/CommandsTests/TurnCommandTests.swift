import CommandTesting
import Foundation
import TestSupport
import Testing

/// Turns through the commands: whose turn it is, who did it, and what becomes of both (Y3).
@Suite(.blocking)
struct TurnCommandTests {
  /// A program that knows anna and ben, and dishes once a week in turn.
  private func household(_ words: String...) throws -> CalledProgram {
    let program = try CalledProgram()
    for name in ["anna", "ben"] {
      _ = try program("device", "add", "phone-\(name)", "--person", name)
    }
    let added = try program.run(
      ["add", "Dishes", "--every", "1w", "--start", "2026-03-02T09:00"] + words,
      now: "2026-03-02T09:00:00+01:00")
    #expect(added.status == 0, "\(added.errors)")
    return program
  }

  private func turn(_ program: CalledProgram) throws -> String? {
    try program("show", "1", "--json").object()["turn"] as? String
  }

  /// Runs a command in March 2026, and returns its JSON.
  private func run(
    _ program: CalledProgram, _ day: Int, _ words: String...
  ) throws -> [String: Any] {
    let outcome = try program.run(
      words + ["--json"], now: "2026-03-\(day < 10 ? "0" : "")\(day)T10:00:00+01:00")
    #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    return try outcome.object()
  }

  @Test func `the turn passes on from whose turn it was, whoever did it`() throws {
    let program = try household("--turns", "anna, ben ,me")
    defer { program.remove() }
    let task = try program("show", "1", "--json").object()
    #expect(task["turns"] as? [String] == ["anna", "ben", "me"])
    #expect(task["turns_by"] as? String == "order" && task["for"] as? [String] == ["anna"])
    #expect(try program("show", "1").output.contains("anna, ben, me"))
    // Without a name whose turn it was did it.
    let first = try run(program, 9, "done", "1")
    #expect(first["by"] as? String == "anna" && first["turn"] as? String == "ben")
    #expect((first["reward"] as? [String: Any])?["points"] as? Int == 0, "they are anna's")
    let second = try run(program, 16, "done", "1", "--by", "anna")
    #expect(second["by"] as? String == "anna" && second["turn"] as? String == "me")
    let third = try run(program, 23, "done", "1")
    #expect(third["by"] as? String == "me" && third["turn"] as? String == "anna")
    #expect((third["reward"] as? [String: Any])?["points"] as? Int == 30)
    let history = try program("history", "--json").list()
    #expect(history.map { $0["by"] as? String } == ["me", "anna", "anna"])
    let said = try program.run(["done", "1"], now: "2026-03-30T10:00:00+02:00").output
    #expect(said.contains("By anna. Turn: ben."))
  }

  @Test func `a skip keeps the turn, turn gives it, and undo gives it back`() throws {
    let program = try household("--turns", "anna,ben,me")
    defer { program.remove() }
    #expect(try run(program, 9, "skip", "1")["turn"] as? String == "anna")
    let given = try run(program, 9, "turn", "Dishes", "me")
    #expect(given["turn"] as? String == "me" && given["for"] as? [String] == ["me"])
    #expect(try run(program, 16, "done", "1", "--by", "ben")["turn"] as? String == "anna")
    _ = try program("undo")
    #expect(try turn(program) == "me")
    _ = try program("undo")
    #expect(try turn(program) == "anna")
    _ = try program("redo")
    #expect(try turn(program) == "me")
    _ = try program("redo")
    #expect(try turn(program) == "anna")
    #expect(try program("history", "--json").list().first?["by"] as? String == "ben")
    // Who recorded it for another may take it back out of turn.
    _ = try program("undo", "--task", "1")
    #expect(try turn(program) == "me")
  }

  @Test func `least often in the last twelve months is next`() throws {
    let program = try household("--turns", "anna,ben,me", "--turns-by", "least")
    defer { program.remove() }
    #expect(try run(program, 9, "done", "1")["turn"] as? String == "ben")
    #expect(try run(program, 16, "done", "1", "--by", "anna")["turn"] as? String == "me")
    #expect(try run(program, 23, "done", "1")["turn"] as? String == "ben")
    #expect(try run(program, 30, "done", "1")["turn"] as? String == "me")
    #expect(try program("show", "1", "--json").object()["turns_by"] as? String == "least")
  }

  @Test func `a person who is removed leaves every order in the same step`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "People", "--for", "carl", "--for", "anna")
    _ = try program("remove", "1")
    _ = try program("add", "Bins", "--every", "1w", "--turns", "carl,anna,me")
    _ = try program("add", "Rota", "--every", "1w", "--turns", "carl,anna")
    let removed = try program("person", "remove", "carl")
    #expect(removed.status == 0, "\(removed.errors)")
    var bins = try program("show", "Bins", "--json").object()
    #expect(bins["turns"] as? [String] == ["anna", "me"] && bins["turn"] as? String == "anna")
    let rota = try program("show", "Rota", "--json").object()
    #expect(rota["turns"] is NSNull && rota["turn"] is NSNull && rota["turns_by"] is NSNull)
    #expect(rota["for"] as? [String] == ["anna"])
    _ = try program("undo")
    bins = try program("show", "Bins", "--json").object()
    #expect(bins["turns"] as? [String] == ["carl", "anna", "me"])
    #expect(bins["turn"] as? String == "carl")
    #expect(try program("person", "list", "--json").list().count == 3)
  }

  @Test func `an order that cannot be is refused with what was expected, and nothing is stored`()
    throws
  {
    let program = try household("--turns", "anna,ben")
    defer { program.remove() }
    func refused(_ status: Int32, _ expected: String, _ words: String...) throws {
      let outcome = try program.run(words)
      #expect(outcome.status == status, "\(words): \(outcome.output)")
      #expect(outcome.errors.contains(expected), "\(words): \(outcome.errors)")
    }
    try refused(64, "one person alone", "add", "X", "--turns", "anna")
    try refused(64, "one person alone", "edit", "1", "--turns", "anna,anna")
    try refused(64, "is no order of persons", "add", "X", "--turns", "anna,,ben")
    try refused(64, "is no order of persons", "add", "X", "--turns", "")
    try refused(64, "exclude each other", "add", "X", "--turns", "anna,ben", "--for", "me")
    try refused(64, "the task has turns", "edit", "1", "--for", "ben")
    try refused(64, "expected order or least", "edit", "1", "--turns-by", "most")
    try refused(64, "needs turns", "add", "X", "--turns-by", "least")
    try refused(66, "anna", "add", "X", "--turns", "ana,ben")
    try refused(66, "ben", "done", "1", "--by", "bem")
    try refused(66, "anna", "turn", "1", "annna")
    try refused(1, "not in the order of turns: anna, ben", "turn", "1", "me")
    try refused(64, "person", "stats", "--by", "dog")
    _ = try program("add", "Plain")
    try refused(1, "has no turns", "turn", "Plain", "anna")
    #expect(try program("person", "list", "--json").list().count == 3)
    #expect(try program("list", "--all", "--json").list().count == 2)
    #expect(try program("edit", "1", "--turns", "none", "--json").object()["for"] is NSNull)
    #expect(try program("edit", "1", "--turns", "none").status == 0)
  }

  @Test func `statistics by person count what each did`() throws {
    let program = try household("--turns", "anna,ben,me")
    defer { program.remove() }
    for day in [9, 16, 25] { _ = try run(program, day, "done", "1") }
    _ = try run(program, 26, "done", "1", "--by", "me", "--mood", "happy")
    let stats = try run(program, 30, "stats", "--by", "person")
    let persons = try #require(stats["by_person"] as? [[String: Any]])
    #expect(persons.map { $0["person"] as? String } == ["me", "anna", "ben"])
    #expect(persons.map { $0["done"] as? Int } == [2, 1, 1])
    #expect(persons.map { $0["late"] as? Int } == [1, 0, 0])
    #expect(persons.map { $0["points"] as? Int } == [30, 30, 30])
    #expect(persons.map { $0["average"] as? Int } == [3, nil, nil])
    #expect(stats["done"] as? Int == 2, "the numbers are one's own")
    #expect(try run(program, 30, "stats")["by_person"] == nil)
    let words = try program.run(["stats", "--by", "person"], now: "2026-03-30T10:00:00+02:00")
    #expect(words.output.contains("anna") && words.output.contains("1 done"))
  }

  @Test func `turns go through an export, and into a database with other numbers`() throws {
    let program = try household("--turns", "anna,ben,me", "--turns-by", "least")
    defer { program.remove() }
    _ = try run(program, 9, "done", "1")
    _ = try run(program, 10, "edit", "1", "--turns", "ben,anna,me")
    let file = program.folder.appending(path: "all.jsonl").path
    _ = try program("export", file)
    let empty = try CalledProgram()
    defer { empty.remove() }
    #expect(try empty("import", file).status == 0)
    #expect(try empty("show", "1", "--json").object() == program("show", "1", "--json").object())
    let other = try CalledProgram()
    defer { other.remove() }
    // Their persons have the numbers of others here.
    _ = try other("add", "People", "--for", "zoe", "--for", "ben")
    let merged = try other("import", file)
    #expect(merged.status == 0, "\(merged.errors)")
    let task = try other("show", "Dishes", "--json").object()
    #expect(task["turns"] as? [String] == ["ben", "anna", "me"])
    #expect(task["turn"] as? String == "ben" && task["turns_by"] as? String == "least")
    #expect(try other("history", "--json").list().map { $0["by"] as? String } == ["anna"])
    #expect(try other("import", file).status == 0)
    #expect(try other("history", "--json").list().count == 1)
    let next = try other.run(["done", "Dishes", "--json"], now: "2026-03-16T10:00:00+01:00")
    #expect(try next.object()["turn"] as? String == "me")
  }

  @Test func `a checklist that is done with its last item says who and whose turn it is`() throws {
    let program = try household("--turns", "anna,ben,me", "--item", "pans")
    defer { program.remove() }
    let said = try program.run(
      ["item", "check", "1", "1", "--done"], now: "2026-03-09T10:00:00+01:00")
    #expect(said.output.contains("By anna. Turn: ben."), "\(said.output)")
  }

  @Test func `turns that began after a completion stand when that is taken back`() throws {
    let program = try household()
    defer { program.remove() }
    _ = try run(program, 9, "done", "1")
    _ = try run(program, 9, "edit", "1", "--turns", "anna,ben,me")
    _ = try run(program, 9, "turn", "1", "ben")
    let back = try program.run(["undo", "--task", "1"], now: "2026-03-09T11:00:00+01:00")
    #expect(back.status == 0, "\(back.errors)")
    let task = try run(program, 9, "show", "1")
    #expect(task["turn"] as? String == "ben" && task["for"] as? [String] == ["ben"])
    #expect(task["last_done"] is NSNull)
  }

  @Test func `a mood is one's own, and not of what another did`() throws {
    let program = try household("--turns", "anna,ben,me")
    defer { program.remove() }
    for words in [["done", "1", "--mood", "happy"], ["done", "1", "--by", "ben", "--mood", "3"]] {
      let outcome = try program.run(words, now: "2026-03-09T10:00:00+01:00")
      #expect(outcome.status == 64 && outcome.errors.contains("--by me"), "\(outcome.errors)")
    }
    #expect(try program("history", "--json").list().isEmpty)
    let own = try run(program, 9, "done", "1", "--by", "me", "--mood", "happy")
    #expect(own["mood"] is [String: Any])
  }

  @Test func `a turn that was given is no snooze`() throws {
    let program = try household("--turns", "anna,ben,me")
    defer { program.remove() }
    func shown() throws -> String {
      try program.run(["show", "1", "--json"], now: "2026-03-09T10:00:00+01:00").output
    }
    let (text, before) = (try shown(), try run(program, 9, "show", "1"))
    let given = try run(program, 9, "turn", "1", "ben")
    #expect(given["when_text"] as? String == before["when_text"] as? String)
    _ = try program("undo")
    #expect(try shown() == text)
  }
}

private func == (left: [String: Any], right: [String: Any]) -> Bool {
  NSDictionary(dictionary: left) == NSDictionary(dictionary: right)
}
