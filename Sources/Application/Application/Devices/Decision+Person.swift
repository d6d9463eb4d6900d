import Model

extension Decision {
  /// Returns true if a decision concerns a person.
  ///
  /// A decision at a place without persons of its own concerns those who came or went then, or the
  /// user if no presence is recorded. One without a place concerns all persons.
  func concerns(_ person: Person.ID, _ presences: Presences) -> Bool {
    switch outcome {
    case .remind(let reminder), .hold(let reminder, _), .wait(let reminder), .release(let reminder):
      return reminder.audience.isEmpty || reminder.audience.contains(person)
    case .drop(let key, _):
      guard case .visit(let visit) = key.occasion else { return true }
      return visit.person == person
    case .stayQuiet:
      guard let place else { return true }
      return presences.persons(at: place, time)?.contains(person) ?? (person == .me)
    }
  }
}
