import CommandTesting
import DaemonControl
import Foundation
import TestSupport
import Testing

/// The file of the database is replaced, deleted or overwritten under a running daemon.
@Suite(.blocking)
struct ReplacedDatabaseTests {
  /// Starts a daemon and waits until it answers.
  private func start(_ program: BuiltProgram) async throws -> RunningProgram {
    let running = try RunningProgram(program, ["run", "--nmea", "-", "--no-web"], now: nil)
    try await eventually {
      guard let socket = DaemonLock.holder(of: program.database)?.socket else { return false }
      return (try? ControlClient(path: socket).status()) != nil
    }
    return running
  }

  /// Writes a recording to its input and expects that it ends well.
  private func end(_ running: RunningProgram) throws {
    running.write(try Data(contentsOf: URL(filePath: Fixtures.trace("pharmacy-walk"))))
    running.closeInput()
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `a copy moved over the database is used from then on`() async throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let copy = program.folder.appending(path: "copy.db").path()
    #expect(try program("backup", copy).status == 0)
    let running = try await start(program)
    defer { running.abandon() }
    #expect(try program("add", "Before").status == 0)
    #expect(rename(copy, program.database) == 0)
    _ = try #require(await running.word("replaced by another file"))
    #expect(try program("add", "After").status == 0)
    try end(running)
    let names = try SQLiteQuery.column(program.database, "SELECT name FROM todo")
    #expect(names.contains("After") && !names.contains("Before"))
    #expect(try SQLiteQuery.column(program.database, "PRAGMA integrity_check") == ["ok"])
  }

  @Test func `a deleted database is reported until there is one again`() async throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let running = try await start(program)
    defer { running.abandon() }
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: program.database + suffix)
    }
    _ = try #require(await running.word("was moved or deleted"))
    #expect(try program("add", "After").status == 0)
    _ = try #require(await running.word("can be used again"))
    try end(running)
  }

  @Test func `a database that was overwritten stops the daemon with 65`() async throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let running = try await start(program)
    defer { running.abandon() }
    let file = try #require(FileHandle(forUpdatingAtPath: program.database))
    try file.write(contentsOf: Data(repeating: UInt8(ascii: "x"), count: 5000))
    let outcome = running.waitForEnd()
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("was overwritten or truncated"))
  }
}
