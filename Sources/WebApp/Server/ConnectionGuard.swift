import NIOCore

/// Ends connections of clients that are too slow, on purpose or not.
///
/// It sits next to the socket and sees bytes, not requests: a trickle of bytes within a header is as visible to it as a pause. Each
/// connection has one timer, which runs only while the connection is open.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let limits: ConnectionLimits
  private var timer: Scheduled<Void>?
  /// When the first byte came that is not answered yet.
  private var asked: NIODeadline?
  /// When something was last sent or received.
  private var lastUse = NIODeadline.now()
  /// Since when the client has not read what lies ready for it.
  private var unreadSince: NIODeadline?

  init(limits: ConnectionLimits) {
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { plan(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    lastUse = .now()
    plan(context)
    context.fireChannelActive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    lastUse = .now()
    if asked == nil {
      asked = lastUse
      plan(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    lastUse = .now()
    asked = nil
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    unreadSince = context.channel.isWritable ? nil : .now()
    plan(context)
    context.fireChannelWritabilityChanged()
  }

  private var deadline: NIODeadline {
    // While an answer is being made, the connection is not idle.
    let next = asked.map { $0 + limits.request } ?? lastUse + limits.idle
    return min(next, unreadSince.map { $0 + limits.unread } ?? next)
  }

  /// Looks again when the first of the limits could be reached.
  private func plan(_ context: ChannelHandlerContext) {
    timer?.cancel()
    timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      guard self.deadline <= .now() else { return self.plan(context) }
      context.close(promise: nil)
    }
  }
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
