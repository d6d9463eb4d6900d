extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: PlanPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .dueFirst: "by priority and due date"
    case .hardFirst: "hardest first"
    case .easyFirst: "easiest first"
    case .fixed: "fixed"
    case .pinned: "pinned"
    case .flexible: "flexible"
    case .go: "needs a trip"
    case .late: "ends too late"
    case .conflict: "overlaps"
    case .overdue: "overdue"
    case .passed: "its day has passed"
    case .noRoom: "no room"
    case .whenYouComeBy: "when you come by"
    case .free: "free"
    case .notPlanned: "Not planned"
    case .nothingPlanned: "Nothing is planned for this day."
    case .nothingDone: "Nothing was done on this day."
    case .done(let number): "Done: \(number)"
    case .freeTime(let hours, let minutes):
      "\(length(hours: hours, minutes: minutes)) free"
    case .pinnedAt(let task, let time): "Pinned: \(task) at \(localizer.clock(time))."
    case .unpinned(let task): "Unpinned: \(task). The plan chooses its time again."
    case .usuallyAt(let place, let from, let to):
      "On this weekday you are usually at \(place) from \(localizer.clock(from)) to "
        + "\(localizer.clock(to)); the plan counts on it."
    case .newTaskAt(let time): "New task at \(time)"
    case .moveBlock(let task, let time): "Move \(task), now at \(time)"
    }
  }

  private func length(hours: Int, minutes: Int) -> String {
    let parts = [
      hours > 0 ? count(hours, .hour) : nil,
      minutes > 0 || hours == 0 ? count(minutes, .minute) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
