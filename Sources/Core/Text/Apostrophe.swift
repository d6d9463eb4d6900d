/// The sign in `п'ятниця`: keyboards type one kind, phones another, and all mean the same.
package enum Apostrophe {
  /// Every kind that is read as one: `'`, `’`, `ʼ`, `‘` and the grave accent.
  package static let kinds: Set<Character> = ["'", "\u{2019}", "\u{02BC}", "\u{2018}", "`"]

  /// Returns a text with `'` for every kind.
  package static func plain(_ text: some StringProtocol) -> String {
    String(text.map { kinds.contains($0) ? "'" : $0 })
  }
}
