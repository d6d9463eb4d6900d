/// The words for what tasks are sorted by, and for the parts of a quick line.
public enum SortingPhrase: String, Phrase, CaseIterable {
  /// How much a task matters.
  case high, normal, low
  /// How hard a task is.
  case veryEasy, easy, medium, hard, veryHard
  /// The parts of a quick line.
  case every, from, due, start, at, place, category, priority, duration, bucket

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
