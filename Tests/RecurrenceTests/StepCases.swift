import Recurrence

/// Cases with instants computed independently by Python's zoneinfo.
extension ScheduleCase {
  /// The results of `done` and `skip`.
  static let steps: [ScheduleCase] = [
    ScheduleCase(
      "done early uses the occurrence up", "1mo", .start, "Europe/Berlin",
      start: "2026-01-31T09:00", pending: "2026-02-01T00:00:00+01:00", step: .done,
      now: "2026-02-20T12:00:00+01:00", opens: "2026-03-30T09:00:00+02:00",
      due: "2026-03-31T09:00:00+02:00"),
    ScheduleCase(
      "done at the very moment goes to the next", "1d", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", pending: "2026-01-05T10:00:00+01:00", step: .done,
      now: "2026-01-06T09:00:00+01:00", opens: "2026-01-06T09:00:00+01:00",
      due: "2026-01-07T09:00:00+01:00"),
    ScheduleCase(
      "done after ten years leaves no backlog", "1d", .start, "Europe/Berlin",
      start: "2016-01-05T09:00", pending: "2016-01-05T10:00:00+01:00", step: .done,
      now: "2026-01-06T10:00:00+01:00", opens: "2026-01-06T09:00:00+01:00",
      due: "2026-01-07T09:00:00+01:00"),
    ScheduleCase(
      "skipped early uses the occurrence up", "1w", .start, "Europe/Berlin",
      start: "2026-01-05T09:00", pending: "2026-01-06T00:00:00+01:00", step: .skip,
      now: "2026-01-10T09:00:00+01:00", opens: "2026-01-18T09:00:00+01:00",
      due: "2026-01-19T09:00:00+01:00"),
    ScheduleCase(
      "skipped late goes to the first in the future", "10-14w", .start, "Europe/Berlin",
      start: "2020-01-06T09:00", pending: "2020-01-07T00:00:00+01:00", step: .skip,
      now: "2026-01-10T09:00:00+01:00", opens: "2026-02-09T09:00:00+01:00",
      due: "2026-03-09T09:00:00+01:00"),
    ScheduleCase(
      "done over the end finishes", "1w", .start, "Europe/Berlin", start: "2026-01-05T09:00",
      end: "2026-01-18T00:00", pending: "2026-01-06T00:00:00+01:00", step: .done,
      now: "2026-01-10T09:00:00+01:00"),
    ScheduleCase(
      "Apia: done before the skipped day goes past it", "1d", .start, "Pacific/Apia",
      start: "2011-12-16T09:00", pending: "2011-12-29T10:00:00-10:00", step: .done,
      now: "2011-12-29T12:00:00-10:00", opens: "2011-12-31T09:00:00+14:00",
      due: "2012-01-01T09:00:00+14:00"),
    ScheduleCase(
      "hours: done early in the second pass", "1h", .start, "America/New_York",
      start: "2026-11-01T00:30", pending: "2026-11-01T01:00:00-05:00", step: .done,
      now: "2026-11-01T01:10:00-05:00", opens: "2026-10-31T03:30:00-04:00",
      due: "2026-11-01T02:30:00-05:00"),
    ScheduleCase(
      "done early moves the future to an earlier time", "14w", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", step: .done, now: "2026-02-01T11:11:00+01:00",
      opens: "2026-05-09T11:11:00+02:00", due: "2026-05-10T11:11:00+02:00"),
    ScheduleCase(
      "done late moves the future to a later time", "14w", .done, "Europe/Berlin",
      start: "2016-01-05T09:00", step: .done, now: "2026-02-01T11:11:00+01:00",
      opens: "2026-05-09T11:11:00+02:00", due: "2026-05-10T11:11:00+02:00"),
    ScheduleCase(
      "skipped before due counts from due", "10-14w", .done, "Europe/Berlin",
      start: "2026-01-05T09:00", step: .skip, now: "2026-02-01T11:11:00+01:00",
      opens: "2026-06-22T09:00:00+02:00", due: "2026-07-20T09:00:00+02:00"),
    ScheduleCase(
      "skipped after due counts from now", "10-14w", .done, "Europe/Berlin",
      start: "2016-01-05T09:00", step: .skip, now: "2026-02-01T11:11:00+01:00",
      opens: "2026-04-12T11:11:00+02:00", due: "2026-05-10T11:11:00+02:00"),
    ScheduleCase(
      "skipped before due with a pinned time", "1mo", .done, "Europe/Berlin",
      start: "2026-01-31T22:00", at: "07:15", step: .skip, now: "2026-02-01T11:11:00+01:00",
      opens: "2026-03-27T07:15:00+01:00", due: "2026-03-28T07:15:00+01:00"),
    ScheduleCase(
      "skipped in the second pass", "1h", .done, "Europe/Berlin", start: "2026-10-25T00:30",
      step: .skip, now: "2026-10-25T02:45:00+01:00", opens: "2026-10-24T04:45:00+02:00",
      due: "2026-10-25T03:45:00+01:00"),
    ScheduleCase(
      "skipped over the end finishes", "1mo", .done, "Europe/Berlin", start: "2026-01-05T09:00",
      end: "2026-03-04T23:59:59", step: .skip, now: "2026-01-10T09:00:00+01:00"),
  ]
}
