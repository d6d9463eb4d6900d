import NIOCore
import NIOHTTP1

/// Ignores what a client sends behind a request with `Connection: close`, so that the request gets
/// its answer; then the connection is closed.
///
/// The parser reports such bytes as an error, to which NIO would answer 400 before all handlers.
/// Source: RFC 9112, section 9.6.
final class LastRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private var isLast = false
  private var isComplete = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): isLast = !head.isKeepAlive
    case .body: break
    case .end: isComplete = isLast
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard isComplete, error is HTTPParserError || error is ByteToMessageDecoderError else {
      context.fireErrorCaught(error)
      return
    }
  }
}

@available(*, unavailable)
extension LastRequestHandler: Sendable {}
