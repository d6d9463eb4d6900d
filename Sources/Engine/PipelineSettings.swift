public import Geo
public import Reminders

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

  /// Creates settings.
  public init(
    rules: EngineRules, firesInitially: Bool = false, accuracy: AccuracyLimits = .standard,
    recordsPositions: Bool = false, retention: Retention = Retention(), notifiers: [String] = []
  ) {
    self.rules = rules
    self.firesInitially = firesInitially
    self.accuracy = accuracy
    self.recordsPositions = recordsPositions
    self.retention = retention
    self.notifiers = notifiers
  }
}
