import ServiceLifecycle

/// Wakes the tracker when time alone brings something about.
package struct ScheduleService: Service {
  private let tracker: Tracker
  private let alarms: AsyncStream<Void>
  private let isPutOff: @Sendable () -> Bool

  /// Creates the service; `alarms` yields at the instants that the tracker has set, and `isPutOff`
  /// returns true if the tracker has set a later one since.
  package init(
    tracker: Tracker, alarms: AsyncStream<Void>, isPutOff: @escaping @Sendable () -> Bool
  ) {
    self.tracker = tracker
    self.alarms = alarms
    self.isPutOff = isPutOff
  }

  /// Runs until a graceful shutdown begins.
  package func run() async throws {
    await tracker.tick()
    for await _ in alarms.cancelOnGracefulShutdown() { await tracker.tick(unless: isPutOff) }
  }
}
