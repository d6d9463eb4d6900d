/// The appearance of the pages, as the user chose it.
package struct Appearance: Sendable, Hashable {
  /// Light, dark, or as the browser asks for.
  package var theme: Theme
  /// The accent colour.
  package var accent: Accent
  /// The icon of the product.
  package var icon: AppIcon

  /// Creates an appearance; omitted values are the defaults.
  package init(theme: Theme = .system, accent: Accent = .standard, icon: AppIcon = .pin) {
    self.theme = theme
    self.accent = accent
    self.icon = icon
  }
}

/// The theme of the pages.
package enum Theme: String, Sendable, Hashable, CaseIterable {
  /// Light or dark as the browser asks for.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark
}

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

/// The icon of the product: in the tab of the browser, on the home screen, beside the name.
package enum AppIcon: String, Sendable, Hashable, CaseIterable {
  case pin, bell, cat, compass, heart, house, leaf, star, sun
}
