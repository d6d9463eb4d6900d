import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Decides which responses are compressed.
///
/// Pages, scripts, styles and JSON are, if the client accepts it. The stream of events is not: each
/// event has to leave at once. Neither are responses to HEAD, which have no body, small ones, and
/// very large ones, which would occupy the event loop for too long.
///
/// Compression is safe here although a page may repeat a search term beside private names (BREACH,
/// CVE-2013-3587). The attack needs a secret in the page and a browser that sends requests with
/// guesses, with the user's cookie, from another site. No page has a token in it: `CSRFMiddleware`
/// compares origins instead. That middleware also refuses every request that another site makes,
/// except for a link that is followed, and to that the browser adds no cookie (`SameSite=Strict`).
///
/// The handler stands beside the compressor, on the side of the routes. What is not compressed is
/// written around the compressor where the latter cannot cope: it expects one request before each
/// response, but a request whose first bytes are malformed gets a response without ever appearing.
final class CompressionGate: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The lengths, in bytes, that are compressed.
  ///
  /// Below, the gain is smaller than a packet; above, the event loop would be busy for more than
  /// about 10 ms.
  private static let lengths = 860...768 * 1024
  private static let types = [
    "text/html", "text/css", "text/javascript", "application/json", "application/problem+json",
    "image/svg+xml",
  ]

  /// The methods of the requests that are not answered yet.
  private var methods = CircularBuffer<HTTPMethod>()
  private var isAround = false
  private var isWanted = false

  /// Adds the compressor and its gate to a pipeline, in front of a handler.
  static func add(
    to operations: ChannelPipeline.SynchronousOperations, before handler: any ChannelHandler
  ) throws {
    let gate = CompressionGate()
    let compressor = HTTPResponseCompressor { head, isSupported in
      gate.intent(&head, isSupported: isSupported)
    }
    try operations.addHandlers([compressor, gate], position: .before(handler))
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) { methods.append(head.method) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .head(let head) = unwrapOutboundIn(data) {
      isAround = head.status.code < 200 || methods.isEmpty
      if !isAround { isWanted = methods.removeFirst() != .HEAD && Self.isWorthIt(head) }
    }
    let start = isAround ? compressorContext(of: context) : nil
    (start ?? context).write(data, promise: promise)
  }

  private func compressorContext(of context: ChannelHandlerContext) -> ChannelHandlerContext? {
    try? context.pipeline.syncOperations.context(handlerType: HTTPResponseCompressor.self)
  }

  private static func isWorthIt(_ head: HTTPResponseHead) -> Bool {
    guard let length = head.headers.first(name: "Content-Length").flatMap({ Int($0) }),
      lengths.contains(length), !head.headers.contains(name: "Content-Encoding")
    else { return false }
    return hasText(head)
  }

  private static func hasText(_ head: HTTPResponseHead) -> Bool {
    let type = head.headers.first(name: "Content-Type") ?? ""
    return types.contains { type.hasPrefix($0) }
  }

  /// Answers the compressor, and completes the header.
  private func intent(
    _ head: inout HTTPResponseHead, isSupported: Bool
  ) -> HTTPResponseCompressor.CompressionIntent {
    if Self.hasText(head) { head.headers.add(name: "Vary", value: "Accept-Encoding") }
    guard isWanted, isSupported else { return .doNotCompress }
    // The compressed bytes are others, so a strong tag would be wrong (RFC 9110, 8.8.3.3).
    if let tag = head.headers.first(name: "ETag"), !tag.hasPrefix("W/") {
      head.headers.replaceOrAdd(name: "ETag", value: "W/" + tag)
    }
    return .compressIfPossible
  }
}

@available(*, unavailable)
extension CompressionGate: Sendable {}
