/// The appearance of the pages, as the user chose it.
public struct Appearance: Sendable, Hashable {
  /// Light, dark, or as the browser asks for.
  public var theme: Theme
  /// The accent colour.
  public var accent: Accent
  /// The icon of the product.
  public var icon: AppIcon

  /// Creates an appearance; omitted values are the defaults.
  public init(theme: Theme = .system, accent: Accent = .standard, icon: AppIcon = .pin) {
    self.theme = theme
    self.accent = accent
    self.icon = icon
  }
}
