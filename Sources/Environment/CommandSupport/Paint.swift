/// Colours for a terminal (ECMA-48 SGR), or none.
package struct Paint: Sendable {
  /// A colour or weight.
  package enum Tone: String, Sendable {
    case dim = "2"
    case bold = "1"
    case red = "31"
    case green = "32"
    case yellow = "33"
    /// The bright blue: the plain one, 34, is hard to read on black.
    case blue = "94"
    case boldRed = "1;31"
  }

  /// True if colour is wanted.
  package let isOn: Bool

  /// Creates colours, or none if `isOn` is false.
  package init(isOn: Bool) { self.isOn = isOn }

  /// Returns the text in a colour.
  package func callAsFunction(_ text: String, _ tone: Tone) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns the text in white on black, whatever the terminal's own colours are.
  ///
  /// Colours 16 and 231 of the 256 are the same in every theme.
  package func whiteOnBlack(_ text: String) -> String {
    isOn ? "\u{1B}[38;5;231;48;5;16m\(text)\u{1B}[0m" : text
  }
}
