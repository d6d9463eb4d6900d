import Localization
import Model

extension TaskWhen {
  /// Says when a countdown is; `end` is that of an appointment whose length the user has given.
  ///
  /// The caller decides what is overdue: an appointment is not before its end (R28).
  init(
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
}
