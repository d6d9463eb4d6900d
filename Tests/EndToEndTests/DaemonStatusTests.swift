import CommandTesting
import Foundation
import TestSupport
import Testing

/// `status`, `watch` and `near` with a running daemon.
@Suite(.blocking)
struct DaemonStatusTests {
  /// A daemon that has read the first half of a trace from standard input and waits for more.
  private static func daemon(_ program: BuiltProgram) throws -> RunningProgram {
    let running = try RunningProgram(
      program, ["run", "--nmea", "-"], now: "2026-03-02T17:30:00+01:00")
    let trace = try String(contentsOfFile: Fixtures.trace("pharmacy-walk"), encoding: .utf8)
    let end = trace.utf8.count * 45 / 100
    running.write(Data(trace.utf8.prefix(end)))
    #expect(running.waitForOutput { $0.contains("Open: you are at pharmacy") })
    return running
  }

  private static func furnished() throws -> BuiltProgram {
    let program = try BuiltProgram()
    try Fixtures.furnish(program, tasks: false)
    _ = try program("add", "Open", "--place", "Pharmacy")
    _ = try program("add", "Later", "--every", "10-14w", "--place", "Vet")
    return program
  }

  private static let now = "2026-03-02T17:37:00+01:00"

  @Test
  func `a running daemon tells how it is; no coordinate is in the answers`() throws {
    let program = try Self.furnished()
    defer { program.remove() }
    let daemon = try Self.daemon(program)
    defer { daemon.send(SIGKILL) }
    let status = try program("status", "--json", now: Self.now).object()
    #expect(status["daemon"] as? String == "running")
    #expect((status["daemon_pid"] as? Int ?? 0) > 0)
    #expect((status["daemon_memory_kb"] as? Int ?? 0) > 1000)
    #expect((status["fixes_accepted"] as? Int ?? 0) > 100)
    #expect(status["receiver"] is NSNull, "a recording has no receiver")
    #expect(status["inside"] as? [String] == ["pharmacy"])
    #expect((status["last_fix_accuracy_m"] as? Double ?? 0) >= 1)
    let words = try program("status", now: Self.now)
    #expect(words.output.contains("pid \(status["daemon_pid"] as? Int ?? 0), up 0 min"))

    let look = try program("watch", "--json", "--count", "1", now: Self.now).object()
    let spots = look["places"] as? [[String: Any]] ?? []
    #expect(spots.first?["name"] as? String == "pharmacy", "the nearest comes first")
    #expect(spots.first?["state"] as? String == "inside")
    #expect((spots.first?["distance_m"] as? Double ?? 1e9) < 60)
    #expect((look["fix"] as? [String: Any])?["accuracy_m"] as? Double ?? 0 > 0)
    let events = (look["events"] as? [[String: Any]] ?? []).compactMap { $0["event"] as? String }
    #expect(events == ["exit", "enter", "reminder"])

    let lines = try program("watch", "--count", "2", now: Self.now).output
    #expect(lines.contains("entered pharmacy"))
    #expect(lines.components(separatedBy: "entered pharmacy").count == 2, "told once")
    for text in [words.output, lines, "\(status)", "\(look)"] { #expect(!text.contains("52.52")) }

    let doctor = try program("doctor", "--gpsd", "localhost:1", "--json", now: Self.now).list()
    let check = doctor.first { $0["check"] as? String == "daemon" }
    #expect(check?["verdict"] as? String == "ok")
  }
}
