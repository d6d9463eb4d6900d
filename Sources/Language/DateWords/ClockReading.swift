import Foundation
import Localization
package import Recurrence
import Text

/// A time of day as it was written; midnight is the end of its day.
struct ClockReading: Hashable {
  let hour: Int
  let minute: Int
  var isMidnight = false
  /// True for a part of the day such as `evening`, which is no time of a clock.
  var isPartOfDay = false

  /// The same time twelve hours later.
  var inAfternoon: ClockReading { ClockReading(hour: hour + 12, minute: minute) }

  /// Returns the moment on a day, which is given by any moment of it.
  func on(_ day: LocalDateTime) -> LocalDateTime {
    let date = isMidnight ? day.addingDays(1) : day
    return
      (try? LocalDateTime(
        year: date.year, month: date.month, day: date.day, hour: hour, minute: minute)) ?? date
  }
}

extension DateWords {
  /// Reads a time of day alone: `18:00`, `6pm`, `noon`; `nil` for anything else.
  package func timeOfDay(_ text: String) -> TimeOfDay? {
    clock(Self.tokens(text)).map { TimeOfDay(hour: $0.hour, minute: $0.minute) }
  }

  /// True if a text is the word for midnight, which is the end of its day.
  package func isMidnight(_ text: String) -> Bool { clock(Self.tokens(text))?.isMidnight == true }

  /// True for a part of the day alone, such as `evening`.
  package func isPartOfDay(_ text: String) -> Bool {
    clock(Self.tokens(text))?.isPartOfDay == true
  }

  /// Reads what is a time of day behind a date or a rule, also `at 7`, `18.30` and `half past six`;
  /// `nil` for anything else.
  package func timeBehindDate(_ text: String) -> TimeOfDay? {
    clock(Self.tokens(text), .behind).map { TimeOfDay(hour: $0.hour, minute: $0.minute) }
  }

  /// Where a time stands.
  enum ClockPosition {
    case alone
    /// Before its date.
    case before
    /// Behind its date or rule.
    case behind
  }

  /// Reads `18:00`, `6pm`, `6:30 pm`, `noon`, `midnight`, `evening`, `7 in the evening`; `nil` for
  /// anything else.
  ///
  /// A whole hour is a time only beside a date, and behind a word such as `at`. Beside a date
  /// `half past six` is a time too, which alone could be that of the morning or of the evening.
  func clock(_ words: [String], _ position: ClockPosition = .alone) -> ClockReading? {
    var words = words
    var isHour = false
    if words.count > 1, vocabularies.contains(where: { $0.fillers.contains(words[0]) }) {
      isHour = matches([words[0]], \.timeFillers)
      words.removeFirst()
    }
    if matches(words, \.noon) { return ClockReading(hour: 12, minute: 0) }
    if matches(words, \.midnight) { return ClockReading(hour: 0, minute: 0, isMidnight: true) }
    if let hour = partOfDay(words) {
      return ClockReading(hour: hour, minute: 0, isPartOfDay: true)
    }
    if let clock = digitalClock(words) { return clock }
    // `at 14.30`, `at 1430`: without the word before it, it is a number or a date.
    if isHour, words.count == 1, let clock = clockBehindAt(words[0]) { return clock }
    if isHour || position != .alone, words.count == 1,
      let match = words[0].wholeMatch(of: /(\d{1,2})(?:h|год\.?)(\d{2})?/)
    {
      return digitalClock(["\(match.1):\(match.2 ?? "00")"])
    }
    // `о 21 год`
    if isHour, position == .alone, words.count == 2, words[0].first?.isNumber == true,
      let clock = spokenClock(words)
    {
      return clock
    }
    if position == .behind, let clock = pointedClock(words) { return clock }
    if isHour, position != .alone, let clock = wholeHour(words) { return clock }
    if position != .alone, let clock = spokenClock(words) { return clock }
    return clockInPart(words)
  }

  /// Reads `14.30`, `1430` and `14-30`, as people write a time behind `at`.
  private func clockBehindAt(_ word: String) -> ClockReading? {
    guard let match = word.wholeMatch(of: /(\d{1,2})([.\-]?)(\d{2})/),
      match.2 == "." || match.1.count == 2
    else { return nil }
    // `at 10-11` is a span.
    if match.2 == "-", let first = Int(match.1), let last = Int(match.3), first < last, last <= 24 {
      return nil
    }
    return digitalClock(["\(match.1):\(match.3)"])
  }

  /// Reads `18.30` and `18-30`; `nil` for numbers that could be a date or a span, such as `10.12`.
  private func pointedClock(_ words: [String]) -> ClockReading? {
    guard words.count == 1, let match = words[0].wholeMatch(of: /(\d{1,2})([.\-])(\d{2})/),
      let minute = Int(match.3), minute == 0 || minute > (match.2 == "." ? 12 : 24)
    else { return nil }
    return digitalClock(["\(match.1):\(match.3)"])
  }

  /// Reads `half past six`, `quarter to 4`, `six o'clock`, `пів на сьому`.
  private func spokenClock(_ words: [String]) -> ClockReading? {
    for vocabulary in vocabularies {
      var rest = words
      var shift: Int?
      for (minutes, forms) in vocabulary.minutesFromHour {
        for form in forms.map({ $0.split(separator: " ").map(String.init) })
        where words.starts(with: form) && words.count - form.count < rest.count {
          rest = Array(words.dropFirst(form.count))
          shift = minutes
        }
      }
      let isNamed = rest.count == 2 && vocabulary.hourEndings.contains(rest[1])
      guard shift != nil || isNamed, let hour = wholeHour(isNamed ? [rest[0]] : rest),
        shift == nil || (1...12).contains(hour.hour)
      else { continue }
      let minutes = (hour.hour % 12 * 60 + (shift ?? 0) + 720) % 720
      guard shift != nil else { return hour }
      // `half past twelve` is behind noon.
      return ClockReading(hour: minutes < 60 ? 12 : minutes / 60, minute: minutes % 60)
    }
    return nil
  }

