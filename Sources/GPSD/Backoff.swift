/// The growing pauses between attempts to connect.
struct Backoff: Sendable {
  private let delays: [Duration]
  private var index = 0

  /// Starts at the first delay; no delays at all means a second each time.
  init(_ delays: [Duration]) {
    self.delays = delays.isEmpty ? [.seconds(1)] : delays
  }

  /// The longest pause, which a connection must outlast to count as good although it brought nothing.
  var longest: Duration { delays.max() ?? .seconds(1) }

  /// The pause before the next attempt.
  mutating func next() -> Duration {
    defer { index = min(index + 1, delays.count - 1) }
    return delays[index]
  }

  /// Starts anew after a connection that was good for something.
  mutating func reset() { index = 0 }
}
