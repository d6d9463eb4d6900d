public import ServiceLifecycle

/// Wakes the tracker when time alone brings something about.
public struct ScheduleService: Service {
  private let tracker: Tracker
  private let rings: AsyncStream<Void>
  private let isPutOff: @Sendable () -> Bool

  /// Creates the service; `rings` rings at the instants that the tracker asked for, and `isPutOff`
  /// returns true if the tracker has asked for a later one since.
  public init(
    tracker: Tracker, rings: AsyncStream<Void>, isPutOff: @escaping @Sendable () -> Bool
  ) {
    self.tracker = tracker
    self.rings = rings
    self.isPutOff = isPutOff
  }

  /// Runs until a graceful shutdown begins.
  public func run() async throws {
    await tracker.tick()
    for await _ in rings.cancelOnGracefulShutdown() { await tracker.tick(unless: isPutOff) }
  }
}
