extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: SettingsPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .languageGuide: "Language of the texts: en or uk."
    }
  }
}