  /// Returns the hour that stands for a part of the day.
  private func partOfDay(_ words: [String]) -> Int? { hour(words, of: \.partsOfDay) }

  /// Reads a time besides a part of the day, such as `7 in the evening` or `evening at 7`.
  private func clockInPart(_ words: [String]) -> ClockReading? {
    guard words.count > 1 else { return nil }
    for split in 1..<words.count {
      for (part, time) in [(words[..<split], words[split...]), (words[split...], words[..<split])] {
        guard let hour = partOfDay(Array(part)) ?? hour(Array(part), of: \.partsOfHours),
          let clock = clock(Array(time), .before) ?? wholeHour(Array(time)),
          !clock.isMidnight
        else { continue }
        if hour > 12, (1..<12).contains(clock.hour) { return clock.inAfternoon }
        let isInPart = hour > 12 ? clock.hour >= 12 : clock.hour < 12
        return isInPart ? clock : nil
      }
    }
    return nil
  }

  /// Reads `7` or `seven`.
  private func wholeHour(_ words: [String]) -> ClockReading? {
    guard words.count == 1 else { return nil }
    let spoken = index(of: words[0], in: \.hours).map { $0 + 1 }
    let ending = words[0].firstMatch(of: /-?(?:й|ій|ої)$/)
    let digits = ending.map { String(words[0][..<$0.range.lowerBound]) } ?? words[0]
    guard let hour = Self.digits(digits, 1...2) ?? spoken, hour < 24 else { return nil }
    return ClockReading(hour: hour, minute: 0)
  }

  /// Reads `18:00`, `6pm`, `6:30 pm`, `24:00`.
  private func digitalClock(_ words: [String]) -> ClockReading? {
    guard words.count <= 2 else { return nil }
    var text = words.joined()
    var isAfternoon: Bool?
    for (suffix, afternoon) in dayPeriods where text.hasSuffix(suffix) {
      isAfternoon = afternoon
      text = String(text.dropLast(suffix.count))
      break
    }
    guard words.count == 1 || isAfternoon != nil else { return nil }
    // `2.30pm`
    if isAfternoon != nil { text = text.replacing(".", with: ":") }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let hour = Self.digits(parts[0], 1...2) else { return nil }
    let minute: Int
    switch parts.count {
    case 1:
      guard isAfternoon != nil else { return nil }
      minute = 0
    case 2:
      guard let value = Self.digits(parts[1], 2...2) else { return nil }
      minute = value
    default: return nil
    }
    guard minute < 60 else { return nil }
    guard let isAfternoon else {
      if hour == 24, minute == 0 { return ClockReading(hour: 0, minute: 0, isMidnight: true) }
      return hour < 24 ? ClockReading(hour: hour, minute: minute) : nil
    }
    guard (1...12).contains(hour) else { return nil }
    return ClockReading(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
  }

  /// Returns the next such time after now, or the last one up to now in fields of the past.
  ///
  /// Of a time that comes twice today, the second counts where the first has passed (R3).
  func nearest(_ clock: ClockReading) -> LocalDateTime {
    if clock.isMidnight {
      return clock.on(direction == .future ? local : local.addingDays(-1))
    }
    let today = clock.on(local)
    guard direction == .future else {
      return today.date(in: zone) <= now ? today : clock.on(local.addingDays(-1))
    }
    // Only where the time comes twice are the two different instants.
    let second = today.at(TimeOfDay(hour: clock.hour, minute: clock.minute), isLaterPass: true)
    return [today, second].first { $0.date(in: zone) > now } ?? clock.on(local.addingDays(1))
  }

  /// Reads a number of `count` ASCII digits; `nil` for anything else.
  static func digits(_ text: some StringProtocol, _ count: ClosedRange<Int>) -> Int? {
    guard count.contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(text)
  }

  /// Reads several times of day in a list, `8:00 and 20:00` or `8 am, 2 pm and 8 pm`, and returns
  /// them in the order of the day; `nil` for anything else, a single time too.
  ///
  /// With `readsHours`, a whole hour is one of them, as behind `at`; but `8,20` is no list.
  package func timesOfDay(_ text: String, readsHours: Bool) -> [TimeOfDay]? {
    let parts = parts(of: text)
    guard parts.count > 1, !parts.contains([]),
      text.firstMatch(of: /(?:^|\s)\d+(?:,\d+)+(?:\s|$)/) == nil
    else { return nil }
    let filler = readsHours ? vocabularies.lazy.flatMap(\.timeFillers).first : nil
    var times: [TimeOfDay] = []
    for part in parts {
      guard let clock = clock(part, .behind) ?? filler.flatMap({ clock([$0] + part, .behind) })
      else { return nil }
      times.append(TimeOfDay(hour: clock.hour, minute: clock.minute))
    }
    return times.sorted()
  }

  /// Splits a list at commas and words such as `and`, of which two may stand together.
  private func parts(of text: String) -> [[String]] {
    let joints = [","] + vocabularies.flatMap { $0.rules["and"] ?? [] }
    let words = Apostrophe.plain(text.lowercased()).replacing(",", with: " , ").split(
      whereSeparator: \.isWhitespace)
    var parts: [[String]] = [[]]
    var isJoint = false
    for word in words.map(String.init) {
      let wasJoint = isJoint
      isJoint = joints.contains(word)
      if !isJoint {
        parts[parts.count - 1].append(word)
      } else if !wasJoint {
        parts.append([])
      }
    }
    return parts
  }
}
