/// The growing pauses between attempts to connect.
struct Backoff: Sendable {
  private let delays: [Duration]
  private var index = 0

  /// Starts at the first delay; without delays each pause is a second.
  init(_ delays: [Duration]) {
    self.delays = delays.isEmpty ? [.seconds(1)] : delays
  }

  /// The longest pause; a connection that outlasts it counts as good even without a position.
  var longest: Duration { delays.max() ?? .seconds(1) }

  /// Returns the pause before the next attempt.
  mutating func next() -> Duration {
    defer { index = min(index + 1, delays.count - 1) }
    return delays[index]
  }

  /// Starts again at the first delay, after a good connection.
  mutating func reset() { index = 0 }
}
