import Recurrence

/// Reminders in quiet hours: some ring, others wait (Z15).
extension Reminder {
  /// True if quiet hours hold it back: nobody gave a time for it, and nobody has just arrived.
  ///
  /// The message of a morning, an evening or a gap waits as a whole.
  package func isHeld(by rules: EngineRules, todo: Todo?) -> Bool {
    guard digest == nil, !rules.quietAlways else { return true }
    switch key.cause {
    case .enter, .cross: return rules.quietAtPlaces
    case .inside, .dwell, .exit, .overdue: return true
    case .habit: return false
    case .due, .before, .start: return !hasGivenTime(rules, todo: todo)
    }
  }

  /// True if a person gave the time at which it is told.
  private func hasGivenTime(_ rules: EngineRules, todo: Todo?) -> Bool {
    if case .snooze = key.occasion {
      if case .at? = todo?.snooze?.end { return true }
      return false
    }
    guard let todo, isInDays != true, todo.details.kind != .window else { return false }
    // A time that only the start of a series has was no wish.
    if case .repeating(let cadence) = todo.rule, cadence.at == nil, todo.moved == nil {
      return false
    }
    guard key.cause == .before, let moment, let due else { return true }
    let leads = todo.details.leads(by: rules, isInDays: false)
    let day = rules.day(of: due)
    return !(leads.contains(.morning) && moment == rules.morning(ofDay: day))
      && !(leads.contains(.evening) && moment == rules.evening(ofDay: day - 1))
  }
}
