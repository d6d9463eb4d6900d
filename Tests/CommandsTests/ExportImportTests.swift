import CommandTesting
import Foundation
import TestSupport
import Testing

/// Export, import and backup, and what they refuse.
@Suite(.blocking)
struct ExportImportTests {
  private static func furnished() throws -> CalledProgram {
    try Fixtures.everything.get().program()
  }

  private static func names(_ program: CalledProgram) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: program.database).deletingLastPathComponent().path())
  }

  @Test
  func `a rich database goes through text and comes back byte for byte`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let copy = program.folder.appending(path: "copy.db").path()
    let export = try program("export")
    #expect(export.status == 0)
    let types = Set(try export.objects().compactMap { $0["type"] as? String })
    #expect(
      types.isSuperset(of: [
        "passby", "place", "task", "completion", "edit", "visit", "reminder", "decision",
        "transition",
        "counters", "track", "end",
      ]))
    #expect(export.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    let text = Data(export.output.utf8)
    let dry = try program("import", "-", "--dry-run", "--db", copy, input: text)
    #expect(dry.output.hasPrefix("Would import everything: 20 tasks"), "\(dry.output)\(dry.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: copy))
    let imported = try program("import", "-", "--db", copy, input: text)
    #expect(imported.output.hasPrefix("Imported everything: 20 tasks"), "\(imported.errors)")
    #expect(try program("export", "--db", copy).output == export.output)
    // It goes on as the first would: the undone step comes back, and numbers are not given twice.
    for arguments in [["redo"], ["undo", "2"], ["add", "Next", "--json"]] {
      let first = try program.run(arguments)
      let second = try program.run(arguments + ["--db", copy])
      #expect(first.output == second.output || arguments[0] == "add", "\(arguments)")
      #expect(first.status == second.status)
      guard arguments[0] == "add" else { continue }
      #expect(try first.object()["id"] as? Int == second.object()["id"] as? Int)
    }
  }

  @Test
  func `an export into a database in use is merged, and undone in one step`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let file = program.folder.appending(path: "all.jsonl").path()
    let other = program.folder.appending(path: "other.db").path()
    #expect(try program("export", file).status == 0)
    _ = try program("add", "Mine", "--db", other)
    let before = try program("list", "--all", "--json", "--db", other).output
    let dry = try program("import", file, "--dry-run", "--db", other)
    #expect(
      dry.output.hasPrefix("Would import 20 tasks (2, …, 21), "), "\(dry.output)\(dry.errors)")
    #expect(try program("list", "--all", "--json", "--db", other).output == before)
    let merged = try program("import", file, "--db", other)
    #expect(merged.output.contains("20 tasks (2, …, 21)"), "\(merged.output)\(merged.errors)")
    #expect(try program("list", "--all", "--json", "--db", other).list().count == 21)
    let again = try program("import", file, "--db", other)
    #expect(again.output == "Nothing to import: everything is already here.\n")
    #expect(try program("undo", "--db", other).output == "Undone: imported \"all.jsonl\".\n")
    #expect(try program("list", "--all", "--json", "--db", other).output == before)
  }

  @Test
  func `what cannot be done says why, with its exit code, and changes nothing`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let missing = try program("backup", program.folder.appending(path: "b.db").path())
    #expect(missing.status == 66 && missing.errors.contains("to back up yet"))
    #expect(!FileManager.default.fileExists(atPath: program.database))
    _ = try program("add", "A")
    let file = program.folder.appending(path: "text.db").path()
    try Data("text".utf8).write(to: URL(filePath: file))
    let before = try program("export").output
    let cases: [([String], Int32, String)] = [
      (["backup", file], 1, "is there already"),
      (["backup", program.database, "--force"], 1, "itself"),
      (["backup", "nowhere/b.db"], 74, "No such file"), (["backup", "."], 74, "is a folder"),
      (["backup", "-"], 64, "expected a path"), (["backup", ""], 64, "expected a path"),
      (["backup", "/proc/b.db"], 74, "cannot be written"),
      (["restore", file], 65, "no SQLite database"), (["restore", "missing.db"], 66, "missing.db"),
      (["restore", program.database], 1, "itself"), (["restore", "."], 74, "folder"),
      (["import", file], 65, "--format"), (["import", "missing"], 66, "missing"),
      (["import", "."], 74, "Is a directory"),
      (["import", program.database], 65, "passby restore"),
      (["export", file, "--format", "passby"], 1, "is there already"),
      (["export", file], 64, "does not say the format"),
      (["export", program.database, "--format", "gpx", "--force"], 1, "itself"),
      (["export", "--only", "moods"], 64, "moods"),
      (["export", "nowhere/x"], 74, "No such file"),
    ]
    for (arguments, status, words) in cases {
      let outcome = try program.run(arguments)
      #expect(outcome.status == status, "\(arguments): \(outcome.status) \(outcome.errors)")
      #expect(outcome.errors.contains(words), "\(arguments): \(outcome.errors)")
      #expect(outcome.output == "")
    }
    #expect(try program("export").output == before)
    #expect(try Data(contentsOf: URL(filePath: file)) == Data("text".utf8))
    #expect(try Self.names(program).filter { $0.contains("before-restore") } == [])
  }

  @Test
  func `a database of a released version opens, and every task is due when it was`() throws {
    let folder = Fixtures.root.appending(path: "Fixtures/databases")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".sql") }
    #expect(!files.isEmpty)
    for file in files {
      let program = try CalledProgram()
      defer { program.remove() }
      let old = program.folder.appending(path: "old.db").path()
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "/usr/bin/python3", "-c",
        "import sqlite3,sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())",
        old, folder.appending(path: file).path(),
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let list = try program(
        "list", "--all", "--json", "--db", old, now: "2026-03-03T12:00:00+01:00")
      #expect(list.status == 0, "\(list.errors)")
      let expected = try String(
        contentsOf: folder.appending(path: file.replacing(".sql", with: ".list.json")),
        encoding: .utf8)
      let keys = ["id", "name", "opens", "due", "phase", "missed", "snoozed_until", "places"]
      func summary(_ text: String) throws -> [String] {
        let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        return (list ?? []).map { todo in keys.map { "\(todo[$0] ?? "-")" }.joined(separator: " ") }
      }
      #expect(try summary(list.output) == summary(expected), "\(file)")
    }
  }
}
