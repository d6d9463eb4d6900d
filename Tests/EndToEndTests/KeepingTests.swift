import Foundation
import TestSupport
import Testing

/// Backup, restore, export and import through the built program.
@Suite(.blocking)
struct KeepingTests {
  private let noon = "2026-03-02T12:00:00+01:00"

  /// A program with something of every kind in its database.
  private static let template = Result {
    try DatabaseTemplate { program in
      _ = try program("add", "Tree")
      try Fixtures.furnish(program)
      _ = try program.run(["run", "--nmea", Fixtures.trace("commute-day"), "--json"], now: nil)
      _ = try program("done", "1")
      _ = try program("add", "a\n\u{1B}[31m\"\\ \u{202E}é\u{1F408}", "--notes", "n\tn")
      _ = try program("add", "Undone", "--every", "10-14w")
      _ = try program("undo")
    }
  }

  private static func furnished() throws -> BuiltProgram {
    try template.get().program()
  }

  private static func names(_ program: BuiltProgram) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: program.database).deletingLastPathComponent().path())
  }

  @Test
  func `a rich database goes through text and comes back byte for byte`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let export = try program("export")
    #expect(export.status == 0)
    let types = Set(try export.objects().compactMap { $0["type"] as? String })
    #expect(
      types.isSuperset(of: [
        "passby", "place", "task", "completion", "edit", "visit", "reminder", "outbox", "decision",
        "transition", "counters", "track", "end",
      ]))
    #expect(export.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    let text = Data(export.output.utf8)
    let dry = try program("import", "-", "--dry-run", "--db", "copy.db", input: text)
    #expect(dry.output.hasPrefix("Would import everything: 20 tasks"), "\(dry.output)\(dry.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: program.folder.appending(path: "copy.db").path()))
    let imported = try program("import", "-", "--db", "copy.db", input: text)
    #expect(imported.output.hasPrefix("Imported everything: 20 tasks"), "\(imported.errors)")
    #expect(try program("export", "--db", "copy.db").output == export.output)
    // It goes on as the first would: the undone step comes back, and numbers are not given twice.
    for arguments in [["redo"], ["undo", "2"], ["add", "Next", "--json"]] {
      let first = try program.run(arguments)
      let second = try program.run(arguments + ["--db", "copy.db"])
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
    #expect(try program("export", file).status == 0)
    _ = try program("add", "Mine", "--db", "other.db")
    let before = try program("list", "--all", "--json", "--db", "other.db").output
    let merged = try program("import", file, "--db", "other.db")
    #expect(merged.output.contains("20 tasks (2, …, 21)"), "\(merged.output)\(merged.errors)")
    #expect(try program("list", "--all", "--json", "--db", "other.db").list().count == 21)
    let again = try program("import", file, "--db", "other.db")
    #expect(again.output == "Nothing to import: everything is already here.\n")
    #expect(try program("undo", "--db", "other.db").output == "Undone: imported \"all.jsonl\".\n")
    #expect(try program("list", "--all", "--json", "--db", "other.db").output == before)
  }

  @Test
  func `a backup made while the daemon writes is sound, and restores what it had`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let trace = try Data(contentsOf: URL(filePath: Fixtures.trace("commute-day")))
    let running = try RunningProgram(
      program, ["run", "--nmea", "-", "--json"], now: "2026-03-04T07:30:00+01:00")
    var sizes: [Int] = []
    for part in 0..<6 {
      let step = trace.count / 6
      running.write(trace[(part * step)..<min(trace.count, (part + 1) * step)])
      let file = program.folder.appending(path: "backup-\(part).db").path()
      let outcome = try program("backup", file, "--json")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try outcome.object()["tasks"] as? Int == 18)
      let check = try program("restore", file, "--dry-run")
      #expect(check.status == 0 && check.output.contains("is sound: 18 tasks"), "\(check.errors)")
      sizes.append(try program("export", "--db", file).lines.count)
    }
    // Nobody pulls the database away under the daemon's feet.
    let file = program.folder.appending(path: "backup-0.db").path()
    let refused = try program("restore", file)
    #expect(refused.status == 75 && refused.errors.contains("kill "), "\(refused.errors)")
    running.closeInput()
    #expect(running.waitForEnd().status == 0)
    #expect(sizes == sizes.sorted())
    let restored = try program("restore", file)
    #expect(restored.status == 0, "\(restored.errors)")
    #expect(restored.output.contains("passby.before-restore-20260302-120000.db"))
    #expect(try program("export").output == program("export", "--db", file).output)
    #expect(try Self.names(program).filter { $0.contains(".part") } == [])
  }

  @Test
  func `killed in the middle of a restore, the database is the old or the new one`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    var states: [(file: String, content: String)] = []
    for name in ["first", "second"] {
      _ = try program("add", name, "--every", "1w")
      let file = program.folder.appending(path: "\(name).db").path()
      _ = try program("backup", file)
      states.append((file, try program("export").output))
    }
    let folder = URL(filePath: program.database).deletingLastPathComponent()
    for round in 0..<12 {
      let running = try RunningProgram(program, ["restore", states[round % 2].file], now: noon)
      // The kill comes once its folder has changed so often, or after its end.
      var (changes, last) = (0, [String]())
      _ = try polling {
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
        if present != last { (changes, last) = (changes + 1, present) }
        return changes > round || !running.isRunning
      }
      running.send(SIGKILL)
      _ = running.waitForEnd()
      let export = try program("export")
      #expect(states.contains { $0.content == export.output }, "\(round) \(export.errors)")
    }
    let check = try program("backup", program.folder.appending(path: "after.db").path())
    #expect(check.status == 0, "\(check.errors)")
    #expect(try program("restore", states[0].file).status == 0)
    #expect(try program("export").output == states[0].content)
  }

  @Test
  func `what cannot be done says why, with its exit code, and changes nothing`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let missing = try program("backup", "b.db")
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
      (["import", file], 65, "line 1"), (["import", "missing"], 66, "missing"),
      (["import", "."], 74, "Is a directory"),
      (["import", program.database], 65, "passby restore"),
      (["export", file], 1, "is there already"), (["export", "--only", "moods"], 64, "moods"),
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
  func `endless input without a line end stops with a message, in bounded memory`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let header = try program("export").lines[0]
    let outcome = try Self.shell(
      "ulimit -v 1500000; { echo '\(header)'; head -c 90000000 /dev/zero | tr '\\0' a; } | \"$0\" import -",
      program)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("passby: line 2: longer than 64 MB. Nothing was imported.\n"))
    #expect(!FileManager.default.fileExists(atPath: program.database))
  }

  @Test
  func `where no more can be written, nothing half-written stays, and the database is what it was`()
    throws
  {
    let program = try Self.furnished()
    defer { program.remove() }
    let before = try program("export").output
    _ = try program("backup", "whole.db")
    _ = try program("export", "whole.jsonl")
    let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.path())
    // A limit on the size of files stands for a full disk; with SIGXFSZ ignored, write(2) fails.
    let limit = "trap '' XFSZ; ulimit -f 40; exec \"$0\" "
    for command in ["backup full.db", "export full.jsonl", "restore whole.db"] {
      let outcome = try Self.shell(limit + command, program)
      #expect(outcome.status == 74, "\(command): \(outcome.status) \(outcome.errors)")
    }
    let merged = try Self.shell(limit + "import whole.jsonl --db new.db", program)
    #expect(merged.status == 74, "\(merged.status) \(merged.errors)")
    let output = try Self.shell("exec \"$0\" export > /dev/full", program)
    #expect(output.status == 74, "\(output.errors)")
    let after = try FileManager.default.contentsOfDirectory(atPath: program.folder.path())
    #expect(Set(after).subtracting(files).filter { !$0.hasPrefix("new.db") } == [])
    #expect(try program("export").output == before)
    #expect(try Self.names(program).filter { $0.contains(".part") } == [])
  }

  /// Runs a line of shell in the program's folder; `$0` is the program.
  private static func shell(
    _ line: String, _ program: BuiltProgram
  ) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, BuiltProgram.executable.path()]
    process.environment = program.environment
    process.currentDirectoryURL = program.folder
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }

  @Test
  func `a database of a released version opens, and every task is due when it was`() throws {
    let folder = Fixtures.root.appending(path: "Fixtures/databases")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".sql") }
    #expect(!files.isEmpty)
    for file in files {
      let program = try BuiltProgram()
      defer { program.remove() }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "/usr/bin/python3", "-c",
        "import sqlite3,sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())",
        program.folder.appending(path: "old.db").path(), folder.appending(path: file).path(),
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let list = try program(
        "list", "--all", "--json", "--db", "old.db", now: "2026-03-03T12:00:00+01:00")
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
