import Foundation
import Recurrence
import Testing

/// Seasons at their edges (Y2).
struct SeasonTests {
  private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private static func schedule(
    _ every: String, _ season: String, from: ResetMode = .done, start: String = "2026-01-05T09:00",
    at: String? = nil, horizon: Double = 86_400, isInDays: Bool = false
  ) throws -> Schedule {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: every), from: from, start: LocalDateTime(parsing: start),
      times: at.map { try TimesOfDay(parsing: $0) })
    return Schedule(
      rule: .repeating(cadence), zone: zone, horizonSeconds: horizon, isInDays: isInDays,
      season: try Season(parsing: season))
  }

  @Test(arguments: [
    ("feb", "2024-02-29", true), ("feb", "2023-03-01", false),
    ("1 nov-28 feb", "2024-02-29", false),
    ("29 feb-3 mar", "2023-02-28", true), ("29 feb-3 mar", "2024-02-28", false),
    ("nov-feb", "2024-02-29", true), ("nov-feb", "2024-03-01", false),
    ("nov-feb", "2024-12-31", true), ("15 dec-15 jan", "2024-01-15", true),
    ("15 dec-15 jan", "2024-01-16", false), ("24 dec", "2024-12-24", true),
    ("24 dec", "2024-12-25", false), ("mar-feb", "2024-07-01", true),
  ])
  func `a season has its first and its last day`(
    season: String, day: String, isInSeason: Bool
  ) throws {
    let number = try LocalDateTime(parsing: day + "T00:00").daysSinceEpoch
    #expect(try Season(parsing: season).contains(number) == isInSeason)
  }

  @Test
  func `parts without a day between them are one season, and the whole year never ends`() throws {
    let season = try Season(parsing: "mar-may,jun-aug")
    let may = try LocalDateTime(parsing: "2026-05-31T00:00").daysSinceEpoch
    #expect(season.lastDay(from: may) == may + 92)
    #expect(season.firstDay(upTo: may + 1) == may - 91)
    for text in ["jan-dec", "mar-feb", "jan-jun,jul-dec", "15 mar-14 mar"] {
      let whole = try Season(parsing: text)
      #expect(whole.lastDay(from: may) == nil && whole.firstDay(after: may) == nil)
      let schedule = try Self.schedule("2w", text)
      let done = try instant("2026-05-01T10:00:00Z")
      let year = Schedule(rule: schedule.rule, zone: Self.zone)
      #expect(
        schedule.countdown(at: .completed(done)) == year.countdown(at: .completed(done)))
      #expect(schedule.carried(from: .completed(done), now: .distantFuture) == nil)
    }
  }

  @Test(arguments: [
    // The due moment, at its own time of day; and when it opens.
    (
      "2w", "apr-oct", "2026-10-20T08:30:15Z", "2027-04-01T10:30:15+02:00",
      "2027-04-01T00:00:00+02:00"
    ),
    (
      "2w", "apr-oct", "2026-10-17T08:00:00Z", "2026-10-31T10:00:00+01:00",
      "2026-10-30T10:00:00+01:00"
    ),
    (
      "36h", "apr-oct", "2026-10-31T08:00:00Z", "2027-04-01T21:00:00+02:00",
      "2027-04-01T00:00:00+02:00"
    ),
    (
      "1w", "apr-oct", "2027-03-27T08:00:00Z", "2027-04-03T09:00:00+02:00",
      "2027-04-02T09:00:00+02:00"
    ),
    (
      "6d", "apr-oct", "2027-03-26T08:00:00Z", "2027-04-01T09:00:00+02:00",
      "2027-04-01T00:00:00+02:00"
    ),
    (
      "2-6w", "apr-oct", "2026-10-01T08:00:00Z", "2027-04-01T10:00:00+02:00",
      "2026-10-15T10:00:00+02:00"
    ),
    (
      "5-6w", "apr-oct", "2026-10-01T08:00:00Z", "2027-04-01T10:00:00+02:00",
      "2027-04-01T00:00:00+02:00"
    ),
    (
      "4-8mo", "apr-oct", "2026-10-01T08:00:00Z", "2027-06-01T10:00:00+02:00",
      "2027-04-01T00:00:00+02:00"
    ),
  ])
  func `what is due out of season is due with the next one`(
    every: String, season: String, done: String, due: String, opens: String
  ) throws {
    let schedule = try Self.schedule(every, season)
    let countdown = try #require(schedule.countdown(at: .completed(instant(done))))
    #expect(text(countdown.due, in: Self.zone) == due)
    #expect(text(countdown.opens, in: Self.zone) == opens)
  }

  @Test
  func `the border is the midnight of the zone, also where the clock skips it`() throws {
    let beirut = try timeZone("Asia/Beirut")
    let schedule = Schedule(
      rule: .once(due: nil), zone: beirut, season: try Season(parsing: "29 mar-apr"))
    let countdown = schedule.countdown(at: .beginning)
    // On 29 March 2026 the day begins at 01:00.
    let first = try instant("2026-03-28T22:00:00Z")
    #expect(schedule.phase(of: countdown, at: first.addingTimeInterval(-1)) == .resting)
    #expect(schedule.phase(of: countdown, at: first) == .open)
    #expect(schedule.restEnd(at: first.addingTimeInterval(-1)) == first)
    #expect(schedule.restEnd(at: first) == nil)
  }

  @Test(arguments: [
    ("1y on 24 dec", "apr-oct", true), ("1y on 24 dec", "dec", false),
    ("1mo on first mon", "24 dec", true), ("1mo on 31", "feb", false),
    ("1y on fifth mon of feb", "feb", false), ("2y on fifth mon of feb", "mar", true),
  ])
  func `a rule that is never due in season has no occurrence`(
    every: String, season: String, isEmpty: Bool
  ) throws {
    #expect(try Self.schedule(every, season, from: .start).hasNoOccurrence == isEmpty)
  }

  @Test
  func `hours from done are left out up to an instant as they come one by one`() throws {
    let schedule = try Self.schedule("7h", "apr-oct,dec")
    let done = try instant("2026-10-20T05:00:00Z")
    for day in [3.0, 11.5, 30, 55, 80, 200] {
      let target = done.addingTimeInterval(day * 86_400)
      let slow = schedule.coming(from: .completed(done), now: done)
      var fast = slow
      fast.skip(to: target)
      let wanted = try #require(slow.first { $0.due ?? .distantFuture >= target }?.due)
      #expect(try #require(fast.next()?.due) == wanted)
    }
  }

  @Test
  func `several times a day keep to the season`() throws {
    let schedule = try Self.schedule(
      "1d", "apr-oct", from: .start, start: "2026-10-30T00:00", at: "8:00,20:00")
    let dues = schedule.upcoming(6, from: .beginning, now: .distantPast).map {
      text($0.due, in: Self.zone) ?? ""
    }
    #expect(
      dues == [
        "2026-10-30T08:00:00+01:00", "2026-10-30T20:00:00+01:00", "2026-10-31T08:00:00+01:00",
        "2026-10-31T20:00:00+01:00", "2027-04-01T08:00:00+02:00", "2027-04-01T20:00:00+02:00",
      ])
  }
}
