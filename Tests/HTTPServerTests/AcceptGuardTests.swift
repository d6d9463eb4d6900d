import NIOCore
import NIOEmbedded
import Testing

@testable import HTTPServer

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
}
