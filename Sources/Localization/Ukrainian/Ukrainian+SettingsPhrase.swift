extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: SettingsPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .languageGuide: "Мова текстів: en або uk."
    }
  }
}
