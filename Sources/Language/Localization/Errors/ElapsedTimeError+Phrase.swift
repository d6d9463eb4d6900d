package import Text

extension ElapsedTimeError: Phrased {
  /// The sentence for the user.
  package var phrase: DatePhrase {
    switch self {
    case .malformed(let text): .lengthMalformed(text.cleanLine(cutAfter: 200))
    case .withoutUnit(let text): .lengthWithoutUnit(text.cleanLine(cutAfter: 200))
    case .ambiguous(let text): .lengthAmbiguous(text.cleanLine(cutAfter: 200))
    case .calendarUnit(let text): .lengthCalendarUnit(text.cleanLine(cutAfter: 200))
    case .outOfRange(let text): .lengthOutOfRange(text.cleanLine(cutAfter: 200))
    }
  }
}
