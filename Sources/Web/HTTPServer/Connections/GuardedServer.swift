import Foundation
package import Hummingbird
import HummingbirdCore
package import Logging
package import NIOCore
import NIOHTTP1
package import ServiceLifecycle

/// A server over HTTP/1.1 whose connections have guards and limits.
package struct GuardedServer<Responder: HTTPResponder>: Sendable
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  private let responder: Responder
  private let address: ListenAddress
  private let limits: ConnectionLimits
  private let logger: Logger
  private let onRunning: @Sendable (_ address: String) -> Void

  /// Creates a server; `onRunning` gets the address to open in a browser once it listens.
  package init(
    _ responder: Responder, at address: ListenAddress, limits: ConnectionLimits, logger: Logger,
    onRunning: @escaping @Sendable (_ address: String) -> Void
  ) {
    self.responder = responder
    self.address = address
    self.limits = limits
    self.logger = logger
    self.onRunning = onRunning
  }

  /// Returns the service that listens and answers until a graceful shutdown begins.
  package func service(on group: any EventLoopGroup) throws -> any Service {
    var quiet = Logger(label: logger.label) { _ in StopFilter(logger.handler) }
    quiet.logLevel = max(logger.logLevel, .notice)
    let requestLogger = quiet
    return try HTTPServerBuilder { [limits] responder in
      GuardedChannel(limits: limits, responder: responder)
    }.buildServer(
      configuration: ServerConfiguration(
        address: .hostname(address.host, port: address.port), backlog: 128),
      eventLoopGroup: group, logger: quiet,
      responder: { [responder] request, writer, channel in
        // Hummingbird's own application would wake each second to update a cached date.
        let context = Responder.Context(
          source: ApplicationRequestContextSource(channel: channel, logger: requestLogger))
        var response: Response
        do {
          response = try await responder.respond(to: request, context: context)
        } catch is HTTPParserError {
          // A malformed chunk or trailer behind a valid header.
          response = Response(status: .badRequest, headers: [.connection: "close"])
        } catch {
          if !(error is CancellationError), channel.isActive {
            requestLogger.error("page", metadata: ["error": "\(error)"])
          }
          response = Response(status: .internalServerError, headers: [.connection: "close"])
        }
        response.headers[.date] = HTTPDate.text(Date())
        try await writer.write(response: response.head, body: response.body)
      },
      onServerRunning: { [address, onRunning] channel in
        try? await channel.eventLoop.submit {
          try channel.pipeline.syncOperations.addHandler(AcceptGuard(), position: .first)
        }.get()
        onRunning(address.text(port: channel.localAddress?.port ?? address.port))
      })
  }
}
