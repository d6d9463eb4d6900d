import Model
import Regions

extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ReminderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .reminder(let task, let cause, let place, let box, let due):
      "\(task): \(text(cause, at: place, box, due: due, localizer))"
    case .event(let event, let place):
      switch event {
      case .enter: "вхід: \(place)"
      case .exit: "вихід: \(place)"
      case .cross: "проїзд повз: \(place)"
      case .dwell(let seconds):
        "перебування \(localizer.span(TimeSpan(seconds: seconds))): \(place)"
      }
    case .youDid(let event, let place):
      switch event {
      case .enter: "Ви прибули в місце \(place)."
      case .exit: "Ви залишили місце \(place)."
      case .cross: "Ви проїхали повз місце \(place)."
      case .dwell(let seconds):
        "Ви пробули \(localizer.span(TimeSpan(seconds: seconds))) у місці \(place)."
      }
    // Notifications.
    case .tasks(let number, nil): count(number, .task)
    case .tasks(let number, let place?): "\(count(number, .task)): \(place)"
    case .more(let number): "і ще \(number)"
    case .doneButton: "Виконано"
    case .snoozeButton: "Відкласти на 1 год"
    case .nextVisitButton: "Наступного разу"
    }
  }

  private func text(
    _ cause: Cause, at place: String, _ box: Reminder.Box?, due: RelativeTime?,
    _ localizer: Localizer
  ) -> String {
    let standing = standing(due, localizer)
    switch cause {
    case .enter: return "ви в місці \(place). " + ended(capitalized(standing))
    case .inside: return "ви досі в місці \(place). " + ended(capitalized(standing))
    case .dwell: return "ви перебуваєте в місці \(place). " + ended(capitalized(standing))
    case .exit: return "ви залишаєте місце \(place). " + ended(capitalized(standing))
    case .cross: return "ви проходите повз місце \(place). " + ended(capitalized(standing))
    case .due, .overdue: return ended(standing)
    case .before: return ended("початок \(due.map { localizer.when($0) } ?? "незабаром")")
    case .habit: return "день \(box?.number ?? 1) з \(box?.days ?? 1)."
    case .start:
      guard let due, due.seconds <= -60 else { return "початок зараз." }
      return ended("початок був \(localizer.when(due))")
    }
  }

  private func standing(_ due: RelativeTime?, _ localizer: Localizer) -> String {
    guard let due else { return "без дати" }
    if due.isNow { return "термін зараз" }
    if due.seconds > 0 { return "термін \(localizer.when(due))" }
    return "прострочено на \(localizer.span(due.distance)), термін був \(localizer.moment(due))"
  }
}
