import DaemonControl
import Logging
import ServiceLifecycle

/// Answers requests for the status over a socket; without one the daemon runs as well.
struct ControlService: Service {
  /// The paths to try, best first.
  let paths: [String]
  let lock: DaemonLock
  let board: LiveStatus
  let logger: Logger

  func run() async throws {
    let server = open()
    defer { server?.stop() }
    try? await gracefulShutdown()
  }

  private func open() -> ControlServer? {
    for path in paths {
      do {
        let server = try ControlServer(path: path) { [board] in board.snapshot }
        lock.announce(.own(socket: path))
        return server
      } catch {
        logger.debug("no socket", metadata: ["error": "\(error)"])
      }
    }
    logger.warning("nobody can ask for the status: no place for a socket")
    return nil
  }
}
