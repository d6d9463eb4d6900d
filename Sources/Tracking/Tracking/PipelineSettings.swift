public import Geo
public import Model

/// The settings of a pipeline.
public struct PipelineSettings: Sendable, Hashable {
  /// How to remind.
  public let rules: EngineRules
  /// True if being inside a place at the first fix is an enter (`initial: fire`).
  public let firesInitially: Bool
  /// The limits of the accuracy of fixes.
  public let accuracy: AccuracyLimits
  /// True if positions are recorded (S3: only if the user asks for it).
  public let recordsPositions: Bool
  /// The ages from which history is deleted.
  public let retention: Retention
  /// The notifiers that reminders are addressed to; none where the caller shows the events itself.
  public let notifiers: [String]

  /// The names of the persons of each notifier (P5); a notifier without an entry is for all.
  public let audiences: [String: Set<String>]
  /// How old and how new the positions of phones may be.
  public let phones: PhoneLimits

  /// Creates settings.
  public init(
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
