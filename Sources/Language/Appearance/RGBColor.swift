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
