import Localization
import Model
import Text

/// When a task reminds: `remind 1h`, `нагадай за годину` (Z4).
extension QuickScan {
  private var leadText: LeadText { LeadText(moments) }

  /// Takes the longest words behind the marker that are times to remind at.
  mutating func takeReminders(at index: Int) throws(QuickFailure) {
    for range in ranges(from: index + 1, upTo: 16) {
      let whole = index..<range.upperBound
      for text in variants(text(range).withoutCommas) {
        let leads: [Lead]
        do {
          leads = try leadText.leads(text)
        } catch {
          switch error {
          case .unknown: continue
          case .twice(let part):
            throw failure(.usage, LeadPhrase.twice(GivenValue(part.quoted)), whole)
          case .tooMany: throw failure(.usage, LeadPhrase.tooMany(GivenValue(text.quoted)), whole)
          }
        }
        return try set(.remind, leads.leadText, whole)
      }
    }
  }

  /// Returns the number of words that look as if they said when to remind: the marker before a
  /// number that is no length, or a length with `before` behind it.
  func lead(at index: Int) -> Int? {
    if isOne(index, of: \.remind) {
      let next = isFree(index + 1) ? word(index + 1) : ""
      return next.first?.isNumber == true ? 2 : nil
    }
    return ranges(from: index, upTo: 4).first { range in
      range.count > 1 && isBehindLength(range.upperBound - 1)
        && moments.steps(text(range.dropLast())) != nil
    }?.count
  }

  private func isBehindLength(_ index: Int) -> Bool {
    vocabularies.contains { $0.beforehand.behind.contains(word(index)) }
  }
}
