/// A text that is no length of time.
public enum ElapsedTimeError: Error, Hashable, CustomStringConvertible {
  /// Not a number with a known unit.
  case malformed(String)
  /// A number alone.
  case withoutUnit(String)
  /// A number with `m`: minutes or months?
  case ambiguous(String)
  /// Months or years, whose length depends on the calendar.
  case calendarUnit(String)
  /// Below a second or above 100 years.
  case outOfRange(String)

  /// Names the text, and says what was expected.
  public var description: String {
    switch self {
    case .malformed(let text):
      "\(text.quoted) is not a length of time: expected a whole number and s, min, h, d or w, such as 5min"
    case .withoutUnit(let text):
      "\(text.quoted) has no unit: expected s, min, h, d or w behind the number, such as 5min"
    case .ambiguous(let text):
      "\(text.quoted) may mean minutes or months: write min for minutes, such as 5min"
    case .calendarUnit(let text):
      "\(text.quoted) has no fixed length: expected s, min, h, d or w, such as 30d"
    case .outOfRange(let text):
      "\(text.quoted) is out of range: expected from 1s to 100 years (5217w)"
    }
  }
}
