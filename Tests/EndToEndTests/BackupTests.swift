import CommandTesting
import Foundation
import TestSupport
import Testing

/// Backup and restore beside a daemon, killed, and on a full disk.
@Suite(.blocking)
struct BackupTests {
  private let noon = "2026-03-02T12:00:00+01:00"

  private static func furnished() throws -> BuiltProgram {
    try Fixtures.everything.get().program()
  }

  private static func names(_ program: BuiltProgram) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: program.database).deletingLastPathComponent().path())
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
}
