import Foundation

/// The rule by which a task is due: repeatedly or once.
public enum Rule: Sendable, Hashable, Codable {
  /// Repeatedly, by a cadence.
  case repeating(Cadence)
  /// Once, at a moment or without a date (R13).
  case once(due: LocalDateTime?)
}

extension Rule {
  /// True if the rule can count whole days: a period of days or longer without a time of day, a
  /// date without one, or no date.
  public var allowsDays: Bool {
    switch self {
    case .once(let due): due?.isLastSecond ?? true
    case .repeating(let cadence): cadence.at == nil && cadence.every.maximum.unit != .hour
    }
  }

  /// True if it is due several times on each of its days (Z6).
  public var isSeveralTimesADay: Bool {
    if case .repeating(let cadence) = self { cadence.isSeveralTimesADay } else { false }
  }

  /// Returns true if another rule differs at most in where its series begins.
  public func hasRhythm(of other: Rule) -> Bool {
    guard case .repeating(let own) = self, case .repeating(let other) = other else {
      return self == other
    }
    return own.rhythm == other.rhythm && own.from == other.from && own.end == other.end
      && own.at == other.at && own.laterTimes == other.laterTimes
  }
}

/// The instant that a countdown from done is measured from: a completion, or the start.
struct Base {
  /// The moment on the wall clock.
  let wall: LocalDateTime
  /// The same moment.
  let date: Date
  private let zone: TimeZone

  /// Counts from the start.
  init(_ start: LocalDateTime, in zone: TimeZone) {
    wall = start
    date = start.date(in: zone)
    self.zone = zone
  }

  /// Counts from a completion.
  init(_ completion: Date, in zone: TimeZone) {
    wall = LocalDateTime(completion, in: zone)
    date = completion
    self.zone = zone
  }

  /// The moment one period later, or `nil` beyond year 9999.
  ///
  /// A time of day pins all but elapsed hours (R8).
  func adding(_ period: Period, at time: TimeOfDay?) -> Date? {
    if period.unit == .hour {
      return date.addingTimeInterval(Double(period.elapsedSeconds))
    }
    let sum = wall.adding(1, of: period)
    guard sum <= .latest else { return nil }
    if let time { return sum.at(time).date(in: zone) }
    // The wall clock counts whole seconds; the completion's fraction goes along.
    let seconds = date.timeIntervalSince1970
    return sum.date(in: zone).addingTimeInterval(seconds - seconds.rounded(.down))
  }
}

/// The instant that the next countdown is measured from.
public enum ResetMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// The completion, so that early and late both move the whole future (R6).
  case done
  /// The fixed series: its start plus a whole number of periods (R4).
  case start
}
