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
    ("", 0, ""), ("abc", -1, "…"), ("e\u{301}", 1, "e…"),
  ])
  func `a cut counts scalars`(text: String, limit: Int, line: String) {
    #expect(text.cleanLine(cutAfter: limit) == line)
  }

  @Test func `a quoted text is short and on one line, whatever it holds`() {
    #expect("a\nb".quoted == "\"a\u{FFFD}b\"")
    let accents = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(accents.quoted.unicodeScalars.count == 203)
  }
}
