import DateWords
import Foundation
import Localization
import Model
import Recurrence
import Text

/// The reading of a quick line while it goes on: which words belong to which part.
struct QuickScan {
  let words: [QuickWord]
  let actionContext: ActionContext
  let places: PlaceNames
  let categories: CategoryNames
  let persons: PersonNames
  let moments: MomentText
  /// Reads dates without a marker, in which the name of a city is no zone.
  let plainMoments: MomentText
  let rules: RuleWords
  /// The words of markers, in English and the language in force.
  let vocabularies: [QuickVocabulary]
  let dates: [DateVocabulary]
  var fields = TaskFields()
  var readings: [QuickReading] = []
  /// True for the words that belong to a part.
  private(set) var isTaken: [Bool]
  /// How often a day the rule says that it is due, and its words (Z6).
  var timesADay: (count: Int, range: Range<Int>)?
  /// True if the time of day was given as midnight.
  var isAtMidnight = false
  /// How long the rule lasts, as it was typed.
  var lasting: String?
  /// True if a word says that the date of the line is a deadline (Z3).
  var isDeadline = false
  /// The markers whose value has a time of day, and not only a day or a length.
  var timed: Set<QuickReading.Marker> = []
  /// The markers whose value has a time of a clock, and no part of the day such as `evening`.
  var clocked: Set<QuickReading.Marker> = []
  private let characters: [Character]
  let memo = Memo()

  /// The dates that texts of the line were read as: the same words are looked at for several parts.
  final class Memo {
    var dates: [String: DateReading] = [:]
    var marked: [String: DateReading] = [:]
    var spans: [String: String?] = [:]
    var spansBesideDates: [String: String?] = [:]
  }

  init(
    _ line: String, actionContext: ActionContext, places: PlaceNames, categories: CategoryNames,
    persons: PersonNames
  ) {
    words = QuickWord.words(of: line)
    characters = Array(line)
    self.actionContext = actionContext
    self.places = places
    self.categories = categories
    self.persons = persons
    moments = actionContext.moments(in: actionContext.machineZone)
    plainMoments = moments.withoutZones
    let language = Localizer.current.language
    rules = RuleWords(language: language)
    let isEnglish = language.code == "en"
    vocabularies = isEnglish ? [English().quick] : [English().quick, language.quick]
    dates = isEnglish ? [English().dates] : [English().dates, language.dates]
    isTaken = words.map { _ in false }
  }

  var zone: TimeZone { actionContext.machineZone }

  /// The words of the name; a comma before a part belongs to neither.
  var freeWords: [QuickWord] {
    words.indices.filter { !isTaken[$0] }.map { index in
      let isBeforePart = index + 1 < words.count && isTaken[index + 1]
      return isBeforePart ? words[index].withoutComma : words[index]
    }.filter { !$0.text.isEmpty }
  }

  // MARK: Words

  /// True if a word may be part of a value or a marker.
  func isFree(_ index: Int) -> Bool {
    words.indices.contains(index) && !isTaken[index] && !words[index].isQuoted
  }

  /// A word as vocabularies have it: in lower case, without commas at its ends; empty outside of
  /// the line.
  func word(_ index: Int) -> String {
    guard words.indices.contains(index) else { return "" }
    return Apostrophe.plain(words[index].text.lowercased()).withoutCommas
  }

  func text(_ range: Range<Int>) -> String { words[range].map(\.text).joined(separator: " ") }

  /// A text, and the text without the full stops or the like at its end, or without parentheses.
  func variants(_ text: String) -> [String] {
    if text.first == "(", text.last == ")", text.count > 2 {
      return [text, String(text.dropFirst().dropLast())]
    }
    let marks = text.reversed().prefix { ".,;:!?".contains($0) }.count
    guard marks > 0, marks < text.count else { return [text] }
    // `31.1..` is the date with its own full stop, and the one of the sentence.
    return [text, String(text.dropLast())] + (marks > 1 ? [String(text.dropLast(marks))] : [])
  }

  /// The words as they were typed.
  func typed(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(characters[words[first].from..<words[last].to])
  }

  /// The ranges from a word on that may be a value, the longest first.
  func ranges(from start: Int, upTo limit: Int = 12) -> [Range<Int>] {
    var end = start
    while end < start + limit, isFree(end) { end += 1 }
    return (start..<end).reversed().map { start..<($0 + 1) }
  }

  /// Returns the number of words from an index on that a vocabulary lists together, the longest
  /// first; `nil` for none.
  func count(at index: Int, of list: (QuickVocabulary) -> [String]) -> Int? {
    vocabularies.flatMap { list($0) }.compactMap { phrase -> Int? in
      let parts = phrase.split(separator: " ")
      let isThere = parts.indices.allSatisfy {
        isFree(index + $0) && word(index + $0) == parts[$0]
      }
      return isThere ? parts.count : nil
    }.max()
  }

