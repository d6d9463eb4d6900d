import Foundation
import Glibc
package import Hummingbird
import HummingbirdCore
import Localization
package import Logging
package import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import NIOPosix
package import ServiceLifecycle

/// A server over HTTP/1.1 whose connections have guards and limits.
package struct GuardedServer<Responder: HTTPResponder>: Sendable
where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
  private let responder: Responder
  private let address: ListenAddress
  private let limits: ConnectionLimits
  private let logger: Logger
  private let network: NetworkListener?
  private let onRunning: @Sendable (_ address: String) -> Void

  /// Creates a server; `onRunning` gets the address to open in a browser once it listens, `network`
  /// serves the same at all addresses of this machine while it is open.
  package init(
    _ responder: Responder, at address: ListenAddress, limits: ConnectionLimits, logger: Logger,
    network: NetworkListener? = nil,
    onRunning: @escaping @Sendable (_ address: String) -> Void
  ) {
    self.network = network
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
    let answer = answer(quiet)
    let guarded = GuardedChannel(limits: limits, responder: answer)
    return try HTTPServerBuilder { _ in guarded }.buildServer(
      configuration: ServerConfiguration(
        address: .hostname(address.host, port: address.port), backlog: 128),
      eventLoopGroup: group, logger: quiet,
      responder: answer,
      onServerRunning: { [address, network, quiet, onRunning] channel in
        try? await channel.eventLoop.submit {
          try channel.pipeline.syncOperations.addHandler(AcceptGuard(), position: .first)
        }.get()
        onRunning(address.text(port: channel.localAddress?.port ?? address.port))
        await network?.attach(to: channel) { socket in
          try await guarded.serve(socket, on: group, beside: channel, logger: quiet)
        }
      })
  }

  /// Returns what answers the requests of connections.
  private func answer(_ logger: Logger) -> HTTPChannelHandler.Responder {
    { [responder] request, writer, channel in
      // Hummingbird's own application would wake each second to update a cached date.
      let context = Responder.Context(
        source: ApplicationRequestContextSource(channel: channel, logger: logger))
      var response: Response
      do {
        response = try await responder.respond(to: request, context: context)
      } catch is HTTPParserError {
        // A malformed chunk or trailer behind a valid header.
        response = Response(status: .badRequest, headers: [.connection: "close"])
      } catch {
        if !(error is CancellationError), channel.isActive {
          logger.error("page", metadata: ["error": "\(error)"])
        }
        response = Response(status: .internalServerError, headers: [.connection: "close"])
      }
      response.headers[.date] = HTTPDate.text(Date())
      try await writer.write(response: response.head, body: response.body)
    }
  }
}

/// HTTP/1.1 behind a guard that ends slow connections.
struct GuardedChannel: ServerChildChannel {
  typealias Value = HTTP1Channel.Value

  /// The kernel's buffers of a connection, in bytes: about a page's worth.
  private static let sendBuffer = SocketOptionValue(128 * 1024)
  private static let receiveBuffer = SocketOptionValue(64 * 1024)

  private let base: HTTP1Channel
  private let limits: ConnectionLimits
  private let table: ConnectionTable

