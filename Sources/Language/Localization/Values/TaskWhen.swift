package import Model
package import Recurrence

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
  /// A quota, with how many times counted in its period (Y4).
  case counted(Int, of: Int, per: Period.Unit)
  /// A quota that has to be done so many times more by the last day of its period.
  case more(Int, by: RelativeTime, per: Period.Unit)
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
    case .overdue, .missed, .now, .counted, .more: nil
    case .from(let time), .until(let time), .on(let time), .by(let time), .at(let time, _):
      (0...1).contains(time.calendarDays) ? time : nil
    }
  }

  /// How far away it is, where the words for it do not say so already.
  package var distance: RelativeTime? {
    switch self {
    case .overdue, .missed, .now, .counted, .more: return nil
    case .from(let time), .until(let time), .on(let time), .by(let time), .at(let time, _):
      if time.calendarDays == 0 { return time.isDay || time.isNow || time.seconds < 0 ? nil : time }
      return time.calendarDays > 1 ? time : nil
    }
  }
}

/// When time alone reminds.
package enum TimeCondition: Sendable, Hashable {
  /// At an instant.
  case at(RelativeTime)
  /// Some time before an instant, and at the instant.
  case before(TimeSpan, RelativeTime)
  /// As soon as the daemon runs.
  case atOnce
  /// Again and again while overdue; the period in its short form.
  case nagging(String)
}

/// When something was done against its due moment.
package enum Punctuality: Sendable, Hashable {
  /// Within a minute of it.
  case onTime
  /// Before it.
  case early(TimeSpan)
  /// After it.
  case late(TimeSpan)
}

/// How the pending countdown of a rule stands.
package enum RuleStanding: Sendable, Hashable {
  /// It is the first one, still to come.
  case first(RuleDates)
  /// It is open.
  case open(due: RuleDate)
  /// It is overdue.
  case dueSince(RuleDate)
}

/// A date of a rule as texts show it: a day, or a moment where the rule names a time.
package struct RuleDate: Sendable, Hashable {
  /// The instant.
  package let time: RelativeTime
  /// True if the time of day is shown.
  package let showsTime: Bool

  package init(_ time: RelativeTime, showsTime: Bool) {
    self.time = time
    self.showsTime = showsTime
  }
}

/// The dates of one countdown.
package struct RuleDates: Sendable, Hashable {
  /// When it opens; `nil` where the rule has no window.
  package let opens: RuleDate?
  /// When it is due.
  package let due: RuleDate
  /// True if it can be done up to the time of day at which it is due, which an appointment cannot.
  package let isDeadline: Bool

  /// Creates the dates of a countdown.
  package init(opens: RuleDate?, due: RuleDate, isDeadline: Bool) {
    self.opens = opens
    self.due = due
    self.isDeadline = isDeadline
  }
}
