import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Several times a day: lists of times, and rules such as `twice a day` (Z6).
extension QuickScan {
  /// True if the line has a rule, or words that may become one, `3 times a day` too.
  var mayRepeat: Bool { hasRule || words.indices.contains { isFrequency($0) } }

  /// True for a word such as `twice`, and for the first of `3 times` and `3x`.
  func isFrequency(_ index: Int) -> Bool {
    guard isFree(index) else { return false }
    let word = word(index)
    let isNumber =
      Int(word) != nil || dates.contains { $0.counts.values.joined().contains(word) }
    return isOne(index, of: \.frequencies) || isNumber && isOne(index + 1, of: \.times)
      || isMarkedCount(index)
  }

  /// True for `3x`, a number of times by itself.
  func isMarkedCount(_ index: Int) -> Bool { word(index).wholeMatch(of: /\d+[x×х]/) != nil }

  /// Takes words as the rule, and the times of day that they say.
  mutating func setRule(
    _ reading: RuleWords.Reading, _ range: Range<Int>
  ) throws(QuickFailure) {
    try set(.every, reading.rhythm.description, range)
    timesADay = reading.timesADay.map { ($0, range) }
  }

  /// Takes `twice a day` or `twice a week` before a time of day, which else would go on with it.
  mutating func scanTimesADay(before index: Int) throws(QuickFailure) {
    guard fields[.every] == nil else { return }
    for start in max(0, index - 6)..<index where isFrequency(start) {
      let range = start..<index
      if range.allSatisfy(isFree), let rule = try? rules.reading(text(range).withoutCommas),
        rule.timesADay != nil || rule.rhythm.quota != nil
      {
        return try setRule(rule, range)
      }
    }
  }

  /// Returns the longest list of times of day that begins at a word, and its words (Z6).
  func times(
    from index: Int, readsHours: Bool
  ) throws(QuickFailure) -> (String, Range<Int>)? {
    for range in ranges(from: index, upTo: 20) {
      if let times = try times(range, readsHours: readsHours) { return (times, range) }
    }
    return nil
  }

  /// Reads words as a list of times of day.
  ///
  /// - Throws: `QuickFailure` for too many, and for one that stands twice.
  func times(_ range: Range<Int>, readsHours: Bool) throws(QuickFailure) -> String? {
    guard range.count < 20,
      let times = variants(text(range).withoutCommas).lazy.compactMap({
        moments.timesOfDay($0, readsHours: readsHours)
      }).first
    else { return nil }
    do {
      return try TimesOfDay(times).description
    } catch {
      throw failure(Refusal(error), range)
    }
  }

  /// A rule such as `twice a day` has times within the user's day, unless the line names them (Z6).
  mutating func placeTimesADay() throws(QuickFailure) {
    guard let (count, range) = timesADay else { return }
    do {
      let times = try actionContext.times(aDay: count, typed(range))
      guard let at = fields[.at] else {
        fields[.at] = times.description
        return add(.at, times.description, range)
      }
      guard (try? TimeSpanText(parsing: at))?.times.all.count != count else { return }
    } catch {
      throw failure(Refusal(error), range)
    }
    guard let reading = readings.first(where: { $0.marker == .at }) else { return }
    throw QuickFailure(
      reason: Refusal(
        .usage, .at,
        TaskInputPhrase.secondReading(typed(reading).quoted, beside: typed(range).quoted)),
      from: reading.from, to: reading.to)
  }
}

/// When a task reminds: `remind 1h`, `нагадай за годину` (Z4).
extension QuickScan {
  private var leadText: LeadText { LeadText(moments) }

  /// Takes the longest words behind the marker that are times to remind at.
  mutating func scanReminders(at index: Int) throws(QuickFailure) {
    for range in ranges(from: isOne(index + 1, of: \.toMe) ? index + 2 : index + 1, upTo: 16) {
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
