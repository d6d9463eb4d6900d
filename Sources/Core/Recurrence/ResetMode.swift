/// The instant that the next countdown is measured from.
public enum ResetMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// The completion, so that early and late both move the whole future (R6).
  case done
  /// The fixed series: its start plus a whole number of periods (R4).
  case start
}
