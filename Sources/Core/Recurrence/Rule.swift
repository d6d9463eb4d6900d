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
    case .repeating(let cadence):
      cadence.rhythm.quota != nil || (cadence.at == nil && cadence.every.maximum.unit != .hour)
    }
  }

  /// True if it is due several times on each of its days (Z6).
  public var isSeveralTimesADay: Bool {
    if case .repeating(let cadence) = self { cadence.isSeveralTimesADay } else { false }
  }

  /// How often it is due in each period, on whichever days; `nil` for other rules (Y4).
  public var quota: Quota? {
    if case .repeating(let cadence) = self { cadence.rhythm.quota } else { nil }
  }

  /// Returns true if another rule differs at most in where its series begins.
  public func hasRhythm(of other: Rule) -> Bool {
    guard case .repeating(let own) = self, case .repeating(let other) = other else {
      return self == other
    }
    return own.rhythm == other.rhythm && own.from == other.from && own.end == other.end
      && own.at == other.at && own.laterTimes == other.laterTimes
      && own.isSeveralADay == other.isSeveralADay
  }
}
