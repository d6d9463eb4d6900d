public import Geo

/// Where a tracker tells what happens; every closure is called in order, and must not wait.
public struct TrackerPorts: Sendable {
  /// Gets events, after they were committed.
  public let events: @Sendable ([PipelineEvent]) -> Void
  /// Gets every report with what became of it: the accepted fix's time, or `nil`.
  public let report: @Sendable (FixReport, _ isAccepted: Bool) -> Void
  /// Gets why the database cannot be written, and `nil` when it can again.
  public let storeTrouble: @Sendable (String?) -> Void
  /// Gets in how many seconds, by the clock on the wall, the tracker must be woken; takes the place of what was asked before.
  public let wake: @Sendable (_ seconds: Double) -> Void

  /// Creates ports; what is left out is told to nobody.
  public init(
    events: @escaping @Sendable ([PipelineEvent]) -> Void,
    report: @escaping @Sendable (FixReport, _ isAccepted: Bool) -> Void = { _, _ in },
    storeTrouble: @escaping @Sendable (String?) -> Void = { _ in },
    wake: @escaping @Sendable (_ seconds: Double) -> Void = { _ in }
  ) {
    self.events = events
    self.report = report
    self.storeTrouble = storeTrouble
    self.wake = wake
  }
}
