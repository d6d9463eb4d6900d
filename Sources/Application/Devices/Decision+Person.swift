import Reminders

extension Decision {
  /// Returns true if a decision concerns a person; one that names nobody concerns everybody.
  func concerns(_ person: Person.ID?) -> Bool {
    guard let person else { return true }
    switch outcome {
    case .remind(let reminder), .hold(let reminder, _), .wait(let reminder), .release(let reminder):
      return reminder.audience.isEmpty || reminder.audience.contains(person)
    case .drop(let key, _):
      guard case .visit(let visit) = key.occasion else { return true }
      return visit.person == person
    case .stayQuiet: return true
    }
  }
}
