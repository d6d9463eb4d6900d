/// The colours behind the text of a theme; `app.css` has the same values, and a test compares them.
package struct ThemeColors: Sendable, Hashable {
  package let page: RGBColor
  /// A card on the page.
  package let card: RGBColor
  /// The share of the accent in a tint.
  let tintShare: Double

  package static let light = ThemeColors(
    page: RGBColor(0xfaf6ef), card: RGBColor(0xfffdf9), tintShare: 0.12)
  package static let dark = ThemeColors(
    page: RGBColor(0x181512), card: RGBColor(0x221e1a), tintShare: 0.2)
}
