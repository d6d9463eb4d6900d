/// Finds in texts what nobody should read over a shoulder.
enum Secret {
  /// The text with passwords in addresses, values of their queries, and words that look like a token replaced by `***`.
  ///
  /// A word looks like a token when it has 16 letters and digits or more, of both kinds.
  static func masked(_ text: String) -> String {
    text.replacing(/(:\/\/)[^\/\s@]+@/) { "\($0.1)***@" }
      .replacing(/[^\s\/@:"]+:[^\s\/@:"]+@/) { _ in "***@" }
      .replacing(/([?&][^=&#\s]*=)[^&#\s]+/) { "\($0.1)***" }
      .replacing(/[A-Za-z0-9_\-]{16,}/) {
        $0.0.contains(where: \.isNumber) && $0.0.contains(where: \.isLetter) ? "***" : "\($0.0)"
      }
  }

  /// A header's line with its value replaced where the name says that it is a secret.
  static func maskedHeader(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":") else { return masked(line) }
    let name = line[..<colon].lowercased()
    let words = ["auth", "cookie", "token", "key", "secret", "password"]
    return words.contains { name.contains($0) }
      ? "\(line[..<colon]): ***"
      : line[...colon] + masked(String(line[line.index(after: colon)...]))
  }
}

extension SettingsValue {
  /// The value with what looks like a secret replaced by `***`.
  func masked(asHeaders isHeaders: Bool) -> SettingsValue {
    switch self {
    case .text(let text): .text(Secret.masked(text))
    case .list(let texts):
      .list(texts.map { isHeaders ? Secret.maskedHeader($0) : Secret.masked($0) })
    default: self
    }
  }
}
