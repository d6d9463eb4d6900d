/// Hides passwords, tokens and secret parts of addresses in a text.
enum Secret {
  /// Returns `***` for any text.
  static func hidden(_ text: String) -> String { "***" }

  /// Returns the text without passwords in addresses, values of their queries and words that look
  /// like a token; `***` stands in their places.
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

  /// Returns the text with scheme, host and port as all that is left of its addresses.
  ///
  /// The path is often the secret, as with `https://ntfy.sh/topic`.
  static func maskedToHost(_ text: String) -> String {
    masked(text).replacing(/(:\/\/[^\/?#\s"]+)[\/?#][^\s"]+/) { "\($0.1)/***" }
  }

  /// Returns a header line, without its value if the header's name is that of a secret.
  static func maskedHeader(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":") else { return maskedToHost(line) }
    let name = line[..<colon].lowercased()
    let words = ["auth", "cookie", "token", "key", "secret", "password"]
    return words.contains { name.contains($0) }
      ? "\(line[..<colon]): ***"
      : line[...colon] + maskedToHost(String(line[line.index(after: colon)...]))
  }
}

extension SettingsValue {
  /// Returns the value with secrets replaced by `***`.
  func masked(asHeaders isHeaders: Bool) -> SettingsValue {
    switch self {
    case .text(let text): .text(Secret.maskedToHost(text))
    case .list(let texts):
      .list(texts.map { isHeaders ? Secret.maskedHeader($0) : Secret.maskedToHost($0) })
    default: self
    }
  }
}
