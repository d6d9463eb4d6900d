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
