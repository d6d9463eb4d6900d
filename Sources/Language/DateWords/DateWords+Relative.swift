import Foundation
import Localization
import Recurrence

extension DateWords {
  /// Reads `now`, `in 3 days`, `+3d`, `+1 mo`, `2 hours ago`; `nil` for anything else.
  ///
  /// Minutes and hours are elapsed time, the others are steps on the wall clock (R1).
  func relative(_ words: [String]) -> Date? {
    if matches(words, \.now) { return now }
    var words = words
    var sign = 1
    if let first = words.first, first.hasPrefix("+"), first.count > 1 {
      words[0] = String(first.dropFirst())
    } else if words.count > 1, matches([words[0]], \.ahead) {
      words.removeFirst()
    } else if words.count > 1, matches([words[words.count - 1]], \.ago) {
      words.removeLast()
      sign = -1
    } else {
      return nil
    }
    guard let (count, unit) = length(words) else { return nil }
    return step(sign * count, unit)
  }

  private func length(_ words: [String]) -> (Int, DateVocabulary.Unit)? {
    let digits: String
    let name: String
    switch words.count {
    case 1:
      digits = String(words[0].prefix { $0.isASCII && $0.isNumber })
      name = String(words[0].dropFirst(digits.count))
    case 2: (digits, name) = (words[0], words[1])
    default: return nil
    }
    guard let count = Self.digits(digits, 1...6) else { return nil }
    for vocabulary in vocabularies {
      for (unit, forms) in vocabulary.units
      where forms.contains(name) || (name.hasSuffix(".") && forms.contains(String(name.dropLast())))
      {
        return (count, unit)
      }
    }
    return nil
  }

  /// Returns the instant a number of units from now; `nil` beyond a hundred years.
  private func step(_ count: Int, _ unit: DateVocabulary.Unit) -> Date? {
    let limit: Int =
      switch unit {
      case .minute: 60 * 24 * 366 * 100
      case .hour: 24 * 366 * 100
      case .day: 36_600
      case .week: 5300
      case .month: 1200
      case .year: 100
      }
    guard abs(count) <= limit else { return nil }
    switch unit {
    case .minute: return now.addingTimeInterval(Double(count) * 60)
    case .hour: return now.addingTimeInterval(Double(count) * 3600)
    case .day: return local.addingDays(count).date(in: zone)
    case .week: return local.addingDays(count * 7).date(in: zone)
    case .month: return local.addingMonths(count).date(in: zone)
    case .year: return local.addingMonths(count * 12).date(in: zone)
    }
  }
}
