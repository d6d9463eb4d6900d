import CommandTesting
import Foundation
import TestSupport
import Testing

/// Files of other programs on the command line (I1 to I6, I12).
@Suite(.blocking)
struct FileExchangeTests {
  /// A database with places, tasks of each kind and what was done.
  static func furnished() throws -> CalledProgram {
    let program = try CalledProgram()
    for arguments in [
      ["place", "add", "Pet & Vet", "52.1,4.3", "--radius", "80", "--tag", "pets"],
      ["place", "add", "Дім", "50.45,30.52"],
      [
        "add", "Cat medicine", "--every", "10-14w", "--from", "done", "--place", "Pet & Vet",
        "--category", "Home", "--priority", "high", "--notes", "one\ntwo",
      ],
      ["add", "Bins", "--every", "2w", "--from", "start", "--start", "2026-02-24"],
      ["add", "Swim", "--every", "1w on tue,fri", "--at", "18:00", "--place", "#pets"],
      ["add", "Tax, form; 7", "--due", "2026-04-10", "--priority", "low"],
      ["add", "Call", "--due", "2026-03-10T09:30:00"],
      ["done", "1", "--at", "2026-02-20T10:00:00"],
      ["add", "Anything"],
    ] {
      let answer = try program.run(arguments)
      try #require(answer.status == 0, "\(arguments): \(answer.errors)")
    }
    return program
  }

  private static func tasks(_ program: CalledProgram, _ database: String) throws -> [[String: Any]]
  {
    try program("list", "--all", "--json", "--db", database).list()
  }

  /// The keys that a format keeps.
  static let formats: [(format: String, keys: [String])] = [
    (
      "icalendar",
      [
        "uuid", "name", "notes", "every", "from", "opens", "due", "at", "category", "priority",
        "zone", "places",
      ]
    ),
    (
      "org",
      [
        "uuid", "name", "notes", "every", "from", "opens", "due", "at", "category", "priority",
      ]
    ),
    ("taskwarrior", ["uuid", "name", "notes", "every", "from", "category", "priority", "due"]),
    ("todotxt", ["uuid", "name", "every", "from", "category", "priority"]),
  ]

