import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Fails a connection whose server answers with a status below 100.
///
/// There is none, but the parser lets it pass, and the client takes it for an announcement of the
/// answer; what follows then ends the whole program (AsyncHTTPClient, `HTTPRequestStateMachine`).
final class StatusCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = HTTPClientResponsePart

  private var isRefused = false

  /// Adds the check to a new connection, behind the parser.
  @Sendable
  static func add(to channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.submit {
      let pipeline = channel.pipeline.syncOperations
      let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
      try pipeline.addHandler(StatusCheck(), position: .after(parser))
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 {
      isRefused = true
      context.fireErrorCaught(HTTPParserError.invalidStatus)
      context.close(promise: nil)
    }
    // The parser continues with what it has until the connection is closed.
    if !isRefused { context.fireChannelRead(data) }
  }
}
