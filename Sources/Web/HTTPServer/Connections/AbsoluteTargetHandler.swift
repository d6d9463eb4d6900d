import NIOCore
import NIOHTTP1

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
