import Foundation
import Model

/// Notices when time has passed that the program did not see: the computer slept, the program was
/// stopped, or the clock was set forward (Z10).
struct GapDetector {
  /// A look at the clocks.
  private struct Look {
    let wall: Date
    let whole: Double
    let awake: Double
  }

  private let uptime: RunClock.Uptime
  private var last: Look?

  /// A difference, in seconds, that is no gap.
  static let toleranceSeconds = 60.0
  /// The longest time between two looks, in seconds, so that a gap is noticed soon after its end.
  static let pauseSeconds = 4.0

  init(uptime: @escaping RunClock.Uptime) {
    self.uptime = uptime
  }

  /// True until the first look.
  var isNew: Bool { last == nil }

  /// Returns true if there is a gap up to an instant.
  func sees(gapAt now: Date) -> Bool {
    last.map { now.timeIntervalSince($0.wall) > Self.toleranceSeconds } ?? true
  }

  /// Returns the gap between the last look and an instant; before the first look, the one since an
  /// earlier run ended.
  mutating func look(
    at now: Date, earlier: (moment: Date, wasStopped: Bool)?
  ) -> Gap? {
    let (whole, awake) = uptime()
    defer { last = Look(wall: now, whole: whole, awake: awake) }
    guard let last else {
      return earlier.flatMap { earlier in
        now.timeIntervalSince(earlier.moment) > Self.toleranceSeconds
          ? Gap(.stopped, from: earlier.moment, isExact: earlier.wasStopped, to: now) : nil
      }
    }
    let passed = now.timeIntervalSince(last.wall)
    guard passed > Self.toleranceSeconds else { return nil }
    let slept = (whole - last.whole) - (awake - last.awake)
    let kind: Gap.Kind =
      if slept > Self.toleranceSeconds / 2 {
        .asleep
      } else if passed - (whole - last.whole) > Self.toleranceSeconds / 2 {
        .clockSet
      } else {
        .stopped
      }
    // A clock that was behind the earlier run says nothing about the time in between.
    let from = earlier.map { $0.moment <= now ? max($0.moment, last.wall) : last.wall }
    return Gap(kind, from: from ?? last.wall, to: now)
  }
}
