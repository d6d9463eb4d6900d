package import Geo
package import Model

package struct PipelineSettings: Sendable, Hashable {
  /// How to remind.
  package let rules: EngineRules
  /// True if being inside a place at the first fix is an enter (`initial: fire`).
  package let firesInitially: Bool
  /// The limits of the accuracy of fixes.
  package let accuracy: AccuracyLimits
  /// True if positions are recorded (S3: only if the user asks for it).
  package let recordsPositions: Bool
  /// The ages from which history is deleted.
  package let retention: Retention
  /// The notifiers that reminders are addressed to; none where the caller shows the events itself.
  package let notifiers: [String]

  /// The names of the persons of each notifier (P5); a notifier without an entry is for all.
  package let audiences: [String: Set<String>]
  /// How old and how new the positions of phones may be.
  package let phones: PhoneLimits

  package init(
    rules: EngineRules, firesInitially: Bool = false, accuracy: AccuracyLimits = .standard,
    recordsPositions: Bool = false, retention: Retention = Retention(), notifiers: [String] = [],
    audiences: [String: Set<String>] = [:], phones: PhoneLimits = PhoneLimits()
  ) {
    self.rules = rules
    self.firesInitially = firesInitially
    self.accuracy = accuracy
    self.recordsPositions = recordsPositions
    self.retention = retention
    self.notifiers = notifiers
    self.audiences = audiences
    self.phones = phones
  }
}
