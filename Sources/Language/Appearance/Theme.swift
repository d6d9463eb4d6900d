/// The theme of the pages.
package enum Theme: String, Sendable, Hashable, CaseIterable {
  /// Light or dark as the browser asks for.
  case system
  /// Always light.
  case light
  /// Always dark.
  case dark
}
