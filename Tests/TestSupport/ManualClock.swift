public import Foundation
import Synchronization

/// A clock on which time passes only when a test says so, or when somebody sleeps by it.
public final class ManualClock: Sendable {
  private let state: Mutex<(now: Date, slept: [Double])>

  /// Creates a clock.
  public init(_ now: Date) {
    state = Mutex((now, []))
  }

  /// The time that the clock shows; may be set forward and back.
  public var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// The sleeps so far, in seconds.
  public var slept: [Double] { state.withLock(\.slept) }

  /// Sleeps without waiting: the time has passed when it returns.
  public func sleep(_ duration: Duration) async throws {
    try Task.checkCancellation()
    let seconds = duration / .seconds(1)
    state.withLock { state in
      state.now += seconds
      state.slept.append(seconds)
    }
    await Task.yield()
  }
}
