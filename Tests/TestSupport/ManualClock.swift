package import Foundation
import Synchronization

/// A clock on which time passes only when a test says so, or when somebody sleeps by it.
package final class ManualClock: Sendable {
  private let state: Mutex<(now: Date, slept: [Double])>

  /// Creates a clock.
  package init(_ now: Date) {
    state = Mutex((now, []))
  }

  /// The time that the clock shows; may be set forward and back.
  package var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// The sleeps so far, in seconds.
  package var slept: [Double] { state.withLock(\.slept) }

  /// Sleeps without waiting: the time has passed when it returns.
  package func sleep(_ duration: Duration) async throws {
    try Task.checkCancellation()
    let seconds = duration / .seconds(1)
    state.withLock { state in
      state.now += seconds
      state.slept.append(seconds)
    }
    await Task.yield()
  }
}
