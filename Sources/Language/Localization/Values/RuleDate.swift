/// A date of a rule as texts show it: a day, or a moment where the rule names a time.
package struct RuleDate: Sendable, Hashable {
  /// The instant.
  package let time: RelativeTime
  /// True if the time of day is shown.
  package let showsTime: Bool

  package init(_ time: RelativeTime, showsTime: Bool) {
    self.time = time
    self.showsTime = showsTime
  }
}
