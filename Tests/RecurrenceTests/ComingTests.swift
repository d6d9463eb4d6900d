import Foundation
import Recurrence
import Testing

/// The countdowns to come, one after the other.
struct ComingTests {
  @Test(arguments: ["1h", "5h", "24h", "30h", "6-8h", "1d", "2w"], [ResetMode.done, .start])
  func `skipping leaves out what is due before an instant, and nothing else`(
    every: String, from: ResetMode
  ) throws {
    let schedule = try Schedule.sample(every, from, start: "2026-03-27T09:00")
    let now = try instant("2026-03-28T12:00:00Z")
    let target = try instant("2026-03-29T22:00:00Z")
    let coming = schedule.coming(from: schedule.initialState(now: now), now: now)
    let whole = Array(coming.prefix(200))
    let isShort = every.hasSuffix("h")
    let rest = whole.dropFirst().drop { isShort && ($0.due ?? target) < target }
    var skipping = coming
    let first = skipping.next()
    skipping.skip(to: target)
    #expect(first == whole.first)
    #expect(Array(skipping.prefix(50)) == Array(rest.prefix(50)))
    // What is not due before it stays.
    var same = coming
    _ = same.next()
    same.skip(to: now)
    #expect(Array(same.prefix(50)) == Array(whole.dropFirst().prefix(50)))
  }

  @Test func `a one-off without a date comes once`() throws {
    let schedule = Schedule(rule: .once(due: nil), zone: .gmt)
    #expect(Array(schedule.coming(from: .beginning, now: Date())).count == 1)
    #expect(Array(schedule.coming(from: .finished, now: Date())).isEmpty)
  }

  @Test func `at night, what is due today is done today`() throws {
    let daily = try Schedule.sample("1d", zone: "UTC", start: "2026-03-02T00:00").rule
    let schedule = Schedule(rule: daily, zone: .gmt, isInDays: true)
    let night = try instant("2026-03-04T01:30:00Z")
    func second(turn: TimeOfDay) -> Date? {
      schedule.upcoming(2, from: .beginning, now: night, dayTurn: turn).last?.due
    }
    // Due on the third; done in the night to the fourth, which the user still calls the third.
    #expect(second(turn: try TimeOfDay(parsing: "03:00")) == (try instant("2026-03-04T23:59:59Z")))
    #expect(second(turn: .midnight) == (try instant("2026-03-05T23:59:59Z")))
  }

  @Test(arguments: ["5h", "1d", "2w", "6-8h"], [ResetMode.done, .start])
  func `the next due moment is the first one of a span`(every: String, from: ResetMode) throws {
    let schedule = try Schedule.sample(
      every, from, start: "2026-03-27T09:00", end: "2026-05-01T12:00")
    let state = schedule.initialState(now: try instant("2026-03-28T12:00:00Z"))
    let pending = try #require(schedule.countdown(at: state)?.due)
    for moved in [nil, try LocalDateTime(parsing: "2026-04-15T10:30")] {
      let due = schedule.countdown(at: state, moved: moved)?.due ?? pending
      for hours in stride(from: 0.0, to: 24 * 40, by: 5) {
        let now = try instant("2026-03-28T12:00:00Z").addingTimeInterval(hours * 3600)
        let span = schedule.dueDates(
          from: now.addingTimeInterval(1), to: .distantFuture, at: state, moved: moved)
        #expect(schedule.nextDue(after: now, pending: due, at: state) == span.first)
      }
    }
  }
}
