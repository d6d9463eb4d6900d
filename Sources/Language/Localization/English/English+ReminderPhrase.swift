import Model
import Regions

extension English {
  package func text(_ phrase: ReminderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .reminder(let task, let cause, let place, let box, let when):
      "\(task): \(text(cause, at: place, box, when, localizer))"
    case .headline(let task, let when): task + (when.map { " · \(words($0, localizer))" } ?? "")
    case .event(let event, let place): words(event, place, localizer)
    case .youDid(let event, let place): "You \(words(event, place, localizer))."
    // Notifications.
    case .tasks(let number, nil): count(number, .task)
    case .tasks(let number, let place?): "\(count(number, .task)) at \(place)"
    case .more(let number): "and \(number) more"
    case .counts(let counts):
      counts.map { "\($0.number) \(title($0.section))" }.joined(separator: ", ")
    case .section(let section, let items, let more):
      heading(section) + ": " + items.joined(separator: ", ")
        + (more > 0 ? " and \(more) more." : ".")
    case .timed(let task, let time, let isDeadline):
      (isDeadline ? "by " : "") + "\(localizer.clock(time.time)) \(task)"
    case .dated(let task, let time): "\(task) (\(localizer.shortMoment(time)))"
    case .meanwhile(let from?, let to):
      "Meanwhile (\(localizer.shortMoment(from)) to \(localizer.shortMoment(to))):"
    case .meanwhile(nil, let to): "Meanwhile (since \(localizer.shortMoment(to)) at the latest):"
    case .manyMissed(let number): "\(number) missed."
    case .overdueSince(let task, let time):
      "\(task) is overdue since \(localizer.shortMoment(time))."
    case .gap(let kind, let from?, let to):
      "\(reason(kind)) from \(localizer.moment(from)) to \(localizer.moment(to))."
    case .gap(let kind, nil, let to):
      "\(reason(kind)), since \(localizer.moment(to)) at the latest."
    case .doneButton: "Done"
    case .snoozeButton: "Snooze 1 h"
    case .nextVisitButton: "Next visit"
    case .buttonDone: "Done already"
    case .buttonSkipped: "Skipped already"
    case .buttonSnoozed: "Snoozed already"
    case .buttonPast: "It is over"
    case .buttonGone: "There is no such task any more"
    case .buttonOld: "A button works for 48 hours"
    case .buttonMoved(let time): "It was moved to \(localizer.moment(time))"
    case .noSuchButton: "There is no such button"
    case .buttonIsPressed: "A button is pressed: POST"
    }
  }

  private func title(_ section: DigestSection) -> String {
    switch section {
    case .today: "today"
    case .overdue: "overdue"
    case .missed: "missed"
    case .coming: "coming"
    case .stillOpen: "still open"
    }
  }

  private func heading(_ section: DigestSection) -> String { capitalized(title(section)) }

  private func reason(_ kind: Gap.Kind) -> String {
    switch kind {
    case .asleep: "This computer slept"
    case .stopped: "Passby was stopped"
    case .clockSet: "The clock was set"
    }
  }

  private func text(
    _ cause: Cause, at place: String, _ box: Reminder.Box?, _ when: TaskWhen?,
    _ localizer: Localizer
  ) -> String {
    let when = when.map { text(.whenAndHowFar($0), localizer) }
    let rest = when.map { " \(capitalized($0))." } ?? ""
    switch cause {
    case .enter: return "you are at \(place)." + rest
    case .inside: return "you are still at \(place)." + rest
    case .dwell: return "you are staying at \(place)." + rest
    case .exit: return "you are leaving \(place)." + rest
    case .cross: return "you are passing \(place)." + rest
    case .habit: return "day \(box?.number ?? 1) of \(box?.days ?? 1)."
    case .due, .before, .start, .overdue: return (when ?? now) + "."
    }
  }

  private func words(_ event: Transition.Kind, _ place: String, _ localizer: Localizer) -> String {
    switch event {
    case .enter: "entered \(place)"
    case .exit: "left \(place)"
    case .cross: "passed \(place)"
    case .dwell(let seconds): "stayed \(localizer.span(TimeSpan(seconds: seconds))) at \(place)"
    }
  }
}
