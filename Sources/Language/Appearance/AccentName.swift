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
