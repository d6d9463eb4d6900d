package import Model

/// The closures that a tracker calls, in order; they must not block.
package struct TrackerOutputs: Sendable {
  /// Gets events after they were committed.
  package let events: @Sendable ([PipelineEvent]) -> Void
  /// Gets every report, and whether it was accepted.
  package let report: @Sendable (TrackedReport) -> Void
  /// Gets where a phone is after each of its requests with a position that was used.
  package let position: @Sendable (DevicePosition) -> Void
  /// Gets the error because of which the database cannot be used; `nil` when it can be used again.
  package let storeTrouble: @Sendable ((any Error)?) -> Void
  /// Called after another process or connection has changed the store.
  package let storeChanged: @Sendable () -> Void
  /// Gets each gap in which nothing could be told (Z10).
  package let gap: @Sendable (Gap) -> Void
  /// Gets the seconds of wall-clock time after which `tick()` must be called; replaces the last.
  package let wake: @Sendable (_ seconds: Double) -> Void

  /// Creates outputs; those that are left out do nothing.
  package init(
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
