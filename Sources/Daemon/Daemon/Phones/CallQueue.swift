import Synchronization
import WebApp

/// Calls of phones that wait for the receiver, in the order of their arrival.
///
/// Those that come while others are being stored are handed over together afterwards: the slower a
/// transaction is, the more calls share the next one.
final class CallQueue: Sendable {
  /// Calls that came at once, and who gets the answers to them.
  typealias Group = (calls: [PhoneCall], answer: PhonePort.Answer)

  private struct State {
    var waiting: [Group] = []
    var isEnded = false
  }

  private let state = Mutex(State())
  private let bell: AsyncStream<Void>.Continuation

  /// Rings when calls wait that were not there before; ends after `end()`.
  let rings: AsyncStream<Void>

  init() {
    (rings, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Adds a group; returns false after the end.
  func add(_ group: Group) -> Bool {
    let (isTaken, isFirst) = state.withLock { state in
      guard !state.isEnded else { return (false, false) }
      state.waiting.append(group)
      return (true, state.waiting.count == 1)
    }
    if isFirst { bell.yield() }
    return isTaken
  }

  /// Hands over the groups that have waited longest: at least one if there is one, and further ones
  /// up to a number of calls.
  func take(calls most: Int) -> [Group] {
    state.withLock { state in
      var (groups, calls) = (0, 0)
      for group in state.waiting {
        calls += group.calls.count
        guard groups == 0 || calls <= most else { break }
        groups += 1
      }
      defer { state.waiting.removeFirst(groups) }
      return Array(state.waiting.prefix(groups))
    }
  }

  /// Ends it: what waits can still be taken, and nothing more is added.
  func end() {
    state.withLock { $0.isEnded = true }
    bell.finish()
  }
}
