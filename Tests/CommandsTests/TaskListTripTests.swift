import CommandTesting
import Foundation
import TestSupport
import Testing

/// Lists of todo.txt and Taskwarrior that come and go back (I3, I9, I10).
@Suite(.blocking)
struct TaskListTripTests {
  /// A list as people keep it: blank lines, letters, marks, dates of all kinds.
  private static let list = """
    (B) 2026-02-01 Call mum +home @phone

    (C) Buy screws +Home @Hardware-Store @car
    Plain line   with  blanks
    x 2026-02-20 2026-02-01 Post the parcel +errands @town pri:A
    x Sweep

    +garden @home
    Water plants rec:+1w t:2026-03-10
    Pay rent due:2026-03-31 rec:+1m +home +money
    Vitamins rec:1d
    Wrap presents t:2026-12-10
    Send the letter from:Anna http://example.org/a?b=c:d
    Office rec:+1b due:2026-03-03
    Windows line\r

    """ + "\n   \n"

  private static func program(_ text: String) throws -> (CalledProgram, String) {
    let program = try CalledProgram()
    let file = program.folder.appending(path: "todo.txt").path()
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let imported = try program("import", file, "--json")
    try #require(imported.status == 0, "\(imported.errors)")
    return (program, file)
  }

  private static func export(_ program: CalledProgram) throws -> String {
    let answer = try program("export", "-", "--format", "todotxt")
    try #require(answer.status == 0, "\(answer.errors)")
    return answer.output
  }

  @Test(arguments: [list, "One\n\n\nTwo", "\n\nAlone\n", "One\r\nTwo\r\n"])
  func `a list that did not change is the same to the byte`(_ text: String) throws {
    let (program, file) = try Self.program(text)
    defer { program.remove() }
    #expect(try Array(Self.export(program).utf8) == Array(text.utf8))
    // The same file again changes nothing.
    let again = try program("import", file, "--update", "--json").object()
    #expect(again["added"] as? Int == 0 && again["updated"] as? Int == 0)
    #expect(try Array(Self.export(program).utf8) == Array(text.utf8))
  }

