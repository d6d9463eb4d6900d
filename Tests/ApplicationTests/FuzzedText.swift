import Foundation
import Localization
import TestSupport

/// Texts that are nearly dates, rules or quick lines: words of both languages, numbers and rubbish
/// in any order, with slips of the keyboard.
///
/// The same seed gives the same texts; `Fuzz` says where it comes from.
struct FuzzedText: RandomNumberGenerator {
  private var fuzz: Fuzz

  /// Begins; without a time limit there are `count` texts.
  init(count: Int) { fuzz = Fuzz(count: count, seed: 20_260_114) }

  /// The seed, for the message of a failure.
  var seed: UInt64 { fuzz.seed }

  mutating func next() -> UInt64 { fuzz.next() }

  /// True until the time or the number of texts is used up.
  mutating func goesOn() -> Bool { fuzz.goesOn() }

  /// Returns up to `longest` words in a line.
  mutating func line(of words: [String], longest: Int) -> String {
    let count = Int.random(in: 1...longest, using: &self)
    var line = ""
    for index in 0..<count {
      let word = words.randomElement(using: &self) ?? ""
      let gap = [" ", " ", " ", " ", "  ", ", ", "", "\t"].randomElement(using: &self) ?? " "
      line += (index == 0 ? "" : gap) + word
    }
    return Int.random(in: 0..<3, using: &self) == 0 ? slipped(line) : line
  }

  /// Leaves out, doubles, swaps, or replaces a character, or changes the case.
  private mutating func slipped(_ line: String) -> String {
    var characters = Array(line)
    guard !characters.isEmpty else { return line }
    let index = characters.indices.randomElement(using: &self) ?? 0
    switch Int.random(in: 0..<5, using: &self) {
    case 0: characters.remove(at: index)
    case 1: characters.insert(characters[index], at: index)
    case 2: characters.swapAt(index, characters.count - 1 - index)
    case 3: return line.uppercased()
    default: characters[index] = Self.rubbish.randomElement(using: &self)?.first ?? "?"
    }
    return String(characters)
  }

  /// Characters that often go wrong: controls, marks of direction, emoji, digits of other scripts.
  static let rubbish = [
    "\u{0}", "\u{7F}", "\u{202E}", "\u{FEFF}", "e\u{301}", "👩‍👩‍👧", "٣", "१", "½", "’", "\"", "-", "+",
    ":", ".", "/", "@", "#", "!", "~", "\\", "%", "ß", "İ", "ﬁ",
  ]

  /// The words for dates in English and Ukrainian, numbers, times and dates, also impossible ones.
  static let dateWords: [String] = {
    var words = [
      "0", "1", "2", "3", "12", "15", "29", "30", "31", "32", "99", "2026", "2027", "10000",
      "999999",
      "+3d", "+1mo", "+90min", "+0d", "-3d", "+99999999999999999999d", "15.1.", "31.4.", "29.2.",
      "15.1.2027", "15/1", "1/15", "3/4", "0/0", "2027-01-15", "2026-02-30", "2026-13-01",
      "0000-00-00", "2027-01-15T09:00", "2027-01-15T09:00Z", "2026-03-29T02:30", "18:00", "24:00",
      "23:59:60", "9:5", "6pm", "13pm", "12am", "6:30", "pm", "on", "st", "1st",
    ]
    for vocabulary in [English().dates, Ukrainian().dates] {
      words += vocabulary.now + vocabulary.nearDays.values.flatMap { $0 } + vocabulary.this
      words += vocabulary.weekdays.flatMap { $0 } + vocabulary.months.flatMap { $0 }
      words += vocabulary.next + vocabulary.nextUnits.values.flatMap { $0 } + vocabulary.ahead
      words += vocabulary.ago + vocabulary.units.values.flatMap { $0 } + vocabulary.noon
      words += vocabulary.midnight + vocabulary.fillers
    }
    // Sorted, because the order of dictionaries differs from run to run.
    return (words + rubbish).sorted()
  }()

  /// The words of rules with days.
  static let ruleWords: [String] = {
    let vocabularies = [English().dates, Ukrainian().dates]
    let spoken = vocabularies.flatMap { $0.rules.values.flatMap(\.self) }
    // The canonical words count as much as all those of the languages.
    return (canonicalRuleWords + canonicalRuleWords + spoken).sorted()
  }()

  private static let canonicalRuleWords = [
    "1d", "3d", "12h", "1w", "2w", "10-14w", "1mo", "3mo", "1y", "0w", "99999w", "14-10w", "3d-2w",
    "on",
    "mon", "tue,fri", "fri", "weekday", "weekend", "first", "last", "2nd", "fifth", "day", "of",
    "nov",
    "feb", "29", "30", "31", "1,15", "day", "week", "month", "year", "вт,пт", "пн", "monthly",
    "weekly",
  ]

  /// The words of quick lines.
  static let quickWords =
    [
      "every", "every", "every", "from", "done", "start", "due", "due", "start", "at", "at", "@Vet",
      "@\"Old Town Market\"", "@#animals", "@Nowhere", "@\"", "#Home", "#none", "#Nothing", "!high",
      "!low", "!loud", "~30min", "~2h", "~x", "\"every day\"", "\"", "Milk", "Ліки", "cat's",
      "купити",
      "for", "for Anna", "для", "Ольги", "до", "з", "о", "кожні", "щодня", "!важливо", "~30хв",
      "once", "раз", "на", "a", "until", "by",
      "when", "last", "last done", "востаннє", "14:30-15:15", "не пізніше", "the 28th",
    ] + ruleWords + dateWords
}
