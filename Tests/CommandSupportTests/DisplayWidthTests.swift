import Testing

@testable import CommandSupport

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Vet", 3), ("Тварини", 7), ("猫", 2), ("👩‍👩‍👧", 2), ("e\u{301}", 1), ("☀️", 2), ("한글", 4),
  ])
  func `wide characters take two columns and combining marks none`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("Pharmacy", 8, "Pharmacy"), ("Pharmacy", 5, "Phar…"), ("Pharmacy", 1, "…"),
    ("Pharmacy", 0, ""),
    ("Pharmacy", -3, ""), ("猫猫猫", 5, "猫猫…"), ("猫猫猫", 4, "猫…"),
  ])
  func `a text that is too long is cut with an ellipsis`(
    text: String, columns: Int, expected: String
  ) {
    #expect(text.fitted(to: columns) == expected)
  }

  @Test
  func `padding counts columns, not characters`() {
    #expect("猫".padded(to: 4) == "猫  ")
    #expect("猫".leftPadded(to: 4) == "  猫")
    #expect("Pharmacy".padded(to: 5) == "Phar…")
    #expect("Pharmacy".leftPadded(to: 5) == "Pharmacy")
  }

  @Test(arguments: [
    ("one two three", 10, ["one two", "three"]), ("", 10, [""]), ("猫猫猫猫猫猫", 10, ["猫猫猫猫猫", "猫"]),
    ("abcdefghijklm no", 10, ["abcdefghijklm", "no"]), ("a b  c", 10, ["a b  c"]),
    ("see abcdefghijklm no", 10, ["see abcdefghijklm", "no"]),
    ("free for 25 hours", 12, ["free for", "25 hours"]),
  ])
  func `lines break between words, and a number stays with what it counts`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(text.wrapped(to: columns) == lines)
  }

  @Test(arguments: [
    ("  one two three four five six", ["  one two three four", "  five six"]),
    ("9:00  one two three four five", ["9:00  one two three four", "      five"]),
    ("one two\nthree four", ["one two", "three four"]),
    (
      "\u{1B}[1m9:00\u{1B}[0m  one two three four five",
      ["\u{1B}[1m9:00\u{1B}[0m  one two three four", "      five"]
    ),
  ])
  func `what goes on stands below the text of its line, and colours take no column`(
    text: String, lines: [String]
  ) {
    #expect(text.broken(to: 24) == lines)
  }
}
