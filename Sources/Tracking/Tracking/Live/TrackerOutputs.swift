public import Model

/// The closures that a tracker calls, in order; they must not block.
public struct TrackerOutputs: Sendable {
  /// Gets events after they were committed.
  public let events: @Sendable ([PipelineEvent]) -> Void
  /// Gets every report, and whether it was accepted.
  public let report: @Sendable (TrackedReport) -> Void
  /// Gets where a phone is after each of its requests with a position that was used.
  public let position: @Sendable (DevicePosition) -> Void
  /// Gets the error because of which the database cannot be used; `nil` when it can be used again.
  public let storeTrouble: @Sendable ((any Error)?) -> Void
  /// Called after another process or connection has changed the store.
  public let storeChanged: @Sendable () -> Void
  /// Gets each gap in which nothing could be told (Z10).
  public let gap: @Sendable (Gap) -> Void
  /// Gets the seconds of wall-clock time after which `tick()` must be called; replaces the last.
  public let wake: @Sendable (_ seconds: Double) -> Void

  /// Creates outputs; those that are left out do nothing.
  public init(
    events: @escaping @Sendable ([PipelineEvent]) -> Void,
    report: @escaping @Sendable (TrackedReport) -> Void = { _ in },
    position: @escaping @Sendable (DevicePosition) -> Void = { _ in },
    storeTrouble: @escaping @Sendable ((any Error)?) -> Void = { _ in },
    storeChanged: @escaping @Sendable () -> Void = {},
    gap: @escaping @Sendable (Gap) -> Void = { _ in },
    wake: @escaping @Sendable (_ seconds: Double) -> Void = { _ in }
  ) {
    self.events = events
    self.report = report
    self.position = position
    self.storeTrouble = storeTrouble
    self.storeChanged = storeChanged
    self.gap = gap
    self.wake = wake
  }
}
