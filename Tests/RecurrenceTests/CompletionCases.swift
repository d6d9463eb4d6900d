import Recurrence

/// Cases with instants computed independently by Python's zoneinfo.
extension ScheduleCase {
  /// Countdowns from done: what follows from a completion, or from the start.
  static let completions: [ScheduleCase] = [
    ScheduleCase(
      "never done counts from the start", "2w", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", now: "2026-01-06T00:00:00+01:00",
      opens: "2026-01-18T09:00:00+01:00", due: "2026-01-19T09:00:00+01:00"),
    ScheduleCase(
      "never done and overdue stays where it was", "2w", .done, "Europe/Berlin",
      start: "2016-01-05T09:00", now: "2026-01-06T00:00:00+01:00",
      opens: "2016-01-18T09:00:00+01:00", due: "2016-01-19T09:00:00+01:00"),
    ScheduleCase(
      "a completion starts anew with its own time", "2w", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", completed: "2026-02-01T21:17:00+01:00",
      now: "2026-02-01T21:17:00+01:00", opens: "2026-02-14T21:17:00+01:00",
      due: "2026-02-15T21:17:00+01:00"),
    ScheduleCase(
      "a completion on 31 January leads to 28 February", "1mo", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", completed: "2026-01-31T10:00:00+01:00",
      now: "2026-02-01T00:00:00+01:00", opens: "2026-02-27T10:00:00+01:00",
      due: "2026-02-28T10:00:00+01:00"),
    ScheduleCase(
      "and from there to 28 March", "1mo", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      completed: "2026-02-28T10:00:00+01:00", now: "2026-03-01T00:00:00+01:00",
      opens: "2026-03-27T10:00:00+01:00", due: "2026-03-28T10:00:00+01:00"),
    ScheduleCase(
      "a year from a leap day", "1y", .done, "Europe/Berlin", start: "2024-01-05T09:00",
      completed: "2024-02-29T10:00:00+01:00", now: "2024-03-01T00:00:00+01:00",
      opens: "2025-02-27T10:00:00+01:00", due: "2025-02-28T10:00:00+01:00"),
    ScheduleCase(
      "52 weeks are not a year", "52w", .done, "Europe/Berlin", start: "2024-01-05T09:00",
      completed: "2024-02-29T10:00:00+01:00", now: "2024-03-01T00:00:00+01:00",
      opens: "2025-02-26T10:00:00+01:00", due: "2025-02-27T10:00:00+01:00"),
    ScheduleCase(
      "the cat's window", "10-14w", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      completed: "2026-02-01T21:17:00+01:00", now: "2026-02-01T21:17:00+01:00",
      opens: "2026-04-12T21:17:00+02:00", due: "2026-05-10T21:17:00+02:00"),
    ScheduleCase(
      "a window from the start", "10-14w", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      now: "2026-01-06T00:00:00+01:00", opens: "2026-03-16T09:00:00+01:00",
      due: "2026-04-13T09:00:00+02:00"),
    ScheduleCase(
      "a first moment is due before any completion", "10-14w", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", first: "2026-06-01T18:00", now: "2026-01-06T00:00:00+01:00",
      opens: "2026-05-04T18:00:00+02:00", due: "2026-06-01T18:00:00+02:00"),
    ScheduleCase(
      "a first moment without a window", "1mo", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", first: "2026-01-20T18:00", now: "2026-01-06T00:00:00+01:00",
      opens: "2026-01-19T18:00:00+01:00", due: "2026-01-20T18:00:00+01:00"),
    ScheduleCase(
      "a first moment no longer matters after a completion", "1mo", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", first: "2026-01-20T18:00",
      completed: "2026-01-18T08:00:00+01:00", now: "2026-01-21T00:00:00+01:00",
      opens: "2026-02-17T08:00:00+01:00", due: "2026-02-18T08:00:00+01:00"),
    ScheduleCase(
      "a window counted back from a first moment clamps once", "1-2mo", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", first: "2026-04-30T18:00", now: "2026-01-06T00:00:00+01:00",
      opens: "2026-03-30T18:00:00+02:00", due: "2026-04-30T18:00:00+02:00"),
    ScheduleCase(
      "a pinned time holds for opens and due", "10-14w", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", at: "08:30", completed: "2026-02-01T21:17:00+01:00",
      now: "2026-02-01T21:17:00+01:00", opens: "2026-04-12T08:30:00+02:00",
      due: "2026-05-10T08:30:00+02:00"),
    ScheduleCase(
      "a pinned time holds from the start on", "3d", .done, "Europe/Berlin",
      start: "2026-01-05T22:00", at: "08:30", now: "2026-01-05T22:00:00+01:00",
      opens: "2026-01-07T08:30:00+01:00", due: "2026-01-08T08:30:00+01:00"),
    ScheduleCase(
      "a pinned time does not hold for hours of a minimum", "12h-2d", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", at: "08:30", completed: "2026-02-01T21:17:00+01:00",
      now: "2026-02-01T21:17:00+01:00", opens: "2026-02-02T09:17:00+01:00",
      due: "2026-02-03T08:30:00+01:00"),
    ScheduleCase(
      "a pinned time clamps with its month", "1mo", .done, "America/New_York",
      start: "2026-01-05T09:00", at: "00:05", completed: "2026-03-31T23:59:59-04:00",
      now: "2026-03-31T23:59:59-04:00", opens: "2026-04-29T00:05:00-04:00",
      due: "2026-04-30T00:05:00-04:00"),
    ScheduleCase(
      "twelve hours over the end of summer time", "12h", .done, "Europe/Berlin",
      start: "2026-10-01T09:00", completed: "2026-10-24T20:00:00+02:00",
      now: "2026-10-24T20:00:00+02:00", opens: "2026-10-24T08:00:00+02:00",
      due: "2026-10-25T07:00:00+01:00"),
    ScheduleCase(
      "a day over the end of summer time is 25 hours", "1d", .done, "Europe/Berlin",
      start: "2026-10-01T09:00", completed: "2026-10-24T20:00:00+02:00",
      now: "2026-10-24T20:00:00+02:00", opens: "2026-10-24T21:00:00+02:00",
      due: "2026-10-25T20:00:00+01:00"),
    ScheduleCase(
      "done in the second pass, a day later is once", "1d", .done, "Europe/Berlin",
      start: "2026-10-01T09:00", completed: "2026-10-25T02:30:00+01:00",
      now: "2026-10-25T02:30:00+01:00", opens: "2026-10-25T02:30:00+01:00",
      due: "2026-10-26T02:30:00+01:00"),
    ScheduleCase(
      "done the day before, due in the first pass", "1d", .done, "America/New_York",
      start: "2026-10-01T09:00", completed: "2026-10-31T01:30:00-04:00",
      now: "2026-10-31T01:30:00-04:00", opens: "2026-10-31T01:30:00-04:00",
      due: "2026-11-01T01:30:00-04:00"),
    ScheduleCase(
      "done the day before, due in the gap", "1d", .done, "America/New_York",
      start: "2026-03-01T09:00", completed: "2026-03-07T02:30:00-05:00",
      now: "2026-03-07T02:30:00-05:00", opens: "2026-03-07T02:30:00-05:00",
      due: "2026-03-08T03:30:00-04:00"),
    ScheduleCase(
      "Apia: due on the day that does not exist", "1w", .done, "Pacific/Apia",
      start: "2011-12-01T09:00", completed: "2011-12-23T08:00:00-10:00",
      now: "2011-12-23T08:00:00-10:00", opens: "2011-12-29T08:00:00-10:00",
      due: "2011-12-31T08:00:00+14:00"),
    ScheduleCase(
      "Apia: opens on the day that does not exist", "1-2w", .done, "Pacific/Apia",
      start: "2011-12-01T09:00", completed: "2011-12-23T08:00:00-10:00",
      now: "2011-12-23T08:00:00-10:00", opens: "2011-12-31T08:00:00+14:00",
      due: "2012-01-06T08:00:00+14:00"),
    ScheduleCase(
      "Santiago: due at the midnight that does not exist", "1w", .done, "America/Santiago",
      start: "2026-08-01T00:00", completed: "2026-08-30T00:00:00-04:00",
      now: "2026-08-30T00:00:00-04:00", opens: "2026-09-05T00:00:00-04:00",
      due: "2026-09-06T01:00:00-03:00"),
    ScheduleCase(
      "due exactly at the end", "1w", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      end: "2026-01-19T09:00", completed: "2026-01-12T09:00:00+01:00",
      now: "2026-01-12T09:00:00+01:00", opens: "2026-01-18T09:00:00+01:00",
      due: "2026-01-19T09:00:00+01:00"),
    ScheduleCase(
      "due a second after the end", "1w", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      end: "2026-01-19T09:00", completed: "2026-01-12T09:00:01+01:00",
      now: "2026-01-12T09:00:01+01:00"),
    ScheduleCase(
      "100 years after a completion", "100y", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      completed: "2026-01-12T09:00:01+01:00", now: "2026-01-12T09:00:01+01:00",
      opens: "2126-01-11T09:00:01+01:00", due: "2126-01-12T09:00:01+01:00"),
    ScheduleCase(
      "1200 months are 100 years", "1200mo", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      completed: "2026-01-12T09:00:01+01:00", now: "2026-01-12T09:00:01+01:00",
      opens: "2126-01-11T09:00:01+01:00", due: "2126-01-12T09:00:01+01:00"),
  ]
}
