import ServiceLifecycle
import Tracking

/// Looks for changes in the store once a second, where the system gives no file watch.
struct PollService: Service {
  let tracker: Tracker
  let file: DatabaseWatch
  /// Looks whether open pages have to be told of something.
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
