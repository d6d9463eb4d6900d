package import Text

/// The texts and conventions of one language.
///
/// Sentences stand in `Phrases/`, with all languages beside each other; a conforming type has what
/// they are made with, and the words that are read.
package protocol Language: Sendable {
  /// The ISO 639-1 code: `en`.
  var code: String { get }
  /// The language's own name: `English`.
  var name: String { get }
  /// How a time of day is usually written.
  var clock: ClockStyle { get }
  /// The first day of the week, 0 for Sunday.
  var firstWeekday: Int { get }
  /// The character before decimals.
  var decimalSeparator: String { get }
  /// The words behind a time on a 12-hour clock: `AM` and `PM`.
  var dayPeriods: (am: String, pm: String) { get }
  /// Eight compass points, clockwise from north: `N`, `NE`.
  var compassPoints: [String] { get }
  var units: UnitSymbols { get }
  /// The letters in lower case as names are sorted by them, with those of its neighbours; they come
  /// before all others.
  var alphabet: String { get }
  /// The word before the last item of a list: `and`.
  var and: String { get }
  /// The word before the last of several alternatives: `or`.
  var or: String { get }
  /// The present as a time: `now`.
  var now: String { get }
  /// The present day: `today`.
  var today: String { get }
  /// The next day.
  var tomorrow: String { get }
  /// The last day.
  var yesterday: String { get }

  /// Returns a whole number with its noun in the plural form that the number asks for: `3 days`.
  func count(_ number: Int, _ noun: Noun) -> String
  /// Returns the abbreviated name of a weekday, 0 for Sunday: `Thu`.
  func weekday(_ index: Int) -> String
  /// Returns a day without its year: `Thu 15 Jan`.
  func day(_ time: LocalTime) -> String
  /// Returns a day with its year: `Thu 15 Jan 2026`.
  func dayWithYear(_ time: LocalTime) -> String
  /// Returns a day and a time of day, both already formatted, as one moment: `Thu 15 Jan 09:00`.
  func dayAndClock(_ day: String, _ clock: String) -> String
  /// The words for dates and times that are read.
  var dates: DateVocabulary { get }
  /// The words of quick lines that are read.
  var quick: QuickVocabulary { get }
  /// Returns the name of a month by itself, 1 for January: `January`.
  func month(_ index: Int) -> String
  /// Returns a time as far in the future as a formatted length says: `in 3 days`.
  func later(_ span: String) -> String
  /// Returns a time as far in the past as a formatted length says: `3 days ago`.
  func ago(_ span: String) -> String
  /// The texts of settings, by name: those of the page, and the explanation of each unless that of
  /// the default file is in this language.
  var settings: [String: SettingTexts] { get }

  /// Returns what is in this language.
  func choose<Text>(en: Text, uk: Text) -> Text

  /// The words for moods that are read, from very sad to very happy, in lower case.
  var moods: [[String]] { get }
}

extension Language {
  /// Returns a text with a capital letter at its beginning.
  func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// The languages of Passby, and the choice among them.
package enum Languages {
  /// All languages; the first is the one that everything falls back to.
  package static let all: [any Language] = [English(), Ukrainian()]

  /// The language where nothing asks for another one.
  package static let fallback: any Language = English()

  /// Returns the language of a tag such as `uk`, `uk_UA.UTF-8` or `uk-UA`, or `nil`.
  package static func named(_ tag: String) -> (any Language)? {
    let code = code(of: tag)
    return all.first { $0.code == code }
  }

  /// Returns the code before the region, encoding and modifier of a tag, in lower case.
  static func code(of tag: some StringProtocol) -> String {
    tag.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
  }
}

extension Languages {
  /// Returns the language that environment variables ask for.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty; the locales C
  /// and POSIX mean English. Otherwise the first known language in the list `LANGUAGE`, separated
  /// by colons, comes before the locale's own. Source: GNU gettext manual, 2.3. Unlike there,
  /// `LANGUAGE` counts without a locale too.
  package static func negotiated(environment: [String: String]) -> any Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    if let locale, isC(locale) { return fallback }
    for tag in (environment["LANGUAGE"] ?? "").split(separator: ":") {
      if isC(tag) { return fallback }
      if let language = named(String(tag)) { return language }
    }
    return locale.flatMap(named) ?? fallback
  }

  private static func isC(_ locale: some StringProtocol) -> Bool {
    locale == "C" || locale == "POSIX"
  }

  /// Returns the language that an `Accept-Language` header asks for most; `nil` where it names none
  /// that is known.
  ///
  /// Ranges are weighed by quality, equal ones by their order; a region counts as its language.
  /// `q=0` excludes a language, `*` stands for those that are not named, and a part that is
  /// malformed is ignored. Source: RFC 9110, 12.4.2 and 12.5.4.
  package static func negotiated(acceptLanguage header: String) -> (any Language)? {
    var best: (language: any Language, quality: Int)?
    let ranges = header.split(separator: ",").compactMap { WeightedRange($0) }
    let named = Set(ranges.map { code(of: $0.tag) })
    let excluded = Set(ranges.filter { $0.quality == 0 }.map { $0.tag.lowercased() })
    for range in ranges where range.quality > best?.quality ?? 0 {
      let code = code(of: range.tag)
      let candidate = all.first { language in
        guard !excluded.contains(language.code) else { return false }
        return range.tag == "*" ? !named.contains(language.code) : language.code == code
      }
      if let candidate { best = (candidate, range.quality) }
    }
    return best?.language
  }
}

/// One part of an `Accept-Language` header: `uk-UA;q=0.8`.
private struct WeightedRange {
  let tag: String
  /// Thousandths, 0 to 1000.
  let quality: Int

  init?(_ text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(Self.trimmed)
    tag = String(parts[0])
    guard !tag.isEmpty else { return nil }
    var quality = 1000
    for parameter in parts.dropFirst() {
      guard let value = Self.quality(parameter) else { return nil }
      quality = value
    }
    self.quality = quality
  }

  /// Reads `q=0.8`: 0 to 1 with three decimals at most.
  private static func quality(_ text: Substring) -> Int? {
    guard text.lowercased().hasPrefix("q=") else { return nil }
    let digits = text.dropFirst(2).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = digits.count == 2 ? String(digits[1]) : ""
    guard digits[0] == "0" || digits[0] == "1", decimals.utf8.count <= 3,
      decimals.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let thousandths = Int(
        digits[0] + decimals + String(repeating: "0", count: 3 - decimals.utf8.count))
    else { return nil }
    return thousandths <= 1000 ? thousandths : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}

extension NameOrder {
  /// Creates the order of a language: its alphabet first, then those of the other languages.
  package init(_ language: any Language = Localizer.current.language) {
    self.init(
      alphabets: [language.alphabet]
        + Languages.all.filter { $0.code != language.code }.map(\.alphabet))
  }
}

extension Sequence {
  /// Returns the elements in the order of their names (Q10).
  package func sortedByName(_ name: (Element) -> String) -> [Element] {
    let order = NameOrder()
    return map { (key: order.key(name($0)), element: $0) }.sorted { $0.key < $1.key }
      .map(\.element)
  }
}

extension Sequence<String> {
  /// Returns the names in their order (Q10).
  package func sortedByName() -> [String] { sortedByName { $0 } }
}
