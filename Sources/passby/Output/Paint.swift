/// Colours for a terminal (ECMA-48 SGR), or nothing at all.
struct Paint {
  /// What a colour says.
  enum Tone: String {
    case dim = "2"
    case bold = "1"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case boldRed = "1;31"
  }

  /// Whether colour is wanted.
  let isOn: Bool

  /// The text in a colour.
  func callAsFunction(_ text: String, _ tone: Tone) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
