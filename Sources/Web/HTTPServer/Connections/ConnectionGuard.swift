import NIOCore
import Synchronization

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
    if requestsInProgress > 0 { table.record(channel, waitingSince: nil) }
  }

  /// Records that a response was written completely, and passes on the requests behind it.
  func requestEnded(context: ChannelHandlerContext) {
    requestsInProgress -= 1
    guard requestsInProgress <= 0 else { return }
    table.record(context.channel, waitingSince: context.eventLoop.now)
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
      if requestsInProgress <= 0 { table.record(context.channel, waitingSince: lastUse) }
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
    if isEnd, requestsInProgress > 0 { DepartedClients.record(context.channel) }
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

/// The open connections of the server, so that no client can take all of them.
///
/// A new connection over a limit replaces the one that has waited longest without a complete
/// request: of the same address if that has too many, else of the address with the most. Requests
/// that are being answered are never cut off; without any other, the new connection is refused.
final class ConnectionTable: Sendable {
  private struct Entry {
    let address: String
    let channel: any Channel
    /// Since when the client owes a complete request; `nil` while one is being answered.
    var waitingSince: NIODeadline?
  }

  private let limits: ConnectionLimits
  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  init(limits: ConnectionLimits) { self.limits = limits }

  /// Adds a connection until it closes; returns false if there is no room for it.
  func admit(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress ?? ""
    let (isAdmitted, victim) = entries.withLock { entries -> (Bool, (any Channel)?) in
      let crowd = Self.crowd(for: address, in: entries, limits: limits)
      var victim: (any Channel)?
      if let crowd {
        guard let longest = Self.longestWaiting(of: crowd, in: entries) else { return (false, nil) }
        victim = entries.removeValue(forKey: longest)?.channel
      }
      entries[ObjectIdentifier(channel)] = Entry(
        address: address, channel: channel, waitingSince: .now())
      return (true, victim)
    }
    victim?.close(promise: nil)
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { _ in self.remove(channel) }
    return true
  }

  /// Records that a connection waits for its client or, with `nil`, that a request is in progress.
  func record(_ channel: any Channel, waitingSince: NIODeadline?) {
    entries.withLock { $0[ObjectIdentifier(channel)]?.waitingSince = waitingSince }
  }

  private func remove(_ channel: any Channel) {
    entries.withLock { entries in
      // The address of a closed channel may be that of a new one by now.
      guard entries[ObjectIdentifier(channel)]?.channel === channel else { return }
      entries[ObjectIdentifier(channel)] = nil
    }
  }

  /// Returns the addresses of which one connection has to go; `nil` if there is room.
  private static func crowd(
    for address: String, in entries: [ObjectIdentifier: Entry], limits: ConnectionLimits
  ) -> [String]? {
    var counts: [String: Int] = [:]
    for entry in entries.values { counts[entry.address, default: 0] += 1 }
    if counts[address, default: 0] >= limits.connectionsPerAddress { return [address] }
    guard entries.count >= limits.connections else { return nil }
    return counts.sorted { $0.value > $1.value }.map(\.key)
  }

  /// Returns the connection that has waited longest, of the first address that has one.
  private static func longestWaiting(
    of crowd: [String], in entries: [ObjectIdentifier: Entry]
  ) -> ObjectIdentifier? {
    for address in crowd {
      let waiting = entries.compactMap { id, entry in
        entry.address == address ? entry.waitingSince.map { (id, $0) } : nil
      }
      if let longest = waiting.min(by: { $0.1 < $1.1 }) { return longest.0 }
    }
    return nil
  }
}

package struct ConnectionLimits: Sendable {
  /// Creates the limits of the product.
  package init() {}

  /// The largest number of open connections.
  var connections = 512
  /// The largest number of open connections of one address; a proxy counts as one.
  var connectionsPerAddress = 256
  /// From the first byte of a request until its end: limits slow headers and bodies.
  ///
  /// An upload has this time for each of its steps.
  var request = TimeAmount.seconds(20)
  /// The length of a step of an upload, in bytes: more than a request without a photo can have.
  var step = 128 * 1024
  /// From the first byte of a request until its response begins; longer than the longest pause
  /// before a wrong key is refused.
  var answer = TimeAmount.seconds(80)
  /// How long a connection may stay open without a request.
  var idle = TimeAmount.seconds(60)
  /// How long a client may leave a response unread.
  var unread = TimeAmount.seconds(20)
}

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

/// The connections whose client has ended its side while it was being answered.
///
/// A browser that goes does so; the socket stays open until something is written to it. A program
/// may do so too and still wait, which is why only work that is long ends for it.
enum DepartedClients {
  private static let channels = Mutex<Set<ObjectIdentifier>>([])

  static func record(_ channel: any Channel) {
    _ = channels.withLock { $0.insert(ObjectIdentifier(channel)) }
  }

  static func forget(_ channel: any Channel) {
    _ = channels.withLock { $0.remove(ObjectIdentifier(channel)) }
  }

  static func contains(_ channel: any Channel) -> Bool {
    channels.withLock { $0.contains(ObjectIdentifier(channel)) }
  }
}
