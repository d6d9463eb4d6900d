import Control
import Engine
import ServiceLifecycle

/// Tells the service manager that the daemon is ready, alive, and stopping.
///
/// A sign of life is given only after the tracker has answered: a daemon that hangs is found out.
struct WatchdogService: Service {
  let notice: SystemdNotifier
  let status: String
  let tracker: Tracker

  func run() async throws {
    notice.ready(status: status)
    await withGracefulShutdownHandler {
      await cancelWhenGracefulShutdown { await giveSigns() }
    } onGracefulShutdown: {
      notice.stopping()
    }
  }

  private func giveSigns() async {
    guard let seconds = notice.watchdogSeconds else { return await pause() }
    while !Task.isCancelled {
      await tracker.tick()
      notice.alive()
      try? await Task.sleep(for: .seconds(seconds / 2))
    }
  }

  /// Waits for the end.
  private func pause() async {
    let (stream, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
  }
}
