package import Model

/// When a task is, as its row says (Z1).
package enum TaskWhen: Sendable, Hashable {
  /// A window that opens then.
  case from(RelativeTime)
  /// A window that is open until then.
  case until(RelativeTime)
  /// A day without a time of day.
  case on(RelativeTime)
  /// A deadline at a time.
  case by(RelativeTime)
  /// An appointment to come; `nil` for an end that its user has not given.
  case at(RelativeTime, to: RelativeTime?)
  /// An appointment that goes on.
  case now(to: RelativeTime?)
  /// It was due then, and waits to be done.
  case overdue(since: RelativeTime)
  /// An appointment that passed undone.
  case missed(RelativeTime)
}

extension TaskWhen {
  /// Says when a countdown is; `end` is that of an appointment whose length the user has given.
  ///
  /// The caller decides what is overdue: an appointment is not before its end (R28).
  package init(
    _ kind: TaskKind, opens: RelativeTime?, due: RelativeTime, end: RelativeTime? = nil,
    isOverdue: Bool
  ) {
    switch kind {
    case _ where isOverdue: self = .overdue(since: due)
    case .appointment: self = due.seconds > 0 ? .at(due, to: end) : .now(to: end)
    case .window:
      if let opens, opens.seconds > 0 { self = .from(opens) } else { self = .until(due) }
    case .day, .deadline: self = due.isDay ? .on(due) : .by(due)
    }
  }

  /// The day that is told as today or tomorrow, or by its time of day alone.
  package var nearDay: RelativeTime? {
    switch self {
    case .overdue, .missed, .now: nil
    case .from(let time), .until(let time), .on(let time), .by(let time), .at(let time, _):
      (0...1).contains(time.calendarDays) ? time : nil
    }
  }

  /// How far away it is, where the words for it do not say so already.
  package var distance: RelativeTime? {
    switch self {
    case .overdue, .missed, .now: return nil
    case .from(let time), .until(let time), .on(let time), .by(let time), .at(let time, _):
      if time.calendarDays == 0 { return time.isDay || time.isNow || time.seconds < 0 ? nil : time }
      return time.calendarDays > 1 ? time : nil
    }
  }
}
