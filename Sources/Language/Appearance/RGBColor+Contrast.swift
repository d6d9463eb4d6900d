import Foundation

/// Contrast as the guidelines for accessible pages define it.
///
/// Source: WCAG 2.2, definitions of relative luminance and contrast ratio.
extension RGBColor {
  /// The relative luminance: 0 for black, 1 for white.
  package var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of two colours, from 1 to 21.
  package func contrast(with other: RGBColor) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Black or white, whichever has the higher contrast on the colour; black on a tie (T2).
  package var textColor: RGBColor {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }

  /// Returns the colour, darkened or lightened as little as a contrast on all grounds needs.
  ///
  /// It is mixed with black if black has the higher contrast on the first ground, else with white,
  /// in steps of a hundredth. If even that is too little, the result is black or white.
  package func readable(on grounds: [RGBColor], contrast ratio: Double) -> RGBColor {
    guard let end = grounds.first?.textColor else { return self }
    for step in 0..<100 {
      let color = mixed(with: end, share: Double(step) / 100)
      if grounds.allSatisfy({ color.contrast(with: $0) >= ratio }) { return color }
    }
    return end
  }
}
