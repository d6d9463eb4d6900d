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

/// The name of an accent colour.
package enum AccentName: String, Sendable, Hashable, CaseIterable {
  case teal, green, blue, purple, pink, red, orange, yellow, gray

  /// The colour before it is darkened or lightened for a theme.
  package var color: RGBColor {
    switch self {
    case .teal: RGBColor(0x0f6a60)
    case .green: RGBColor(0x2e7d32)
    case .blue: RGBColor(0x1a66c2)
    case .purple: RGBColor(0x7a4fb5)
    case .pink: RGBColor(0xc2377f)
    case .red: RGBColor(0xc2321a)
    case .orange: RGBColor(0xd9730d)
    case .yellow: RGBColor(0xe3b505)
    case .gray: RGBColor(0x5b6470)
    }
  }
}

/// The shades of an accent on the grounds of one theme.
///
/// A text and a symbol never have the accent alone to say what they mean.
package struct AccentPalette: Sendable, Hashable {
  /// For text: at least 4.5:1 on the page, on a card and on the tint (T10).
  package let text: RGBColor
  /// For filled controls: at least 3:1 on the page and on a card.
  package let fill: RGBColor
  /// For text on a filled control.
  package let onFill: RGBColor
  /// A faint ground for what is chosen.
  package let tint: RGBColor

  /// The contrast of text that is not large.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.3.
  package static let textContrast = 4.5
  /// The contrast of controls.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.11.
  package static let controlContrast = 3.0

  /// Creates the shades for a ground.
  package init(_ accent: Accent, on ground: ThemeColors) {
    let color = accent.color
    tint = ground.page.mixed(with: color, share: ground.tintShare)
    text = color.readable(
      on: [ground.page, ground.card, tint], contrast: Self.textContrast)
    fill = color.readable(on: [ground.page, ground.card], contrast: Self.controlContrast)
    onFill = fill.textColor
  }
}
