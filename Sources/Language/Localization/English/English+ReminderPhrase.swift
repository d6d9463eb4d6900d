import Model
import Regions

extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ReminderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .reminder(let task, let cause, let place, let box, let due):
      "\(task): \(text(cause, at: place, box, due: due, localizer))"
    case .event(let event, let place): words(event, place, localizer)
    case .youDid(let event, let place): "You \(words(event, place, localizer))."
    // Notifications.
    case .tasks(let number, nil): count(number, .task)
    case .tasks(let number, let place?): "\(count(number, .task)) at \(place)"
    case .more(let number): "and \(number) more"
    case .doneButton: "Done"
    case .snoozeButton: "Snooze 1 h"
    case .nextVisitButton: "Next visit"
    }
  }

  private func text(
    _ cause: Cause, at place: String, _ box: Reminder.Box?, due: RelativeTime?,
    _ localizer: Localizer
  ) -> String {
    let standing = standing(due, localizer)
    switch cause {
    case .enter: return "you are at \(place). \(capitalized(standing))."
    case .inside: return "you are still at \(place). \(capitalized(standing))."
    case .dwell: return "you are staying at \(place). \(capitalized(standing))."
    case .exit: return "you are leaving \(place). \(capitalized(standing))."
    case .cross: return "you are passing \(place). \(capitalized(standing))."
    case .due, .overdue: return "\(standing)."
    case .before: return "starts \(due.map { localizer.when($0) } ?? "soon")."
    case .habit: return "day \(box?.number ?? 1) of \(box?.days ?? 1)."
    case .start:
      guard let due, due.seconds <= -60 else { return "starts now." }
      return "started \(localizer.when(due))."
    }
  }

  private func standing(_ due: RelativeTime?, _ localizer: Localizer) -> String {
    guard let due else { return "no date" }
    if due.isNow { return "due now" }
    if due.seconds > 0 { return "due \(localizer.when(due))" }
    return "overdue since \(localizer.moment(due)), \(localizer.span(due.distance))"
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
