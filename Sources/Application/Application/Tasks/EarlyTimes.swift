import Foundation
import Localization
import Recurrence
import Text

/// Times of a quick line from 1:00 to 5:59 that could be those of the afternoon: they have no zero
/// before them, and nothing in the line speaks of the night, the morning, `am` or `pm`.
struct EarlyTimes {
  /// The question which of both is meant; `nil` if the line has no such time.
  let question: QuickFailure?

  /// A time of the line, and what says it without doubt.
  private struct Time {
    let range: Range<Int>
    let night: String
    let afternoon: String
  }

  /// Looks at a line that was read.
  init(_ line: String, _ reading: QuickLine, _ reader: LineReader) {
    question = Self.question(line, reading, reader)
  }

  private static func question(
    _ line: String, _ reading: QuickLine, _ reader: LineReader
  ) -> QuickFailure? {
    let fields: [RequestField] = [.at, .when, .due, .start, .first, .end]
    guard
      fields.contains(where: { reading.fields[$0]?.contains(/0[1-5]:[0-5]\d/) == true })
    else { return nil }
    let words = QuickWord.words(of: line)
    guard !words.contains(where: saysWhichHalf) else { return nil }
    let moments = reader.builder.actionContext.moments(in: reader.builder.actionContext.machineZone)
    let markers: Set<QuickReading.Marker> = [.every, .due, .when, .at, .start, .end]
    var times: [Time] = []
    for part in reading.readings where markers.contains(part.marker) {
      let parts = words.filter { part.from <= $0.from && $0.to <= part.to && !$0.isQuoted }
      for time in self.times(in: parts, moments) where !times.contains(where: {
        $0.range.overlaps(time.range)
      }) {
        times.append(time)
      }
    }
    times.sort { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = times.first, let last = times.last else { return nil }
    let range = first.range.lowerBound..<last.range.upperBound
    let text = { (value: KeyPath<Time, String>) -> String in
      let whole = times.reversed().reduce(line) { $0.replacing($1.range, with: $1[keyPath: value]) }
      return String(Array(whole).dropFirst(range.lowerBound).dropLast(line.count - range.upperBound))
    }
    // What is read as another time, or not at all, was no such time.
    let night = line.replacing(range, with: text(\.night))
    guard let same = try? reader.plainReading(night), same.fields == reading.fields else {
      return nil
    }
    let typed = String(Array(line)[range])
    return QuickFailure(
      reason: Refusal(.usage, .line, TaskInputPhrase.severalReadings(typed.quoted)).meaning(
        [QuickMeaning(exact: text(\.night)), QuickMeaning(exact: text(\.afternoon))]),
      from: range.lowerBound, to: range.upperBound)
  }

  /// True for a word that says which half of the day is meant.
  private static func saysWhichHalf(_ word: QuickWord) -> Bool {
    let text = Apostrophe.plain(word.text.lowercased())
      .trimmingCharacters(in: CharacterSet(charactersIn: ".,;:!?()"))
    let languages: [QuickVocabulary] = [English().quick, Localizer.current.language.quick]
    return languages.contains { $0.halvesOfDay.contains(text) }
      || text.contains(/\d(am|pm|a\.m|p\.m)$/)
  }

  private static func times(in words: [QuickWord], _ moments: MomentText) -> [Time] {
    var times: [Time] = []
    var index = 0
    while index < words.count {
      let found = (index + 1...min(words.count, index + 5)).reversed().lazy.compactMap { end in
        time(Array(words[index..<end]), moments).map { (time: $0, end: end) }
      }.first
      if let found { times.append(found.time) }
      index = found?.end ?? index + 1
    }
    return times
  }

  /// Reads words as one time or span.
  private static func time(_ words: [QuickWord], _ moments: MomentText) -> Time? {
    guard let first = words.first, let last = words.last else { return nil }
    let whole = words.map(\.text).joined(separator: " ")
    let marks = String(whole.reversed().prefix { ".,;:!?)".contains($0) }.reversed())
    let text = String(whole.dropLast(marks.count))
    let range = first.from..<last.to - marks.count
    if words.count == 1, let (night, afternoon) = span(text) {
      return Time(range: range, night: night, afternoon: afternoon)
    }
    guard !text.contains(/(^|\s)0\d/), let time = moments.timeBehindDate(text),
      (1...5).contains(time.hour)
    else { return nil }
    // `at 3`: the word before the time stays.
    let languages: [QuickVocabulary] = [English().quick, Localizer.current.language.quick]
    let isBehindWord =
      words.count > 1 && languages.contains { $0.at.contains(first.text.lowercased()) }
    let before = isBehindWord ? "\(first.text) " : ""
    let later = TimeOfDay(hour: time.hour + 12, minute: time.minute)
    return Time(range: range, night: before + time.description, afternoon: before + later.description)
  }

  /// Reads `2:30-4:00` or `10:00-2:00`.
  private static func span(_ text: String) -> (night: String, afternoon: String)? {
    guard
      let match = text.wholeMatch(of: /(\d{1,2})[:.](\d{2})([-–])(\d{1,2})[:.](\d{2})/),
      let start = Int(match.1), let end = Int(match.4), start < 24, end < 24
    else { return nil }
    let isEarly = (1...5).contains(start) && match.1.count == 1
    let endsEarly = (1...5).contains(end) && match.4.count == 1
    // `10:00-2:00` may end in the afternoon, `20:00-2:00` cannot.
    guard isEarly || endsEarly && start <= 12 else { return nil }
    func span(_ start: Int, _ end: Int) -> String {
      let hours = [start, end].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return "\(hours[0]):\(match.2)\(match.3)\(hours[1]):\(match.5)"
    }
    return (span(start, end), span(isEarly ? start + 12 : start, end < 12 ? end + 12 : end))
  }
}
