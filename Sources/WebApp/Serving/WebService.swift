import Foundation
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import NIOPosix
public import ServiceLifecycle

/// Serves the page until a graceful shutdown begins.
///
/// A page that cannot be served, as on a port that another program has, is said once; the daemon goes on without it.
public struct WebService: Service {
  private let site: Site
  private let address: WebAddress
  private let logger: Logger
  private let onRunning: @Sendable (_ address: String) -> Void

  /// One loop is plenty: what takes time is done outside of it.
  private static let loops = 1
  /// The most connections at a time.
  private static let mostConnections = 512

  /// Creates the service; `onRunning` gets the page's address once it is served.
  ///
  /// - Throws: What Mustache says about a broken template.
  public init(
    ports: WebPorts, address: WebAddress, logger: Logger,
    onRunning: @escaping @Sendable (_ address: String) -> Void
  ) throws {
    site = try Site(ports: ports)
    self.address = address
    self.logger = logger
    self.onRunning = onRunning
  }

  /// Serves until a graceful shutdown begins.
  public func run() async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: Self.loops)
    do {
      try await server(on: group).run()
    } catch {
      logger.warning("no page", metadata: ["because": "\(address.advice(after: error))"])
    }
    try? await group.shutdownGracefully()
    try? await gracefulShutdown()
  }

  private func server(on group: any EventLoopGroup) throws -> any Service {
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .notice)
    let responder = site.router().buildResponder()
    let requestLogger = quiet
    return try HTTPServerBuilder.http1().buildServer(
      configuration: ServerConfiguration(
        address: .hostname(address.host, port: address.port), backlog: 128,
        availableConnectionsDelegate: .maximum(Self.mostConnections, logger: quiet)),
      eventLoopGroup: group, logger: quiet,
      responder: { request, writer, channel in
        // Hummingbird's own application would wake each second to keep a date ready for its headers.
        let context = WebContext(
          source: ApplicationRequestContextSource(channel: channel, logger: requestLogger))
        var response: Response
        do {
          response = try await responder.respond(to: request, context: context)
        } catch {
          requestLogger.error("page", metadata: ["error": "\(error)"])
          response = Response(status: .internalServerError)
        }
        response.headers[.date] = HTTPDate.text(Date())
        try await writer.write(response: response.head, body: response.body)
      },
      onServerRunning: { [address, onRunning] channel in
        onRunning(address.text(port: channel.localAddress?.port ?? address.port))
      })
  }
}
