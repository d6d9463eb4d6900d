import CommandTesting
import Foundation
import TestSupport
import Testing

/// Other programs read what is written, and what they write is read (section 6 of the contract).
@Suite(.blocking)
struct PeerExchangeTests {
  private static func has(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  private static func output(_ path: String, _ arguments: [String], home: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ["HOME": home.path(), "PATH": "/usr/bin:/bin", "TZ": "UTC"]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(path) \(arguments)")
    return text
  }

  private static func furnished() throws -> CalledProgram {
    let program = try CalledProgram()
    for arguments in [
      ["place", "add", "Vet, \"main\"", "52.1234567,4.7654321", "--radius", "80"],
      ["place", "add", "Дім & сад", "-33.5,-70.25"],
      [
        "add", "Cat, medicine; now", "--every", "10-14w", "--place", "Vet, \"main\"", "--notes",
        "a\nb",
      ],
      ["add", "Bins", "--every", "2w", "--from", "start", "--start", "2026-11-02"],
      ["add", "Swim", "--every", "1w on tue", "--at", "18:00"],
      ["add", "Weekly", "--every", "1w", "--from", "start", "--start", "2026-11-02T09:00:00"],
      ["add", "Tax", "--due", "2027-04-10", "--priority", "low"],
    ] {
      let answer = try program.run(arguments)
      try #require(answer.status == 0, "\(arguments): \(answer.errors)")
    }
    return program
  }

  @Test(.enabled(if: has("/usr/bin/task"), "needs taskwarrior"))
  func `Taskwarrior imports the tasks, and its export is the same`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let file = program.folder.appending(path: "tasks.json").path()
    #expect(try program("export", file, "--format", "taskwarrior").status == 0)
    let settings = [
      "rc:/dev/null", "rc.data.location=\(program.folder.appending(path: "task").path())",
      "rc.confirmation=off", "rc.gc=off",
    ]
    _ = try Self.output("/usr/bin/task", settings + ["import", file], home: program.folder)
    let export = try Self.output("/usr/bin/task", settings + ["export"], home: program.folder)
    let again = try program("import", "-", "--json", "--update", input: Data(export.utf8))
    #expect(again.status == 0, "\(again.errors)")
    #expect(try again.object()["added"] as? Int == 0, "\(again.output)")
    #expect(try again.object()["updated"] as? Int == 0, "\(again.output)")
  }

  @Test(.enabled(if: has("/usr/bin/gpsbabel"), "needs gpsbabel"), arguments: ["gpx", "kml"])
  func `gpsbabel reads the same places`(_ format: String) throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let file = program.folder.appending(path: "places.\(format)").path()
    #expect(try program("export", file).status == 0)
    let text = try Self.output(
      "/usr/bin/gpsbabel", ["-i", format, "-f", file, "-o", "csv", "-F", "-"], home: program.folder)
    #expect(text.contains("52.12346") && text.contains("4.76543"), "\(text)")
    #expect(text.contains("-33.50000") && text.contains("-70.25000"), "\(text)")
  }

  private static let hasPython =
    FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/vobject")
    && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/icalendar")

  /// Returns what a script of Python prints, whose `text` is the exported calendar.
  private static func python(_ script: String, on program: CalledProgram) throws -> String {
    let file = program.folder.appending(path: "tasks.ics").path()
    #expect(try program("export", file).status == 0)
    let begin = "import sys\ntext = open(sys.argv[1], newline='', encoding='utf-8').read()\n"
    return try output("/usr/bin/python3", ["-c", begin + script, file], home: program.folder)
  }

  @Test(.enabled(if: hasPython, "needs python3-vobject and python3-icalendar"))
  func `vobject and icalendar read the calendar`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let text = try Self.python(
      """
      import vobject, icalendar
      calendar = vobject.readOne(text)
      calendar.serialize()
      for todo in calendar.vtodo_list: print(todo.summary.value)
      other = icalendar.Calendar.from_ical(text)
      print(len([c for c in other.walk('VTODO')]))
      """, on: program)
    #expect(text.contains("Cat, medicine; now\n"))
    #expect(text.hasSuffix("5\n"), "\(text)")
  }

  private static let hasLibical = has("/usr/lib/x86_64-linux-gnu/libical.so.3")

  private static let again = [
    "icalendar": "import icalendar; again = icalendar.Calendar.from_ical(text).to_ical().decode()",
    "vobject": "import vobject; again = vobject.readOne(text).serialize()",
    "libical": """
    import ctypes
    library = ctypes.CDLL('libical.so.3')
    library.icalparser_parse_string.restype = ctypes.c_void_p
    library.icalcomponent_as_ical_string.restype = ctypes.c_char_p
    library.icalcomponent_as_ical_string.argtypes = [ctypes.c_void_p]
    parsed = library.icalparser_parse_string(text.encode())
    again = library.icalcomponent_as_ical_string(parsed).decode()
    """,
  ]

  @Test(
    .enabled(if: hasPython, "needs python3-vobject and python3-icalendar"),
    arguments: ["icalendar", "vobject"] + (hasLibical ? ["libical"] : []))
  func `a calendar that another program wrote again is the same to us`(_ peer: String) throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let script = try #require(Self.again[peer])
    let text = try Self.python(script + "\nsys.stdout.write(again)", on: program)
    #expect(text.contains("BEGIN:VTODO"), "\(text)")
    let again = try program("import", "-", "--json", "--update", input: Data(text.utf8))
    #expect(again.status == 0, "\(again.errors)")
    let report = try again.object()
    #expect(report["added"] as? Int == 0 && report["updated"] as? Int == 0, "\(again.output)")
    // In a database of its own the same tasks come of it.
    let other = program.folder.appending(path: "other.db").path()
    let fresh = try program("import", "-", "--json", "--db", other, input: Data(text.utf8))
    #expect(fresh.status == 0, "\(fresh.errors)")
    func tasks(_ arguments: String...) throws -> [String] {
      try program.run(["list", "--all", "--json"] + arguments).objects().map { task in
        ["name", "every", "from", "due", "opens", "priority", "category"]
          .map { "\($0)=\(task[$0] ?? "-")" }.joined(separator: " ")
      }.sorted()
    }
    #expect(try tasks() == tasks("--db", other))
  }

  @Test(.enabled(if: has("/usr/bin/gpsbabel"), "needs gpsbabel"), arguments: ["gpx", "kml"])
  func `places that gpsbabel wrote again are the same to us`(_ format: String) throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let file = program.folder.appending(path: "places.\(format)").path()
    #expect(try program("export", file, "--only", "places").status == 0)
    let text = try Self.output(
      "/usr/bin/gpsbabel", ["-i", format, "-f", file, "-o", format, "-F", "-"], home: program.folder
    )
    let again = try program("import", "-", "--json", "--update", input: Data(text.utf8))
    #expect(again.status == 0, "\(again.errors)")
    let report = try again.object()
    #expect(
      report["added"] as? Int == 0 && report["updated"] as? Int == 0, "\(again.output) \(text)")
  }
}
