import Foundation

/// A colour of the sRGB space, 8 bits for each of three channels.
package struct RGBColor: Sendable, Hashable {
  /// The red channel.
  package let red: UInt8
  /// The green channel.
  package let green: UInt8
  /// The blue channel.
  package let blue: UInt8

  /// Creates a colour of its channels.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour of a number with 24 bits, such as `0x0f6a60`; higher bits are ignored.
  package init(_ number: Int) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// Reads `#rgb` or `#rrggbb` in letters of either case; `nil` for anything else.
  package init?(parsing text: String) {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    guard [3, 6].contains(digits.utf8.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    let whole = digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    guard let number = Int(whole, radix: 16) else { return nil }
    self.init(number)
  }

  package static let black = RGBColor(0x000000)
  package static let white = RGBColor(0xffffff)

  /// The colour as `#rrggbb` in small letters.
  package var hex: String {
    let number = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Returns the colour mixed with another one; a share of 0 is the colour itself, of 1 the other.
  ///
  /// The values of the channels are mixed as they are stored, with gamma.
  package func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(own) + (Double(other) - Double(own)) * min(max(share, 0), 1)).rounded())
    }
    return RGBColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}

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
