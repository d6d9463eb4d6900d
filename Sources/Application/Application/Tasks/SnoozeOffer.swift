package import Foundation
package import Localization
import Model
import Recurrence

/// A choice of how long a task stays quiet; its number never changes.
package enum SnoozeChoice: Int, Sendable, CaseIterable {
  case hour = 1
  case evening, tomorrow, weekend, visit, date

  /// The text that a snooze takes; none for a date, which the user writes.
  package var text: String {
    switch self {
    case .hour: "1h"
    case .evening: "this evening"
    case .tomorrow: "tomorrow"
    case .weekend: "weekend"
    case .visit: "visit"
    case .date: ""
    }
  }

  /// The words of the choice.
  package var word: any Phrase {
    switch self {
    case .hour: DatePagePhrase.snoozeHour
    case .evening: DatePagePhrase.snoozeEvening
    case .tomorrow: DatePagePhrase.snoozeTomorrow
    case .weekend: DatePagePhrase.snoozeWeekend
    case .visit: DatePagePhrase.snoozeVisit
    case .date: DatePagePhrase.snoozeDate
    }
  }
}

/// A choice that is offered for a task, and when the snooze would end.
package struct SnoozeOffer: Sendable, Hashable {
  package let choice: SnoozeChoice
  /// The end; `nil` for the next visit.
  package let end: Date?
  /// The end for readers: `19:00` today, else `Sat 08:00`.
  package let endText: String?

  /// How soon a snooze may end that is worth offering, in seconds.
  package static let soonestSeconds: Double = 15 * 60
}

extension TaskView {
  /// The hour of the evening, as `this evening` means it.
  private static let evening = TimeOfDay(hour: 19, minute: 0)

  /// The choices of a snooze, without the one of a date: those that end in 15 minutes or later, the
  /// weekend only on other days, the next visit only for a task with places.
  package var snoozeOffers: [SnoozeOffer] {
    let start = reminding.rules.dayStart
    let weekday = (present.daysSinceSunday + 6) % 7
    return SnoozeChoice.allCases.compactMap { choice in
      let end: Date
      switch choice {
      case .hour: end = now.addingTimeInterval(3600)
      case .evening: end = present.at(Self.evening).date(in: zone)
      case .tomorrow: end = Tomorrow.morning(after: now, in: zone, at: start)
      case .weekend:
        guard weekday < 5 else { return nil }
        end = present.addingDays(5 - weekday).at(start).date(in: zone)
      case .visit:
        return todo.places.isEmpty ? nil : SnoozeOffer(choice: choice, end: nil, endText: nil)
      case .date: return nil
      }
      guard end.timeIntervalSince(now) >= SnoozeOffer.soonestSeconds else { return nil }
      let time = RelativeTime(end, in: zone, now: now)
      let localizer = Localizer.current
      return SnoozeOffer(
        choice: choice, end: end,
        endText: time.calendarDays == 0 ? localizer.clock(time.time) : localizer.shortMoment(time))
    }
  }
}
