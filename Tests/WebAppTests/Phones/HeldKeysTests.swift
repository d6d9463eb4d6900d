import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import WebApp

/// Wrong keys that are held, on a clock that only the test moves.
struct HeldKeysTests {
  private let loop = EmbeddedEventLoop()
  private let phones = HeardPhones()

  /// Returns connections of one address.
  private func connections(_ count: Int) -> [EmbeddedChannel] {
    let gate = PhoneGate(port: phones.port)
    return (0..<count).map { _ in
      EmbeddedChannel(handler: PhoneHandler(gate: gate), loop: loop)
    }
  }

  /// Posts with a key.
  private func post(_ key: String, over channel: EmbeddedChannel) throws {
    let request = HTTPRequest(method: .post, scheme: "http", authority: "x", path: "/pub/\(key)")
    try channel.writeInbound(HTTPRequestPart.head(request))
    try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "{}")))
    try channel.writeInbound(HTTPRequestPart.end(nil))
    loop.run()
  }

  /// Returns the code of the answer that has come; `nil` without one.
  private func answer(_ channel: EmbeddedChannel) throws -> Int? {
    var code: Int?
    while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
      if case .head(let head) = part { code = head.status.code }
    }
    return code
  }

  @Test func `a wrong key waits for its time, and a right one beside it for nothing`() throws {
    let channels = connections(3)
    for _ in 1...WrongKeys.free {
      try post("WRONG", over: channels[0])
      #expect(try answer(channels[0]) == 401)
    }
    for seconds in [1, 2, 4, 8, 16, 32, 60, 60] as [Int64] {
      try post("WRONG", over: channels[0])
      #expect(try answer(channels[0]) == nil)
      try post("RIGHT", over: channels[1])
      #expect(try answer(channels[1]) == 200, "no time has passed")
      loop.advanceTime(by: .seconds(seconds) - .nanoseconds(1))
      #expect(try answer(channels[0]) == nil)
      try post("RIGHT", over: channels[2])
      #expect(try answer(channels[2]) == 200)
      loop.advanceTime(by: .nanoseconds(1))
      #expect(try answer(channels[0]) == 401)
    }
    #expect(phones.requests.count == 16)
  }

  @Test func `a right key behind a wrong one of the same connection waits for its answer`() throws {
    let channel = connections(1)[0]
    for _ in 1...WrongKeys.free { try post("WRONG", over: channel) }
    _ = try answer(channel)
    try post("WRONG", over: channel)
    try post("RIGHT", over: channel)
    #expect(try answer(channel) == nil && phones.requests.isEmpty)
    loop.advanceTime(by: .seconds(1))
    #expect(try answer(channel) == 200)
    #expect(phones.requests.count == 1)
  }

  @Test func `where too many are held one more is closed unanswered, and right keys go on`() throws
  {
    let channels = connections(WrongKeys.mostWaiting + 2)
    for _ in 1...WrongKeys.free { try post("WRONG", over: channels[0]) }
    _ = try answer(channels[0])
    for channel in channels.dropLast(2) {
      try post("WRONG", over: channel)
      #expect(try answer(channel) == nil)
    }
    let (guess, right) = (channels[WrongKeys.mostWaiting], channels[WrongKeys.mostWaiting + 1])
    try post("WRONG", over: guess)
    #expect(try answer(guess) == nil, "one more learns nothing")
    #expect(throws: ChannelError.alreadyClosed) { try guess.finish() }
    try post("RIGHT", over: right)
    #expect(try answer(right) == 200)
    loop.advanceTime(by: .seconds(60))
    for channel in channels.dropLast(2) { #expect(try answer(channel) == 401) }
    try post("WRONG", over: right)
    #expect(try answer(right) == nil, "there is room again")
  }
}
