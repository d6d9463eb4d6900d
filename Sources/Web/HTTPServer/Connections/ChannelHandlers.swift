import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Answers the last request of a connection as its version asks, then lets the connection end.
///
/// What a client sends behind a request with `Connection: close` is ignored, so that the request
/// gets its answer: the parser reports such bytes as an error, to which NIO would answer 400 before
/// all handlers. A request of HTTP/1.0 is always the last one, and no answer to it is chunked: the
/// end of the connection is the end of the answer. Source: RFC 9112, sections 6.1 and 9.6.
final class LastRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private var isLast = false
  private var isComplete = false
  /// Which requests that are not answered yet are of HTTP/1.0.
  private var areOld = CircularBuffer<Bool>()

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else {
      if case .end = unwrapInboundIn(data) { isComplete = isLast }
      context.fireChannelRead(data)
      return
    }
    let isOld = (head.version.major, head.version.minor) < (1, 1)
    areOld.append(isOld)
    isLast = isOld || !head.isKeepAlive
    guard isOld else { return context.fireChannelRead(data) }
    // What follows closes the connection after the answer to a request that says so.
    head.headers.replaceOrAdd(name: "Connection", value: "close")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = unwrapOutboundIn(data), head.status.code >= 200,
      !areOld.isEmpty, areOld.removeFirst()
    else { return context.write(data, promise: promise) }
    head.version = .http1_0
    head.headers.replaceOrAdd(name: "Connection", value: "close")
    context.write(wrapOutboundOut(.head(head)), promise: promise)
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

/// Reports to the guard of its connection when a request is complete, and when its response is.
final class RequestBoundaryHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var connection: ConnectionGuard?

  func handlerAdded(context: ChannelHandlerContext) {
    connection = try? context.pipeline.syncOperations.handler(type: ConnectionGuard.self)
  }

  func handlerRemoved(context: ChannelHandlerContext) { connection = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { connection?.requestBegan(context.channel) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part = unwrapOutboundIn(data)
    context.write(data, promise: promise)
    if case .end = part { connection?.requestEnded(context: context) }
  }
}

@available(*, unavailable)
extension RequestBoundaryHandler: Sendable {}

/// Replaces the `Host` of a request whose target is in absolute form, such as `http://localhost/`.
///
/// The target's host is then the one that counts. Later handlers see only the path of the target.
/// Source: RFC 9112, section 3.2.2.
final class AbsoluteTargetHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), !head.uri.hasPrefix("/"),
      let scheme = head.uri.firstRange(of: "://"), head.headers["Host"].count < 2
    else {
      context.fireChannelRead(data)
      return
    }
    let authority = head.uri[scheme.upperBound...].prefix { !"/?#".contains($0) }
    head.headers.replaceOrAdd(name: "Host", value: String(authority))
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}

@available(*, unavailable)
extension AbsoluteTargetHandler: Sendable {}
