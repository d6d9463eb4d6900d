extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: PlanPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .dueFirst: "за важливістю й терміном"
    case .hardFirst: "спершу найважчі"
    case .easyFirst: "спершу найлегші"
    case .fixed: "у визначений час"
    case .pinned: "закріплено"
    case .flexible: "гнучке"
    case .go: "потрібна окрема поїздка"
    case .late: "завершиться запізно"
    case .conflict: "накладається"
    case .overdue: "прострочено"
    case .passed: "його день минув"
    case .noRoom: "немає місця"
    case .whenYouComeBy: "коли будете поруч"
    case .free: "вільно"
    case .notPlanned: "Не заплановано"
    case .nothingPlanned: "На цей день нічого не заплановано."
    case .nothingDone: "Цього дня нічого не виконано."
    case .done(let number): "Виконано: \(number)"
    case .freeTime(let hours, let minutes): "Вільно: \(length(hours: hours, minutes: minutes))"
    case .pinnedAt(let task, let time): "Закріплено: \(task) на \(localizer.clock(time))."
    case .unpinned(let task): "Відкріплено: \(task). Час знову обирає план."
    case .usuallyAt(let place, let from, let to):
      "Цього дня тижня ви зазвичай у місці \(place) з \(localizer.clock(from)) до "
        + "\(localizer.clock(to)); план на це зважає."
    case .newTaskAt(let time): "Нове завдання на \(time)"
    case .moveBlock(let task, let time): "Пересунути \(task), зараз \(time)"
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
