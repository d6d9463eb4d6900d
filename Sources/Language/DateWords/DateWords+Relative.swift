import Foundation
import Localization
import Recurrence

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
      day.flatMap {
        part.count <= limit(of: part.unit)
          ? step(distance.sign * part.count, part.unit, from: $0) : nil
      }
    }
  }

  private func distance(_ words: [String]) -> Distance? {
    guard let first = words.first else { return nil }
    if first.hasPrefix("+"), first.count > 1 {
      return ahead([String(first.dropFirst())] + words.dropFirst())
    }
    if matches([first], \.ahead) { return ahead(Array(words.dropFirst())) }
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
