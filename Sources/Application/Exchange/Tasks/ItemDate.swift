import Application
import Foundation
import Localization
import Recurrence

/// A date of a file, on the wall clock of its task.
struct ItemDate: Hashable {
  /// The moment; midnight of a day.
  let local: LocalDateTime
  /// True for a day without a time.
  let isDay: Bool

  init(_ local: LocalDateTime, isDay: Bool) {
    self.local = isDay ? local.at(.midnight) : local
    self.isDay = isDay
  }

  /// Reads `2026-01-15`; `nil` for anything else.
  init?(day text: some StringProtocol) {
    guard text.count == 10, let local = try? LocalDateTime(parsing: "\(text)T00:00:00") else {
      return nil
    }
    self.init(local, isDay: true)
  }

  /// Takes an instant; midnight and the last minute of a day are a day where the format has no
  /// other word for one.
  init(_ date: Date, in zone: TimeZone, midnightIsDay: Bool) {
    let local = LocalDateTime(date, in: zone)
    let isDay =
      midnightIsDay
      && (local.isLastSecond || (local.hour, local.minute, local.second) == (0, 0, 0))
    self.init(local, isDay: isDay)
  }

  /// The text of a field.
  var text: String { isDay ? local.dateText : local.description }

  /// As the due moment of an occurrence.
  var due: LocalDateTime { isDay ? local.lastSecondOfDate : local }

  /// The instant; noon of a day, for what was done on it.
  func moment(in zone: TimeZone) -> Date {
    (isDay ? local.at(TimeOfDay(hour: 12, minute: 0)) : local).date(in: zone)
  }

  func minus(_ period: Period, in zone: TimeZone) -> ItemDate {
    if let before = local.before(period) {
      return before.year < 1 ? self : ItemDate(before, isDay: isDay)
    }
    let earlier = local.date(in: zone).addingTimeInterval(-Double(period.count) * 3600)
    return ItemDate(LocalDateTime(earlier, in: zone), isDay: false)
  }
}

extension TaskItem {
  /// Makes it a one-off.
  mutating func setOnce(due: ItemDate?, opens: ItemDate? = nil) {
    fields[.due] = due?.text
    if let due, let opens { setOpening(opens, due: due) }
  }

  /// Sets when an occurrence opens, as the length of time before it is due.
  mutating func setOpening(_ opens: ItemDate, due: ItemDate) {
    guard opens.local <= due.local else { return }
    if due.isDay || opens.isDay {
      let days = due.local.daysSinceEpoch - opens.local.daysSinceEpoch
      fields[.horizon] = days == 0 ? "0" : LengthText.of(Double(days) * 86_400)
    } else {
      let seconds = due.local.date(in: .gmt).timeIntervalSince(opens.local.date(in: .gmt))
      fields[.horizon] = seconds == 0 ? "0" : LengthText.of(seconds)
    }
    // The usual horizon of a day needs no words.
    if fields[.horizon] == LengthText.of(86_400) { fields[.horizon] = nil }
  }

  /// Makes it repeat; the pending occurrence is due then, if that is given.
  ///
  /// - Throws: What `Rhythm.init(parsing:)` throws.
  mutating func setRepeating(
    _ every: String, from mode: ResetMode, due: ItemDate?, zone: TimeZone
  ) throws(RecurrenceError) {
    let rhythm = try Rhythm(parsing: every)
    fields[.every] = rhythm.description
    // A number of times is counted from neither, and is due as its period has it.
    guard rhythm.quota == nil else { return }
    fields[.from] = mode.rawValue
    guard let due else { return }
    pending = due.due
    guard fields[.start] == nil else { return }
    if mode == .start || rhythm.days != nil {
      fields[.start] = due.text
      if rhythm.days == nil { fields[.first] = due.text }
    } else {
      fields[.start] = due.minus(rhythm.every.maximum, in: zone).text
    }
  }
}

extension TaskItem {
  /// Makes it repeat by a rule of iCalendar.
  ///
  /// A due date off a rule that names its days, which some programs allow, is the pending one
  /// alone.
  ///
  /// - Throws: `ExchangeFailure` and `RecurrenceError` for a rule that cannot be said.
  mutating func setRepeating(
    by text: String, from mode: ResetMode = .start, first: ItemDate? = nil, due: ItemDate?,
    _ options: ReadingOptions, _ reading: inout ExchangeReading
  ) throws {
    let (rule, zone) = (try RecurrenceRule(text), options.actionContext.machineZone)
    func found(_ start: ItemDate?) throws(ExchangeFailure) -> RecurrenceRule.Reading {
      try rule.read(
        start: start, zone: zone, approximates: options.approximates, work: options.work)
    }
    let read: RecurrenceRule.Reading
    do {
      read = try found(first ?? due)
    } catch {
      guard let due, text.contains(/BY(MONTH)?DAY=/.ignoresCase()) else { throw error }
      read = try found(nil)
      // The date before it is the one that was put off.
      fields[.start] = due.minus(try Rhythm(parsing: read.every).every.maximum, in: zone).text
    }
    if read.isApproximate { reading.lose(.approximate) }
    try setRepeating(read.every, from: mode, due: due, zone: zone)
    fields[.at] = read.times?.description
    fields[.end] = read.end
  }
}

/// Counts equal names, so that two things of one name in a file are two.
struct NameCounter {
  private var counts: [String: Int] = [:]

  /// Returns the identity of a thing without an id.
  mutating func uuid(_ format: String, _ parts: String...) -> UUID {
    let key = parts.joined(separator: "\u{1F}")
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return NameUUID.of(format, key, count == 0 ? "" : "\(count)")
  }
}

/// The line of a byte, counted once from the beginning to the end of a file.
struct LineCounter {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var line = 1

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the line of an index that is not before the last one asked for.
  mutating func line(of target: Int) -> Int {
    while index < min(target, bytes.endIndex) {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
    return line
  }
}
