/// The accent colour that the user chose: one of nine names, or any colour.
package enum Accent: Sendable, Hashable {
  case named(AccentName)
  case rgb(RGBColor)

  /// The accent unless the user chooses another one.
  package static let standard = Accent.named(.teal)

  /// Reads a name, `#rgb` or `#rrggbb`, in letters of either case; `nil` for anything else.
  package init?(parsing text: String) {
    if let name = AccentName(rawValue: text.lowercased()) {
      self = .named(name)
    } else if let color = RGBColor(parsing: text) {
      self = .rgb(color)
    } else {
      return nil
    }
  }

  /// The name, or the colour as `#rrggbb`.
  package var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .rgb(let color): color.hex
    }
  }

  /// The colour before it is darkened or lightened for a theme.
  package var color: RGBColor {
    switch self {
    case .named(let name): name.color
    case .rgb(let color): color
    }
  }
}
