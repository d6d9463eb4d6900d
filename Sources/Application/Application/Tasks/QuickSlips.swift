import Foundation
import Localization
import Text

/// Words of a name that are one slip of the keyboard away from a word of dates, where the line
/// would be read otherwise with that word: `thuursday` beside `10:15`.
///
/// Where the line has a date or a rule, it would be another one than was meant: then it is asked
/// which. Where it has none, the words are named as not read.
struct QuickSlips {
  /// The question what is meant; `nil` if no date or rule would be another one.
  let question: QuickFailure?
  /// The words that would be a date or a rule.
  let unread: [QuickUnread]

  /// A word that may be a slip, and what would be read with the one that was probably meant.
  private struct Slip {
    let typed: Range<Int>
    let meant: String
    /// The words that it would be read with, in the line as it was typed.
    let part: Range<Int>
    let marker: QuickReading.Marker
  }

  /// How many words are tried at most.
  private static let most = 12

  /// Looks at a line that was read.
  init(_ line: String, _ reading: QuickLine, _ reader: LineReader) {
    let near = reading.nameWords.filter { !$0.isQuoted }.flatMap(Self.runs).flatMap { run in
      SpelledWords.near(line.part(run)).map { (run, $0) }
    }
    let slips = near.prefix(Self.most).compactMap { run, meant in
      Self.slip(run, meant, line, reading, reader)
    }
    guard let first = slips.first, !reading.dates.isEmpty else {
      question = nil
      unread = slips.map {
        QuickUnread(
          from: $0.part.lowerBound, to: $0.part.upperBound, text: line.part($0.part),
          guess: $0.marker)
      }
      return
    }
    unread = []
    let word = line.part(first.typed)
    let meanings = slips.filter { $0.typed == first.typed }.map { QuickMeaning(exact: $0.meant) }
    question = QuickFailure(
      reason: Refusal(
        .usage, .line, TaskInputPhrase.severalReadings(word.quoted)
      ).meaning(meanings),
      from: first.typed.lowerBound, to: first.typed.upperBound)
  }

  /// Returns the slip, if the line is read otherwise with the word that was meant.
  private static func slip(
    _ run: Range<Int>, _ meant: String, _ line: String, _ reading: QuickLine, _ reader: LineReader
  ) -> Slip? {
    let shift = meant.count - run.count
    let whole = run.lowerBound..<run.upperBound + shift
    let part: Range<Int>
    var marker = QuickReading.Marker.due
    do {
      let other = try reader.plainReading(line.replacing(run, with: meant))
      guard other.dates != reading.dates,
        let found = other.readings.first(where: {
          $0.from <= whole.lowerBound && whole.upperBound <= $0.to
        })
      else { return nil }
      (part, marker) = (found.from..<found.to, found.marker)
    } catch {
      guard error.from <= whole.lowerBound, whole.upperBound <= error.to else { return nil }
      part = error.from..<error.to
    }
    return Slip(
      typed: run, meant: meant, part: part.lowerBound..<part.upperBound - shift, marker: marker)
  }

  /// The letters of a word: two runs of them around a hyphen.
  private static func runs(of word: QuickWord) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, character) in zip(word.from..., word.text)
    where character.isLetter || Apostrophe.kinds.contains(character) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}

extension QuickLine {
  /// The parts that say when it is, each with its value, and whether it is an appointment.
  fileprivate var dates: [String] {
    let markers: Set<QuickReading.Marker> = [.every, .from, .due, .when, .at, .start, .end, .last]
    return readings.filter { markers.contains($0.marker) }.map { "\($0.marker)=\($0.value)" }
      + (fields[.when] == nil ? [] : ["when"])
  }
}

extension String {
  fileprivate func part(_ range: Range<Int>) -> String { String(Array(self)[range]) }
}

/// The words of dates, rules and markers.
private enum SpelledWords {
  /// Those of a language and of English.
  private struct Words {
    let all: Set<String>
    /// Ordinary words, which are no slips.
    let ordinary: Set<String>
  }

  private static let words = Dictionary(
    uniqueKeysWithValues: Languages.all.map { language in
      var (all, ordinary): (Set<String>, Set<String>) = ([], [])
      for known in [English(), language] as [any Language] {
        var quick = known.quick
        ordinary.formUnion(quick.noSlips)
        quick.noSlips = []
        let phrases = strings(in: known.dates) + strings(in: quick)
        all.formUnion(phrases.flatMap { $0.split(separator: " ").map(String.init) })
      }
      return (language.code, Words(all: all, ordinary: ordinary))
    })

  /// All texts of a vocabulary, whatever its fields are.
  private static func strings(in value: Any) -> [String] {
    (value as? String).map { [$0] }
      ?? Mirror(reflecting: value).children.flatMap { strings(in: $0.value) }
  }

  /// Returns the words of three letters or more that another one is one slip away from; none for
  /// such a word itself, and for ordinary words.
  static func near(_ typed: String) -> [String] {
    let typed = Apostrophe.plain(typed.lowercased())
    guard typed.count > 1, let words = words[Localizer.current.language.code],
      !words.all.contains(typed), !words.ordinary.contains(typed)
    else { return [] }
    return words.all.filter { $0.count > 2 && $0.isOneSlip(from: typed) }.sorted()
  }
}

extension String {
  /// True if one letter is left out, added, replaced, or swapped with its neighbour.
  fileprivate func isOneSlip(from other: String) -> Bool {
    guard abs(count - other.count) <= 1, self != other else { return false }
    // One end is the same, whichever letter it is.
    let half = max(1, (Swift.min(count, other.count) - 1) / 2)
    return (prefix(half) == other.prefix(half) || suffix(half) == other.suffix(half))
      && Spelling.distance(self, other) == 1
  }
}
