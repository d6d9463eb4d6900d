import Foundation
import Localization
package import Recurrence
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

  /// True for a length of days and longer without `in` or `ago`: `2 weeks`, `a month`.
  package func isLengthOfDays(_ text: String) -> Bool {
    length(Self.tokens(text))?.isOfDays == true
  }

  /// Returns the day that a length of days leads to from another one; `nil` for anything else.
  package func day(_ length: String, after day: LocalDateTime) -> LocalDateTime? {
    guard let length = self.length(Self.tokens(length)), length.isOfDays else { return nil }
    return length.parts.reduce(day as LocalDateTime?) { day, part in
      day.flatMap { stepped($0, by: part) }
    }
  }

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
    if let parts = partAndHalf(words) { return LengthReading(parts: parts) }
    for split in 1...words.count {
      guard let first = part(Array(words[..<split])) else { continue }
      if split == words.count { return LengthReading(parts: [first]) }
      let rest = Array(words[split...])
      guard let second = part(rest) ?? minutes(rest, behind: first),
        second.unit.rank < first.unit.rank
      else { continue }
      return LengthReading(parts: [first, second])
    }
    return nil
  }

  /// Reads the minutes of `1h30` and `1h30m`, which are plain only behind hours.
  private func minutes(
    _ words: [String], behind first: LengthReading.Part
  ) -> LengthReading.Part? {
    guard first.unit == .hour, words.count == 1 || words.count == 2 && words[1] == "m",
      let count = Self.digits(words[0], 1...2), (1..<60).contains(count)
    else { return nil }
    return LengthReading.Part(count: count, unit: .minute)
  }

  /// Reads `an hour and a half`, `2 and a half hours`, `1.5 hours`, `півтори години`.
  private func partAndHalf(_ words: [String]) -> [LengthReading.Part]? {
    for vocabulary in vocabularies {
      for phrase in vocabulary.andHalf.map({ $0.split(separator: " ").map(String.init) }) {
        guard let start = words.firstIndex(of: phrase[0]),
          words[start...].starts(with: phrase)
        else { continue }
        let rest = Array(words[..<start] + words[(start + phrase.count)...])
        // `hour and a half`
        let part = part(rest) ?? (rest.count == 1 ? self.part(["1"] + rest) : nil)
        return part.flatMap(Self.withHalf)
      }
      if let first = words.first, vocabulary.oneAndHalf.contains(first) {
        return part(["1"] + words.dropFirst()).flatMap(Self.withHalf)
      }
    }
    guard let first = words.first,
      let match = first.wholeMatch(of: /(\d{1,3})[.·](\d)/), let tenths = Int(match.2),
      let part = part([String(match.1)] + words.dropFirst())
    else { return nil }
    switch part.unit {
    case .hour:
      let minutes = LengthReading.Part(count: tenths * 6, unit: .minute)
      return ([part, minutes]).filter { $0.count > 0 }
    default:
      guard tenths == 5 || tenths == 0 else { return nil }
      return tenths == 0 ? [part] : Self.withHalf(part).map { $0.filter { $0.count > 0 } }
    }
  }

  /// A number of units and half of one more; `nil` for a unit that has no whole half.
  private static func withHalf(_ part: LengthReading.Part) -> [LengthReading.Part]? {
    switch part.unit {
    case .hour: [part, LengthReading.Part(count: 30, unit: .minute)]
    case .day: [LengthReading.Part(count: part.count * 24 + 12, unit: .hour)]
    case .year: [part, LengthReading.Part(count: 6, unit: .month)]
    default: nil
    }
  }

  /// Splits numbers from the units behind them: `1h30min` is `1`, `h`, `30`, `min`.
  private static func split(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      guard word.first?.isASCII == true, word.first?.isNumber == true else { return [word] }
      // `1.5h`, `1.5`
      if let match = word.wholeMatch(of: /(\d+[.·]\d)(\D*)/) {
        return [String(match.1), String(match.2)].filter { !$0.isEmpty }
      }
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

/// Lengths from now.
extension DateWords {
  /// A length from now, ahead or back.
  private struct Distance {
    let length: LengthReading
    let sign: Int
  }

  /// Reads `now`, `in 90 min`, `+2h`, `2 hours ago`, `half an hour`; `nil` for anything else.
  ///
  /// Minutes and hours are elapsed time; lengths of days are read as days.
  func instant(_ words: [String]) -> Date? {
    if matches(words, \.now) { return now }
    guard let distance = distance(words), !distance.length.isOfDays else { return nil }
    var date = now
    for part in distance.length.parts {
      guard part.count <= limit(of: part.unit) else { return nil }
      switch part.unit {
      case .minute: date += Double(distance.sign * part.count * 60)
      case .hour: date += Double(distance.sign * part.count * 3600)
      default:
        guard let day = step(distance.sign * part.count, part.unit, from: local) else { return nil }
        date = day.date(in: zone)
      }
    }
    return date
  }

  /// Reads `in 3 days`, `+3d`, `2 weeks ago`, `a week`, as the day that many steps away (R1);
  /// `nil` for anything else.
  func relativeDay(_ words: [String]) -> LocalDateTime? {
    guard let distance = distance(words), distance.length.isOfDays else { return nil }
    return distance.length.parts.reduce(local as LocalDateTime?) { day, part in
      day.flatMap { stepped($0, by: part, sign: distance.sign) }
    }
  }

  /// Returns the day that a part of a length leads to.
  func stepped(
    _ day: LocalDateTime, by part: LengthReading.Part, sign: Int = 1
  ) -> LocalDateTime? {
    part.count <= limit(of: part.unit) ? step(sign * part.count, part.unit, from: day) : nil
  }

  private func distance(_ words: [String]) -> Distance? {
    guard let first = words.first else { return nil }
    if first.hasPrefix("+"), first.count > 1 {
      return ahead([String(first.dropFirst())] + words.dropFirst())
    }
    if matches([first], \.ahead) {
      let rest = Array(words.dropFirst())
      guard rest.count > 1, matches([rest[rest.count - 1]], \.aheadEndings) else {
        return ahead(rest)
      }
      // `in two weeks' time`
      return ahead(rest.dropLast().map { $0.hasSuffix("'") ? String($0.dropLast()) : $0 })
    }
    for count in 1...2 where words.count > count {
      let end = Array(words.suffix(count))
      if matches(end, \.fromNow) { return ahead(words.dropLast(count)) }
      if matches(end, \.ago) {
        return length(words.dropLast(count)).map { Distance(length: $0, sign: -1) }
      }
    }
    // A length in words alone, such as `half an hour`; one in digits needs `in` or `+`.
    guard first.first?.isNumber != true, direction == .future else { return nil }
    return words.count > 1 ? ahead(words) : nil
  }

  private func ahead(_ words: [String]) -> Distance? {
    length(words).map { Distance(length: $0, sign: 1) }
  }

  /// The most of a unit that are read: a hundred years of them.
  private func limit(of unit: DateVocabulary.Unit) -> Int {
    switch unit {
    case .minute: 60 * 24 * 366 * 100
    case .hour: 24 * 366 * 100
    case .day: 36_600
    case .week: 5300
    case .fortnight: 2650
    case .month: 1200
    case .quarter: 400
    case .year: 100
    }
  }

  private func step(
    _ count: Int, _ unit: DateVocabulary.Unit, from day: LocalDateTime
  ) -> LocalDateTime? {
    switch unit {
    case .minute, .hour: nil
    case .day: day.addingDays(count)
    case .week: day.addingDays(count * 7)
    case .fortnight: day.addingDays(count * 14)
    case .month: day.addingMonths(count)
    case .quarter: day.addingMonths(count * 3)
    case .year: day.addingMonths(count * 12)
    }
  }
}
