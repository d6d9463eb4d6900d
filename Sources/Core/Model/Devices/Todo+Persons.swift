extension Todo {
  /// Returns true if the task reminds a person: it is for anyone, or for them (P4).
  package func reminds(_ person: Person.ID) -> Bool {
    self.persons.isEmpty || self.persons.contains(person)
  }
}
