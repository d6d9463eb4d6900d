import CommandTesting
import Foundation
import TestSupport
import Testing

/// The daemon as its own process.
@Suite(.blocking)
struct RunTests {
  private let start = "2026-03-02T17:00:00+01:00"

  @Test(arguments: Fixtures.traceNames)
  func `a recording through run gives the same events as a replay`(name: String) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let replay = try program("replay", Fixtures.trace(name), "--json")
    let run = try program.run(["run", "--nmea", Fixtures.trace(name), "--json"], now: nil)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == replay.output)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `SIGTERM and SIGINT stop it with everything committed`(signal: Int32) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let trace = try Data(contentsOf: URL(filePath: Fixtures.trace("pharmacy-walk")))
    let running = try RunningProgram(program, ["run", "--nmea", "-", "--json"], now: start)
    running.write(trace)
    #expect(running.waitForOutput { $0.contains("\"exit\"") && $0.contains("left pharmacy") })
    running.send(signal)
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")
    // What was handled is known: the same trace again has only its last epoch left to tell.
    let again = try program.run(
      ["run", "--nmea", Fixtures.trace("pharmacy-walk"), "--json"], now: start)
    #expect(!again.output.contains("left pharmacy"))
  }

  @Test
  func `the daemon logs in English and without coordinates, and shows events in the language`()
    throws
  {
    var program = try BuiltProgram()
    defer { program.remove() }
    program.environment["LANG"] = "uk_UA.UTF-8"
    program.environment["PASSBY_LOG_LEVEL"] = "trace"
    try Fixtures.furnish(program)
    func run() throws -> ProgramOutcome {
      try program.run(["run", "--nmea", Fixtures.trace("pharmacy-walk"), "--no-web"], now: nil)
    }
    let outcome = try run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    // The heading of the first day.
    #expect(outcome.output.contains("бер."), "\(outcome.output)")
    let log = outcome.errors + (try run().errors)
    #expect(log.contains("fixes that the last session has handled are skipped"), "\(log)")
    #expect(!log.contains("52.5") && !log.contains("13.4"))
  }

  @Test func `without a receiver people read a sentence in their language, and no line of a log`()
    async throws
  {
    var program = try BuiltProgram()
    defer { program.remove() }
    program.environment["LANG"] = "uk_UA.UTF-8"
    let port = try LoopbackPort.reserve()
    let running = try RunningProgram(
      program, ["run", "--gpsd", "127.0.0.1:\(port)", "--no-web"], now: nil)
    defer { running.abandon() }
    _ = try #require(await running.word("passby doctor"))
    #expect(running.errorsSoFar.contains("Приймач: немає gpsd: "), "\(running.errorsSoFar)")
    #expect(!running.errorsSoFar.contains("state="), "\(running.errorsSoFar)")
  }
}
