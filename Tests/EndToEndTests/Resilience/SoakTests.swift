import CommandTesting
import Foundation
import TestSupport
import Testing

/// Days at one fix a second through the daemon, at full speed: most of one here, thirty in
/// `make soak`.
@Suite(.blocking)
struct SoakTests {
  private struct Sample {
    let quarter: Int
    let megabytes: Double
    let files: Int
  }

  /// Of a single day, the hours in which the receiver moves.
  private var hours: Range<Int> { days == 1 ? 7..<21 : 0..<24 }
  private let days = ProcessInfo.processInfo.environment["SOAK_DAYS"].flatMap { Int($0) } ?? 1

  @Test
  func `day after day nothing is missed, and it grows neither in memory nor in open files`()
    async throws
  {
    let numbers = SeededNumbers()
    var program = try BuiltProgram()
    defer { program.remove() }
    // One heap whose free end goes back: how many heaps glibc uses, and keeps, depends on which
    // threads wait for each other.
    program.environment["MALLOC_ARENA_MAX"] = "1"
    program.environment["MALLOC_TRIM_THRESHOLD_"] = "65536"
    for (name, north) in Wanderer.places {
      _ = try program(
        "place", "add", name,
        "\(Wanderer.middle.latitude + north / 111_195),\(Wanderer.middle.longitude)",
        "--radius", "100")
      _ = try program("add", "At \(name)", "--place", name)
    }
    _ = try program(
      "add", "Daily", "--due", "2026-01-01T12:00:00Z", "--nag", "1d",
      now: "2025-12-31T12:00:00Z")
    let running = try RunningProgram(
      program, ["run", "--nmea", "-", "--json"], now: "2026-01-01T00:00:00Z")
    defer { running.abandon() }
    let begin = ContinuousClock.now
    var wanderer = Wanderer(numbers)
    var samples: [Sample] = []
    var visits = 0
    for day in 0..<days {
      let next = wanderer.day(day, hours: hours)
      visits += next.visits
      for quarter in Self.quarters(of: next.sentences) {
        await running.writeFromThread(quarter)
        // Sampled at rest, when all has been read: a loaded machine leaves different amounts
        // under way.
        let sent = (samples.count + 1) * hours.count * 900
        try await eventually { try Self.fixes(of: program) >= sent - 2 }
        samples.append(
          Sample(
            quarter: samples.count, megabytes: running.privateMegabytes, files: running.openFiles))
      }
    }
    let used = running.processorSeconds
    running.closeInput()
    let outcome = running.waitForEnd()
    #expect(outcome.status == 0, "\(outcome.errors)")

    let reminders = outcome.lines.filter { $0.contains(#""event":"reminder""#) }
    let daily = reminders.count { $0.contains(#""task":"Daily""#) }
    #expect(reminders.count - daily == visits, "seed \(numbers.seed)")
    #expect(daily == days, "seed \(numbers.seed)")
    #expect(outcome.lines.count { $0.contains(#""event":"enter""#) } == visits)
    #expect(Set(try SQLiteQuery.keys(program.database)).count == reminders.count)
    // Memory settles in the first days; of a few, the first quarter has to do.
    let first = samples[days > 3 ? 11 : 0]
    let last = try #require(samples.last)
    #expect(last.megabytes < first.megabytes + 2, "\(samples)")
    #expect(last.files <= first.files + 1, "\(samples)")
    print(
      "seed \(numbers.seed): \(days) days, \(days * hours.count * 3600) fixes in \(begin.duration(to: .now)),",
      "\(used) s of processor time;",
      "quarter \(first.quarter + 1): \(first.megabytes) MB, \(first.files) files;",
      "quarter \(last.quarter + 1): \(last.megabytes) MB, \(last.files) files;",
      "\(reminders.count) reminders"
    )
  }

  /// How many fixes the daemon has accepted; the newest is held until the next second begins.
  private static func fixes(of program: BuiltProgram) throws -> Int {
    let status = try program("status", "--json", now: nil).object()
    return status["fixes_accepted"] as? Int ?? 0
  }

  /// The sentences in four parts, each of whole lines.
  private static func quarters(of sentences: Data) -> [Data] {
    var begin = sentences.startIndex
    return (1...4).map { part in
      let near = sentences.startIndex + sentences.count * part / 4
      let end = sentences[..<near].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? near
      defer { begin = end }
      return sentences[begin..<end]
    }
  }
}
