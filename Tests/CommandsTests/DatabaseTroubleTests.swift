import CommandTesting
import Foundation
import TestSupport
import Testing

/// Databases that are not what they should be.
@Suite(.blocking)
struct DatabaseTroubleTests {
  @Test(arguments: [
    "directory", "text", "foreign",
  ])
  func `a directory, a text file and a foreign database are refused and left alone`(kind: String)
    throws
  {
    let program = try CalledProgram()
    defer { program.remove() }
    let path = program.folder.appending(path: "thing.db")
    switch kind {
    case "directory":
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    case "text": try Data(String(repeating: "not a database\n", count: 100).utf8).write(to: path)
    default:
      try Data(contentsOf: Self.foreignDatabase(in: program)).write(to: path)
    }
    let before = try? Data(contentsOf: path)
    for arguments in [["list"], ["add", "A"], ["done", "1"]] {
      let outcome = try program.run(arguments + ["--db", path.path()])
      #expect(
        [65, 74].contains(outcome.status), "\(arguments) \(outcome.status) \(outcome.errors)")
      #expect(outcome.errors.contains("\""))
      #expect(outcome.errors.contains("thing.db"))
    }
    #expect((try? Data(contentsOf: path)) == before)
  }

  /// A database of some other program, made with the same library.
  private static func foreignDatabase(in program: CalledProgram) throws -> URL {
    let file = program.folder.appending(path: "foreign.db")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "/usr/bin/python3", "-c",
      "import sqlite3,sys; c=sqlite3.connect(sys.argv[1]); c.execute('create table t(x)'); c.commit()",
      file.path(),
    ]
    try process.run()
    process.waitUntilExit()
    return file
  }

  @Test
  func `the database is private: file 0600, folder 0700`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A")
    func mode(_ path: String) throws -> Int {
      let value = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      return (value as? NSNumber)?.intValue ?? 0
    }
    #expect(try mode(program.database) == 0o600)
    #expect(try mode(URL(filePath: program.database).deletingLastPathComponent().path()) == 0o700)
  }

  @Test
  func `looking at nothing creates nothing`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let outcome = try program("list")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("passby quick"))
    #expect(!FileManager.default.fileExists(atPath: program.database))
  }

  @Test
  func `a database that another process holds is busy, and nothing is lost`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    _ = try program("add", "A")
    let holder = try LockHolder(program.database)
    let outcome = try program("add", "B")
    #expect(outcome.status == 75, "\(outcome.errors)")
    holder.release()
    #expect(try program("list", "--json").list().count == 1)
  }

  @Test
  func `a page that was overwritten is damage: said, refused, left as it is`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    for number in 1...12 {
      _ = try program("add", "Task \(number)", "--notes", String(repeating: "x", count: 1500))
    }
    let file = URL(filePath: program.database)
    var content = try Data(contentsOf: file)
    let pages = content.count / 4096
    for page in (pages / 4)..<pages where page % 2 == 0 {
      content.replaceSubrange(
        (page * 4096 + 8)..<(page * 4096 + 4096), with: Data(repeating: 0xA5, count: 4088))
    }
    try content.write(to: file)
    for arguments in [
      ["list"], ["add", "Another"], ["replay", "--commit", Fixtures.trace("pharmacy-walk")],
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 65, "\(arguments) \(outcome.status) \(outcome.errors)")
      #expect(outcome.errors.contains("is damaged"))
      #expect(outcome.errors.contains(".recover"))
    }
    let doctor = try program("doctor")
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("is damaged"))
    #expect(try Data(contentsOf: file) == content, "nothing was made worse")
  }

  @Test
  func `damage where nobody has looked yet is found by doctor`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    for _ in 1...2 { _ = try program("replay", "--commit", Fixtures.trace("commute-day")) }
    let file = URL(filePath: program.database)
    var content = try Data(contentsOf: file)
    let root = try #require(
      try SQLiteQuery.column(
        program.database, "SELECT rootpage FROM sqlite_schema WHERE name = 'decision_by_place'"
      ).first.flatMap { Int($0) })
    content.replaceSubrange(
      ((root - 1) * 4096)..<(root * 4096), with: Data(repeating: 0, count: 4096))
    try content.write(to: file)
    #expect(try program("list").status == 0)
    let doctor = try program("doctor")
    #expect(doctor.output.contains("✗ database"))
    #expect(doctor.output.contains(".recover"))
  }
}
