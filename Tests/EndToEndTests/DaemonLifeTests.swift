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

  @Test
  func `a changed file and SIGHUP are taken, a broken file is refused and the old settings stay`()
    throws
  {
    let program = try BuiltProgram()
    defer { program.remove() }
    // Without a receiver named as an option, which a file would not change.
    let running = try RunningProgram(program, ["run", "--json"], now: nil)
    #expect(answers(program))
    #expect(try status(program).configFile == nil)

    try program.configure("gpsd:\n  host: 127.0.0.1\n  port: 9\n")
    #expect(try polling { try status(program).source.contains(":9") })
    #expect(try status(program).configFile != nil && status(program).configError == nil)

    try program.configure("log:\n  level: loud\n")
    #expect(try polling { try status(program).configError != nil })
    #expect(try status(program).configError?.contains("\"loud\"") == true)

    try program.configure("log:\n  level: info\n")
    #expect(try polling { try status(program).configError == nil })

    running.send(SIGHUP)
    #expect(polling { running.errorsSoFar.contains("SIGHUP") })
    running.send(SIGINT)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("the old ones stay"))
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
