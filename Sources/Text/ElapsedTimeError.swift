public import Localization

/// Errors in a text that should be a length of time.
public enum ElapsedTimeError: Error, Hashable, CustomStringConvertible {
  /// The text is not a number with a known unit.
  case malformed(String)
  /// The text is a number alone.
  case withoutUnit(String)
  /// The text is a number with `m`, which may mean minutes or months.
  case ambiguous(String)
  /// The unit is a month or a year, whose length depends on the calendar.
  case calendarUnit(String)
  /// The length is below a second or above 100 years.
  case outOfRange(String)

  /// The sentence for the user.
  public var phrase: LengthPhrase {
    switch self {
    case .malformed(let text): .malformed(text.quietLine(cutAfter: 200))
    case .withoutUnit(let text): .withoutUnit(text.quietLine(cutAfter: 200))
    case .ambiguous(let text): .ambiguous(text.quietLine(cutAfter: 200))
    case .calendarUnit(let text): .calendarUnit(text.quietLine(cutAfter: 200))
    case .outOfRange(let text): .outOfRange(text.quietLine(cutAfter: 200))
    }
  }

  /// The error with the text in quotes, and the expected form.
  public var description: String { phrase.text }
}
