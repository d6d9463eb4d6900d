import CommandTesting
import DaemonControl
import Foundation
import Localization
import TestSupport
import Testing

/// The daemon's life: it is alone on its database, answers, reloads its settings, and notices
/// edits.
@Suite(.blocking)
struct DaemonLifeTests {
  /// A daemon without a receiver: nothing listens at port 9.
  private func start(_ program: BuiltProgram, _ more: String...) throws -> RunningProgram {
    try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9", "--json"] + more, now: nil)
  }

  private func status(_ program: BuiltProgram) throws -> DaemonStatus {
    guard let socket = DaemonLock.holder(of: program.database)?.socket else {
      throw ControlError.silent(reason: .system("nobody runs, or not yet"))
    }
    return try ControlClient(path: socket, timeLimitSeconds: 60).status()
  }

  private func answers(_ program: BuiltProgram) -> Bool {
    polling { (try? status(program)) != nil }
  }

  private func configure(_ program: BuiltProgram, _ text: String) throws {
    let folder = program.folder.appending(path: ".config/passby")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "config.yaml"), options: .atomic)
  }

  @Test func `a second daemon is refused, and told who the first is`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let first = try start(program)
    #expect(answers(program))
    let pid = try status(program).pid
    let second = try program("run", "--gpsd", "127.0.0.1:9", now: nil)
    #expect(second.status == 75)
    #expect(second.errors.contains("(pid \(pid))"), "\(second.errors)")
    first.send(SIGKILL)
    _ = first.waitForEnd()
    // A lock goes with its process, however that ended.
    let third = try start(program)
    #expect(polling { (try? status(program).pid).map { $0 != pid } ?? false })
    third.send(SIGTERM)
    #expect(third.waitForEnd().status == 0)
    #expect(DaemonLock.holder(of: program.database) == nil)
  }

  @Test func `a task that is due at once is told at once, though no fix comes`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let running = try start(program)
    #expect(answers(program))
    #expect(try program("add", "Post the letter", "--due", "2026-01-01", now: nil).status == 0)
    #expect(running.waitForOutput { $0.contains("Post the letter") })
    running.send(SIGTERM)
    #expect(running.waitForEnd().status == 0)
  }

  @Test
  func `a changed file and SIGHUP are taken, a broken file is refused and the old settings stay`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    let running = try start(program)
    #expect(answers(program))
    #expect(try status(program).configFile == nil)

    try configure(program, "log:\n  level: debug\n")
    #expect(try polling { try status(program).configFile != nil })
    #expect(try status(program).configError == nil)

    try configure(program, "log:\n  level: loud\n")
    #expect(try polling { try status(program).configError != nil })
    #expect(try status(program).configError?.contains("\"loud\"") == true)

    try configure(program, "log:\n  level: info\n")
    #expect(try polling { try status(program).configError == nil })

    running.send(SIGHUP)
    #expect(polling { running.errorsSoFar.contains("SIGHUP") })
    running.send(SIGINT)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("the old ones stay"))
  }

  @Test func `quiet hours that begin while it runs hold back what comes next`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let running = try start(program)
    #expect(answers(program))
    // All day but one minute that is not now.
    let clock = try program("list", "--json", now: nil)
    #expect(clock.status == 0)
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = berlin
    let hour = calendar.component(.hour, from: Date())
    let start = String(format: "%02d:00", (hour + 23) % 24)
    let end = String(format: "%02d:00", (hour + 22) % 24)
    try configure(program, "quiet_hours:\n  start: \"\(start)\"\n  end: \"\(end)\"\n")
    #expect(try polling { try status(program).configFile != nil })
    #expect(try program("add", "Quietly", "--due", "2026-01-01", now: nil).status == 0)
    #expect(
      try polling {
        try program("why", "Quietly", now: nil).output.lowercased().contains("quiet hours")
      })
    #expect(!running.outputSoFar.contains("Quietly"))
    try configure(program, "log:\n  level: info\n")
    #expect(running.waitForOutput { $0.contains("Quietly") })
    running.send(SIGTERM)
    #expect(running.waitForEnd().status == 0)
  }

  @Test func `the receiver may be changed while it runs`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try configure(program, "gpsd:\n  host: 127.0.0.1\n  port: 9\n")
    let running = try RunningProgram(program, ["run", "--json"], now: nil)
    #expect(answers(program))
    #expect(try status(program).source.contains(":9"))
    try configure(program, "gpsd:\n  host: 127.0.0.1\n  port: 11\n")
    #expect(try polling { try status(program).source.contains(":11") })
    running.send(SIGTERM)
    #expect(running.waitForEnd().status == 0)
  }

  @Test func `a replay that commits keeps off a database that a daemon follows for`() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    let running = try start(program)
    #expect(answers(program))
    let replay = try program("replay", Fixtures.trace("pharmacy-walk"), "--commit")
    #expect(replay.status == 75, "\(replay.errors)")
    #expect(try program("replay", Fixtures.trace("pharmacy-walk")).status == 0)
    running.send(SIGTERM)
    #expect(running.waitForEnd().status == 0)
  }
}
