import NIOCore
import NIOEmbedded
import Testing

@testable import HTTPServer

/// The time limits of a connection, with a clock of the test's.
struct ConnectionGuardTests {
  private static func connected(_ limits: ConnectionLimits) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(
      handler: ConnectionGuard(limits: limits, table: ConnectionTable(limits: limits)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  /// Receives 100 bytes every 50 ms for three seconds; returns after how many the connection was
  /// closed.
  private static func upload(_ channel: EmbeddedChannel) -> Int? {
    for count in 1...60 {
      channel.pipeline.fireChannelRead(ByteBuffer(repeating: 0, count: 100))
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(50))
      guard channel.isActive else { return count }
    }
    return nil
  }

  @Test func `an upload has the time of a request for each of its steps`() throws {
    var limits = ConnectionLimits()
    limits.request = .seconds(1)
    limits.step = 100
    let channel = try Self.connected(limits)
    #expect(Self.upload(channel) == nil)
    // The last step began 50 ms ago.
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(949))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!channel.isActive)
  }

  @Test func `less than a step has the time of one`() throws {
    var limits = ConnectionLimits()
    limits.request = .seconds(1)
    #expect(Self.upload(try Self.connected(limits)) == 20)
  }

  @Test func `a connection that closes plans nothing any more`() throws {
    let channel = try Self.connected(ConnectionLimits())
    try channel.close().wait()
    channel.pipeline.fireChannelWritabilityChanged()
    channel.pipeline.fireChannelRead(ByteBuffer(string: "GET"))
    channel.embeddedEventLoop.advanceTime(by: .seconds(3600))
    #expect(!channel.isActive)
  }
}
