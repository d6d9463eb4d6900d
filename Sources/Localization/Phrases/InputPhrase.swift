/// Errors in what a user writes: periods, dates, positions, names, fields of a task or a place.
public enum InputPhrase: Phrase, Hashable {
  /// There is no step to undo.
  case nothingToUndo

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
