public import Text

extension ElapsedTimeError: Phrased {
  /// The sentence for the user.
  public var phrase: DatePhrase {
    switch self {
    case .malformed(let text): .lengthMalformed(text.quietLine(cutAfter: 200))
    case .withoutUnit(let text): .lengthWithoutUnit(text.quietLine(cutAfter: 200))
    case .ambiguous(let text): .lengthAmbiguous(text.quietLine(cutAfter: 200))
    case .calendarUnit(let text): .lengthCalendarUnit(text.quietLine(cutAfter: 200))
    case .outOfRange(let text): .lengthOutOfRange(text.quietLine(cutAfter: 200))
    }
  }
}
