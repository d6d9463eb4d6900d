import Foundation

/// The clock that slows a replay down to its speed.
struct Pacer {
  private let pace: Pace
  private var last: Date?

  init(_ pace: Pace) {
    self.pace = pace
  }

  /// Waits for the time between the previous fix and this one, gaps included.
  mutating func wait(until time: Date) {
    guard case .times(let factor) = pace else { return }
    if let last, time > last {
      // A replay at a chosen speed has nothing to do until the next fix; Ctrl-C ends the process.
      Thread.sleep(forTimeInterval: time.timeIntervalSince(last) / factor)
    }
    last = time
  }
}
