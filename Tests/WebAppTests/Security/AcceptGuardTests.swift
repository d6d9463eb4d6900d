import NIOCore
import NIOEmbedded
import Testing

@testable import WebApp

struct AcceptGuardTests {
  @Test(arguments: Array(Errno.outOfResources))
  func `without a free descriptor it stops for a second`(code: CInt) throws {
    let channel = EmbeddedChannel(handler: AcceptGuard())
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    channel.pipeline.fireErrorCaught(IOError(errnoCode: code, reason: "accept"))
    #expect(throws: IOError.self) { try channel.throwIfErrorCaught() }
    #expect(channel.options.compactMap { $0.value as? Bool } == [false])
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(channel.options.compactMap { $0.value as? Bool }.last == true)
  }

  @Test func `another error stops nothing`() throws {
    let channel = EmbeddedChannel(handler: AcceptGuard())
    defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
    channel.pipeline.fireErrorCaught(IOError(errnoCode: Errno.notPermitted, reason: "accept"))
    #expect(throws: IOError.self) { try channel.throwIfErrorCaught() }
    #expect(channel.options.isEmpty)
  }

  @Test func `a connection that closes plans nothing any more`() throws {
    let limits = ConnectionLimits()
    let channel = EmbeddedChannel(
      handler: ConnectionGuard(limits: limits, table: ConnectionTable(limits: limits)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.close().wait()
    channel.pipeline.fireChannelWritabilityChanged()
    channel.pipeline.fireChannelRead(ByteBuffer(string: "GET"))
    channel.embeddedEventLoop.advanceTime(by: .seconds(3600))
    #expect(!channel.isActive)
  }
}