  /// True if a word is one of those that a vocabulary lists.
  func isOne(_ index: Int, of list: (QuickVocabulary) -> [String]) -> Bool {
    guard isFree(index) else { return false }
    let word = word(index)
    return vocabularies.contains { list($0).contains(word) }
  }

  // MARK: Dates

  /// The result of reading words as a date.
  enum DateReading {
    case moment(Moment)
    /// A date was plainly meant, but it could be two days, or there is no such day.
    case refused(Refusal)
    case none
  }

  /// Reads words as a date; those without a marker name no zone.
  func date(_ range: Range<Int>, isPlain: Bool = true) -> DateReading {
    let text = text(range)
    if let known = isPlain ? memo.dates[text] : memo.marked[text] { return known }
    let reading = date(text, isPlain ? plainMoments : moments)
    if isPlain { memo.dates[text] = reading } else { memo.marked[text] = reading }
    return reading
  }

  private func date(_ text: String, _ reader: MomentText) -> DateReading {
    var refusal: Refusal?
    for text in variants(text) {
      do {
        if let moment = try reader.ifMoment(text) { return .moment(moment) }
      } catch {
        refusal = refusal ?? Refusal(error)
      }
    }
    return refusal.map { .refused($0) } ?? .none
  }

  /// Notes whether the value of a marker has a time of day.
  mutating func record(_ moment: Moment, of marker: QuickReading.Marker, in range: Range<Int>) {
    let hasClock = variants(text(range)).contains(where: moments.hasClockTime)
    if hasClock { clocked.insert(marker) }
    if case .local = moment { timed.insert(marker) } else if hasClock { timed.insert(marker) }
  }

  /// True if a word is the name of a month.
  func isMonth(_ index: Int) -> Bool {
    guard isFree(index) else { return false }
    let word = word(index)
    return dates.contains { $0.months.contains { $0.contains(word) } }
  }

  /// True if words are a date, or one that is refused.
  func isDate(_ range: Range<Int>) -> Bool {
    if case .none = date(range) { false } else { true }
  }

  /// True if the words from an index on begin with a date, a time or a weekday.
  func isDateLike(_ index: Int) -> Bool {
    if isOne(index, of: \.plainRules) { return true }
    return ranges(from: index, upTo: 4).contains { range in
      if moments.isLength(text(range)) { return false }
      switch date(range) {
      case .moment, .refused: return true
      case .none: return false
      }
    }
  }

  // MARK: Parts

  /// Takes words as a part of the line.
  ///
  /// - Throws: `QuickFailure` if the marker stands twice.
  mutating func set(
    _ marker: QuickReading.Marker, _ text: String, _ range: Range<Int>, value: String? = nil
  ) throws(QuickFailure) {
    guard !readings.contains(where: { $0.marker == marker }) else {
      throw failure(.usage, TaskInputPhrase.markerTwice(words[range.lowerBound].text.quoted), range)
    }
    fields[marker.field] = text
    add(marker, value ?? text, range)
  }

  /// Takes words as a part that sets no text of a field.
  mutating func add(_ marker: QuickReading.Marker, _ value: String, _ range: Range<Int>) {
    readings.append(
      QuickReading(
        from: words[range.lowerBound].from, to: words[range.upperBound - 1].to, marker: marker,
        value: value))
    for index in range { isTaken[index] = true }
  }

  func failure(
    _ code: Refusal.Code, _ phrase: any Phrase, _ range: Range<Int>,
    meanings: [QuickMeaning] = []
  ) -> QuickFailure {
    QuickFailure(
      reason: Refusal(code, .line, phrase).meaning(meanings),
      from: words[range.lowerBound].from, to: words[range.upperBound - 1].to)
  }

  func failure(_ reason: Refusal?, _ range: Range<Int>) -> QuickFailure {
    var reason = reason ?? Refusal(.usage, .line, DatePhrase.notMoment(typed(range).quoted))
    if !reason.meanings.isEmpty { reason = reason.meaning(meanings(of: reason, in: range)) }
    return QuickFailure(
      reason: reason, from: words[range.lowerBound].from, to: words[range.upperBound - 1].to)
  }

  /// The meanings of words of which a part could be two days, such as `due next fri at 6pm`.
  private func meanings(of reason: Refusal, in range: Range<Int>) -> [QuickMeaning] {
    let parts = range.flatMap { first in
      (first + 1...range.upperBound).map { first..<$0 }
    }
    let day =
      parts.sorted { $0.count < $1.count }.first { part in
        if case .refused(let other) = date(part) {
          other.meanings == reason.meanings
        } else {
          false
        }
      } ?? range
    let (from, to) = (words[range.lowerBound].from, words[range.upperBound - 1].to)
    let (first, last) = (words[day.lowerBound].from, words[day.upperBound - 1].to)
    return reason.meanings.map {
      $0.wrapped { String(characters[from..<first]) + $0 + String(characters[last..<to]) }
    }
  }

