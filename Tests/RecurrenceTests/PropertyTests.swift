import Foundation
import Recurrence
import Testing

/// Properties of every rule, on a grid of rules, zones and instants.
struct PropertyTests {
  private static let periods = [
    "1h", "7h", "24h", "1000h", "1d", "10d", "1w", "52w", "1mo", "13mo", "1y", "4y", "100y",
  ]
  private static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca",
    "Pacific/Apia", "Asia/Kathmandu", "America/Santiago", "Asia/Beirut", "America/Havana",
  ]
  private static let starts = [
    "1999-12-31T23:59", "2004-02-29T00:00", "2011-12-30T09:00", "2024-01-31T02:30",
    "2026-03-29T02:30", "2090-08-31T12:00",
  ]
  private static let instants = [
    "1990-01-01T00:00:00Z", "2011-12-30T10:00:00Z", "2026-03-29T01:00:00Z",
    "2026-10-25T00:30:00Z", "2026-11-01T05:30:00Z", "2048-02-29T12:34:56Z",
    "2101-01-01T00:00:00Z",
  ]

  @Test(arguments: periods)
  func `every schedule from start goes strictly later than now, and by no more than one`(
    every: String
  ) throws {
    for zone in Self.zones {
      for start in Self.starts {
        let schedule = try Schedule.sample(every, .start, zone: zone, start: start)
        for now in try Self.instants.map(instant) {
          guard case .occurrence(let number) = schedule.initialState(now: now) else {
            Issue.record("no occurrence")
            continue
          }
          let due = try #require(schedule.countdown(at: .occurrence(number))?.due)
          #expect(due > now)
          if number > 1 {
            let before = try #require(schedule.countdown(at: .occurrence(number - 1))?.due)
            #expect(before <= now)
          }
        }
      }
    }
  }

  @Test(arguments: periods)
  func `every schedule from start leads strictly on with each done, and never opens after due`(
    every: String
  ) throws {
    for zone in Self.zones {
      for start in Self.starts {
        let schedule = try Schedule.sample(every, .start, zone: zone, start: start)
        let dues = schedule.upcoming(12, from: .occurrence(1), now: .distantPast)
        for (countdown, next) in zip(dues, dues.dropFirst()) {
          let due = try #require(countdown.due)
          let following = try #require(next.due)
          let opens = try #require(next.opens)
          #expect(due < following)
          #expect(opens <= following)
        }
      }
    }
  }

  @Test
  func `every schedule from done is due after the completion and on the same time of day`() throws {
    for zone in Self.zones {
      for every in Self.periods {
        let schedule = try Schedule.sample(every, zone: zone, start: "1990-01-01T00:00")
        for completed in try Self.instants.map(instant) {
          let due = try #require(schedule.countdown(at: .completed(completed))?.due)
          #expect(due > completed)
        }
      }
    }
  }

  @Test(arguments: zones)
  func `every schedule takes twelve months for a year, but 52 weeks for less`(zone: String) throws {
    let now = try instant("2031-05-05T00:00:00Z")
    for start in Self.starts {
      for mode in ResetMode.allCases {
        let months = try Schedule.sample("12mo", mode, zone: zone, start: start)
        let year = try Schedule.sample("1y", mode, zone: zone, start: start)
        #expect(
          months.upcoming(9, from: months.initialState(now: now), now: now)
            == year.upcoming(9, from: year.initialState(now: now), now: now))
      }
      let weeks = try Schedule.sample("52w", .start, zone: zone, start: start)
      let year = try Schedule.sample("1y", .start, zone: zone, start: start)
      #expect(weeks.countdown(at: .occurrence(1)) != year.countdown(at: .occurrence(1)))
    }
  }

  @Test(arguments: zones)
  func `every schedule keeps hours exactly apart, whatever the clock does`(zone: String) throws {
    for every in [1, 7, 24, 25, 1000] {
      let schedule = try Schedule.sample("\(every)h", .start, zone: zone, start: "2010-01-31T02:30")
      let now = try instant("2011-12-29T00:00:00Z")
      let dues = schedule.upcoming(60, from: schedule.initialState(now: now), now: now)
        .compactMap(\.due)
      #expect(
        zip(dues, dues.dropFirst()).allSatisfy {
          $1.timeIntervalSince($0) == Double(every) * 3600
        })
      let done = try Schedule.sample("\(every)h", zone: zone)
      let completed = now.addingTimeInterval(0.125)
      let due = try #require(done.countdown(at: .completed(completed))?.due)
      #expect(due.timeIntervalSince(completed) == Double(every) * 3600)
    }
  }

  @Test(arguments: zones)
  func `every schedule keeps the anchor's day and time wherever they exist`(zone: String) throws {
    let zone = try timeZone(zone)
    let schedule = try Schedule.sample(
      "1mo", .start, zone: zone.identifier, start: "2010-01-31T12:15")
    for number in 1...1400 {
      let due = try #require(schedule.countdown(at: .occurrence(number))?.due)
      let local = LocalDateTime(due, in: zone)
      #expect(local.day == 31 || local.addingDays(1).day == 1)
      #expect(local.hour == 12 && local.minute == 15)
    }
  }

  @Test
  func
    `every schedule keeps a fraction of a second of the completion, unless the time of day is pinned`()
    throws
  {
    let completed = try instant("2026-01-05T08:00:00Z").addingTimeInterval(0.25)
    let free = try Schedule.sample("1w").countdown(at: .completed(completed))
    #expect(free?.due == (try instant("2026-01-12T08:00:00Z").addingTimeInterval(0.25)))
    let pinned = try Schedule.sample("1w", at: "10:00").countdown(at: .completed(completed))
    #expect(pinned?.due == (try instant("2026-01-12T09:00:00Z")))
  }

  @Test(arguments: periods)
  func `every schedule ends with year 9999, and no number is too large for it`(every: String) throws
  {
    let schedule = try Schedule.sample(every, .start, start: "9899-12-31T23:59")
    #expect(schedule.countdown(at: .occurrence(.max)) == nil)
    #expect(schedule.countdown(at: .occurrence(.min)) == schedule.countdown(at: .occurrence(1)))
    for now in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300)] {
      for mode in ResetMode.allCases {
        let schedule = try Schedule.sample(every, mode, start: "9998-12-31T23:59")
        let state = schedule.initialState(now: now)
        _ = schedule.countdown(at: state)
        _ = schedule.missedCount(at: state, now: now)
        _ = schedule.state(afterSkipFrom: state, now: now)
        _ = schedule.upcoming(3, from: state, now: now)
      }
    }
  }

  @Test
  func `every schedule does not care about the time zone of the process`() throws {
    let rows = ScheduleCase.series + ScheduleCase.completions + ScheduleCase.steps
    let old = NSTimeZone.default
    defer { NSTimeZone.default = old }
    for name in ["Pacific/Apia", "America/St_Johns"] {
      NSTimeZone.default = try timeZone(name)
      for row in rows {
        let schedule = try row.schedule()
        #expect(
          text(schedule.countdown(at: try row.state())?.due, in: schedule.zone) == row.due)
      }
    }
  }
}