  init(limits: ConnectionLimits, responder: @escaping HTTPChannelHandler.Responder) {
    self.limits = limits
    table = ConnectionTable(limits: limits)
    base = HTTP1Channel(
      responder: responder,
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [RequestBoundaryHandler()],
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 64)))
  }

  /// Serves the connections of a bound socket, which shares its port with `channel`, until the task
  /// is cancelled.
  func serve(
    _ socket: CInt, on group: any EventLoopGroup, beside channel: any Channel, logger: Logger
  ) async throws {
    let server = try await ServerBootstrap(group: group)
      .serverChannelInitializer { server in
        server.eventLoop.makeCompletedFuture {
          try server.pipeline.syncOperations.addHandler(AcceptGuard(), position: .first)
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .bind(socket) { setup(channel: $0, logger: logger) }
    // It listens: from now on no other program shares the port.
    for each in [server.channel, channel] { await each.sharePort(false) }
    try await withThrowingDiscardingTaskGroup { tasks in
      try await server.executeThenClose { connections in
        for try await connection in connections {
          tasks.addTask { await handle(value: connection, logger: logger) }
        }
      }
      tasks.cancelAll()
    }
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    guard table.admit(channel) else {
      channel.close(promise: nil)
      return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
    }
    return channel.eventLoop.makeCompletedFuture {
      try channel.syncOptions?.setOption(.socketOption(.so_sndbuf), value: Self.sendBuffer)
      try channel.syncOptions?.setOption(.socketOption(.so_rcvbuf), value: Self.receiveBuffer)
      try channel.pipeline.syncOperations.addHandler(
        ConnectionGuard(limits: limits, table: table))
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }.flatMapThrowing { value in
      let operations = channel.pipeline.syncOperations
      let decoder = try operations.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try operations.addHandler(AbsoluteTargetHandler(), position: .after(decoder))
      try operations.addHandler(LastRequestHandler(), position: .after(decoder))
      let codec = try operations.handler(type: HTTP1ToHTTPServerCodec.self)
      try CompressionGate.add(to: operations, before: codec)
      return value
    }
  }

  /// Answers the requests of a connection on its event loop, so that a request that needs no other
  /// thread changes none; what is slow, such as the database, has its own.
  @concurrent func handle(value: Value, logger: Logger) async {
    await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
      await base.handle(value: value, logger: logger)
    }
  }
}

/// Leaves out what a log gets because something was cancelled.
///
/// The daemon stops, or a client has gone: nothing failed.
struct StopFilter: LogHandler {
  private var base: any LogHandler

  init(_ base: any LogHandler) { self.base = base }

  var logLevel: Logger.Level {
    get { base.logLevel }
    set { base.logLevel = newValue }
  }

  var metadata: Logger.Metadata {
    get { base.metadata }
    set { base.metadata = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { base[metadataKey: key] }
    set { base[metadataKey: key] = newValue }
  }

  func log(event: LogEvent) {
    guard !"\(event.message)".contains("CancellationError()") else { return }
    base.log(event: event)
  }
}

/// Runs tasks on an event loop.
final class LoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// The address that the page is served at.
package struct ListenAddress: Sendable, Hashable {
  /// An IP address of this machine, or `localhost`.
  package let host: String
  /// The port; 0 for a free one.
  package let port: Int

  package init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// True if only this machine can reach it.
  package var isLoopback: Bool {
    host == "localhost" || Self.isLoopback(host) || host == "::1"
  }

  /// Returns true for the addresses `127.0.0.0/8`.
  private static func isLoopback(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// True if it stands for all addresses of this machine.
  var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }

  /// Returns the address to open in a browser.
  package func text(port: Int) -> String {
    switch host {
    case "0.0.0.0": "http://127.0.0.1:\(port)"
    case "::": "http://[::1]:\(port)"
    default: host.contains(":") ? "http://[\(host)]:\(port)" : "http://\(host):\(port)"
    }
  }

  /// Returns why the server cannot listen there, and what to do.
  package func advice(after error: any Error) -> String {
    guard let error = error as? IOError else { return "\(error)" }
    return switch error.errnoCode {
    case Errno.addressInUse: WebPhrase.portTaken(port).text
    case Errno.notPermitted: WebPhrase.portReserved(port).text
    case Errno.noSuchAddress: WebPhrase.noSuchAddress("\"\(host)\"").text
    default: "\(error)"
    }
  }
}

/// Instants as headers have them.
enum HTTPDate {
  /// `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// Source: RFC 9110 5.6.7, IMF-fixdate.
  static func text(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      // The program never leaves the C locale, so that names of days are English.
      let count = strftime(buffer.baseAddress, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
      return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

/// The system's error codes that are handled or explained.
enum Errno {
  static let addressInUse = EADDRINUSE
  static let notPermitted = EACCES
  static let noSuchAddress = EADDRNOTAVAIL
  /// `accept` failed for want of descriptors or memory.
  static let outOfResources: Set<CInt> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]
}
