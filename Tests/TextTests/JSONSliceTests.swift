import Testing
import Text

struct JSONSliceTests {
  private static func read(_ text: String, deepest: Int = JSONSlice.deepest) throws -> JSONSlice {
    try JSONSlice(document: Array(text.utf8)[...], deepest: deepest)
  }

  private static func error(_ text: String, deepest: Int = JSONSlice.deepest) -> JSONSyntaxError? {
    do {
      _ = try JSONSlice(document: Array(text.utf8)[...], deepest: deepest)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("", .value, 1), ("{", .quotedKey, 2), ("{\"a\"", .characters("\":\""), 5),
      ("{\"a\":1", .either("\",\"", "\"}\""), 7), ("[1 2]", .either("\",\"", "\"]\""), 4),
      ("[1,]", .value, 4), ("{\"a\":1,}", .quotedKey, 8), ("\"a", .endOfText, 3),
      ("\"a\nb\"", .noControl, 3), ("\"\\x\"", .escape, 3), ("\"\\u12g4\"", .hexDigits, 4),
      ("01", .noLeadingZero, 3), ("-", .value, 2), ("1.", .digit, 3), ("1e+", .digit, 4),
      ("nul", .value, 1), ("1 x", .nothingMore, 3), ("+1", .value, 1), ("NaN", .value, 1),
    ] as [(String, JSONExpectation, Int)])
  func `what is no JSON is refused at its column`(
    text: String, expected: JSONExpectation, column: Int
  ) {
    #expect(Self.error(text) == .unexpected(expected: expected, column: column))
  }

  @Test
  func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONSyntaxError.notUTF8) { try JSONSlice(document: [0x22, 0xFF, 0x22]) }
  }

  @Test
  func `values are read as they stand`() throws {
    let slice = try Self.read(#" { "a" : [ 1 , -2.5e3, true, null, "x" ], "b": {} , "a":"" } "#)
    let members = try #require(slice.members)
    #expect(members.map { $0.name.string() } == ["a", "b", "a"])
    let elements = try #require(members[0].value.elements)
    #expect(elements.map(\.text) == ["1", "-2.5e3", "true", "null", "\"x\""])
    #expect(elements[0].integer == 1 && elements[1].integer == nil && elements[1].number == -2500)
    #expect(elements[2].flag == true && elements[3].flag == nil && elements[3].isNull)
    #expect(elements[4].string() == "x" && elements[4].number == nil && !elements[4].isNull)
    #expect(members[1].value.members?.isEmpty == true && members[1].value.elements == nil)
    #expect(members[2].value.string() == "" && members[2].value.members == nil)
    #expect(try Self.read("[]").elements?.isEmpty == true)
  }

  @Test
  func `numbers keep their last digit`() throws {
    #expect(try Self.read("9223372036854775807").integer == .max)
    #expect(try Self.read("9223372036854775808").integer == nil)
    #expect(try Self.read("0.1").number == 0.1)
    #expect(try Self.read("52.520006599999999").number == 52.520006599999999)
    #expect(try Self.read("1e999").number == .infinity)
    #expect(try Self.read("-0").number?.sign == .minus)
  }

  @Test(
    arguments: [
      (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{08}\u{0C}\n\r\tz"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83d\ude00""#, "😀"), (#""Привіт""#, "Привіт"),
    ])
  func `escapes are resolved`(text: String, value: String) throws {
    #expect(try Self.read(text).string() == value)
    #expect(try Self.read(text).string(repairing: true) == value)
  }

  @Test(
    arguments: [
      (#""a\ud83d""#, "a\u{FFFD}"), (#""\ude00b""#, "\u{FFFD}b"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ud83dx""#, "\u{FFFD}x"),
    ])
  func `half of a surrogate pair has no text unless it is repaired`(
    text: String, repaired: String
  ) throws {
    #expect(try Self.read(text).string() == nil)
    #expect(try Self.read(text).string(repairing: true) == repaired)
  }

  @Test
  func `a document may nest as deep as its limit`() throws {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(Self.error(nested(3), deepest: 3) == nil)
    let error = Self.error(nested(4), deepest: 3)
    #expect(error == .unexpected(expected: .depth(3), column: 4))
    #expect(Self.error(nested(64)) == nil && Self.error(nested(65)) != nil)
  }
}
