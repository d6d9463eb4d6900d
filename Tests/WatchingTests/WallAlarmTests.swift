import Foundation
import Testing

@testable import Watching

@Suite struct WallAlarmTests {
  @Test func `an instant that has passed rings at once`() async {
    let alarm = WallAlarm()
    alarm.set(.distantPast)
    for await _ in alarm.rings { break }
    alarm.stop()
  }

  @Test func `an earlier instant takes the place of a later one`() async {
    let alarm = WallAlarm()
    alarm.set(.distantFuture)
    alarm.set(Date(timeIntervalSinceNow: 0.02))
    for await _ in alarm.rings { break }
    alarm.stop()
  }

  @Test func `it waits a day at most before it looks again`() {
    let now = Date(timeIntervalSince1970: 0)
    func pause(before instant: Date) -> TimeInterval {
      WallAlarm.pauseEnd(before: instant, at: now).timeIntervalSince(now)
    }
    #expect(pause(before: .distantFuture) == 86_400)
    #expect(pause(before: Date(timeIntervalSince1970: 60)) == 60)
  }

  @Test func `the rings end when the alarm is stopped, set or not`() async {
    let alarm = WallAlarm()
    alarm.set(.distantFuture)
    alarm.stop()
    for await _ in alarm.rings {}
  }
}
