import Appearance

/// The variants of a style sheet in which the theme is fixed.
///
/// A sheet is written for browsers that choose the theme; its variants take that choice away. So
/// the server decides, and a page never appears in the wrong theme first.
enum ThemedStyle {
  /// Returns the text of a sheet for a theme.
  static func text(_ css: String, for theme: Theme) -> String {
    let dark = "@media (prefers-color-scheme: dark)"
    let scheme = "color-scheme: light dark"
    return switch theme {
    case .system: css
    case .light:
      css.replacing(dark, with: "@media not all").replacing(scheme, with: "color-scheme: light")
    case .dark:
      css.replacing(dark, with: "@media all").replacing(scheme, with: "color-scheme: dark")
    }
  }

  /// Returns the name of a file for a theme: `app.dark.css` for `app.css`.
  ///
  /// Files that are no style sheets are the same in each theme.
  static func name(_ name: String, for theme: Theme) -> String {
    guard theme != .system, name.hasSuffix(".css") else { return name }
    return "\(name.dropLast(4)).\(theme.rawValue).css"
  }

  /// Returns the sheet with the shades of an accent; `nil` for the one that `app.css` has.
  static func accent(of appearance: Appearance) -> String? {
    guard appearance.accent != .standard else { return nil }
    let light = AccentPalette(appearance.accent, on: .light).rule
    let dark = AccentPalette(appearance.accent, on: .dark).rule
    return text(
      ":root { \(light) }\n@media (prefers-color-scheme: dark) { :root { \(dark) } }\n",
      for: appearance.theme)
  }
}

extension AccentPalette {
  /// The declarations of the variables.
  fileprivate var rule: String {
    "--accent: \(text.hex); --fill: \(fill.hex); --on-accent: \(onFill.hex); --tint: \(tint.hex);"
  }
}
