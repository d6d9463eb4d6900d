/// One request a second, as public services demand.
///
/// Source: <https://operations.osmfoundation.org/policies/nominatim/>.
struct RequestPace: Sendable {
  private let gap: Duration
  private let longestWait: Duration
  private var next: ContinuousClock.Instant?

  /// Creates a pace; a request that would wait longer than `longestWait` is refused.
  init(gap: Duration = .seconds(1), longestWait: Duration = .seconds(4)) {
    (self.gap, self.longestWait) = (gap, longestWait)
  }

  /// Reserves the next free moment and returns the time until then; `nil` if too many wait already.
  mutating func book(at now: ContinuousClock.Instant) -> Duration? {
    let turn = next.map { max($0, now) } ?? now
    let wait = now.duration(to: turn)
    guard wait <= longestWait else { return nil }
    next = turn.advanced(by: gap)
    return wait
  }
}
