import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Progress

/// The streak of a task that is due several times a day counts days (Z6).
struct SeveralTimesTests {
  private static let start = Date("2026-01-01T00:00:00Z")

  private func record(_ day: Int, hour: Double, late: Double = 0) throws -> CompletionRecord {
    let due = Self.start.after(Double(day) * 86_400 + hour * 3600)
    return CompletionRecord(
      todo: Todo.ID(rawValue: 1), isDone: true, time: due.after(late * 3600), opened: nil, due: due,
      terms: CompletionTerms(
        zone: .named("Europe/Berlin"), every: try Rhythm(parsing: "1d"), timesADay: 2), points: 30)
  }

  private func tally(_ records: [CompletionRecord]) -> ProgressTally {
    var tally = ProgressTally(clock: LocalDayIndex(zone: .berlin), rest: RestDays())
    for record in records { tally.add(record) }
    return tally
  }

  private func length(_ records: [CompletionRecord]) -> Int {
    tally(records).progress(of: Todo.ID(rawValue: 1)).streak.length
  }

  @Test func `a day counts once all its times were ticked`() throws {
    let days = try (0..<3).flatMap { [try record($0, hour: 8), try record($0, hour: 20)] }
    #expect(length(days) == 3)
    #expect(length(Array(days.dropLast())) == 2)
    #expect(tally(days).progress(of: Todo.ID(rawValue: 1)).kept == 6)
  }

  @Test
  func `a day with a time that was done too late does not count, and ends the streak`() throws {
    let days = try (0..<3).flatMap { [try record($0, hour: 8), try record($0, hour: 20)] }
    #expect(try length(days + [record(3, hour: 8), record(3, hour: 20, late: 24)]) == 0)
    #expect(try length(days + [record(3, hour: 8, late: 24), record(3, hour: 20)]) == 0)
  }
}
