package import Planning
package import Recurrence

extension ActionContext {
  /// The hours of the user's day.
  package var planHours: PlanHours {
    PlanHours(start: hours.start, end: hours.end, turn: hours.turn)
  }

  /// Reads the date of a plan: a date, with or without a time, in numbers or words.
  ///
  /// - Throws: `RequestFailure` for a text that is no date.
  package func planDate(_ text: String) throws -> LocalDateTime {
    try moment(ofDay: text, field: .date).localDateTime(in: machineZone, dayMeans: .start)
  }
}