  /// Refuses what continues a value and could not be read with it, such as `and thu`.
  func checkContinuation(of range: Range<Int>) throws(QuickFailure) {
    let joint = range.upperBound
    guard isOne(joint, of: \.joints) || isOne(joint, of: \.rangeJoints), isFree(joint + 1),
      isDateLike(joint + 1)
    else { return }
    throw failure(
      .usage,
      TaskInputPhrase.unreadContinuation(
        typed(joint..<joint + 2).quoted, of: typed(range).quoted), joint..<joint + 2)
  }
}

extension String {
  /// The text without commas at its ends.
  var withoutCommas: String { trimmingCharacters(in: CharacterSet(charactersIn: ",")) }
}

extension Moment {
  /// The moment as the other fields of a task read it back, on the wall clock of a zone.
  func text(in zone: TimeZone) -> String {
    switch self {
    case .instant(let date): Instant.text(date, in: zone)
    case .local(let local): local.description
    case .day: localDateTime(in: zone, dayMeans: .start).dateText
    }
  }
}

/// Takes the markers of places, categories, persons, priorities and durations.
extension QuickScan {
  mutating func scanPlace(at index: Int) throws(QuickFailure) {
    // A name of several words needs no quotes where a place has exactly that.
    if let (range, name) = placeName(from: index, { String($0.dropFirst()) }), range.count > 1 {
      if !fields.place.contains(name) { fields.place.append(name) }
      return add(.place, name, range)
    }
    var refusal: Refusal?
    for text in variants(String(words[index].text.dropFirst())) {
      do {
        let value = places.text(of: try places.reference(text))
        if !fields.place.contains(value) { fields.place.append(value) }
        return add(.place, value, index..<index + 1)
      } catch {
        refusal = refusal ?? Refusal(error)
      }
    }
    throw failure(refusal, index..<index + 1)
  }

  /// Returns the longest words from one on that are the name of a place, and the name; `cut` takes
  /// the marker off.
  func placeName(
    from index: Int, _ cut: (String) -> String = { $0 }
  ) -> (Range<Int>, String)? {
    guard !places.places.isEmpty else { return nil }
    for range in ranges(from: index, upTo: 8) {
      for text in variants(cut(text(range))) {
        if let name = places.onlyName(text) { return (range, name) }
      }
    }
    return nil
  }

  mutating func scanCategory(at index: Int) throws(QuickFailure) {
    let typed = String(words[index].text.dropFirst())
    // `#2` is no category but a number.
    guard !variants(typed).contains(where: { $0.allSatisfy(\.isNumber) }) else { return }
    var refusal: Refusal?
    for text in variants(typed) {
      do {
        let found = try categories.reference(text)
        let name = categories.categories.first { $0.id == found }?.name ?? "none"
        return try set(.category, name, index..<index + 1)
      } catch let failure as QuickFailure {
        throw failure
      } catch {
        refusal = refusal ?? Refusal(error)
      }
    }
    throw failure(refusal, index..<index + 1)
  }

  mutating func scanPriority(at index: Int) throws(QuickFailure) {
    if word(index) == "!bucket" { return try set(.bucket, "yes", index..<index + 1) }
    for vocabulary in vocabularies {
      for (value, forms) in vocabulary.priorities where forms.contains(word(index)) {
        return try set(.priority, value, index..<index + 1)
      }
    }
  }

  mutating func scanDuration(at index: Int) throws(QuickFailure) {
    for range in ranges(from: index, upTo: 4) {
      for text in variants(String(text(range).dropFirst())) {
        if let duration = QuickGuess.duration(text, moments: moments) {
          return try set(.duration, duration, range)
        }
      }
    }
  }

  mutating func scanPersons(at index: Int) throws(QuickFailure) {
    var (names, end) = ([String](), index + 1)
    while let (name, next) = try person(at: end) {
      names.append(name)
      end = next
      // `for Anna and Olga`
      let isJoint = isOne(end, of: \.joints)
      guard isJoint || words[end - 1].text.hasSuffix(","),
        try person(at: isJoint ? end + 1 : end) != nil
      else { break }
      if isJoint { end += 1 }
    }
    guard !names.isEmpty else { return }
    try set(
      .person, names.joined(separator: "\n"), index..<end, value: names.joined(separator: ", "))
  }

  /// Returns the person whose name begins at a word, and where it ends; `nil` if there is none.
  private func person(at index: Int) throws(QuickFailure) -> (String, Int)? {
    guard words.indices.contains(index), !isTaken[index] else { return nil }
    let candidates =
      words[index].isQuoted ? [index..<index + 1] : ranges(from: index, upTo: 4)
    for range in candidates {
      for text in variants(text(range)) where !text.hasPrefix("#") {
        do {
          if let found = try persons.find(text) ?? persons.inflected(text) {
            return (found.name, range.upperBound)
          }
        } catch {
          throw failure(Refusal(error), range)
        }
      }
    }
    return nil
  }
}
