package import Recurrence

/// How a task uses the clock (T6).
package enum Timing: String, Sendable, Hashable, Codable, CaseIterable {
  /// It begins at its time of day and reminds 15 minutes before and at it (N4).
  case fixed
  /// It may be done at any time until it is due.
  case flexible

  /// The default timing of a rule: fixed if it repeats with a time of day, counted from its start.
  package static func usual(of rule: Rule) -> Timing {
    if case .repeating(let cadence) = rule, cadence.at != nil, cadence.from == .start {
      .fixed
    } else {
      .flexible
    }
  }

  /// The timing of records that say none: fixed if they repeat with a time of day.
  static func formerlyUsual(of rule: Rule) -> Timing {
    if case .repeating(let cadence) = rule, cadence.at != nil { .fixed } else { .flexible }
  }

  /// True if a rule has a time of day, without which a task cannot be fixed.
  ///
  /// A one-off that is due on a day without a time is due at its last second, 23:59:59.
  package static func hasTimeOfDay(_ rule: Rule) -> Bool {
    switch rule {
    case .repeating(let cadence): cadence.at != nil
    case .once(let due): due.map { ($0.hour, $0.minute, $0.second) != (23, 59, 59) } ?? false
    }
  }
}
