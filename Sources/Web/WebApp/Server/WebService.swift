package import HTTPServer
import Hummingbird
package import Logging
import NIOPosix
import ServiceLifecycle
package import WebPorts

/// Serves the page until a graceful shutdown begins.
///
/// If it cannot be served, for example because another program uses the port, this is logged once
/// and the daemon continues without it.
package struct WebService: Service {
  private let site: Site
  private let address: ListenAddress
  private let limits: ConnectionLimits
  private let logger: Logger
  private let onRunning: @Sendable (_ address: String) -> Void

  /// The time that responses get to finish when the daemon stops.
  private static let gracePeriod = Duration.milliseconds(400)

  /// Creates the service; `onRunning` gets the page's address once it is served.
  package init(
    ports: WebDependencies, address: ListenAddress, logger: Logger,
    onRunning: @escaping @Sendable (_ address: String) -> Void
  ) {
    self.init(
      ports: ports, address: address, limits: ConnectionLimits(), logger: logger,
      onRunning: onRunning)
  }

  init(
    ports: WebDependencies, address: ListenAddress, limits: ConnectionLimits, logger: Logger,
    phones: PhoneRoutes? = nil,
    onRunning: @escaping @Sendable (_ address: String) -> Void
  ) {
    self.limits = limits
    site = Site(ports: ports, address: address, phones: phones)
    self.address = address
    self.logger = logger
    self.onRunning = onRunning
  }

  /// Serves until a graceful shutdown begins.
  package func run() async throws {
    do {
      // One loop of those that live as long as the process: nothing can be scheduled on a loop
      // that has ended, and slow work is done elsewhere.
      let server = try GuardedServer(
        site.responder(), at: address, limits: limits, logger: logger,
        network: site.ports.network?.listener, onRunning: onRunning
      ).service(on: MultiThreadedEventLoopGroup.singleton.next())
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { await site.ports.live.work() }
        try await stopSoon(server)
        tasks.cancelAll()
      }
    } catch {
      logger.warning("no page", metadata: ["because": "\(address.advice(after: error))"])
    }
    try? await gracefulShutdown()
  }

  /// Ends the listener of the network once the daemon stops.
  private func endNetwork() async {
    guard let network = site.ports.network, (try? await gracefulShutdown()) != nil else { return }
    await network.listener.end()
  }

  /// Runs the server; responses in progress get a grace period after a graceful shutdown begins.
  private func stopSoon(_ server: any Service) async throws {
    defer { site.ports.live.close() }
    async let _ = endNetwork()
    try await withGracefulShutdownHandler {
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        tasks.addTask { try await server.run() }
        tasks.addTask {
          guard (try? await gracefulShutdown()) != nil else { return }
          // Bounds the end of the daemon; cancelled without consequence when the server ends first.
          try? await Task.sleep(for: Self.gracePeriod)
        }
        try await tasks.next()
        tasks.cancelAll()
      }
    } onGracefulShutdown: {
      site.ports.live.close()
    }
  }
}
