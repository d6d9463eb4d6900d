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
    // A number alone may be the hour of a span, or that of a day.
    for readsNumbers in [true, false] {
      let times = times(of: reading, words, readsNumbers: readsNumbers, moments)
      guard let first = times.first, let last = times.last else { continue }
      let range = first.range.lowerBound..<last.range.upperBound
      let text = { (value: KeyPath<Time, String>) -> String in
        let whole = times.reversed().reduce(line) {
          $0.replacing($1.range, with: $1[keyPath: value])
        }
        let rest = line.count - range.upperBound
        return String(Array(whole).dropFirst(range.lowerBound).dropLast(rest))
      }
      // What is read as another time, or not at all, was no such time.
      let night = line.replacing(range, with: text(\.night))
      guard let same = try? reader.plainReading(night), same.fields == reading.fields else {
        continue
      }
      let typed = String(Array(line)[range])
      return QuickFailure(
        reason: Refusal(.usage, .line, TaskInputPhrase.severalReadings(typed.quoted)).meaning(
          [QuickMeaning(exact: text(\.night)), QuickMeaning(exact: text(\.afternoon))]),
        from: range.lowerBound, to: range.upperBound)
    }
    return nil
  }

  /// The times of the parts that were read, in the order of the line.
  private static func times(
    of reading: QuickLine, _ words: [QuickWord], readsNumbers: Bool, _ moments: MomentText
  ) -> [Time] {
    let markers: Set<QuickReading.Marker> = [.every, .due, .when, .at, .start, .end]
    var times: [Time] = []
    for part in reading.readings where markers.contains(part.marker) {
      let parts = words.filter { part.from <= $0.from && $0.to <= part.to && !$0.isQuoted }
      let isSpan = part.value.contains(/\d:\d\d[-–]\d/)
      for time in self.times(in: parts, isSpan: isSpan, readsNumbers: readsNumbers, moments)
      where !times.contains(where: { $0.range.overlaps(time.range) }) {
        times.append(time)
      }
    }
    return times.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// True for a word that says which half of the day is meant.
  private static func saysWhichHalf(_ word: QuickWord) -> Bool {
    let text = Apostrophe.plain(word.text.lowercased())
      .trimmingCharacters(in: CharacterSet(charactersIn: ".,;:!?()"))
    let languages: [QuickVocabulary] = [English().quick, Localizer.current.language.quick]
    return languages.contains { $0.halvesOfDay.contains(text) }
      || text.contains(/\d(am|pm|a\.m|p\.m)$/)
  }

  private static func times(
    in words: [QuickWord], isSpan: Bool, readsNumbers: Bool, _ moments: MomentText
  ) -> [Time] {
    var times: [Time] = []
    var index = 0
    while index < words.count {
      // The end of a span that begins in the afternoon is there as well.
      let latest = isSpan && !times.isEmpty ? 11 : 5
      let found = (index + 1...min(words.count, index + 5)).reversed().lazy.compactMap { end in
        time(
          Array(words[index..<end]), upTo: latest, readsNumbers: readsNumbers && isSpan, moments
        ).map { (time: $0, end: end) }
      }.first
      if let found { times.append(found.time) }
      index = found?.end ?? index + 1
    }
    return times
  }

  /// Reads words as one time or span.
  private static func time(
    _ words: [QuickWord], upTo latest: Int, readsNumbers: Bool, _ moments: MomentText
  ) -> Time? {
    guard let first = words.first, let last = words.last else { return nil }
    let whole = words.map(\.text).joined(separator: " ")
    let marks = String(whole.reversed().prefix { ".,;:!?)".contains($0) }.reversed())
    let text = String(whole.dropLast(marks.count))
    let range = first.from..<last.to - marks.count
    if words.count == 1, let (night, afternoon) = span(text) {
      return Time(range: range, night: night, afternoon: afternoon)
    }
    let hour = readsNumbers ? Int(text).flatMap { (1...latest).contains($0) ? $0 : nil } : nil
    guard !text.contains(/(^|\s)0\d/),
      let time = moments.timeBehindDate(text)
        ?? hour.map({ TimeOfDay(hour: $0, minute: 0) }),
      (1...latest).contains(time.hour)
    else { return nil }
    // `at 3`: the word before the time stays.
    let languages: [QuickVocabulary] = [English().quick, Localizer.current.language.quick]
    let isBehindWord =
      words.count > 1 && languages.contains { $0.at.contains(first.text.lowercased()) }
    let before = isBehindWord ? "\(first.text) " : ""
    let later = TimeOfDay(hour: time.hour + 12, minute: time.minute)
    return Time(
      range: range, night: before + time.description, afternoon: before + later.description)
  }

  /// Reads `2:30-4:00` or `3-5`.
  private static func span(_ text: String) -> (night: String, afternoon: String)? {
    guard
      let match = text.wholeMatch(
        of: /(\d)(?:[:.](\d{2}))?([-–])(\d{1,2})(?:[:.](\d{2}))?/),
      let start = Int(match.1), (1...5).contains(start), let end = Int(match.4), end < 24
    else { return nil }
    func span(_ start: Int, _ end: Int) -> String {
      let times = [(start, match.2), (end, match.5)].map { hour, minute in
        (hour < 10 ? "0\(hour)" : "\(hour)") + ":\(minute ?? "00")"
      }
      return times.joined(separator: String(match.3))
    }
    return (span(start, end), span(start + 12, end < 12 ? end + 12 : end))
  }
}
