extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: HabitPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .habit(let name): "the habit \(name)"
    case .boxOf(let date): "the box of \(date)"
    case .habits(let number): number == 1 ? "1 habit" : "\(number) habits"
    case .boxes(let number): boxes(number)
    case .noHabits: "There are no habits yet. Add one with: passby habit add \"Walk\" --days 30"
    case .added(let name, let days): "Added the habit \(name) for \(localizer.count(days, .day))."
    case .changed(let name): "Changed the habit \(name)."
    case .removed(let name): "Removed the habit \(name). Its points stay."
    case .marked(let name, let date, let kind):
      switch kind {
      case "done"?: "\(name) is done on \(date)."
      case "rest"?: "\(name) rests on \(date)."
      case _?, nil: "\(name) has no mark on \(date)."
      }
    case .nothingToDo(let name, let date): "The box of \(name) on \(date) was so already."
    case .praise(let turn, let name, let done, let days):
      praise(turn) + " \(name) is finished: \(done) of \(localizer.count(days, .day))."
    case .state(let state): state
    case .doneOf(let done, let days): "\(done) of \(days)"
    case .dayOf(let number, let days): "day \(number) of \(days)"
    case .streak(let length): "streak \(length)"
    case .strength(let percent): "strength \(percent) %"
    case .span(let from, let to): "\(from) to \(to)"
    case .remindsAt(let time): "reminds at \(time)"
    case .finished: "finished"
    case .formerHabit: "a habit"
    case .stepAdded(let name): "added habit \(name)"
    case .stepChanged(let name): "changed habit \(name)"
    case .stepRemoved(let name): "removed habit \(name)"
    case .stepMarked(let name, let date, let kind):
      switch kind {
      case "done"?: "ticked \(name) on \(date)"
      case "rest"?: "rested from \(name) on \(date)"
      case _?, nil: "emptied the box of \(name) on \(date)"
      }
    case .notName(let value, let most):
      "\(value) is no name of a habit: expected 1 to \(most) characters"
    case .notDays(let value, let most):
      "\(value) is no number of days: expected 1 to \(most)"
    case .notDaysOnPage(let most): "Choose 1 to \(most) days."
    case .tooLate(let value): "\(value) is too late: the habit would end after the year 9999"
    case .outside(let name, let date, let from, let to):
      "\(name) has no box on \(date): it goes from \(from) to \(to)"
    case .boxToCome(let value): "\(value) is in the future: only boxes up to today can be marked"
    case .dateTwice: "the day was given twice: use the argument or --date"
    case .nameTaken(let name): "there is a habit \(name) already: choose another name"
    case .noSuchHabit(let value, let suggestion):
      "there is no habit \(value)." + (suggestion.map { " Did you mean \($0)?" } ?? "")
        + " \"passby habit list\" shows them all."
    case .severalHabits(let value, let labels):
      "\(value) fits several habits: \(localizer.list(labels)). Use the number"
    case .leavesBoxes(let name, let number):
      "\(name) would lose \(boxes(number)) with a mark: expected days that keep them"
    }
  }

  private func boxes(_ number: Int) -> String { number == 1 ? "1 box" : "\(number) boxes" }

  private func praise(_ turn: Int) -> String {
    let words = ["Well done!", "Great work!", "You did it!", "That took patience. Bravo!"]
    return words[Int(turn.magnitude) % words.count]
  }
}
