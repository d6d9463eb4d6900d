import Synchronization
import Testing
import WebApp

@testable import Daemon

/// Calls of phones wait in the order of their arrival, and go on together.
struct CallQueueTests {
  private func group(_ keys: String...) -> CallQueue.Group {
    (keys.map { PhoneCall(.key($0), nil) }, { _ in })
  }

  private func keys(_ groups: [CallQueue.Group]) -> [[String]] {
    groups.map { group in
      group.calls.map { if case .key(let key) = $0.credentials { key } else { "" } }
    }
  }

  @Test func `what has come meanwhile is handed over at once, in order`() {
    let queue = CallQueue()
    for name in ["A", "B", "C"] { #expect(queue.add(group(name, name + "2"))) }
    #expect(keys(queue.take(calls: 32)) == [["A", "A2"], ["B", "B2"], ["C", "C2"]])
    #expect(queue.take(calls: 32).isEmpty)
  }

  @Test func `no more calls than asked for, but at least one group, however large`() {
    let queue = CallQueue()
    for keys in [group("A", "B", "C"), group("D"), group("E", "F")] { _ = queue.add(keys) }
    #expect(keys(queue.take(calls: 2)) == [["A", "B", "C"]])
    #expect(keys(queue.take(calls: 2)) == [["D"]])
    #expect(keys(queue.take(calls: 3)) == [["E", "F"]])
  }

  @Test func `it rings once for all that waits, and again for what comes after`() async {
    let queue = CallQueue()
    var rings = queue.rings.makeAsyncIterator()
    _ = queue.add(group("A"))
    _ = queue.add(group("B"))
    await rings.next()
    #expect(queue.take(calls: 32).count == 2)
    _ = queue.add(group("C"))
    await rings.next()
    #expect(queue.take(calls: 32).count == 1)
  }

  @Test func `after the end what waits can be taken, and nothing is added`() async {
    let queue = CallQueue()
    _ = queue.add(group("A"))
    queue.end()
    #expect(!queue.add(group("B")))
    var rings = queue.rings.makeAsyncIterator()
    #expect(await rings.next() != nil)
    #expect(keys(queue.take(calls: 32)) == [["A"]])
    #expect(await rings.next() == nil)
  }
}
