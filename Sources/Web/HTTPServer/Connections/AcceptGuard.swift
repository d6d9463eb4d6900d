import NIOCore

/// Stops accepting connections for a moment when the system has no descriptor or memory left.
///
/// Without it the event loop spins: after a failed `accept` the listening socket stays readable,
/// and NIO stays registered for it.
final class AcceptGuard: ChannelInboundHandler {
  typealias InboundIn = any Channel
  typealias InboundOut = any Channel

  private static let pause = TimeAmount.seconds(1)

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, Errno.outOfResources.contains(error.errnoCode) {
      pause(context.channel)
    }
    context.fireErrorCaught(error)
  }

  private func pause(_ channel: any Channel) {
    channel.setOption(.autoRead, value: false).whenSuccess {
      channel.eventLoop.scheduleTask(in: Self.pause) {
        _ = channel.setOption(.autoRead, value: true)
      }
    }
  }
}

@available(*, unavailable)
extension AcceptGuard: Sendable {}
