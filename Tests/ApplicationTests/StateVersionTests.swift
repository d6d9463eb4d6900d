import Application
import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// The version of a state.
struct StateVersionTests {
  private func todo(_ triggers: [Trigger]) -> Todo {
    .sample(
      rule: .once(due: nil), zone: .floating, places: [], triggers: Set(triggers), dwell: 300)
  }

  @Test func `a version is the same for the same state, in whatever order its events were named`() {
    let orders: [[Trigger]] = [
      [.enter, .exit, .dwell, .cross], [.cross, .dwell, .exit, .enter],
      [.dwell, .enter, .cross, .exit],
    ]
    // Sets of equal members differ in order by how they came about.
    let words = (0..<50).flatMap { _ in orders.map { StateVersion.of(todo($0)) } }
    #expect(Set(words).count == 1)
  }

  @Test func `a version changes with any part of the state`() {
    let plain = todo([.enter])
    var words = [StateVersion.of(plain), StateVersion.of(todo([.exit]))]
    var noted = plain
    noted.notes = "the blue box"
    words.append(StateVersion.of(noted))
    var snoozed = plain
    snoozed.lastDone = Date(timeIntervalSince1970: 1)
    words.append(StateVersion.of(snoozed))
    #expect(Set(words).count == words.count)
  }
}
