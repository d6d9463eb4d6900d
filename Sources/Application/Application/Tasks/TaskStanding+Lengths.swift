public import Localization

/// The same standing at three lengths, for places of different width.
extension TaskStanding {
  /// With the date and the time of day: `opens in 3 days (Thu 15 Jan 09:00)`.
  public func whole(in localizer: Localizer) -> String {
    TaskPhrase.standing(self).text(in: localizer)
  }

  /// Without dates: `opens in 3 days`.
  public func brief(in localizer: Localizer) -> String {
    TaskPhrase.brief(self).text(in: localizer)
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
