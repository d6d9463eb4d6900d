import Foundation
import SystemEvents
import Testing

struct WakeEventTests {
  @Test func `an event wakes a thread that waits for it`() {
    let event = WakeEvent()
    let thread = Thread { event.raise() }
    thread.start()
    #expect(event.wait(milliseconds: -1))
  }

  @Test func `an event stays raised until it is cleared`() {
    let event = WakeEvent()
    event.raise()
    event.raise()
    #expect(event.wait(milliseconds: 0))
    #expect(event.wait(milliseconds: 0))
    #expect(event.clear())
    #expect(!event.wait(milliseconds: 0))
    #expect(!event.clear())
  }
}
