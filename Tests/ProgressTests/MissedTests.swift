import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Progress

/// Times of appointments that passed unticked, in streaks and statistics (R28, M6, X5).
struct MissedTests {
  private static let todo = Todo.sample(
    1, rule: .every("1d", from: .start, start: "2026-03-01T19:00", at: "19:00"),
    state: .occurrence(1))

  private static func instant(_ day: Int, _ time: String = "19:00") -> Date {
    let text = "2026-03-\(day < 10 ? "0" : "")\(day)T\(time)"
    guard let local = try? LocalDateTime(parsing: text) else { fatalError(text) }
    return local.date(in: .berlin)
  }

  /// The time of a day, ticked at another; `isOld` is one of a version that did not store what was
  /// missed.
  private static func tick(
    _ day: Int, at time: Date? = nil, ends: Date? = nil, isOld: Bool = false
  ) throws -> CompletionRecord {
    CompletionRecord(
      todo: todo.id, isDone: true, time: time ?? instant(day, "20:00"), opened: nil,
      due: instant(day), ends: isOld ? nil : ends ?? instant(day, "19:30"),
      terms: CompletionTerms(
        zone: .named("Europe/Berlin"), every: try Rhythm(parsing: "1d"), countsFromStart: true),
      points: 30)
  }

  private static func stored(_ days: [Int]) -> StoredMissed {
    StoredMissed(
      days.map {
        MissedTime(todo, due: instant($0), in: .berlin).record
      })
  }

  /// The lengths of the streak after completions, and the best.
  private func streak(
    _ records: [CompletionRecord], stored: StoredMissed, keptSince: Date = .distantPast,
    rest: [Int] = []
  ) -> [Int] {
    let days = rest.map { LocalDateTime(Self.instant($0), in: .berlin).daysSinceEpoch }
    var tally = ProgressTally(
      clock: LocalDayIndex(zone: .berlin), rest: RestDays(days), missed: stored,
      keptSince: keptSince)
    for record in records { tally.add(record) }
    let streak = tally.progress(of: Self.todo.id).streak
    return [streak.length, streak.best]
  }

  @Test func `a stored time ends the streak, but not on a day of rest`() throws {
    let ticks = try [2, 3, 5].map { try Self.tick($0) }
    #expect(streak(ticks, stored: Self.stored([4])) == [1, 2])
    #expect(streak(ticks, stored: Self.stored([4]), rest: [4]) == [3, 3])
    // What is not stored was not missed: another rule was in force.
    #expect(streak(ticks, stored: StoredMissed()) == [3, 3])
  }

  @Test func `where the rows have gone, or never were, the two completions say the same`() throws {
    let ticks = try [2, 3, 5].map { try Self.tick($0) }
    #expect(streak(ticks, stored: StoredMissed(), keptSince: Self.instant(20)) == [1, 2])
    let old = try [2, 3, 5].map { try Self.tick($0, isOld: true) }
    #expect(streak(old, stored: StoredMissed()) == [1, 2])
  }

  @Test func `what has passed since the last stored one counts from the day after its end`() throws
  {
    var tally = ProgressTally(
      clock: LocalDayIndex(zone: .berlin), rest: RestDays(), missed: Self.stored([]))
    tally.add(try Self.tick(2))
    var todo = Self.todo
    todo.state = .occurrence(2)
    todo.details.durationMinutes = 360
    func standing(_ now: Date, _ due: Date) -> [Int]? {
      tally.streak(of: todo, due: due, now: now).map { [$0.length, $0.isAtRisk ? 1 : 0] }
    }
    // That of 3 March ends at one in the night.
    #expect(standing(Self.instant(3, "20:00"), Self.instant(3)) == [1, 0])
    #expect(standing(Self.instant(4, "01:00"), Self.instant(4)) == [1, 1])
    #expect(standing(Self.instant(4, "18:00"), Self.instant(4)) == [1, 1])
    #expect(standing(Self.instant(5, "02:00"), Self.instant(5)) == [0, 0])
  }

  @Test(arguments: [(3, "23:59", false), (4, "00:30", true), (4, "10:00", true)])
  func `a tick until the end of its day is in time`(day: Int, time: String, isLate: Bool) throws {
    var clock = LocalDayIndex(zone: .berlin)
    let record = try Self.tick(3, at: Self.instant(day, time))
    let timeliness = Timeliness(record, clock: &clock, rest: RestDays())
    #expect(timeliness.isLate == isLate && timeliness.isKept == !isLate)
    // Its day is that on which it ends.
    let long = try Self.tick(3, at: Self.instant(day, time), ends: Self.instant(4, "00:15"))
    #expect(!Timeliness(long, clock: &clock, rest: RestDays()).isLate)
  }

  @Test func `statistics count each time once, stored or not`() throws {
    func notDone(_ stored: StoredMissed, _ records: [CompletionRecord] = []) throws -> [Int] {
      let first = LocalDateTime(Self.instant(2), in: .berlin).daysSinceEpoch
      var statistics = Statistics(
        period: first...first + 4, clock: LocalDayIndex(zone: .berlin), rest: RestDays(),
        now: Self.instant(6, "12:00"))
      statistics.add(stored)
      statistics.addMissed(Self.todo, besides: stored, usualSeconds: 1800)
      for record in records { statistics.add(record) }
      return statistics.days.map(\.notDone)
    }
    #expect(try notDone(StoredMissed()) == [1, 1, 1, 1, 0])
    #expect(try notDone(Self.stored([2, 3])) == [1, 1, 1, 1, 0])
    // One that was ticked after the period uses up no other.
    #expect(
      try notDone(Self.stored([2, 3, 4, 5]), [Self.tick(6, at: Self.instant(9))])
        == [1, 1, 1, 1, 0])
  }
}
