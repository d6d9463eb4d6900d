/// The choices of appearance and parts on the settings page.
public enum AppearancePhrase: Phrase, Hashable {
  /// The heading of theme, colour and icon, and the explanation below it.
  case appearance, appearanceHint
  /// The label of the theme.
  case theme
  /// A theme by its word in the settings.
  case themeName(String)
  /// The label of the colour.
  case color
  /// A colour by its word in the settings.
  case colorName(String)
  /// A colour that has no name, and how it is written.
  case ownColor, ownColorHint
  /// The label of the icon.
  case icon
  /// An icon by its word in the settings.
  case iconName(String)
  /// The heading of the parts, and the explanation below it.
  case parts, partsHint
  /// The name of a part.
  case partName(Part)
  /// The purpose of a part.
  case partHint(Part)
  /// The states of a part.
  case on, off

  /// Returns the phrase in a language.
  public func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
