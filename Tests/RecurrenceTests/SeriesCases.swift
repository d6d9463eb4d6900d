import Recurrence

/// Cases with instants computed independently by Python's zoneinfo.
extension ScheduleCase {
  /// Countdowns from start: what is pending after `now`.
  static let series: [ScheduleCase] = [
    ScheduleCase(
      "the 31st becomes the 30th in April", "1mo", .start, "Europe/Berlin",
      start: "2025-01-31T09:00", now: "2025-04-01T00:00:00+02:00",
      opens: "2025-04-29T09:00:00+02:00", due: "2025-04-30T09:00:00+02:00"),
    ScheduleCase(
      "the 31st is back in May after April", "1mo", .start, "Europe/Berlin",
      start: "2025-01-31T09:00", now: "2025-04-30T09:00:00+02:00",
      opens: "2025-05-30T09:00:00+02:00", due: "2025-05-31T09:00:00+02:00"),
    ScheduleCase(
      "the 30th becomes the 28th in February only", "1mo", .start, "Europe/Berlin",
      start: "2024-11-30T18:00", now: "2025-02-01T00:00:00+01:00",
      opens: "2025-02-27T18:00:00+01:00", due: "2025-02-28T18:00:00+01:00"),
    ScheduleCase(
      "every two months from 31 December meets February", "2mo", .start, "Europe/Berlin",
      start: "2024-12-31T08:00", now: "2025-01-31T00:00:00+01:00",
      opens: "2025-02-27T08:00:00+01:00", due: "2025-02-28T08:00:00+01:00"),
    ScheduleCase(
      "a leap day is kept every four years", "4y", .start, "UTC", start: "2024-02-29T12:00",
      now: "2027-12-31T00:00:00Z", opens: "2028-02-28T12:00:00Z", due: "2028-02-29T12:00:00Z"),
    ScheduleCase(
      "1900 was no leap year, 2000 was", "20y", .start, "UTC", start: "1980-02-29T12:00",
      now: "1999-01-01T00:00:00Z", opens: "2000-02-28T12:00:00Z", due: "2000-02-29T12:00:00Z"),
    ScheduleCase(
      "2100 is no leap year, 2104 is", "4y", .start, "UTC", start: "2096-02-29T12:00",
      now: "2100-02-28T12:00:00Z", opens: "2104-02-28T12:00:00Z", due: "2104-02-29T12:00:00Z"),
    ScheduleCase(
      "100 years clamp a leap day", "100y", .start, "Europe/Berlin", start: "2000-02-29T09:00",
      now: "2026-01-01T00:00:00+01:00", opens: "2100-02-27T09:00:00+01:00",
      due: "2100-02-28T09:00:00+01:00"),
    ScheduleCase(
      "100 years in weeks", "5218w", .start, "Europe/Berlin", start: "2000-02-29T09:00",
      now: "2026-01-01T00:00:00+01:00", opens: "2100-03-01T09:00:00+01:00",
      due: "2100-03-02T09:00:00+01:00"),
    ScheduleCase(
      "100 years in hours", "876600h", .start, "Europe/Berlin", start: "2000-02-29T09:00",
      now: "2026-01-01T00:00:00+01:00", opens: "2100-02-28T09:00:00+01:00",
      due: "2100-03-01T09:00:00+01:00"),
    ScheduleCase(
      "after 2037 there is still summer time", "1d", .start, "Europe/Berlin",
      start: "2020-01-01T09:00", now: "2060-07-01T12:00:00+02:00",
      opens: "2060-07-01T09:00:00+02:00", due: "2060-07-02T09:00:00+02:00"),
    ScheduleCase(
      "after 2037 there is still winter time", "1w", .start, "America/New_York",
      start: "2020-01-01T09:00", now: "2075-12-30T00:00:00-05:00",
      opens: "2075-12-31T09:00:00-05:00", due: "2076-01-01T09:00:00-05:00"),
    ScheduleCase(
      "strictly later: now on the occurrence gives the next", "1w", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", now: "2026-01-19T09:00:00+01:00",
      opens: "2026-01-25T09:00:00+01:00", due: "2026-01-26T09:00:00+01:00"),
    ScheduleCase(
      "a second before the occurrence gives it", "1w", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", now: "2026-01-19T08:59:59+01:00",
      opens: "2026-01-18T09:00:00+01:00", due: "2026-01-19T09:00:00+01:00"),
    ScheduleCase(
      "a start in the future is not due itself", "1w", .start, "Europe/Berlin",
      start: "2027-01-04T09:00", now: "2026-01-01T00:00:00+01:00",
      opens: "2027-01-10T09:00:00+01:00", due: "2027-01-11T09:00:00+01:00"),
    ScheduleCase(
      "a first moment is due itself", "1w", .start, "Europe/Berlin", start: "2026-01-05T09:00",
      first: "2026-02-10T07:30", now: "2026-01-06T00:00:00+01:00",
      opens: "2026-02-09T07:30:00+01:00", due: "2026-02-10T07:30:00+01:00"),
    ScheduleCase(
      "a first moment anchors all that follow", "1mo", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", first: "2026-01-31T07:30", now: "2026-03-01T00:00:00+01:00",
      opens: "2026-03-30T07:30:00+02:00", due: "2026-03-31T07:30:00+02:00"),
    ScheduleCase(
      "a first moment in the past is followed by its series", "10d", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", first: "2026-01-01T00:00", now: "2026-06-01T00:00:00+02:00",
      opens: "2026-06-09T00:00:00+02:00", due: "2026-06-10T00:00:00+02:00"),
    ScheduleCase(
      "a pinned time replaces that of the start", "1d", .start, "Europe/Berlin",
      start: "2026-01-05T22:00", at: "07:15", now: "2026-01-06T12:00:00+01:00",
      opens: "2026-01-06T07:15:00+01:00", due: "2026-01-07T07:15:00+01:00"),
    ScheduleCase(
      "a pinned time is not due on the day of the start", "1d", .start, "Europe/Berlin",
      start: "2026-01-05T06:00", at: "07:15", now: "2026-01-05T06:30:00+01:00",
      opens: "2026-01-05T07:15:00+01:00", due: "2026-01-06T07:15:00+01:00"),
    ScheduleCase(
      "a pinned time replaces that of the first moment", "1w", .start, "Europe/Berlin",
      start: "2026-01-05T06:00", first: "2026-01-08T20:00", at: "07:15",
      now: "2026-01-05T06:30:00+01:00", opens: "2026-01-07T07:15:00+01:00",
      due: "2026-01-08T07:15:00+01:00"),
    ScheduleCase(
      "a pinned time in the gap moves forward", "1w", .start, "Europe/Berlin",
      start: "2026-03-01T12:00", at: "02:45", now: "2026-03-28T12:00:00+01:00",
      opens: "2026-03-28T02:45:00+01:00", due: "2026-03-29T03:45:00+02:00"),
    ScheduleCase(
      "the end is inclusive", "1w", .start, "Europe/Berlin", start: "2026-01-05T09:00",
      end: "2026-01-19T09:00", now: "2026-01-12T09:00:00+01:00",
      opens: "2026-01-18T09:00:00+01:00", due: "2026-01-19T09:00:00+01:00"),
    ScheduleCase(
      "one second less and the end comes first", "1w", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", end: "2026-01-19T08:59:59", now: "2026-01-12T09:00:00+01:00"),
    ScheduleCase(
      "an end long ago finishes the series", "1d", .start, "Europe/Berlin",
      start: "2016-01-05T09:00", end: "2016-02-01T00:00", now: "2026-01-12T09:00:00+01:00"),
    ScheduleCase(
      "Lord Howe: half an hour is missing", "1d", .start, "Australia/Lord_Howe",
      start: "2026-09-28T02:10", now: "2026-10-03T12:00:00+10:30",
      opens: "2026-10-03T02:10:00+10:30", due: "2026-10-04T02:40:00+11:00"),
    ScheduleCase(
      "Lord Howe: half an hour comes twice", "1w", .start, "Australia/Lord_Howe",
      start: "2026-03-22T01:40", now: "2026-04-04T12:00:00+11:00",
      opens: "2026-04-04T01:40:00+11:00", due: "2026-04-05T01:40:00+11:00"),
    ScheduleCase(
      "Lord Howe: between the two passes today is over", "1d", .start, "Australia/Lord_Howe",
      start: "2026-03-22T01:40", now: "2026-04-05T01:35:00+10:30",
      opens: "2026-04-05T01:40:00+10:30", due: "2026-04-06T01:40:00+10:30"),
    ScheduleCase(
      "Casablanca: the clock goes back for Ramadan", "1d", .start, "Africa/Casablanca",
      start: "2026-01-01T02:30", now: "2026-02-14T12:00:00+01:00",
      opens: "2026-02-14T02:30:00+01:00", due: "2026-02-15T02:30:00+01:00"),
    ScheduleCase(
      "Casablanca: the clock goes forward after Ramadan", "1d", .start, "Africa/Casablanca",
      start: "2026-01-01T02:30", now: "2026-03-21T12:00:00+00:00", opens: "2026-03-21T02:30:00Z",
      due: "2026-03-22T03:30:00+01:00"),
    ScheduleCase(
      "Apia: the skipped day becomes the next", "1w", .start, "Pacific/Apia",
      start: "2011-12-16T09:00", now: "2011-12-29T12:00:00-10:00",
      opens: "2011-12-29T09:00:00-10:00", due: "2011-12-31T09:00:00+14:00"),
    ScheduleCase(
      "Apia: once that day is over the series goes on", "1d", .start, "Pacific/Apia",
      start: "2011-12-16T09:00", now: "2011-12-31T09:00:00+14:00",
      opens: "2011-12-31T09:00:00+14:00", due: "2012-01-01T09:00:00+14:00"),
    ScheduleCase(
      "Apia: hours do not notice the skipped day", "24h", .start, "Pacific/Apia",
      start: "2011-12-28T09:00", now: "2011-12-29T09:00:00-10:00",
      opens: "2011-12-29T09:00:00-10:00", due: "2011-12-31T09:00:00+14:00"),
    ScheduleCase(
      "Kiritimati: New Year's Eve 1994 did not exist", "1mo", .start, "Pacific/Kiritimati",
      start: "1994-10-31T18:00", now: "1994-12-01T00:00:00-10:00",
      opens: "1994-12-30T18:00:00-10:00", due: "1995-01-01T18:00:00+14:00"),
    ScheduleCase(
      "Kathmandu: a quarter of an hour", "2w", .start, "Asia/Kathmandu",
      start: "2026-01-01T23:45", now: "2026-02-01T00:00:00+05:45",
      opens: "2026-02-11T23:45:00+05:45", due: "2026-02-12T23:45:00+05:45"),
    ScheduleCase(
      "Kathmandu: the offset changed in 1986", "1d", .start, "Asia/Kathmandu",
      start: "1985-12-30T00:05", now: "1985-12-31T12:00:00+05:30",
      opens: "1985-12-31T00:05:00+05:30", due: "1986-01-01T00:20:00+05:45"),
    ScheduleCase(
      "Chatham: three quarters, and summer time", "1d", .start, "Pacific/Chatham",
      start: "2026-09-20T03:00", now: "2026-09-26T12:00:00+12:45",
      opens: "2026-09-26T03:00:00+12:45", due: "2026-09-27T04:00:00+13:45"),
    ScheduleCase(
      "Santiago: midnight is missing in spring", "1d", .start, "America/Santiago",
      start: "2026-09-01T00:00", now: "2026-09-05T12:00:00-04:00",
      opens: "2026-09-05T00:00:00-04:00", due: "2026-09-06T01:00:00-03:00"),
    ScheduleCase(
      "Santiago: the last hour of the day comes twice", "1d", .start, "America/Santiago",
      start: "2026-04-01T23:30", now: "2026-04-04T12:00:00-03:00",
      opens: "2026-04-03T23:30:00-03:00", due: "2026-04-04T23:30:00-03:00"),
    ScheduleCase(
      "Beirut: midnight is missing in spring", "1w", .start, "Asia/Beirut",
      start: "2026-03-01T00:00", now: "2026-03-28T12:00:00+02:00",
      opens: "2026-03-28T00:00:00+02:00", due: "2026-03-29T01:00:00+03:00"),
    ScheduleCase(
      "Beirut: midnight in autumn is once, 23:00 twice", "1d", .start, "Asia/Beirut",
      start: "2026-10-20T23:00", now: "2026-10-24T12:00:00+03:00",
      opens: "2026-10-23T23:00:00+03:00", due: "2026-10-24T23:00:00+03:00"),
    ScheduleCase(
      "Havana: midnight is missing in spring", "1d", .start, "America/Havana",
      start: "2026-03-01T00:15", now: "2026-03-07T12:00:00-05:00",
      opens: "2026-03-07T00:15:00-05:00", due: "2026-03-08T01:15:00-04:00"),
    ScheduleCase(
      "Havana: midnight comes twice in autumn", "1mo", .start, "America/Havana",
      start: "2026-10-01T00:00", now: "2026-10-15T12:00:00-04:00",
      opens: "2026-10-31T00:00:00-04:00", due: "2026-11-01T00:00:00-04:00"),
    ScheduleCase(
      "Cairo: midnight is missing since 2023", "1d", .start, "Africa/Cairo",
      start: "2026-04-01T00:30", now: "2026-04-23T12:00:00+02:00",
      opens: "2026-04-23T00:30:00+02:00", due: "2026-04-24T01:30:00+03:00"),
    ScheduleCase(
      "Troll: two hours are missing", "1d", .start, "Antarctica/Troll",
      start: "2026-03-01T01:30", now: "2026-03-28T12:00:00Z", opens: "2026-03-28T01:30:00Z",
      due: "2026-03-29T03:30:00+02:00"),
    ScheduleCase(
      "Pyongyang: half an hour before midnight is missing", "1d", .start, "Asia/Pyongyang",
      start: "2018-05-01T23:45", now: "2018-05-04T12:00:00+08:30",
      opens: "2018-05-03T23:45:00+08:30", due: "2018-05-05T00:15:00+09:00"),
    ScheduleCase(
      "Sao Paulo: no summer time since 2019", "1d", .start, "America/Sao_Paulo",
      start: "2018-01-01T00:00", now: "2019-11-02T12:00:00-03:00",
      opens: "2019-11-02T00:00:00-03:00", due: "2019-11-03T00:00:00-03:00"),
    ScheduleCase(
      "Sao Paulo: midnight was missing in 2018", "1d", .start, "America/Sao_Paulo",
      start: "2018-01-01T00:00", now: "2018-11-03T12:00:00-03:00",
      opens: "2018-11-03T00:00:00-03:00", due: "2018-11-04T01:00:00-02:00"),
    ScheduleCase(
      "Tehran: no summer time since 2022", "1d", .start, "Asia/Tehran",
      start: "2022-01-01T00:00", now: "2023-03-21T12:00:00+03:30",
      opens: "2023-03-21T00:00:00+03:30", due: "2023-03-22T00:00:00+03:30"),
    ScheduleCase(
      "New York: 02:30 is 03:30 once a year", "1y", .start, "America/New_York",
      start: "2025-03-08T02:30", now: "2026-01-01T00:00:00-05:00",
      opens: "2026-03-07T02:30:00-05:00", due: "2026-03-08T03:30:00-04:00"),
    ScheduleCase(
      "twelve hours are elapsed time when summer time begins", "12h", .start, "Europe/Berlin",
      start: "2026-03-28T12:00", now: "2026-03-29T01:00:00+01:00",
      opens: "2026-03-28T12:00:00+01:00", due: "2026-03-29T13:00:00+02:00"),
    ScheduleCase(
      "25 hours over the year 2026", "25h", .start, "America/New_York",
      start: "2026-01-01T00:00", now: "2026-11-01T12:00:00-05:00",
      opens: "2026-11-01T05:00:00-05:00", due: "2026-11-02T05:00:00-05:00"),
    ScheduleCase(
      "hours count from a start in the gap as shifted", "6h", .start, "Europe/Berlin",
      start: "2026-03-29T02:15", now: "2026-03-29T12:00:00+02:00",
      opens: "2026-03-28T14:15:00+01:00", due: "2026-03-29T15:15:00+02:00"),
    ScheduleCase(
      "a window from start opens after its minimum", "10-14w", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", now: "2026-01-05T09:00:00+01:00",
      opens: "2026-03-16T09:00:00+01:00", due: "2026-04-13T09:00:00+02:00"),
    ScheduleCase(
      "a window from start counts from the occurrence before", "10-14w", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", now: "2026-05-01T00:00:00+02:00",
      opens: "2026-06-22T09:00:00+02:00", due: "2026-07-20T09:00:00+02:00"),
    ScheduleCase(
      "a window in months does not clamp on the way", "1-2mo", .start, "Europe/Berlin",
      start: "2025-12-31T09:00", now: "2026-03-01T00:00:00+01:00",
      opens: "2026-03-31T09:00:00+02:00", due: "2026-04-30T09:00:00+02:00"),
    ScheduleCase(
      "a window of days in a month counts from the clamped day", "20d-1mo", .start,
      "Europe/Berlin", start: "2026-01-31T09:00", now: "2026-03-01T00:00:00+01:00",
      opens: "2026-03-20T09:00:00+01:00", due: "2026-03-31T09:00:00+02:00"),
    ScheduleCase(
      "a window of hours in days is elapsed time", "12h-1d", .start, "Europe/Berlin",
      start: "2026-03-27T20:00", now: "2026-03-28T22:00:00+01:00",
      opens: "2026-03-29T09:00:00+02:00", due: "2026-03-29T20:00:00+02:00"),
    ScheduleCase(
      "a window of days in hours opens on the wall clock", "1d-48h", .start, "Europe/Berlin",
      start: "2026-03-28T09:00", now: "2026-03-28T09:00:00+01:00",
      opens: "2026-03-29T09:00:00+02:00", due: "2026-03-30T10:00:00+02:00"),
    ScheduleCase(
      "a window that opens too late in a short month opens at due", "30d-1mo", .start,
      "Europe/Berlin", start: "2026-01-31T09:00", now: "2026-02-01T00:00:00+01:00",
      opens: "2026-02-28T09:00:00+01:00", due: "2026-02-28T09:00:00+01:00"),
    ScheduleCase(
      "a window before a first moment counts back from it", "10-14w", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", first: "2026-06-01T18:00", now: "2026-01-06T00:00:00+01:00",
      opens: "2026-05-04T18:00:00+02:00", due: "2026-06-01T18:00:00+02:00"),
  ]
}
