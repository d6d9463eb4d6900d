import Application
import Foundation
import Model
import Recurrence
import Text

/// The part of a rhythm that other programs know: steps of a period from one date to the next.
extension Cadence {
  /// True for Monday to Friday of each week.
  var isOnWorkdays: Bool {
    guard case .weekdays(let days)? = rhythm.days, every.maximum.count == 1 else { return false }
    return days == [.monday, .tuesday, .wednesday, .thursday, .friday]
  }

  /// True if each date of the series is one period after the one before, on the same day of the
  /// month.
  func isInSteps(to due: LocalDateTime) -> Bool {
    guard from == .start, !isSeveralTimesADay else { return false }
    let anchor = first ?? start
    let keepsDay =
      switch every.maximum.unit {
      case .hour, .day, .week: true
      case .month: due.day <= 28 && (days != nil || anchor.day <= 28)
      case .year: (due.month, due.day) != (2, 29) && (days != nil || anchor.day <= 28)
      }
    switch days {
    case nil: return keepsDay
    case .weekdays(let days): return days.count == 1
    case .monthDays(let days): return days.count == 1 && days[0] <= 28 && keepsDay
    case .date(let day, let month): return keepsDay && (day, month) != (29, 2)
    default: return false
    }
  }
}

extension LocalDateTime {
  /// Returns the moment a period later, on the calendar.
  func after(_ period: Period, in zone: TimeZone) -> LocalDateTime {
    switch period.unit {
    case .hour:
      LocalDateTime(date(in: zone).addingTimeInterval(Double(period.count) * 3600), in: zone)
    case .day: addingDays(period.count)
    case .week: addingDays(7 * period.count)
    case .month: addingMonths(period.count)
    case .year: addingMonths(12 * period.count)
    }
  }
}

extension Todo {
  /// Returns its text in the file of a format that brought it.
  func source(of format: String) -> String? {
    guard let source = details.source, source.utf8.starts(with: (format + "\n").utf8) else {
      return nil
    }
    return String(decoding: source.utf8.dropFirst(format.utf8.count + 1), as: UTF8.self)
  }
}

extension TaskItem {
  /// True if both open as long before they are due.
  func opens(like other: TaskItem) -> Bool {
    func length(_ item: TaskItem) -> String? {
      item.fields[.horizon].map { $0 == "0" ? LengthText.of(0) : $0 }
    }
    return length(self) == length(other)
  }

  /// True if both have the same category; a name that means none here is none.
  func isFiled(like other: TaskItem) -> Bool {
    func name(_ item: TaskItem) -> FoldedText? {
      guard let name = item.fields[.category], !CategoryNames.meansNone(name), Int64(name) == nil
      else { return nil }
      return FoldedText(name)
    }
    return name(self) == name(other)
  }
}
