/// The fixed texts of the page: templates, scripts and styles name them by their raw value.
public enum PagePhrase: String, Phrase, CaseIterable {
  /// The button that says a task was done.
  case done

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
