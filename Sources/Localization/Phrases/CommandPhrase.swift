/// The output of commands.
public enum CommandPhrase: Phrase, Hashable {
  /// The list is empty.
  case noTasks

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
