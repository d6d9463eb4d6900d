import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Progress

/// Points, badges and streaks from a history (X3, X7, X10).
struct TallyTests {
  private static let start = Date("2026-01-01T11:00:00Z")

  private func record(
    _ day: Int, task: Int64 = 1, every: String? = "1d", points: Int = 30, late: Int = 0,
    isDone: Bool = true, isAtPlace: Bool = false
  ) throws -> CompletionRecord {
    let time = Self.start.after(Double(day) * 86_400)
    return CompletionRecord(
      todo: Todo.ID(rawValue: task), isDone: isDone, time: time, opened: time.after(-3600),
      due: time.after(Double(-late) * 86_400),
      terms: CompletionTerms(
        zone: .named("Europe/Berlin"), every: try every.map { try Rhythm(parsing: $0) }),
      points: points, isAtPlace: isAtPlace)
  }

  private func tally(_ records: [CompletionRecord]) -> ProgressTally {
    var tally = ProgressTally(clock: LocalDayIndex(zone: .berlin), rest: RestDays())
    for record in records { tally.add(record) }
    return tally
  }

  @Test
  func `points are summed, and skips earn none`() throws {
    let tally = tally([
      try record(0), try record(1, points: 50), try record(2, points: 0, isDone: false),
    ])
    #expect(tally.points == 80 && tally.done == 2)
    #expect(tally.progress(of: Todo.ID(rawValue: 1)).skipped == 1)
    #expect(tally.progress(of: Todo.ID(rawValue: 1)).streak.length == 2)
  }

  @Test
  func `sums of points that nobody can earn, as a forged import claims, do not overflow`() throws {
    let tally = tally([try record(0, points: .max), try record(1, points: .max)])
    #expect(tally.points == 2000)
    #expect(try record(2, points: -5).points == 0)
  }

  @Test
  func `badges have the time of the completion that earned them`() throws {
    let tally = tally(try (0..<40).map { try record($0, isAtPlace: $0 % 2 == 0) })
    let time = { (day: Double) in Self.start.after(day * 86_400) }
    #expect(tally.badges[.firstStep] == time(0))
    #expect(tally.badges[.week] == time(6) && tally.badges[.ten] == time(9))
    #expect(tally.badges[.passerBy] == time(8) && tally.badges[.month] == time(29))
    #expect(tally.badges[.hundred] == nil && tally.badges[.punctual] == nil)
  }

  @Test
  func `twenty kept windows make punctual, plain periods do not`() throws {
    #expect(
      tally(try (0..<20).map { try record($0 * 7, every: "6-8d") }).badges[.punctual] != nil)
    #expect(tally(try (0..<30).map { try record($0, every: "1d") }).badges[.punctual] == nil)
    #expect(
      tally(try (0..<20).map { try record($0 * 7, every: "6-8d", late: $0 == 3 ? 1 : 0) })
        .badges[.punctual] == nil)
  }

  @Test
  func `moods on seven days make mindful`() {
    var tally = tally([])
    for day in [0, 0, 1, 2, 3, 4, 5] { tally.addMood(at: Self.start.after(Double(day) * 86_400)) }
    #expect(tally.badges[.mindful] == nil)
    tally.addMood(at: Self.start.after(6 * 86_400))
    #expect(tally.badges[.mindful] == Self.start.after(6 * 86_400))
  }

  @Test(arguments: [
    // How often it was kept, days since it was due, rest days after the due day, then the length
    // and the risk.
    (3, 0, 0, 3, true), (3, 1, 0, 0, false), (7, 1, 0, 7, true), (3, -1, 0, 3, false),
    (3, 2, 2, 3, false), (3, 3, 2, 0, false),
  ])
  func `a pending time that is late breaks the streak unless a reserve holds it`(
    kept: Int, daysOver: Int, rest: Int, length: Int, isAtRisk: Bool
  ) throws {
    let due = Self.start.after(Double(kept) * 86_400)
    var clock = LocalDayIndex(zone: .berlin)
    let dueDay = clock.day(of: due)
    var tally = ProgressTally(
      clock: clock, rest: RestDays(rest == 0 ? [] : Array(dueDay + 1...dueDay + rest)))
    for day in 0..<kept { tally.add(try record(day)) }
    let todo = Todo.sample(1, rule: .every("1d"))
    let now = due.after(Double(daysOver) * 86_400)
    let found = tally.streak(of: todo, due: due, now: now)
    let streak = try #require(found)
    #expect(streak.length == length && streak.isAtRisk == isAtRisk)
    #expect(streak.best == kept)
  }

  @Test
  func `a one-off has no streak`() throws {
    var tally = tally([try record(0, every: nil)])
    let todo = Todo.sample(1, rule: .once(due: nil))
    #expect(tally.streak(of: todo, due: nil, now: Self.start) == nil)
    #expect(tally.badges[.firstStep] != nil)
  }
}
