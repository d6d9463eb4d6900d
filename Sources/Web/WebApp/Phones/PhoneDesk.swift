import NIOCore

/// Collects the calls that come within one turn of an event loop, and hands them over at once.
///
/// A change of the thread, and a transaction, cost more than all the rest of a request. Used on its
/// event loop only.
final class PhoneDesk {
  /// The most calls that are handed over at once.
  static let mostAtOnce = 32

  private let port: PhonePort
  private let loop: any EventLoop
  private var waiting: [(call: PhoneCall, answer: (PhoneReply) -> Void)] = []

  init(port: PhonePort, loop: any EventLoop) {
    self.port = port
    self.loop = loop
  }

  /// Takes a call; the answer comes on the event loop.
  func take(_ call: PhoneCall, _ answer: @escaping (PhoneReply) -> Void) {
    waiting.append((call, answer))
    if waiting.count == Self.mostAtOnce { return handOver() }
    guard waiting.count == 1 else { return }
    // It runs after everything else that can be read now.
    loop.assumeIsolated().execute { self.handOver() }
  }

  private func handOver() {
    guard !waiting.isEmpty else { return }
    let answers = NIOLoopBound(waiting.map(\.answer), eventLoop: loop)
    let calls = waiting.map(\.call)
    waiting.removeAll(keepingCapacity: true)
    port.take(calls) { [loop] replies in
      loop.execute {
        for (answer, reply) in zip(answers.value, replies) { answer(reply) }
      }
    }
  }
}

@available(*, unavailable)
extension PhoneDesk: Sendable {}
