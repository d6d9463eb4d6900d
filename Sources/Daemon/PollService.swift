import Engine
import ServiceLifecycle

/// Looks for changes in the store once a second, where the system gives no file watch.
struct PollService: Service {
  let tracker: Tracker
  /// Looks whether open pages have to be told of something.
  let changed: @Sendable () -> Void

  func run() async throws {
    await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        await tracker.tick()
        changed()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}
