import Testing
import Text

struct CleanLineTests {
  @Test(arguments: [
    ("", ""), ("Vet", "Vet"), ("ґ 🐈 é \u{200D}", "ґ 🐈 é \u{200D}"),
    ("a\nb\r\u{1B}[2J", "a\u{FFFD}b\u{FFFD}\u{FFFD}[2J"),
    ("\u{0}\u{7F}\u{9B}31m", "\u{FFFD}\u{FFFD}\u{FFFD}31m"),
    ("a\u{2028}b\u{2029}c", "a\u{FFFD}b\u{FFFD}c"), ("\u{202E}x\u{2066}", "\u{FFFD}x\u{FFFD}"),
  ])
  func `what could act on a terminal is replaced, all else stays`(text: String, line: String) {
    #expect(text.cleanLine == line)
    #expect(text.hasUnquietCharacters == (text != line))
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("a\nb", 2, "a\u{FFFD}…"), ("abc", 0, "…"),
    ("", 0, ""), ("abc", -1, "…"), ("e\u{301}", 1, "…"), ("ae\u{301}b", 2, "a…"),
    ("a\u{1F468}\u{200D}\u{1F469}", 2, "a…"),
  ])
  func `a cut counts scalars and leaves no part of a character`(
    text: String, limit: Int, line: String
  ) {
    #expect(text.cleanLine(cutAfter: limit) == line)
  }

  @Test func `a quoted text is short and on one line, whatever it holds`() {
    #expect("a\nb".quoted == "\"a\u{FFFD}b\"")
    let accents = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(accents.quoted.unicodeScalars.count == 203)
  }

  /// Case P21.
  @Test(arguments: [
    ("abc", 3, "abc"), ("abcdef", 5, "ab…"), ("абвгд", 8, "аб…"), ("абвгд", 9, "абв…"),
    ("a🐈🐈", 8, "a🐈…"), ("a🐈🐈", 7, "a…"), ("abcd", 2, ""), ("xe\u{301}e\u{301}", 6, "x…"),
    ("xe\u{301}e\u{301}y", 7, "xe\u{301}…"),
  ])
  func `a cut in bytes is no longer than they are, and between characters`(
    text: String, limit: Int, cut: String
  ) {
    #expect(text.cut(toBytes: limit) == cut)
    #expect(text.cut(toBytes: limit).utf8.count <= limit)
  }
}
