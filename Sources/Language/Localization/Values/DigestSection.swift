/// The parts of a message of several reminders.
package enum DigestSection: Sendable, Hashable, CaseIterable {
  /// Due on the present day.
  case today
  /// Past its due moment.
  case overdue
  /// An appointment that has passed.
  case missed
  /// Due on a later day.
  case coming
  /// Due on the present day, in the evening.
  case stillOpen
}

/// The number of things of a section.
package struct DigestCount: Sendable, Hashable {
  package let section: DigestSection
  /// How many there are, 1 and up.
  package let number: Int

  package init(_ section: DigestSection, _ number: Int) {
    self.section = section
    self.number = number
  }
}
