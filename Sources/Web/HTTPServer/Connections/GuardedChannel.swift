import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

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
