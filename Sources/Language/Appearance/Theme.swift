/// The theme of the pages.
public enum Theme: String, Sendable, Hashable, CaseIterable {
  /// Light or dark as the browser asks for.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark
}
