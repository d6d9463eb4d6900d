/// One request a second, which public services ask for, however many people look something up.
///
/// Source: <https://operations.osmfoundation.org/policies/nominatim/>.
struct RequestPace: Sendable {
  private let gap: Duration
  private let longestWait: Duration
  private var next: ContinuousClock.Instant?

  /// Creates a pace; who would have to wait longer than `longestWait` is turned away.
  init(gap: Duration = .seconds(1), longestWait: Duration = .seconds(4)) {
    (self.gap, self.longestWait) = (gap, longestWait)
  }

  /// Books the next moment that is free, and tells how long it is until then; `nil` when too many wait already.
  mutating func book(at now: ContinuousClock.Instant) -> Duration? {
    let turn = next.map { max($0, now) } ?? now
    let wait = now.duration(to: turn)
    guard wait <= longestWait else { return nil }
    next = turn.advanced(by: gap)
    return wait
  }
}
