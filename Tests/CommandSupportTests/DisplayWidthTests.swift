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

  @Test
  func `lines break between words, and within one that is too long`() {
    #expect("one two three".wrapped(to: 10) == ["one two", "three"])
    #expect("abcdefghijklm no".wrapped(to: 10) == ["abcdefghij", "klm no"])
    #expect("".wrapped(to: 10) == [""])
    #expect("猫猫猫猫猫猫".wrapped(to: 10) == ["猫猫猫猫猫", "猫"])
  }
}
