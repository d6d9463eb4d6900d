package import Foundation
import Regions

/// The identity of a reminder; none is given twice under one key (R18, S1).
package struct ReminderKey: Sendable, Hashable, Codable {
  /// The task.
  package let todo: Todo.ID
  /// The task's countdown.
  package let countdown: Int64
  package let cause: Cause
  /// The visit, or the instant that distinguishes repeated time reminders.
  package let occasion: Occasion

  package init(todo: Todo.ID, countdown: Int64, cause: Cause, occasion: Occasion) {
    self.todo = todo
    self.countdown = countdown
    self.cause = cause
    self.occasion = occasion
  }
}

/// The visit a reminder belongs to, or which of the time reminders of one countdown it is.
package enum Occasion: Sendable, Hashable, Codable, CustomStringConvertible {
  /// A visit to a place.
  case visit(Visit.ID)
  /// The moment itself, known by its due instant: a moved occurrence reminds again.
  case moment(Date)
  /// A repetition while overdue.
  case nag(Date)
  /// The end of a snooze.
  case snooze(Date)

  /// A short text that is different for every occasion; part of the stored key.
  package var description: String {
    func milliseconds(_ date: Date) -> Int64 {
      Int64((date.timeIntervalSince1970 * 1000).rounded())
    }
    return switch self {
    case .visit(let id): "visit \(id.place.rawValue) \(milliseconds(id.began))"
    case .moment(let date): "moment \(milliseconds(date))"
    case .nag(let date): "nag \(milliseconds(date))"
    case .snooze(let date): "snooze \(milliseconds(date))"
    }
  }

  package var visit: Visit.ID? {
    if case .visit(let visit) = self { visit } else { nil }
  }

  /// True for a moment of the task itself.
  package var isMoment: Bool {
    if case .moment = self { true } else { false }
  }

  /// True for a repetition while overdue.
  package var isNag: Bool {
    if case .nag = self { true } else { false }
  }
}
