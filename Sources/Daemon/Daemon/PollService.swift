import ServiceLifecycle
import Tracking

/// Checks the store for changes once a second, where the system provides no file watch.
struct PollService: Service {
  let tracker: Tracker
  let file: DatabaseWatch
  /// Called after each check, so that open pages get what has changed.
  let changed: @Sendable () -> Void

  func run() async throws {
    try await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        try file.check()
        await tracker.tick()
        changed()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}
