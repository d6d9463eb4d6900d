extension English {
  /// Returns the text of a phrase.
  public func text(_ phrase: LengthPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .malformed(let text):
      "\"\(text)\" is not a length of time: expected a whole number and s, min, h, d or w, such as 5min"
    case .withoutUnit(let text):
      "\"\(text)\" has no unit: expected s, min, h, d or w after the number, such as 5min"
    case .ambiguous(let text):
      "\"\(text)\" may mean minutes or months: write min for minutes, such as 5min"
    case .calendarUnit(let text):
      "\"\(text)\" has no fixed length: expected s, min, h, d or w, such as 30d"
    case .outOfRange(let text):
      "\"\(text)\" is out of range: expected from 1s to 100 years (5217w)"
    }
  }
}
