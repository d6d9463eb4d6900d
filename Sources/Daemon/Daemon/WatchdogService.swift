import DaemonControl
import ServiceLifecycle
import Tracking

/// Notifies the service manager that the daemon is ready, alive, and stopping.
///
/// A watchdog message is sent only after the tracker has answered, so that a hanging daemon is
/// restarted.
struct WatchdogService: Service {
  let notice: SystemdNotifier
  let status: String
  let tracker: Tracker

  func run() async throws {
    notice.ready(status: status)
    await withGracefulShutdownHandler {
      await cancelWhenGracefulShutdown { await sendMessages() }
    } onGracefulShutdown: {
      notice.stopping()
    }
  }

  private func sendMessages() async {
    guard let seconds = notice.watchdogSeconds else { return await pause() }
    while !Task.isCancelled {
      await tracker.tick()
      notice.alive()
      try? await Task.sleep(for: .seconds(seconds / 2))
    }
  }

  /// Waits for cancellation.
  private func pause() async {
    let (stream, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
  }
}
