import DateWords
import Foundation
import Localization
import Recurrence
import Text

/// Words of the name that look like a date, a rule or a marker (Q6).
extension QuickScan {
  /// The words that were not read, in the order of the line.
  var unread: [QuickUnread] {
    var unread: [QuickUnread] = []
    var index = 0
    while index < words.count {
      guard isFree(index), let (count, guess) = guess(at: index) else {
        index += 1
        continue
      }
      let range = index..<index + count
      unread.append(
        QuickUnread(
          from: words[index].from, to: words[index + count - 1].to, text: typed(range),
          guess: guess))
      index += count
    }
    return unread
  }

  private func guess(at index: Int) -> (Int, QuickReading.Marker)? {
    let word = word(index)
    if word == "due" { return (1, .due) }
    if isOne(index, of: \.every) || word == "every!" { return (1, .every) }
    if isOne(index, of: \.at), isFree(index + 1), isHour(index + 1) { return (2, .at) }
    if word.first == "!", word.dropFirst().first?.isLetter == true { return (1, .priority) }
    if word.first == "~", word.dropFirst().first?.isNumber == true { return (1, .duration) }
    if let count = length(at: index) { return (count, .duration) }
    if isOne(index, of: \.plainRules) || word.wholeMatch(of: /\d{1,3}(d|w|mo)/) != nil {
      return (1, .every)
    }
    if let found = rule(at: index) ?? date(at: index) { return found }
    // A time that no clock shows, such as 25:00.
    if word.wholeMatch(of: /\d{1,2}:\d{2}/) != nil { return (1, .at) }
    return variants(word).contains { moments.slip($0) != nil } ? (1, .due) : nil
  }

  /// `first friday of the month` is a rule only behind its marker.
  private func rule(at index: Int) -> (Int, QuickReading.Marker)? {
    let isFrequency = isOne(index, of: \.frequencies)
    for range in ranges(from: index, upTo: 6) where range.count > 1 {
      // `twice a week`, which no rule can say, as `once a week`, which one can.
      if isFrequency, range.count == 3, rules.rhythm("every " + word(index + 2)) != nil {
        return (range.count, .every)
      }
      switch rules.rhythm(text(range))?.days {
      case .ordinal?, .lastDay?, .workday?, .ordinalOf?: return (range.count, .every)
      default: continue
      }
    }
    return nil
  }

  /// Returns the number of words of `for 20 min`, which the marker of a duration would read.
  private func length(at index: Int) -> Int? {
    guard ["for", "на"].contains(word(index)) else { return nil }
    return ranges(from: index + 1, upTo: 3).first { range in
      variants(text(range)).contains { QuickGuess.duration($0, moments: moments) != nil }
    }.map { $0.count + 1 }
  }

  /// True if a word is a date by itself.
  private func isDateLike(at index: Int) -> Bool {
    if case .none = date(index..<index + 1) { false } else { true }
  }

  private func isHour(_ index: Int) -> Bool {
    guard let hour = Int(word(index)) else { return false }
    return (0..<24).contains(hour)
  }

  private func date(at index: Int) -> (Int, QuickReading.Marker)? {
    for range in ranges(from: index, upTo: 6) {
      let text = text(range)
      guard !moments.isLength(text), !isPresent(text) else { continue }
      // Loose dates in the middle are numbers more often than not: 1/2 cup, the 3rd floor.
      if isLoose(range), range.upperBound < words.count, !text.hasSuffix(".") { continue }
      switch date(range) {
      case .none: continue
      case .refused: return (range.count, .due)
      case .moment(let moment):
        // A word before it that means nothing, as `on`, is no part of it.
        if range.count > 1, !isDateLike(at: index),
          case .moment(let rest) = date(range.dropFirst()), rest == moment
        {
          return nil
        }
        let isTime = variants(text).contains { moments.timeOfDay($0) != nil }
        return (range.count, isTime ? .at : .due)
      }
    }
    return nil
  }

  /// True for `now`, which is a word of many names.
  private func isPresent(_ text: String) -> Bool {
    dates.contains { $0.now.contains(text.lowercased()) }
  }
}
