public import Reminders

/// What a pipeline needs to know besides its store.
public struct PipelineSettings: Sendable {
  /// How to remind.
  public let rules: EngineRules
  /// Whether being inside a place at the very first fix is an enter (`initial: fire`).
  public let firesInitially: Bool
  /// The notifiers that reminders are addressed to; none where the caller shows the events itself.
  public let notifiers: [String]

  /// Creates settings.
  public init(rules: EngineRules, firesInitially: Bool = false, notifiers: [String] = []) {
    self.rules = rules
    self.firesInitially = firesInitially
    self.notifiers = notifiers
  }
}
