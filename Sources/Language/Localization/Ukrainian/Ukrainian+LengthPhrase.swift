extension Ukrainian {
  /// Returns the text of a phrase.
  public func text(_ phrase: LengthPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .malformed(let text):
      "«\(text)» не є тривалістю: очікувалося ціле число та s, min, h, d або w, наприклад 5min"
    case .withoutUnit(let text):
      "«\(text)» не має одиниці: очікувалося s, min, h, d або w після числа, наприклад 5min"
    case .ambiguous(let text):
      "«\(text)» може означати хвилини або місяці: для хвилин пишіть min, наприклад 5min"
    case .calendarUnit(let text):
      "«\(text)» не має сталої тривалості: очікувалося s, min, h, d або w, наприклад 30d"
    case .outOfRange(let text):
      "«\(text)» поза межами: очікувалося від 1s до 100 років (5217w)"
    }
  }
}
