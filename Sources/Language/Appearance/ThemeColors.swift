/// The colours behind the text of a theme; `app.css` has the same values, and a test compares them.
public struct ThemeColors: Sendable, Hashable {
  /// The page.
  public let page: RGBColor
  /// A card on the page.
  public let card: RGBColor
  /// The share of the accent in a tint.
  let tintShare: Double

  /// The light theme.
  public static let light = ThemeColors(
    page: RGBColor(0xfaf6ef), card: RGBColor(0xfffdf9), tintShare: 0.12)
  /// The dark theme.
  public static let dark = ThemeColors(
    page: RGBColor(0x181512), card: RGBColor(0x221e1a), tintShare: 0.2)
}
