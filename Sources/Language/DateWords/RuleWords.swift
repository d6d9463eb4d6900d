package import Localization
package import Recurrence
import Text

/// Reads rules in words: `every other monday`, `2 weeks on tue and thu`, `щопонеділка`.
///
/// English is always read, and a second language besides. What `Rhythm.init(parsing:)` reads keeps
/// its meaning.
package struct RuleWords: Sendable {
  /// A rule, and from what it is counted where the text says so.
  package struct Reading: Sendable, Hashable {
    /// How often.
    package let rhythm: Rhythm
    /// From what it is counted; `nil` where the text does not say.
    package let mode: ResetMode?
    /// How often on each of its days, as `twice a day` says; `nil` where the text does not say.
    package var timesADay: Int?
  }

  private let language: any Language
  private let vocabularies: [DateVocabulary]

  /// Creates a reader; `language` is read beside English.
  package init(language: any Language = English()) {
    self.language = language
    vocabularies = language.code == "en" ? [English().dates] : [English().dates, language.dates]
  }

  /// Reads a text.
  ///
  /// - Throws: What `Rhythm.init(parsing:)` throws for a text that is no rule.
  package func reading(_ text: String) throws(RecurrenceError) -> Reading {
    let (rule, mode) = withoutMode(text)
    do {
      return Reading(rhythm: try Rhythm(parsing: rule, names: language.dates.weekdays), mode: mode)
    } catch {
      // A number out of range is one, whatever the words are.
      if case .quotaRange = error { throw error }
      var grammar = RuleGrammar(tokens: tokens(rule))
      guard let canonical = grammar.canonical else { throw error }
      return Reading(
        rhythm: try Rhythm(parsing: canonical), mode: mode, timesADay: grammar.timesADay)
    }
  }

  /// Reads a text as a rule; `nil` for anything else.
  package func rhythm(_ text: String) -> Rhythm? { try? reading(text).rhythm }

  /// Takes away `, counted from when it was done` and the like, as `show` and the page print them.
  private func withoutMode(_ text: String) -> (String, ResetMode?) {
    for language in [English(), language] as [any Language] {
      let localizer = Localizer(language)
      let endings: [(TaskPhrase, ResetMode)] = [
        (.fromDone, .done), (.fixedRhythm, .start), (.periodAfterDone(""), .done),
        (.periodOnFixedDates(""), .start),
      ]
      for (phrase, mode) in endings {
        let ending = phrase.text(in: localizer).lowercased()
        guard text.lowercased().hasSuffix(ending) else { continue }
        let rest = text.dropLast(ending.count).trimmingSuffix { $0 == " " || $0 == "," }
        if !rest.isEmpty { return (rest, mode) }
      }
    }
    return (text, nil)
  }

  /// Splits a text into canonical words; a word that no rule has stays as it is.
  private func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    let plain = vocabularies.reduce(Apostrophe.plain(text.lowercased())) { text, vocabulary in
      vocabulary.phrases.reduce(text) { $0.replacing($1.phrase, with: $1.word) }
    }
    for word in plain.split(whereSeparator: \.isWhitespace) {
      var rest = word
      // `кожні 2 тижні (вт)`, as it is printed.
      if rest.first == "(" {
        tokens.append("on")
        rest = rest.dropFirst()
      }
      if rest.last == ")" { rest = rest.dropLast() }
      while let comma = rest.firstIndex(of: ",") {
        if comma > rest.startIndex { tokens += translated(String(rest[..<comma])) }
        tokens.append("and")
        rest = rest[rest.index(after: comma)...]
      }
      if !rest.isEmpty { tokens += translated(String(rest)) }
    }
    return tokens
  }

  private func translated(_ word: String) -> [String] {
    if let one = canonical(word) { return [one] }
    // A range such as `mon-fri`, `10-14` or `10–14`.
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    if parts.count == 2, let first = canonical(String(parts[0])),
      let last = canonical(String(parts[1]))
    {
      return [first, "to", last]
    }
    // A list such as `mon/wed` or `mon-wed-fri`.
    let days = word.split(omittingEmptySubsequences: false) { "/-–".contains($0) }.map {
      canonical(String($0))
    }
    if days.count > 1, days.allSatisfy({ $0.map(RuleGrammar.weekdays.contains) == true }) {
      return days.compactMap(\.self).flatMap { [$0, "and"] }.dropLast()
    }
    // A date in numbers, such as `12.02.`
    if let match = word.wholeMatch(of: /(\d{1,2})\.(\d{1,2})\.?/), let month = Int(match.2),
      (1...12).contains(month)
    {
      return [String(match.1), RuleGrammar.months[month - 1]]
    }
    // A number and its unit, such as `2w`, or an ordinal.
    let digits = String(word.prefix { $0.isASCII && $0.isNumber })
    let rest = String(word.dropFirst(digits.count))
    guard !digits.isEmpty, !rest.isEmpty else { return [word] }
    if vocabularies.contains(where: { $0.ordinalEndings.contains(rest) }) { return [digits + "th"] }
    if let unit = canonical(rest) { return [digits, unit] }
    guard parts.count == 2, digits == parts[0] else { return [word] }
    return [digits, "to"] + translated(String(parts[1]))
  }

  private func canonical(_ word: String) -> String? {
    if word.allSatisfy({ $0.isASCII && $0.isNumber }) { return word.isEmpty ? nil : word }
    for vocabulary in vocabularies {
      if let index = vocabulary.weekdays.firstIndex(where: { $0.contains(word) }),
        let weekday = Weekday(rawValue: index)
      {
        return weekday.symbol
      }
    }
    let bare = word.hasSuffix(".") ? String(word.dropLast()) : word
    for vocabulary in vocabularies {
      if let found = vocabulary.rules.first(where: { $0.value.contains(bare) })?.key {
        return found
      }
      if let month = vocabulary.months.firstIndex(where: { $0.contains(bare) }) {
        return RuleGrammar.months[month]
      }
      if let count = vocabulary.counts.first(where: { $0.value.contains(bare) })?.key {
        return "\(count)"
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isDropped(last) { rest = rest.dropLast() }
    return String(rest)
  }
}
