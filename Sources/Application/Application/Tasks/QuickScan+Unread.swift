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
      let place = isOne(index, of: \.beforePlaces) ? placeName(from: index + 1) : nil
      guard isFree(index),
        let (count, guess) = place.map({ ($0.0.count + 1, .place) }) ?? guess(at: index)
      else {
        index += 1
        continue
      }
      let range = index..<index + count
      unread.append(
        QuickUnread(
          from: words[index].from, to: words[index + count - 1].to, text: typed(range),
          guess: guess, place: place?.1))
      index += count
    }
    return unread
  }

  private func guess(at index: Int) -> (Int, QuickReading.Marker)? {
    let word = word(index)
    if word == "due" { return (1, .due) }
    if let count = lastTime(at: index) { return (count, .last) }
    if let count = lead(at: index) { return (count, .remind) }
    if isOne(index, of: \.every) || word == "every!" { return (1, .every) }
    if isOne(index, of: \.at), isFree(index + 1), isHour(index + 1) { return (2, .at) }
    if word.first == "!", word.dropFirst().first?.isLetter == true { return (1, .priority) }
    if word.first == "~", word.dropFirst().first?.isNumber == true { return (1, .duration) }
    if let count = times(at: index) ?? misspeltRule(at: index) { return (count, .every) }
    if let count = length(at: index) { return (count, .duration) }
    if isOne(index, of: \.plainRules) || word.wholeMatch(of: /\d{1,3}(d|w|mo)/) != nil {
      return (1, .every)
    }
    if let found = rule(at: index) ?? date(at: index) { return found }
    if let count = clock(at: index) { return (count, .at) }
    if let count = season(at: index) { return (count, .due) }
    return variants(word).contains { moments.slip($0) != nil } ? (1, .due) : nil
  }

  /// Returns the number of words of `last done 20 sep`.
  private func lastTime(at index: Int) -> Int? {
    guard let count = count(at: index, of: \.last), count > 1 || word(index) != "last" else {
      return nil
    }
    let past = actionContext.moments(in: zone, direction: .past)
    return ranges(from: index + count, upTo: 6).first { range in
      variants(text(range)).contains { (try? past.ifMoment($0)) != nil }
    }.map { $0.count + count }
  }

  /// Returns the number of words of `3 times a day`, or of `3 times a week`, which is no rule.
  private func times(at index: Int) -> Int? {
    guard isFrequency(index), isOne(index + 1, of: \.times), isFree(index + 3),
      rules.rhythm("every " + word(index + 3)) != nil
    else { return nil }
    return 4
  }

  /// Returns the number of words of a rule whose marker has one wrong letter: `evry 3 months`.
  private func misspeltRule(at index: Int) -> Int? {
    let isNear = vocabularies.contains { vocabulary in
      vocabulary.every.contains { $0.count > 4 && Spelling.distance($0, word(index)) == 1 }
    }
    guard isNear else { return nil }
    return ranges(from: index + 1, upTo: 4).first { range in
      variants(text(range)).contains { rules.rhythm("every " + $0) != nil }
    }.map { $0.count + 1 }
  }

  /// Returns the number of words of a time of day that is read only beside a date, such as `half
  /// past six` or `18h`, or that no clock shows, such as `25:00`.
  private func clock(at index: Int) -> Int? {
    if word(index).wholeMatch(of: /\d{1,2}:\d{2}|(1[3-9]|2[0-3])h/) != nil { return 1 }
    // In the middle of a name, `at one` is rather a number.
    return ranges(from: index, upTo: 5).first { range in
      (range.upperBound == words.count || isTaken[range.upperBound])
        && word(index).contains(where: \.isLetter)
        && variants(text(range)).contains { moments.timeBehindDate($0) != nil }
    }?.count
  }

  /// Returns the number of words of a month or a season that something happens in: `in november`,
  /// `in spring`.
  private func season(at index: Int) -> Int? {
    let isIn = dates.contains { $0.ahead.contains(word(index)) || $0.fillers.contains(word(index)) }
    if isIn, isFree(index + 1),
      dates.contains(where: { $0.insideMonths.joined().contains(word(index + 1)) })
    {
      return 2
    }
    return ranges(from: index, upTo: 2).first { range in
      variants(text(range).lowercased()).contains { text in
        dates.contains { $0.seasons.contains(text) }
      }
    }?.count
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
        if range.count > 1, !isDate(index..<index + 1),
          case .moment(let rest) = date(range.dropFirst()), rest == moment
        {
          return nil
        }
        if variants(text).contains(where: { moments.timeOfDay($0) != nil }) {
          return (range.count, .at)
        }
        let isAppointment =
          fields[.every] == nil && variants(text).contains(where: moments.hasClockTime)
        return (range.count, isAppointment ? .when : .due)
      }
    }
    return nil
  }

  /// True for `now`, which is a word of many names.
  private func isPresent(_ text: String) -> Bool {
    dates.contains { $0.now.contains(text.lowercased()) }
  }
}
