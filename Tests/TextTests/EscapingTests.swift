import Foundation
import Testing
import Text

struct EscapingTests {
  @Test(arguments: [
    ("", ""), ("a-Z.0_9~", "a-Z.0_9~"), ("a b+c&d=é/%", "a%20b%2Bc%26d%3D%C3%A9%2F%25"),
    ("\n\u{7F}", "%0A%7F"),
  ])
  func `all but unreserved characters are percent-encoded`(text: String, encoded: String) {
    #expect(text.percentEncoded == encoded)
  }

  @Test func `an escaped text is the same text again in a JSON string`() throws {
    let text = "\" \\ / \n\r\t \u{0} \u{1B} \u{7F} \u{85} \u{9F} é 🐈 \u{2028}"
    #expect(text.jsonEscaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    let json = Data("[\"\(text.jsonEscaped)\"]".utf8)
    #expect(try JSONDecoder().decode([String].self, from: json) == [text])
  }

  @Test func `control characters become four hexadecimal digits`() {
    #expect("\u{1}\u{9F}".jsonEscaped == #"\u0001\u009f"#)
  }
}
