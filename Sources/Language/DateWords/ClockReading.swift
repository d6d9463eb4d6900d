import Foundation
import Localization
public import Recurrence

/// A time of day as it was written; midnight is the end of its day.
struct ClockReading: Hashable {
  let hour: Int
  let minute: Int
  var isMidnight = false

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
  public func timeOfDay(_ text: String) -> TimeOfDay? {
    clock(Self.tokens(text)).map { TimeOfDay(hour: $0.hour, minute: $0.minute) }
  }

  /// True if a text is the word for midnight, which is the end of its day.
  public func isMidnight(_ text: String) -> Bool { clock(Self.tokens(text))?.isMidnight == true }

  /// Reads `18:00`, `6pm`, `6:30 pm`, `noon`, `midnight`; `nil` for anything else.
  func clock(_ words: [String]) -> ClockReading? {
    if matches(words, \.noon) { return ClockReading(hour: 12, minute: 0) }
    if matches(words, \.midnight) { return ClockReading(hour: 0, minute: 0, isMidnight: true) }
    var text = words.joined()
    guard words.count <= 2 else { return nil }
    var isAfternoon: Bool?
    for (suffix, afternoon) in [("am", false), ("pm", true), ("a.m.", false), ("p.m.", true)]
    where text.hasSuffix(suffix) {
      isAfternoon = afternoon
      text = String(text.dropLast(suffix.count))
      break
    }
    guard words.count == 1 || isAfternoon != nil else { return nil }
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
}
