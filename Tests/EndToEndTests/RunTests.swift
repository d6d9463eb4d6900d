import Foundation
import Testing

/// The daemon as its own process.
struct RunTests {
  private let start = "2026-03-02T17:00:00+01:00"

  @Test("A recording through run gives the same events as a replay", arguments: Fixtures.traceNames)
  func sameAsReplay(name: String) throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let replay = try program("replay", Fixtures.trace(name), "--json")
    let run = try program.run(["run", "--nmea", Fixtures.trace(name), "--json"], now: nil)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == replay.output)
  }

  @Test("SIGTERM and SIGINT stop it with everything committed", arguments: [SIGTERM, SIGINT])
  func signals(signal: Int32) throws {
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

  @Test("A task added while it runs takes effect")
  func editedMeanwhile() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program, tasks: false)
    let lines = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .isoLatin1)
      .components(separatedBy: "\r\n")
    let half = lines.firstIndex { $0.contains("163400.00") || $0.contains("163400,") } ?? 700
    let running = try RunningProgram(program, ["run", "--nmea", "-", "--json"], now: start)
    running.write(Data(lines[..<half].joined(separator: "\r\n").utf8))
    #expect(running.waitForOutput { $0.contains("left home") })
    _ = try program("add", "Medicine", "--place", "pharmacy")
    running.write(Data(("\r\n" + lines[half...].joined(separator: "\r\n")).utf8))
    running.closeInput()
    let outcome = running.waitForEnd()
    let reminders = try outcome.objects().filter { $0["event"] as? String == "reminder" }
    #expect(reminders.map { $0["task"] as? String } == ["Medicine"])
  }

  @Test("Killed at many points, nothing is lost and nothing comes twice")
  func killed() throws {
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let whole = try program("replay", Fixtures.trace("commute-day"), "--json")
    let trace = try Data(contentsOf: URL(filePath: Fixtures.trace("commute-day")))
    var seen: [String] = []
    // 24 points spread over the trace; where in its work the kill meets the program is up to the scheduler.
    for point in 1...24 {
      let running = try RunningProgram(
        program, ["run", "--nmea", "-", "--json"], now: "2026-03-04T07:30:00+01:00")
      running.write(trace.prefix(trace.count * point / 25))
      if point % 3 == 0 { _ = running.waitForOutput { !$0.isEmpty } }
      running.send(SIGKILL)
      seen += running.waitForEnd().lines
    }
    let last = try program.run(
      ["run", "--nmea", Fixtures.trace("commute-day"), "--json"], now: nil)
    seen += last.lines
    let reminders = Set(seen.filter { $0.contains("\"event\":\"reminder\"") })
    let expected = Set(whole.lines.filter { $0.contains("\"event\":\"reminder\"") })
    #expect(reminders == expected, "none lost, none invented")
    #expect(try storedReminders(program) == expected.count, "none stored twice")
    #expect(try query(program, "pragma integrity_check") == "ok")
    #expect(try query(program, "select count(*) from outbox where delivered_ms is null") == "0")
  }

  private func storedReminders(_ program: BuiltProgram) throws -> Int {
    Int(try query(program, "select count(*) from reminder")) ?? -1
  }

  private func query(_ program: BuiltProgram, _ sql: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import sqlite3,sys; print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()[0])",
      program.database, sql,
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