  @Test func `times of day that todo.txt cannot hold stay when the list comes back`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for options in [
      ["Dentist", "--when", "2026-03-12T14:30", "--remind", "1h"],
      ["Report", "--due", "2026-03-13T17:00"],
      ["Pills", "--every", "1d", "--from", "start", "--at", "8:00,20:00"],
      ["Football", "--every", "1w on tue", "--from", "start", "--at", "17:00"],
    ] {
      let added = try program.run(["add"] + options)
      try #require(added.status == 0, "\(added.errors)")
    }
    let file = program.folder.appending(path: "todo.txt").path()
    try Self.export(program).write(toFile: file, atomically: true, encoding: .utf8)
    let before = try program("list", "--json").output
    let again = try program("import", file, "--update", "--json").object()
    #expect(again["added"] as? Int == 0 && again["updated"] as? Int == 0)
    #expect(try program("list", "--json").output == before)
    // Another day is one.
    let moved = try Self.export(program).replacing("due:2026-03-12", with: "due:2026-03-14")
    try moved.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try program("import", file, "--update", "--json").object()["updated"] as? Int == 1)
  }

  @Test func `a changed task is written from its fields, the other lines stay`() throws {
    let (program, _) = try Self.program(Self.list)
    defer { program.remove() }
    #expect(try program("done", "Call mum").status == 0)
    #expect(try program("edit", "Buy screws", "--due", "2026-03-20").status == 0)
    #expect(try program("category", "edit", "money", "--name", "cash").status != 0)
    let lines = try Self.export(program).components(separatedBy: "\n")
    let before = Self.list.components(separatedBy: "\n")
    #expect(lines.count == before.count)
    for (line, old) in zip(lines, before) where !old.contains("mum") && !old.contains("screws") {
      #expect(line == old)
    }
    #expect(lines[0].hasPrefix("x 2026-03-02 2026-02-01 Call mum +home @phone"), "\(lines[0])")
    #expect(
      lines[2].hasPrefix("(C) Buy screws +Home @Hardware-Store @car due:2026-03-20 uuid:"),
      "\(lines[2])")
  }

  @Test func `a task that is done after it was made has no later date of creation`() throws {
    let (program, _) = try Self.program("Sweep\n")
    defer { program.remove() }
    #expect(try program("done", "Sweep", "--at", "2026-02-20T10:00").status == 0)
    #expect(try Self.export(program).hasPrefix("x 2026-02-20 Sweep uuid:"))
  }

  /// Rules with what todo.txt and Taskwarrior have for them.
  static let rules: [(options: [String], rec: String?, recur: String?)] = [
    (["--every", "1w on tue", "--from", "start"], "rec:+1w", "weekly"),
    (["--every", "weekdays", "--from", "start"], "rec:+1b", "weekdays"),
    (["--every", "1mo on 15", "--from", "start"], "rec:+1m", "monthly"),
    (["--every", "2mo on 15", "--from", "start"], "rec:+2m", "2m"),
    (["--every", "1y on 24 dec", "--from", "start"], "rec:+1y", "yearly"),
    (["--every", "2w", "--from", "start"], "rec:+2w", "2weeks"),
    (["--every", "3d"], "rec:3d", nil),
    (["--every", "10-14w"], "rec:14w", nil),
    (["--every", "1w on tue,thu", "--from", "start"], nil, nil),
    (["--every", "1mo on last day", "--from", "start"], nil, nil),
    (["--every", "1mo", "--from", "start", "--start", "2026-01-31"], nil, nil),
    (["--every", "first mon", "--from", "start"], nil, nil),
  ]

  @Test(arguments: rules)
  func `a rhythm is one for other programs wherever it is exact, else it is said`(
    _ row: (options: [String], rec: String?, recur: String?)
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try #require(try program.run(["add", "Bins"] + row.options).status == 0)
    for (format, word) in [
      ("todotxt", row.rec), ("taskwarrior", row.recur.map { "\"recur\":\"\($0)\"" }),
    ] {
      let answer = try program("export", "-", "--format", format)
      let said = answer.errors.contains("1 task loses its repetition for other programs")
      #expect(said == (word == nil), "\(format): \(answer.errors)")
      let strict = try program("export", "-", "--format", format, "--strict")
      #expect(strict.status == (answer.errors.isEmpty ? 0 : 1))
      if let word {
        #expect(answer.output.contains(word), "\(answer.output)")
      } else {
        #expect(!answer.output.contains("rec:") && !answer.output.contains("\"recur\""))
      }
      // It comes back as it was.
      let other = program.folder.appending(path: "\(format).db").path()
      let back = try program(
        "import", "-", "--format", format, "--db", other, input: Data(answer.output.utf8))
      #expect(back.status == 0, "\(back.errors)")
      func task(_ arguments: String...) throws -> String {
        let task = try program.run(["list", "--json"] + arguments).list().first
        return ["every", "from", "due"].map { "\(task?[$0] ?? "-")" }.joined(separator: " ")
      }
      #expect(try task() == task("--db", other), "\(answer.output)")
    }
  }

  @Test func `tags of Taskwarrior stand in the notes and go back as tags`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try #require(try program("place", "add", "Home", "52.5,13.4").status == 0)
    let record = """
      [{"uuid":"00000000-0000-4000-8000-000000000001","status":"pending","description":"Call",
      "entry":"20260201T080000Z","tags":["home","phone","urgent"],"estimate":"2h",
      "annotations":[{"entry":"20260201T080500Z","description":"ask Ann"}],
      "depends":["00000000-0000-4000-8000-000000000009"]}]
      """
    let imported = try program("import", "-", input: Data(record.utf8))
    #expect(imported.status == 0 && imported.errors.contains("depend"), "\(imported.errors)")
    let task = try program("show", "Call", "--json").object()
    #expect(task["notes"] as? String == "ask Ann\n+phone +urgent")
    let unchanged = try program("export", "-", "--format", "taskwarrior").output
    #expect(unchanged.contains(#""tags":["home","phone","urgent"]"#), "\(unchanged)")
    #expect(unchanged.contains("20260201T080500Z") && unchanged.contains(#""estimate":"2h""#))
    #expect(try program("edit", "Call", "--notes", "ask Ben\n+phone").status == 0)
    let changed = try program("export", "-", "--format", "taskwarrior").output
    #expect(changed.contains(#""tags":["Home","phone"]"#), "\(changed)")
    #expect(changed.contains(#""description":"ask Ben""#) && changed.contains(#""depends""#))
  }

  @Test func `a task that only waits is snoozed until it opens`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let records = """
      [{"uuid":"00000000-0000-4000-8000-000000000001","status":"waiting","description":"Later",
      "wait":"20260310T080000Z"}]
      """
    #expect(try program("import", "-", input: Data(records.utf8)).status == 0)
    let task = try program("show", "Later", "--json").object()
    #expect((task["snoozed_until"] as? String)?.hasPrefix("2026-03-10T") == true, "\(task)")
    let export = try program("export", "-", "--format", "taskwarrior").output
    #expect(export.contains(#""wait":"20260310T080000Z""#), "\(export)")
  }

  @Test func `places take several tags`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let text = """
      {"type":"Feature","geometry":{"type":"Point","coordinates":[13.4,52.5]},
      "properties":{"name":"Pond"}}
      """
    let answer = try program(
      "import", "-", "--tag", "water", "--tag", "walk", input: Data(text.utf8))
    #expect(answer.status == 0, "\(answer.errors)")
    let place = try program("place", "show", "Pond", "--json").object()
    #expect((place["tags"] as? [String])?.sorted() == ["walk", "water"])
  }
}
