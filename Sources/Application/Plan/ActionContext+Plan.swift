public import Planning
public import Recurrence

extension ActionContext {
  /// The hours of the user's day.
  public var planHours: PlanHours { plan.hours }

  /// Reads the date of a plan: a date, with or without a time, in numbers or words.
  ///
  /// - Throws: `RequestFailure` for a text that is no date.
  public func planDate(_ text: String) throws -> LocalDateTime {
    try moments(in: machineZone).moment(text, field: .date).localDateTime(
      in: machineZone, dayMeans: .start)
  }
}
