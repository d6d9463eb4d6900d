extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: ReminderPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .reminder(let task, let occasion, let due):
      "\(task): \(text(occasion, due: due, localizer))"
    case .event(let event, let place): words(event, place, localizer)
    case .youDid(let event, let place): "You \(words(event, place, localizer))."
    }
  }

  private func text(
    _ occasion: ReminderOccasion, due: RelativeTime?, _ localizer: Localizer
  ) -> String {
    let standing = standing(due, localizer)
    switch occasion {
    case .enter(let place): return "you are at \(place). \(capitalized(standing))."
    case .inside(let place): return "you are still at \(place). \(capitalized(standing))."
    case .dwell(let place): return "you are staying at \(place). \(capitalized(standing))."
    case .exit(let place): return "you are leaving \(place). \(capitalized(standing))."
    case .cross(let place): return "you are passing \(place). \(capitalized(standing))."
    case .due: return "\(standing)."
    case .before: return "starts \(due.map { localizer.when($0) } ?? "soon")."
    case .habit(let day, let days): return "day \(day) of \(days)."
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

  private func words(_ event: PlaceEvent, _ place: String, _ localizer: Localizer) -> String {
    switch event {
    case .enter: "entered \(place)"
    case .exit: "left \(place)"
    case .cross: "passed \(place)"
    case .dwell(let span): "stayed \(localizer.span(span)) at \(place)"
    }
  }
}
