public import ServiceLifecycle

/// Wakes the tracker when time alone brings something about.
public struct ScheduleService<Rings: AsyncSequence & Sendable>: Service
where Rings.Element == Void, Rings.Failure == Never, Rings.AsyncIterator: SendableMetatype {
  private let tracker: Tracker
  private let rings: Rings

  /// Creates the service; `rings` rings at the instants that the tracker asked for.
  public init(tracker: Tracker, rings: Rings) {
    self.tracker = tracker
    self.rings = rings
  }

  /// Runs until a graceful shutdown begins.
  public func run() async throws {
    await tracker.tick()
    for await _ in rings.cancelOnGracefulShutdown() { await tracker.tick() }
  }
}
