import Foundation
import TestSupport
import Testing
import Tracking

/// Which clock rules.
struct RunClockTests {
  private let now = Date("2026-01-12T08:00:00Z")

  @Test(arguments: [
    (0.0, true), (172_800, true), (172_801, false), (-172_801, false), (-1024.0 * 604_800, false),
  ])
  func `a receiver that lives days ago is not believed, one that agrees is`(
    offset: Double, isBelieved: Bool
  ) {
    let now = now
    let clock = RunClock.system { now }
    #expect((clock.objection(to: now.after(offset)) == nil) == isBelieved)
    #expect(RunClock.fixes(from: nil).objection(to: now.after(offset)) == nil)
  }

  @Test
  func `with a recording, time passes with the fixes`() {
    #expect(RunClock.fixes(from: now).now(lastFix: nil) == now)
    #expect(RunClock.fixes(from: now).now(lastFix: now.after(5)) == now.after(5))
    #expect(RunClock.fixes(from: nil).now(lastFix: nil) == nil)
  }
}
