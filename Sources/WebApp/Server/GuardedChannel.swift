import HummingbirdCore
import Logging
import NIOCore

/// HTTP/1.1 behind a guard that ends slow connections.
struct GuardedChannel: ServerChildChannel {
  typealias Value = HTTP1Channel.Value

  private static let sendBuffer = SocketOptionValue(128 * 1024)

  private let base: HTTP1Channel
  private let limits: ConnectionLimits

  init(limits: ConnectionLimits, responder: @escaping HTTPChannelHandler.Responder) {
    self.limits = limits
    base = HTTP1Channel(
      responder: responder,
      configuration: HTTP1Channel.Configuration(
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 64)))
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      // What a client does not read waits in the kernel first: not more than a page's worth.
      try channel.syncOptions?.setOption(.socketOption(.so_sndbuf), value: Self.sendBuffer)
      try channel.pipeline.syncOperations.addHandler(ConnectionGuard(limits: limits))
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }
  }

  @concurrent func handle(value: Value, logger: Logger) async {
    await base.handle(value: value, logger: logger)
  }
}
