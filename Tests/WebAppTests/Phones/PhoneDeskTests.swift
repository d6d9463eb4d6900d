import NIOEmbedded
import Synchronization
import TestSupport
import Testing

@testable import WebApp

struct PhoneDeskTests {
  /// A port that notes how many calls came at once, and answers when it is told to.
  private static func port(
    _ groups: SharedValue<[[PhoneCall]]>, _ answers: SharedValue<[PhonePort.Answer]>
  ) -> PhonePort {
    PhonePort(take: { calls, answer in
      groups.change { $0.append(calls) }
      answers.change { $0.append(answer) }
    })
  }

  @Test func `calls of one turn are handed over at once, and answered in their order`() throws {
    let loop = EmbeddedEventLoop()
    let groups = SharedValue<[[PhoneCall]]>([])
    let answers = SharedValue<[PhonePort.Answer]>([])
    let desk = PhoneDesk(port: Self.port(groups, answers), loop: loop)
    var replies: [String] = []
    for name in ["a", "b", "c"] {
      desk.take(PhoneCall(.key(name), nil)) { replies.append("\(name): \($0)") }
    }
    #expect(groups.value.isEmpty)
    loop.run()
    desk.take(PhoneCall(.key("d"), nil)) { _ in replies.append("d") }
    loop.run()
    #expect(
      groups.value.map { $0.map(\.credentials) } == [
        [.key("a"), .key("b"), .key("c")], [.key("d")],
      ])
    answers.value[0]([.unknown, .later(seconds: 5), .taken("x")])
    #expect(replies.isEmpty)
    loop.run()
    #expect(replies == ["a: unknown", "b: later(seconds: 5)", #"c: taken("x")"#])
  }

  @Test func `no more than so many calls are handed over at once`() {
    let loop = EmbeddedEventLoop()
    let groups = SharedValue<[[PhoneCall]]>([])
    let desk = PhoneDesk(port: Self.port(groups, SharedValue([])), loop: loop)
    for _ in 0..<PhoneDesk.mostAtOnce + 2 { desk.take(PhoneCall(.key("a"), nil)) { _ in } }
    loop.run()
    #expect(groups.value.map(\.count) == [PhoneDesk.mostAtOnce, 2])
  }
}
