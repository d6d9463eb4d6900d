extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: ReminderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .reminder(let task, let occasion, let due):
      "\(task): \(text(occasion, due: due, localizer))"
    case .event(let event, let place):
      switch event {
      case .enter: "вхід: \(place)"
      case .exit: "вихід: \(place)"
      case .cross: "проїзд повз: \(place)"
      case .dwell(let span): "перебування \(localizer.span(span)): \(place)"
      }
    case .youDid(let event, let place):
      switch event {
      case .enter: "Ви прибули в місце \(place)."
      case .exit: "Ви залишили місце \(place)."
      case .cross: "Ви проїхали повз місце \(place)."
      case .dwell(let span): "Ви пробули \(localizer.span(span)) у місці \(place)."
      }
    }
  }

  private func text(
    _ occasion: ReminderOccasion, due: RelativeTime?, _ localizer: Localizer
  ) -> String {
    let standing = standing(due, localizer)
    switch occasion {
    case .enter(let place): return "ви в місці \(place). \(capitalized(standing))."
    case .inside(let place): return "ви досі в місці \(place). \(capitalized(standing))."
    case .dwell(let place): return "ви перебуваєте в місці \(place). \(capitalized(standing))."
    case .exit(let place): return "ви залишаєте місце \(place). \(capitalized(standing))."
    case .cross(let place): return "ви проходите повз місце \(place). \(capitalized(standing))."
    case .due: return "\(standing)."
    case .before: return "початок \(due.map { localizer.when($0) } ?? "незабаром")."
    case .habit(let day, let days): return "день \(day) з \(days)."
    case .start:
      guard let due, due.seconds <= -60 else { return "початок зараз." }
      return "початок був \(localizer.when(due))."
    }
  }

  private func standing(_ due: RelativeTime?, _ localizer: Localizer) -> String {
    guard let due else { return "без дати" }
    if due.isNow { return "термін зараз" }
    if due.seconds > 0 { return "термін \(localizer.when(due))" }
    return "прострочено на \(localizer.span(due.distance)), термін був \(localizer.moment(due))"
  }
}
