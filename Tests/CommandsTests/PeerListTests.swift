import CommandTesting
import Foundation
import TestSupport
import Testing

/// Lists that Taskwarrior, topydo and todo.txt-cli hold as well (section 6 of the contract).
@Suite(.blocking)
struct PeerListTests {
  private static func has(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  private static func output(
    _ path: String, _ arguments: [String], home: URL, expected: Int32 = 0
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = [
      "HOME": home.path(), "PATH": "/usr/bin:/bin", "TZ": "Europe/Berlin",
      "TODO_DIR": home.path(), "TODO_FILE": home.appending(path: "todo.txt").path(),
      "DONE_FILE": home.appending(path: "done.txt").path(),
      "REPORT_FILE": home.appending(path: "report.txt").path(),
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == expected, "\(path) \(arguments): \(text)")
    return text
  }

  // MARK: Taskwarrior

  private static func task(_ program: CalledProgram, _ arguments: String...) throws -> String {
    let data = program.folder.appending(path: "task").path()
    return try output(
      "/usr/bin/task",
      [
        "rc:/dev/null", "rc.data.location=\(data)", "rc.confirmation=off", "rc.gc=off",
        "rc.recurrence=off", "rc.recurrence.confirmation=no",
      ] + arguments, home: program.folder)
  }

  /// Returns the records of Taskwarrior, without what it counts by itself.
  private static func records(_ program: CalledProgram) throws -> [String: [String: NSObject]] {
    let text = try task(program, "export")
    let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: NSObject]]
    return Dictionary(
      uniqueKeysWithValues: (list ?? []).map { record in
        let counted = ["id", "urgency", "modified"]
        return (
          "\(record["uuid"] ?? NSNull())", record.filter { !counted.contains($0.key) }
        )
      })
  }

  private static func goBack(_ program: CalledProgram) throws {
    let file = program.folder.appending(path: "tasks.json").path()
    let export = try program("export", file, "--format", "taskwarrior", "--force")
    try #require(export.status == 0, "\(export.errors)")
    _ = try task(program, "import", file)
  }

  private static let template = "00000000-0000-4000-8000-000000000001"
  private static let child = "00000000-0000-4000-8000-000000000003"

  private static let list = """
    [{"uuid":"\(template)","status":"recurring","recur":"weekly","rtype":"periodic","mask":"+-",
    "description":"Bins","entry":"20260201T080000Z","due":"20260223T230000Z","project":"House",
    "wait":"20260222T230000Z","tags":["street"],"estimate":"5min"},
    {"uuid":"00000000-0000-4000-8000-000000000002","status":"completed","recur":"weekly",
    "rtype":"periodic","imask":0,"parent":"\(template)","description":"Bins",
    "entry":"20260201T080000Z","due":"20260223T230000Z","end":"20260224T060000Z","project":"House",
    "annotations":[{"entry":"20260224T060100Z","description":"both"}]},
    {"uuid":"\(child)","status":"pending","recur":"weekly","rtype":"periodic","imask":1,
    "parent":"\(template)","description":"Bins","entry":"20260201T080000Z",
    "due":"20260302T230000Z","wait":"20260301T230000Z","project":"House","tags":["street"]},
    {"uuid":"00000000-0000-4000-8000-000000000004","status":"pending","description":"Shelf",
    "entry":"20260201T080000Z","priority":"M","tags":["tools","saturday"],
    "depends":["\(child)"],"scheduled":"20260304T230000Z","due":"20260308T230000Z",
    "annotations":[{"entry":"20260201T090000Z","description":"oak"}]},
    {"uuid":"00000000-0000-4000-8000-000000000005","status":"completed","description":"Old",
    "entry":"20260101T080000Z","end":"20260105T080000Z"}]
    """

  private static func brought(_ program: CalledProgram) throws {
    let file = program.folder.appending(path: "first.json")
    try Data(list.utf8).write(to: file)
    _ = try task(program, "import", file.path())
    let export = try task(program, "export")
    let imported = try program("import", "-", input: Data(export.utf8))
    try #require(imported.status == 0, "\(imported.errors)")
  }

  @Test(.enabled(if: has("/usr/bin/task"), "needs taskwarrior"))
  func `Taskwarrior takes the export of its export, and has what it had`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Self.brought(program)
    let before = try Self.records(program)
    try Self.goBack(program)
    #expect(try Self.records(program) == before)
  }

  @Test(.enabled(if: has("/usr/bin/task"), "needs taskwarrior"))
  func `what is done here is done in Taskwarrior, under the same id`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Self.brought(program)
    #expect(try program("done", "Bins").status == 0)
    try Self.goBack(program)
    let records = try Self.records(program)
    #expect(records[Self.child]?["status"] == "completed" as NSString)
    #expect(records[Self.template]?["mask"] == "++-" as NSString)
    let pending = records.values.filter { $0["status"] == "pending" as NSString }
    let next = try #require(pending.first { $0["parent"] == Self.template as NSString })
    #expect(next["due"] == "20260309T230000Z" as NSString, "\(next)")
    // It comes back as what it is here, and Taskwarrior still goes on with the rhythm.
    let again = try program(
      "import", "-", "--update", "--json", input: Data(try Self.task(program, "export").utf8))
    #expect(again.status == 0, "\(again.errors)")
    #expect(try again.object()["updated"] as? Int == 0, "\(again.output)")
    try Self.goBack(program)
    #expect(try Self.records(program) == records)
    #expect(try program("edit", "Bins", "--every", "10-14w", "--from", "done").status == 0)
    try Self.goBack(program)
    #expect(try Self.records(program)[Self.template]?["status"] == "deleted" as NSString)
  }

  @Test(.enabled(if: has("/usr/bin/task"), "needs taskwarrior"))
  func `Taskwarrior repeats what it can repeat`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(
      try program("add", "Rent", "--every", "1mo on 15", "--from", "start").status == 0)
    try Self.goBack(program)
    let records = try Self.records(program).values
    #expect(Set(records.compactMap { $0["status"] as? String }) == ["recurring", "pending"])
    #expect(records.allSatisfy { $0["recur"] == "monthly" as NSString })
  }

  // MARK: todo.txt

  @Test(.enabled(if: has("/usr/bin/topydo"), "needs topydo"))
  func `topydo repeats what is written, and what it did is read`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let folder = program.folder
    let file = folder.appending(path: "todo.txt")
    for arguments in [
      ["add", "Bins", "--every", "1w on tue", "--from", "start"],
      ["add", "Office", "--every", "weekdays", "--from", "start"],
      ["add", "Plants", "--every", "3d", "--from", "start"],
    ] { try #require(try program.run(arguments).status == 0) }
    #expect(try program("export", file.path()).status == 0)
    let settings = folder.appending(path: "topydo.conf")
    try Data("[topydo]\nfilename = \(file.path())\narchive_filename =\n".utf8).write(to: settings)
    for line in 1...3 {
      _ = try Self.output(
        "/usr/bin/topydo", ["-c", settings.path(), "do", "\(line)"], home: folder)
    }
    let again = try program("import", file.path(), "--update", "--json")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try again.object()["tasks"] as? Int == 0, "\(again.output)")
    let dues = try program("list", "--json").list().map {
      "\($0["name"] ?? "") \(("\($0["due"] ?? "")").prefix(10))"
    }
    #expect(
      Set(dues) == ["Bins 2026-03-10", "Office 2026-03-03", "Plants 2026-03-08"], "\(dues)")
  }

  @Test(.enabled(if: has("/usr/bin/todo-txt"), "needs todotxt-cli"))
  func `todo txt cli lists and ticks off lines that came through Passby`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let folder = program.folder
    let file = folder.appending(path: "todo.txt")
    let text = "(B) 2026-02-01 Call mum +home @phone\nPost the parcel due:2026-03-20\n"
    try Data(text.utf8).write(to: file)
    #expect(try program("import", file.path()).status == 0)
    #expect(try program("export", file.path(), "--force").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let settings = folder.appending(path: "todo.cfg")
    try Data("export TODO_DIR=\"\(folder.path())\"\n".utf8).write(to: settings)
    let options = ["-d", settings.path(), "-p", "-A", "-a"]
    let list = try Self.output("/usr/bin/todo-txt", options + ["ls", "@phone"], home: folder)
    #expect(list.contains("Call mum"), "\(list)")
    _ = try Self.output("/usr/bin/todo-txt", options + ["do", "1"], home: folder)
    let again = try program("import", file.path(), "--update", "--json")
    #expect(again.status == 0, "\(again.errors)")
    #expect(try again.object()["tasks"] as? Int == 0, "\(again.output)")
    #expect(try program("list", "--json").list().count == 1)
  }
}
