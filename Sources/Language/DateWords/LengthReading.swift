import Localization
package import Text

/// A length as it was written: `3 days`, `1h30min`, `half an hour`.
struct LengthReading: Hashable {
  /// The numbers and units, the longest unit first.
  let parts: [Part]

  /// A number of one unit.
  struct Part: Hashable {
    var count: Int
    let unit: DateVocabulary.Unit
  }

  /// True if the length is one of days and longer, so that it leads to a day.
  var isOfDays: Bool { parts.allSatisfy { $0.unit != .minute && $0.unit != .hour } }

  /// The length in seconds; `nil` for months and years, whose length depends on the calendar.
  var seconds: Int? {
    var seconds = 0
    for part in parts {
      guard let unit = part.unit.seconds else { return nil }
      let (product, hasOverflown) = part.count.multipliedReportingOverflow(by: unit)
      guard !hasOverflown else { return nil }
      seconds += product
    }
    return seconds
  }
}

extension DateVocabulary.Unit {
  /// The length in seconds, where it is fixed.
  fileprivate var seconds: Int? {
    switch self {
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 7 * 86_400
    case .fortnight: 14 * 86_400
    case .month, .quarter, .year: nil
    }
  }
}

extension DateWords {
  /// Reads a length of minutes, hours, days or weeks in words, such as `2 weeks`, `1 h 30 min` or
  /// `half an hour`; `nil` for anything else.
  package func elapsed(_ text: String) -> ElapsedTime? {
    length(Self.tokens(text))?.seconds.flatMap { try? ElapsedTime(parsing: "\($0)s") }
  }

  /// True for a length of time without `in` or `ago`, also of months: `2 weeks`, `a month`.
  package func isLength(_ text: String) -> Bool { length(Self.tokens(text)) != nil }

  /// Reads a length of minutes and hours, or of days and weeks, in words; `nil` for anything else,
  /// also for hours and days together.
  package func steps(_ text: String) -> (minutes: Int, days: Int)? {
    guard let parts = length(Self.tokens(text))?.parts else { return nil }
    let isOfDays = parts.allSatisfy { [.day, .week, .fortnight].contains($0.unit) }
    guard isOfDays || parts.allSatisfy({ [.minute, .hour].contains($0.unit) }),
      let seconds = LengthReading(parts: parts).seconds
    else { return nil }
    return isOfDays ? (0, seconds / 86_400) : (seconds / 60, 0)
  }

  /// Reads a number and a unit, or two of them, the longer unit first.
  func length(_ words: [String]) -> LengthReading? {
    guard !words.isEmpty, words.count <= 6 else { return nil }
    if let half = half(words) { return LengthReading(parts: [half]) }
    let words = Self.split(words)
    for split in 1...words.count {
      guard let first = part(Array(words[..<split])) else { continue }
      if split == words.count { return LengthReading(parts: [first]) }
      guard let second = part(Array(words[split...])), second.unit.rank < first.unit.rank else {
        continue
      }
      return LengthReading(parts: [first, second])
    }
    return nil
  }

  /// Splits numbers from the units behind them: `1h30min` is `1`, `h`, `30`, `min`.
  private static func split(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      guard word.first?.isASCII == true, word.first?.isNumber == true else { return [word] }
      var parts: [String] = []
      for character in word {
        let isDigit = character.isASCII && character.isNumber
        if let last = parts.last?.last, (last.isASCII && last.isNumber) == isDigit {
          parts[parts.count - 1].append(character)
        } else {
          parts.append(String(character))
        }
      }
      return parts
    }
  }

  private func half(_ words: [String]) -> LengthReading.Part? {
    let text = words.joined(separator: " ")
    for vocabulary in vocabularies {
      for half in vocabulary.half {
        guard text.hasPrefix(half) else { continue }
        let rest = String(text.dropFirst(half.count).drop { $0 == " " })
        switch vocabulary.units.first(where: { $0.value.contains(rest) })?.key {
        case .hour: return LengthReading.Part(count: 30, unit: .minute)
        case .day: return LengthReading.Part(count: 12, unit: .hour)
        case .year: return LengthReading.Part(count: 6, unit: .month)
        default: continue
        }
      }
    }
    return nil
  }

  private func part(_ words: [String]) -> LengthReading.Part? {
    guard let name = words.last else { return nil }
    for vocabulary in vocabularies {
      let count = words.dropLast().joined(separator: " ")
      if count.isEmpty {
        if let unit = vocabulary.bareUnits.first(where: { $0.value.contains(name) })?.key {
          return LengthReading.Part(count: 1, unit: unit)
        }
        continue
      }
      let number =
        Self.digits(count, 1...6) ?? vocabulary.counts.first { $0.value.contains(count) }?.key
      guard let number else { continue }
      for (unit, forms) in vocabulary.units
      where forms.contains(name) || (name.hasSuffix(".") && forms.contains(String(name.dropLast())))
      {
        return LengthReading.Part(count: number, unit: unit)
      }
    }
    return nil
  }
}

extension DateVocabulary.Unit {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
