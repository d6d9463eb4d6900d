import NIOCore

/// Ends connections of clients that are too slow, and makes pipelined requests wait their turn.
///
/// It sits next to the socket and sees bytes, not requests: a trickle of bytes within a header is
/// as visible to it as a pause. Each connection has one timer, which runs only while it is open.
///
/// Bytes reach the parser in small slices, and none while a request is being answered. Otherwise a
/// client could have tens of thousands of parsed requests wait in memory, about 3 kB each:
/// at the end of its input NIO reads whatever the kernel holds, without regard to back-pressure.
///
/// Hummingbird's own idle timeout does not cover slow requests and unread responses.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The bytes that are parsed at once.
  private static let sliceLength = 512
  /// The most bytes that may wait for the parser; the kernel's buffer is smaller.
  private static let mostHeld = 1024 * 1024

  private let limits: ConnectionLimits
  private let table: ConnectionTable
  private var timer: Scheduled<Void>?
  /// When the timer runs out; a later limit is looked at then.
  private var timerEnd = NIODeadline.distantFuture
  /// When the first byte came that is not answered yet.
  private var asked: NIODeadline?
  /// The bytes received since then.
  private var receivedInStep = 0
  /// When something was last sent or received.
  private var lastUse = NIODeadline.uptimeNanoseconds(0)
  /// Since when the client has not read what lies ready for it.
  private var unreadSince: NIODeadline?

  /// The received bytes that are not parsed yet.
  private var held = ByteBuffer()
  private var isReleasing = false
  private var isReadHeld = false
  private var isEndHeld = false
  /// The number of complete requests less that of complete responses.
  ///
  /// It is -1 after a response that did not wait for the end of its request, until that end comes.
  private var requestsInProgress = 0

  init(limits: ConnectionLimits, table: ConnectionTable) {
    self.limits = limits
    self.table = table
  }

  func handlerAdded(context: ChannelHandlerContext) {
    lastUse = context.eventLoop.now
    plan(context)
  }

  func channelActive(context: ChannelHandlerContext) {
    lastUse = context.eventLoop.now
    plan(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    endTimer()
    DepartedClients.forget(context.channel)
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    endTimer()
    DepartedClients.forget(context.channel)
  }

  // MARK: Requests

  /// Records that a request was received completely.
  func requestBegan(_ channel: any Channel) {
    requestsInProgress += 1
    if requestsInProgress > 0 { table.note(channel, waitingSince: nil) }
  }

  /// Records that a response was written completely, and passes on the requests behind it.
  func requestEnded(context: ChannelHandlerContext) {
    requestsInProgress -= 1
    guard requestsInProgress <= 0 else { return }
    table.note(context.channel, waitingSince: context.eventLoop.now)
    guard held.readableBytes > 0 || isEndHeld, let own = try? ownContext(of: context) else {
      return
    }
    asked = context.eventLoop.now
    release(own)
    own.fireChannelReadComplete()
  }

  private func ownContext(of context: ChannelHandlerContext) throws -> ChannelHandlerContext {
    try context.pipeline.syncOperations.context(handler: self)
  }

  // MARK: Inbound

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    lastUse = context.eventLoop.now
    if asked == nil {
      asked = lastUse
      receivedInStep = 0
      if requestsInProgress <= 0 { table.note(context.channel, waitingSince: lastUse) }
      plan(context)
    }
    var buffer = unwrapInboundIn(data)
    noteProgress(buffer.readableBytes)
    if held.readableBytes == 0 { held = buffer } else { held.writeBuffer(&buffer) }
    guard held.readableBytes <= Self.mostHeld else {
      context.close(promise: nil)
      return
    }
    release(context)
  }

  /// Restarts the time limit of a request with each step of an upload.
  ///
  /// Heads and other bodies are smaller than a step, so that they have the time of one.
  private func noteProgress(_ count: Int) {
    receivedInStep += count
    guard receivedInStep >= limits.step else { return }
    receivedInStep = 0
    asked = lastUse
  }

  func read(context: ChannelHandlerContext) {
    if held.readableBytes > 0 { isReadHeld = true } else { context.read() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    let isEnd = event as? ChannelEvent == .inputClosed
    if isEnd, requestsInProgress > 0 { DepartedClients.note(context.channel) }
    if held.readableBytes > 0, isEnd {
      isEndHeld = true
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  /// Parses what was received, until a request is complete.
  private func release(_ context: ChannelHandlerContext) {
    guard !isReleasing else { return }
    isReleasing = true
    defer { isReleasing = false }
    while requestsInProgress <= 0, held.readableBytes > 0,
      let slice = held.readSlice(length: min(held.readableBytes, Self.sliceLength))
    {
      context.fireChannelRead(wrapInboundOut(slice))
    }
    guard held.readableBytes == 0 else { return }
    held = ByteBuffer()
    if isEndHeld {
      isEndHeld = false
      context.fireChannelReadComplete()
      context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }
    if isReadHeld {
      isReadHeld = false
      context.read()
    }
  }

  // MARK: Outbound

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    lastUse = context.eventLoop.now
    asked = nil
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    unreadSince = context.channel.isWritable ? nil : context.eventLoop.now
    plan(context)
    context.fireChannelWritabilityChanged()
  }

  // MARK: Timer

  private var deadline: NIODeadline {
    // While a response is being made, the connection is not idle.
    let limit = requestsInProgress > 0 ? limits.answer : limits.request
    let next = asked.map { $0 + limit } ?? lastUse + limits.idle
    return min(next, unreadSince.map { $0 + limits.unread } ?? next)
  }

  /// Checks again when the first of the limits can be reached.
  private func plan(_ context: ChannelHandlerContext) {
    // A closing connection needs no timer, and its event loop may have ended.
    guard context.channel.isActive else { return endTimer() }
    let deadline = deadline
    guard timer == nil || deadline < timerEnd else { return }
    endTimer()
    timerEnd = deadline
    timer = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
      self.timer = nil
      guard self.deadline <= context.eventLoop.now else { return self.plan(context) }
      context.close(promise: nil)
    }
  }

  private func endTimer() {
    timer?.cancel()
    timer = nil
  }
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
