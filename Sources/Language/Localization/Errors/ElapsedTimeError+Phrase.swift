public import Text

extension ElapsedTimeError: Phrased {
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
}
