import CommandTesting
import Foundation
import TestSupport
import Testing

/// kill -9 at random moments of a day that is repeated; `make crash-test` kills a thousand times.
@Suite(.blocking)
struct CrashTests {
  /// The state of the database after a day.
  private struct Day: Equatable {
    let keys: [String]
    let transitions: [String]
    let undelivered: [String]
    let integrity: [String]

    init(_ database: String) throws {
      keys = try SQLiteQuery.keys(database)
      transitions = try SQLiteQuery.column(
        database, "SELECT time_ms||' '||place||' '||kind FROM transition_log ORDER BY time_ms, id")
      undelivered = try SQLiteQuery.column(
        database, "SELECT id FROM outbox WHERE delivered_ms IS NULL")
      integrity = try SQLiteQuery.column(database, "PRAGMA integrity_check")
    }
  }

  private let kills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 25
  private let arguments = ["run", "--nmea", Fixtures.trace("commute-day"), "--json"]

  @Test
  func
    `killed at random moments, a day has lost nothing, repeats nothing, and its database is whole`()
    throws
  {
    var numbers = SeededNumbers()
    let program = try BuiltProgram()
    defer { program.remove() }
    try Fixtures.furnish(program)
    let fresh = try Data(contentsOf: URL(filePath: program.database))

    let begin = ContinuousClock.now
    let whole = try program.run(arguments, now: nil)
    var length = begin.duration(to: .now) / .seconds(1)
    let expected = try Day(program.database)
    #expect(expected.integrity == ["ok"] && expected.undelivered.isEmpty)
    #expect(Set(expected.keys).count == expected.keys.count)
    #expect(!expected.keys.isEmpty)

    var tally = (kills: 0, days: 0, unshown: 0)
    while tally.kills < kills {
      try program.putBack(fresh)
      var seen: [String] = []
      var isOver = false
      while !isOver {
        let running = try RunningProgram(program, arguments, now: nil)
        defer { running.abandon() }
        let moment = Double.random(in: 0...(tally.kills < kills ? length : 3600), using: &numbers)
        let start = ContinuousClock.now
        isOver = running.hasEnded(within: moment)
        if !isOver { tally.kills += 1 }
        // A whole day at once: on a machine that has become faster most would end by themselves.
        if isOver, seen.isEmpty { length = start.duration(to: .now) / .seconds(1) }
        running.send(SIGKILL)
        seen += running.waitForEnd().lines
      }
      tally.days += 1
      #expect(try Day(program.database) == expected, "seed \(numbers.seed), day \(tally.days)")
      let told = Set(seen.filter(Self.isReminder))
      #expect(told == Set(whole.lines.filter(Self.isReminder)), "seed \(numbers.seed)")
      tally.unshown += Set(whole.lines).subtracting(seen).count
    }
    print(
      "seed \(numbers.seed): \(tally.kills) kills in \(tally.days) days,",
      "\(begin.duration(to: .now)), \(tally.unshown) transition lines never printed")
  }

  private static func isReminder(_ line: String) -> Bool { line.contains(#""event":"reminder""#) }
}
