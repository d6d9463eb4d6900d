import CommandTesting
import Foundation
import TestSupport
import Testing

/// Sentences of an export about itself and what it cannot hold (I3, I6), and files for another
/// command.
@Suite(.blocking)
struct FileExportTests {
  @Test func `what a format loses is said once a kind, and strict writes nothing`() throws {
    let program = try FileExchangeTests.furnished()
    defer { program.remove() }
    _ = try program("edit", "1", "--place", "Pet & Vet", "--place", "Дім")
    let file = program.folder.appending(path: "todo.txt").path()
    let strict = try program("export", file, "--strict")
    #expect(strict.status == 1)
    #expect(strict.errors.contains("todo.txt: 1 task loses its second place"), "\(strict.errors)")
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try program("export", file).status == 0)
  }

  @Test func `kinds that a format cannot hold are said, unless others were asked for`() throws {
    let program = try FileExchangeTests.furnished()
    defer { program.remove() }
    func path(_ name: String) -> String { program.folder.appending(path: name).path() }
    let strict = try program("export", path("a.gpx"), "--strict")
    #expect(strict.status == 1 && strict.errors.contains("GPX: 6 tasks are left out"))
    #expect(strict.errors.contains("GPX: 1 completion is left out"), "\(strict.errors)")
    #expect(!FileManager.default.fileExists(atPath: path("a.gpx")))
    let places = try program("export", path("a.gpx"), "--strict", "--only", "places")
    #expect(places.status == 0 && places.output.contains("(GPX): 2 places."), "\(places.errors)")
    // Of the two places one is written, with a task.
    let org = try program("export", path("a.org"))
    #expect(org.errors.contains("org: 1 place is left out"), "\(org.errors)")
  }

  @Test func `the sentence of an export counts what was written`() throws {
    let program = try FileExchangeTests.furnished()
    defer { program.remove() }
    _ = try program("done", "Call")
    func sentence(_ name: String) throws -> String {
      let path = program.folder.appending(path: name).path()
      let answer = try program("export", path)
      #expect(answer.status == 0)
      return answer.output
    }
    #expect(try sentence("a.org").contains("(org): 5 tasks."))
    #expect(try sentence("todo.txt").contains("(todo.txt): 6 tasks."))
    #expect(try sentence("a.gpx").contains("(GPX): 2 places."))
  }

  /// Rules, and the date with the repeater that other programs see; `nil` where there is none.
  static let repeaters: [(rule: [String], date: String?)] = [
    (["1w on tue", "--from", "start"], "SCHEDULED: <2026-03-03 Tue ++1w>"),
    (["2w on tue", "--from", "start", "--remind", "2d"], "DEADLINE: <2026-03-03 Tue ++2w -2d>"),
    (["1mo on 15", "--from", "start"], "SCHEDULED: <2026-03-15 Sun ++1m>"),
    (["1y on 24 dec", "--from", "start"], "SCHEDULED: <2026-12-24 Thu ++1y>"),
    (["1w on mon,tue,wed,thu,fri,sat,sun", "--from", "start"], "SCHEDULED: <2026-03-02 Mon ++1d>"),
    (["10-14w"], "SCHEDULED: <2026-05-11 Mon .+10w/14w>"),
    (
      ["2-3w", "--from", "start"],
      "SCHEDULED: <2026-03-16 Mon ++3w> DEADLINE: <2026-03-23 Mon ++3w>"
    ),
    (["weekday", "--from", "start"], nil), (["1mo on last day", "--from", "start"], nil),
    (["1mo", "--from", "start", "--first", "2026-03-31"], nil),
    (["1w on tue", "--from", "done"], nil),
    (["1d", "--from", "start", "--at", "8:00,20:00"], nil),
    (["1w", "--from", "start", "--end", "2026-12-01"], nil),
  ]

  @Test(arguments: repeaters)
  func `a rule that a repeater has exactly is one in org, any other is said`(
    row: (rule: [String], date: String?)
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let added = try program.run(["add", "T", "--every"] + row.rule)
    try #require(added.status == 0, "\(added.errors)")
    let file = program.folder.appending(path: "a.org").path()
    let answer = try program("export", file, "--strict")
    #expect(answer.status == (row.date == nil ? 1 : 0), "\(answer.errors)")
    #expect(
      answer.errors.contains("1 task loses its repetition for other programs")
        == (row.date == nil))
    guard let date = row.date else { return }
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(lines[1] == date)
  }

  @Test func `places go with their tasks to an empty database`() throws {
    let program = try FileExchangeTests.furnished()
    defer { program.remove() }
    _ = try program("place", "edit", "Pet & Vet", "--name", "100 % | Vet")
    let file = program.folder.appending(path: "a.org").path()
    let other = program.folder.appending(path: "other.db").path()
    _ = try program("export", file)
    _ = try program("import", file, "--db", other)
    let place = try #require(try program("place", "list", "--json", "--db", other).list().first)
    #expect(place["name"] as? String == "100 % | Vet" && place["radius_m"] as? Double == 80)
  }

  @Test func `a file for another command is refused with that command`() throws {
    let program = try FileExchangeTests.furnished()
    defer { program.remove() }
    let export = program.folder.appending(path: "all.jsonl").path()
    _ = try program("export", export)
    let restored = try program("restore", export)
    #expect(restored.status == 65 && restored.errors.contains("passby import"))
    let text = program.folder.appending(path: "no.jsonl")
    try "nothing\n".write(to: text, atomically: true, encoding: .utf8)
    let other = try program("restore", text.path())
    #expect(other.status == 65 && !other.errors.contains("passby import"))
    let database = try program("import", program.database)
    #expect(database.status == 65 && database.errors.contains("passby restore"))
    #expect(database.errors.contains(program.database))
    let foreign = program.folder.appending(path: "foreign.db")
    try (Data("SQLite format 3\0".utf8) + Data(count: 100)).write(to: foreign)
    let refused = try program("import", foreign.path())
    #expect(refused.status == 65 && refused.errors.contains("another program"))
    #expect(!refused.errors.contains("passby restore"))
  }

  @Test func `a failure names the file`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    for (name, text) in [
      ("bad.jsonl", "{\"type\":\"passby\",\"format\":1,\"only\":[\"tasks\"]}\nnope\n"),
      ("bad.csv", "full_date,date,weekday,time,mood\n2026-01-01,x,x,25:00,good\n"),
      ("bad.geojson", "{\"type\":\n\n nope}"),
    ] {
      let file = program.folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let answer = try program("import", file.path())
      #expect(answer.status == 65 && answer.errors.contains(name), "\(answer.errors)")
    }
  }
}
