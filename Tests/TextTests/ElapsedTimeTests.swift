import Localization
import Testing
import Text

struct ElapsedTimeTests {
  @Test(arguments: [
    ("1s", 1.0), ("90s", 90), ("5min", 300), ("5 min", 300), ("24h", 86_400), ("2d", 172_800),
    ("1w", 604_800), ("1h30min", 5400), ("1h 30min", 5400), ("1 hour 30 minutes", 5400),
    ("2 weeks", 1_209_600), ("1d12h", 129_600),
    ("10MIN", 600), ("007s", 7), ("36525d", 3_155_760_000), ("3155760000s", 3_155_760_000),
  ])
  func `a number and a unit make a length`(text: String, seconds: Double) throws {
    #expect(try ElapsedTime(parsing: text).seconds == seconds)
  }

  @Test(arguments: [
    ("", ElapsedTimeError.malformed("")), ("min", .malformed("min")),
    ("-5min", .malformed("-5min")),
    ("1.5h", .malformed("1.5h")), ("5  min", .malformed("5  min")), (" 5min", .malformed(" 5min")),
    ("5min ", .malformed("5min ")), ("30min1h", .malformed("30min1h")),
    ("1d2h3min", .malformed("1d2h3min")), ("1h30", .withoutUnit("1h30")),
    ("\u{0665}min", .malformed("\u{0665}min")),
    ("5", .withoutUnit("5")), ("5 ", .withoutUnit("5 ")), ("5m", .ambiguous("5m")),
    ("5M", .ambiguous("5M")),
    ("1mo", .calendarUnit("1mo")), ("1y", .calendarUnit("1y")), ("0s", .outOfRange("0s")),
    ("36526d", .outOfRange("36526d")), ("5218w", .outOfRange("5218w")),
    ("99999999999999999999s", .outOfRange("99999999999999999999s")),
    ("9223372036854775807w", .outOfRange("9223372036854775807w")),
  ])
  func `anything else is refused`(text: String, error: ElapsedTimeError) {
    #expect(throws: error) { try ElapsedTime(parsing: text) }
  }

  @Test(arguments: [
    (
      ElapsedTimeError.malformed("soon"),
      #""soon" is not a length of time: expected a whole number and s, min, h, d or w, such as 5min"#
    ),
    (
      .withoutUnit("5"),
      #""5" has no unit: expected s, min, h, d or w after the number, such as 5min"#
    ),
    (.ambiguous("5m"), #""5m" may mean minutes or months: write min for minutes, such as 5min"#),
    (.calendarUnit("1y"), #""1y" has no fixed length: expected s, min, h, d or w, such as 30d"#),
    (.outOfRange("0s"), #""0s" is out of range: expected from 1s to 100 years (5217w)"#),
  ])
  func `a refusal says what was expected`(error: ElapsedTimeError, message: String) {
    #expect(error.description == message)
  }
}
