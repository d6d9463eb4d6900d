import ServiceLifecycle
import UnixSignals

/// Reads the settings again on SIGHUP.
struct SIGHUPService: Service {
  let reloader: Reloader

  func run() async throws {
    let signals = await UnixSignalsSequence(trapping: .sighup)
    for await _ in signals.cancelOnGracefulShutdown() { await reloader.reload(because: "SIGHUP") }
  }
}
