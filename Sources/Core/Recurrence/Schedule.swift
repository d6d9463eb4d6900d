public import Foundation

/// A rule on the wall clock of a zone; computes every date of a task.
///
/// Results depend on the arguments alone; no function reads the clock or the process's time zone.
public struct Schedule: Sendable, Hashable {
  /// The rule by which the task is due.
  public let rule: Rule
  /// The zone of the rule's wall clock.
  public let zone: TimeZone
  /// How long before due a task without a window opens, in elapsed seconds (R11).
  public let horizonSeconds: Double
  /// True if whole local days count, since the rule has no time of day (R25); never for hours.
  public let isInDays: Bool

  /// Creates a schedule; the horizon is 24 hours unless given.
  public init(
    rule: Rule, zone: TimeZone, horizonSeconds: Double = 86_400, isInDays: Bool = false
  ) {
    self.rule = rule
    self.zone = zone
    self.horizonSeconds = horizonSeconds
    self.isInDays = isInDays && rule.allowsDays
  }
}