  @Test(arguments: formats)
  func `tasks go there and come back`(_ row: (format: String, keys: [String])) throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let file = program.folder.appending(path: "out.txt").path()
    let other = program.folder.appending(path: "other.db").path()
    let places = program.folder.appending(path: "places.gpx").path()
    #expect(try program("export", places).status == 0)
    _ = try program("import", places, "--db", other)
    let export = try program("export", file, "--format", row.format)
    try #require(export.status == 0, "\(export.errors)")
    let imported = try program("import", file, "--format", row.format, "--db", other)
    try #require(imported.status == 0, "\(imported.errors)")
    let (mine, theirs) = try (Self.tasks(program, program.database), Self.tasks(program, other))
    func lines(_ tasks: [[String: Any]]) -> [String] {
      tasks.map { task in
        row.keys.map { "\($0)=\(String(describing: task[$0] ?? "-"))" }.joined(separator: " ")
      }.sorted()
    }
    #expect(lines(mine) == lines(theirs))
    // The same file again changes nothing, and neither does it with --update.
    for more in [[], ["--update"]] {
      let again = try program.run(
        ["import", file, "--format", row.format, "--db", other, "--json"] + more)
      #expect(try again.object()["added"] as? Int == 0, "\(again.output)")
      #expect(try again.object()["updated"] as? Int == 0, "\(again.output)")
    }
    // One undo takes all of it back.
    _ = try program("undo", "--db", other)
    #expect(try Self.tasks(program, other).isEmpty)
  }

  @Test(arguments: [true, false])
  func `what a calendar dropped stays, and the date that it moved is moved`(
    dropsRule: Bool
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "48.2,16.37")
    _ = try program(
      "add", "Cat medicine", "--every", "10-14w", "--place", "Vet", "--priority", "high", "--notes",
      "half a pill", "--nag", "2h")
    let file = program.folder.appending(path: "tasks.ics")
    #expect(try program("export", file.path()).status == 0)
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\r\n")
    let dropped =
      ["PRIORITY", "DESCRIPTION", "GEO", "LOCATION"] + (dropsRule ? ["X-PASSBY"] : [])
    func write(_ due: String) throws {
      let text = lines.filter { line in !dropped.contains { line.hasPrefix($0) } }
        .map { line in
          line == "SUMMARY:Cat medicine"
            ? "SUMMARY:Cat pills" : line.hasPrefix("DUE;") ? "DUE;VALUE=DATE:\(due)" : line
        }
      try text.joined(separator: "\r\n").write(to: file, atomically: true, encoding: .utf8)
    }
    func task() throws -> [String: Any] { try program("show", "1", "--json").object() }
    let before = try task()
    // 2 March and 14 weeks are 8 June.
    try write("20260608")
    #expect(try program("import", file.path(), "--update").status == 0)
    var wanted = before
    wanted["name"] = "Cat pills"
    let after = try task()
    for key in [
      "name", "every", "from", "due_day", "opens_day", "places", "priority", "notes", "nag",
    ] {
      #expect("\(after[key] ?? "-")" == "\(wanted[key] ?? "-")", "\(key)")
    }
    try write("20260610")
    #expect(try program("import", file.path(), "--update").status == 0)
    #expect(try task()["due_day"] as? String == "2026-06-10")
    #expect(try task()["every"] as? String == "10-14w")
    // A date of before the present countdown is that of an old file.
    _ = try program("done", "1", now: "2026-06-01T09:00:00+02:00")
    let answer = try program("import", file.path(), "--update", now: "2026-06-11T09:00:00+02:00")
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(try task()["due_day"] as? String == "2026-09-07")
  }

  /// Rules as other programs write them, and whether the start of the next occurrence is one of
  /// their dates.
  static let keptRules: [(rule: String, dates: String, change: [String], hasStart: Bool)] = [
    ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU", "DUE:20260303T090000", ["--every", "3w"], false),
    ("FREQ=WEEKLY;INTERVAL=1", "DUE;VALUE=DATE:20260303", ["--from", "done"], true),
    (
      "FREQ=DAILY;UNTIL=20270101T000000Z",
      "DTSTART;TZID=Europe/Berlin:20260303T080000\r\nDUE;TZID=Europe/Berlin:20260303T090000",
      ["--every", "2d"], true
    ),
  ]

  @Test(arguments: keptRules)
  func `a task that came with an RRULE keeps it word for word until its rhythm changes`(
    _ row: (rule: String, dates: String, change: [String], hasStart: Bool)
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "tasks.ics").path()
    let text = """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:bins@example.org\r\nSUMMARY:Bins\r
      \(row.dates)\r\nRRULE:\(row.rule)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n
      """
    let answer = try program("import", "-", input: Data(text.utf8))
    try #require(answer.status == 0, "\(answer.errors)")
    func lines(_ name: String, _ database: String? = nil) throws -> [String] {
      let database = database ?? program.database
      #expect(try program("export", file, "--force", "--db", database).status == 0)
      return try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\r\n")
        .filter { $0.hasPrefix(name + ":") || $0.hasPrefix(name + ";") }
    }
    #expect(try lines("RRULE") == ["RRULE:\(row.rule)"])
    #expect(try lines("DTSTART").isEmpty == !row.hasStart)
    let first = try lines("DUE")
    _ = try program("edit", "1", "--notes", "blue lid", "--nag", "2h")
    _ = try program("done", "1")
    // Our date, their rule; so too in another database, and from a backup.
    let next = try lines("DUE")
    #expect(next != first)
    let other = program.folder.appending(path: "other.db").path()
    _ = try program("import", file, "--db", other)
    #expect(try lines("RRULE", other) == ["RRULE:\(row.rule)"])
    #expect(try lines("DUE", other) == next)
    let all = program.folder.appending(path: "all.jsonl").path()
    let third = program.folder.appending(path: "third.db").path()
    _ = try program("export", all)
    _ = try program("import", all, "--db", third)
    #expect(try lines("RRULE", third) == ["RRULE:\(row.rule)"])
    _ = try program.run(["edit", "1"] + row.change)
    #expect(try !lines("RRULE").contains("RRULE:\(row.rule)"))
    _ = try program("undo")
    #expect(try lines("RRULE") == ["RRULE:\(row.rule)"])
  }

  @Test func `an occurrence that another program ticked off is done once, and the next one comes`()
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "Bins", "--every", "1w")
    _ = try program("add", "Call", "--due", "2026-03-10")
    _ = try program("done", "2")
    let file = program.folder.appending(path: "tasks.ics")
    #expect(try program("export", file.path()).status == 0)
    func history() throws -> Int { try program("history", "--json").list().count }
    // What is done already is in the history already.
    let same = try program("import", file.path(), "--update", "--json").object()
    #expect(same["added"] as? Int == 0 && same["history"] as? Int == 0)
    let before = try history()
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("STATUS:NEEDS-ACTION", with: "STATUS:COMPLETED\r\nCOMPLETED:20260305T100000Z")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let later = "2026-03-06T09:00:00+01:00"
    // Without --update it is only named.
    let named = try program("import", file.path(), now: later)
    #expect(named.status == 0 && (named.output + named.errors).contains("--update"))
    #expect(try history() == before)
    for _ in 1...2 {
      #expect(try program("import", file.path(), "--update", now: later).status == 0)
      let task = try program("show", "1", "--json", now: later).object()
      #expect(task["due_day"] as? String == "2026-03-12")
      #expect(task["phase"] as? String != "finished")
      #expect(try history() == before + 1)
    }
    _ = try program("undo", now: later)
    let task = try program("show", "1", "--json", now: later).object()
    #expect(task["due_day"] as? String == "2026-03-09")
  }

  @Test(arguments: [("tracks", "0 positions"), ("places", "0 places")])
  func `an export of nothing counts what was asked for`(part: String, words: String) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "none.gpx").path()
    let answer = try program("export", file, "--only", part)
    #expect(answer.status == 0 && (answer.output + answer.errors).contains("(GPX): \(words)."))
  }

  @Test(arguments: ["gpx", "geojson", "kml", "otrw", "otrc"])
  func `places go there and come back`(_ format: String) throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let file = program.folder.appending(path: "places.\(format)").path()
    let other = program.folder.appending(path: "other.db").path()
    let export = try program("export", file)
    #expect(export.status == 0)
    #expect(
      export.errors.contains("1 place loses its tags") == format.hasPrefix("otr"),
      "\(export.errors)")
    let imported = try program("import", file, "--db", other)
    #expect(imported.output.contains("2 places"), "\(imported.errors)")
    func lines(_ database: String) throws -> [String] {
      try program("place", "list", "--json", "--db", database).list().map { place in
        ["uuid", "name", "latitude", "longitude", "radius_m"].map { "\(place[$0] ?? "-")" }
          .joined(separator: " ")
      }.sorted()
    }
    #expect(try lines(program.database) == lines(other))
    let again = try program("import", file, "--db", other)
    #expect(again.output.contains("already here"))
    // An import that changes nothing leaves no step.
    let undone = try program("undo", "--db", other)
    #expect(undone.status == 0)
    #expect(try lines(other).isEmpty)
  }

  @Test func `the suffix says the format, and an unknown one is refused`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    func path(_ name: String) -> String { program.folder.appending(path: name).path() }
    for name in ["a.json", "a.txt", "a.xyz", "a.docx"] {
      let answer = try program("export", path(name))
      #expect(answer.status == 64 && answer.errors.contains("--format"), "\(name)")
      #expect(!FileManager.default.fileExists(atPath: path(name)))
    }
    #expect(try program("export", path("a.csv")).status == 64)
    #expect(try program("export", path("a.csv"), "--table", "tasks").status == 0)
    let table = try String(contentsOfFile: path("a.csv"), encoding: .utf8)
    #expect(table.hasSuffix("\r\n") && !table.hasSuffix("\n\n"))
    #expect(try program("export", "--table", "tasks").output == table)
    #expect(try program("export", path("a.ics"), "--only", "places").status == 64)
    #expect(try program("export", path("x"), "--format", "todoist").status == 64)
    #expect(try program("export", path("x"), "--format", "gpz").errors.contains("gpx"))
    #expect(try program("import", path("a.csv"), "--format", "nope").status == 64)
    #expect(try program("export", path("my.todo.txt")).status == 0)
  }

  @Test func `nothing is imported from a file with a bad entry, unless that is left out`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let file = program.folder.appending(path: "todo.txt").path()
    let text = "Good\n" + (1...31).map { "Bad \($0) rec:3b\n" }.joined()
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let refused = try program("import", file)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("line 2: \"Bad 1\"") && refused.errors.contains("11 more"))
    #expect(try program("list", "--json").list().isEmpty)
    let dry = try program("import", file, "--skip-bad", "--dry-run")
    #expect(dry.status == 0 && dry.output.contains("Would import 1 task"))
    #expect(try program("list", "--json").list().isEmpty)
    let taken = try program("import", file, "--skip-bad", "--json")
    #expect(taken.status == 0)
    let report = try taken.object()
    #expect((report["skipped"] as? [Any])?.count == 31 && report["added"] as? Int == 1)
  }

  @Test func `archives, positions and unknown files are refused with what to do`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    func answer(_ text: String) throws -> (Int32, String) {
      let answer = try program("import", "-", input: Data(text.utf8))
      return (answer.status, answer.errors)
    }
    var (status, errors) = try answer("{\"locations\":[]}")
    #expect(status == 65 && errors.contains("passby replay"))
    (status, errors) = try answer("<gpx><trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk></gpx>")
    #expect(status == 65 && errors.contains("passby replay"))
    (status, errors) = try answer("nothing that anyone knows\n")
    #expect(status == 65 && errors.contains("--format"))
    let zip = Data([0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 22) + [7, 0, 0, 0])
    let archive = try program("import", "-", input: zip + Data("doc.kml".utf8))
    #expect(archive.status == 65 && archive.errors.contains("unzip -p"))
  }

  @Test(arguments: [
    (
      "<kml><Document><Placemark><address>A</address></Placemark><Placemark><address>B</address>"
        + "</Placemark></Document></kml>", 65, "2 places have no position"
    ),
    (
      "<kml><NetworkLink><Link><href>http://example.org/a.kml</href></Link></NetworkLink></kml>",
      65, "1 link to another file is not followed"
    ),
    (
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260401T080000Z\r\n"
        + "SUMMARY:Fair\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", 0, "No tasks in this file"
    ),
    ("<kml><Document/></kml>", 0, "No places in this file"),
  ])
  func `an import that read nothing says so (case P8)`(
    text: String, status: Int32, words: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let answer = try program("import", "-", input: Data(text.utf8))
    #expect(answer.status == status)
    #expect((answer.output + answer.errors).contains(words), "\(answer.output) \(answer.errors)")
    #expect(!answer.output.contains("already here"))
  }

  @Test func `places of one name and nearby are one, others get a number`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("place", "add", "Vet", "52.1,4.3")
    let gpx = """
      <gpx><wpt lat="52.1002" lon="4.3"><name>vet</name></wpt>
      <wpt lat="53" lon="4.3"><name>Vet</name></wpt></gpx>
      """
    let answer = try program("import", "-", "--tag", "new", "--radius", "5", input: Data(gpx.utf8))
    #expect(answer.status == 64)
    let taken = try program("import", "-", "--radius", "300m", input: Data(gpx.utf8))
    #expect(taken.output.contains("1 place"), "\(taken.errors)")
    let names = try program("place", "list", "--json").list().compactMap {
      $0["name"] as? String
    }
    #expect(Set(names) == ["Vet", "Vet 2"])
  }
}
