import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// Words of the name that look like a date, a rule or a marker (Q6).
extension QuickScan {
  /// The words that were not read, in the order of the line.
  var unread: [QuickUnread] {
    var unread: [QuickUnread] = []
    var index = 0
    while index < words.count {
      let place = namedPlace(at: index)
      guard isFree(index),
        let (count, guess) = place.map({ ($0.0.count, .place) }) ?? guess(at: index)
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

  /// Returns the words of `at the vet`, and the place that they name; `nil` for anything else.
  private func namedPlace(at index: Int) -> (Range<Int>, String)? {
    // `when at the vet`
    var first = isOne(index, of: \.when) ? index + 1 : index
    guard isOne(first, of: \.beforePlaces) else { return nil }
    first += 1
    if isOne(first, of: \.placeArticles) { first += 1 }
    return (placeName(from: first) ?? inflectedPlace(from: first)).map {
      (index..<$0.0.upperBound, $0.1)
    }
  }

  /// Returns the words from one on that are a place in another case, as `аптеці`, and its name.
  private func inflectedPlace(from index: Int) -> (Range<Int>, String)? {
    guard !places.places.isEmpty else { return nil }
    for range in ranges(from: index, upTo: 4) {
      for text in variants(text(range)) {
        if let name = places.inflectedName(text) { return (range, name) }
      }
    }
    return nil
  }

  private func guess(at index: Int) -> (Int, QuickReading.Marker)? {
    let word = word(index)
    if word == "due" { return (1, .due) }
    if let count = lastTime(at: index) { return (count, .last) }
    if let count = lead(at: index) { return (count, .remind) }
    if isOne(index, of: \.every) || word == "every!" { return (wordsOfRule(at: index), .every) }
    if isOne(index, of: \.at), isFree(index + 1), isHour(index + 1) { return (2, .at) }
    if word.first == "!", word.dropFirst().first?.isLetter == true { return (1, .priority) }
    if word.first == "~", word.dropFirst().first?.isNumber == true { return (1, .duration) }
    if let count = times(at: index) ?? misspeltRule(at: index) { return (count, .every) }
    if let count = length(at: index) { return (count, .duration) }
    if isOne(index, of: \.plainRules) || word.wholeMatch(of: /\d{1,3}(d|w|mo)/) != nil {
      return (1, .every)
    }
    if let count = count(at: index, of: \.unheld) { return (count, .every) }
    if let count = monthOfYear(at: index) { return (count, .due) }
    if let found = rangeOfDays(at: index) { return found }
    if let found = rule(at: index) ?? date(at: index) { return found }
    if let found = unfinished(at: index) { return found }
    if let count = clock(at: index) { return (count, .at) }
    if let count = season(at: index) { return (count, .due) }
    if let count = countedItem(at: index) { return (count, .item) }
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

  /// Returns the number of words of a rule that no task can have: `every november`, `every 15
  /// minutes`.
  private func wordsOfRule(at index: Int) -> Int {
    let next = index + 1
    if isMonth(next) || season(at: next) == 1 { return 2 }
    let isLength = isFree(next) && isFree(index + 2) && moments.isLength(text(next..<next + 2))
    return isLength ? 3 : 1
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
    for range in ranges(from: index, upTo: 8) where range.count > 1 {
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
      variants(text(range)).contains { text in
        QuickGuess.duration(text, moments: moments) != nil && !moments.isLengthOfDays(text)
      }
    }.map { $0.count + 1 }
  }

  private func isHour(_ index: Int) -> Bool {
    guard let hour = Int(word(index)) else { return false }
    return (0..<24).contains(hour)
  }

  private func date(at index: Int) -> (Int, QuickReading.Marker)? {
    for range in ranges(from: index, upTo: 6) {
      let text = text(range)
      guard !moments.isLength(text), !isPresent(text), !isUnit(range) else { continue }
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
        // `sat 8`, `fri 22:00-06:00`
        let next = range.upperBound
        if next == words.count - 1, isFree(next), word(next).first?.isNumber == true {
          return (range.count + 1, .due)
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

  // MARK: Names that are not finished

  private static let ofDates: Set<QuickReading.Marker> = [
    .every, .from, .due, .when, .start, .end, .last, .at,
  ]

  /// True if a word belongs to a date, a time or a rule.
  private func isOfDate(_ index: Int) -> Bool {
    words.indices.contains(index) && isTaken[index]
      && readings.contains {
        Self.ofDates.contains($0.marker) && $0.from <= words[index].from && words[index].to <= $0.to
      }
  }

  /// Returns a word beside a date or rule that was taken, which seems to go on with it: a
  /// preposition or conjunction before it, a number, and a length of days.
  private func unfinished(at index: Int) -> (Int, QuickReading.Marker)? {
    let taken: QuickReading.Marker = fields[.every] != nil ? .every : .due
    if isOfDate(index + 1), isOne(index, of: \.unfinished) { return (1, taken) }
    if isOne(index, of: \.except), fields[.every] != nil, index > 0, isOfDate(index - 1) {
      return (isFree(index + 1) ? 2 : 1, .every)
    }
    if let number = Int(word(index)), number < 100 {
      if fields[.every] != nil, isOne(index + 1, of: \.times) { return (2, .end) }
      // A number before a marker, as in `chapter 7 by friday`, ends the name.
      let isBefore = isOfDate(index + 1) && !isMarked(index + 1)
      let isBehind = index > 0 && isOfDate(index - 1) && !isFree(index + 1)
      let isTimed = fields[.at] != nil || !clocked.isEmpty
      if isBefore && !isTimed || isBehind { return (1, number < 24 && !isTimed ? .at : taken) }
    }
    let length = ranges(from: index, upTo: 3).first { range in
      range.count > 1 && moments.isLengthOfDays(text(range))
        && (isOfDate(range.upperBound) || index > 0 && isOfDate(index - 1))
    }
    return length.map { ($0.count, fields[.every] == nil ? .due : .end) }
  }

  /// True if a part begins with a word that says what it is, as `by` or `every`.
  private func isMarked(_ index: Int) -> Bool {
    let text = Apostrophe.plain(words[index].text.lowercased()).withoutCommas
    return vocabularies.contains { vocabulary in
      vocabulary.before.contains(text) || vocabulary.every.contains(text)
        || vocabulary.wholeRules.contains(text) || vocabulary.plainRules.contains(text)
        || [vocabulary.due, vocabulary.start, vocabulary.end, vocabulary.at, vocabulary.last]
          .joined().contains { $0 == text || $0.hasPrefix(text + " ") }
    } || dates.contains { $0.fillers.contains(text) || $0.ahead.contains(text) }
  }

  /// Returns the number of words of days with a dash between, such as `3-5 december` or
  /// `20.12.-27.12.`, or of weekdays such as `mon-wed-fri`.
  private func rangeOfDays(at index: Int) -> (Int, QuickReading.Marker)? {
    let parts = word(index).split { "-–/".contains($0) }.map(String.init)
    guard parts.count > 1 else { return nil }
    let areDays = parts.allSatisfy { part in
      dates.contains { $0.weekdays.joined().contains(part) }
    }
    if areDays { return (1, .every) }
    let areDates = parts.allSatisfy { part in
      part.wholeMatch(of: /\d{1,2}\.\d{1,2}\.?(\d{2,4})?/) != nil
        && (try? moments.ifMoment(part)) != nil
    }
    if areDates, parts.contains(where: { $0.hasSuffix(".") }) { return (1, .due) }
    let areNumbers = parts.count == 2 && parts.allSatisfy { Int($0).map((1...31).contains) == true }
    return areNumbers && isMonth(index + 1) ? (2, .due) : nil
  }

  /// Returns the number of words of a month with its year, also behind `in`.
  private func monthOfYear(at index: Int) -> Int? {
    let isIn = dates.contains { $0.ahead.contains(word(index)) || $0.fillers.contains(word(index)) }
    return ranges(from: isIn ? index + 1 : index, upTo: 3).first { range in
      variants(text(range)).contains { moments.isMonthOfYear($0) }
    }.map { $0.upperBound - index }
  }
}
