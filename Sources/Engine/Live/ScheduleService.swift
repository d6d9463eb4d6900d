public import ServiceLifecycle

/// Wakes the tracker when time alone brings something about.
public struct ScheduleService: Service {
  private let tracker: Tracker
  private let rings: AsyncStream<Void>

  /// Creates the service; `rings` rings at the instants that the tracker asked for.
  public init(tracker: Tracker, rings: AsyncStream<Void>) {
    self.tracker = tracker
    self.rings = rings
  }

  /// Runs until a graceful shutdown begins.
  public func run() async throws {
    await tracker.tick()
    for await _ in rings.cancelOnGracefulShutdown() { await tracker.tick() }
  }
}
