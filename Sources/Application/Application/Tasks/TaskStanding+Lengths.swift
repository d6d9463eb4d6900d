public import Localization

/// The same standing at several lengths, for places of different width.
extension TaskStanding {
  /// With the date and the time of day: `opens in 3 days (Thu 15 Jan 09:00)`.
  public func whole(in localizer: Localizer) -> String {
    TaskPhrase.standing(self).text(in: localizer)
  }

  /// Without dates: `opens in 3 days`.
  public func brief(in localizer: Localizer) -> String {
    TaskPhrase.brief(self).text(in: localizer)
  }

  /// As short as the sign before it allows, which says the phase: `in 3 days`, `22 days, 4 missed`.
  public func terse(in localizer: Localizer) -> String {
    TaskPhrase.terse(self).text(in: localizer)
  }

  /// The same standing without the number of those that were missed.
  public var withoutMissed: TaskStanding {
    if case .overdue(let due, _) = self { .overdue(since: due, missed: 0) } else { self }
  }

  /// With the day but no time of day, given the brief text: `opens in 3 days (Thu 15 Jan)`.
  public func byDay(_ brief: String, in localizer: Localizer) -> String {
    let time: RelativeTime? =
      switch self {
      case .opens(let time): time
      case .open(let due): due
      case .overdue(let due, _): due
      case .finished, .waiting, .dueNow, .dueToday: nil
      }
    return time.map { "\(brief) (\(localizer.day($0)))" } ?? brief
  }
}
