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
