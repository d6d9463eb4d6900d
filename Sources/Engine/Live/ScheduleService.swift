public import ServiceLifecycle

/// Wakes the tracker when time alone brings something about, and at least once a second for what other processes changed.
public struct ScheduleService: Service {
  private let tracker: Tracker
  /// The longest sleep; how late a change by another process may take effect.
  private let longestSleep: Duration

  /// Creates the service.
  public init(tracker: Tracker, longestSleep: Duration = .seconds(1)) {
    self.tracker = tracker
    self.longestSleep = longestSleep
  }

  /// Runs until a graceful shutdown begins.
  public func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await tracker.tick()
        let wake = await tracker.secondsToNextWake().map { Duration.seconds($0) }
        let pause = min(max(wake ?? longestSleep, .milliseconds(1)), longestSleep)
        try? await Task.sleep(for: pause)
      }
    }
  }
}
