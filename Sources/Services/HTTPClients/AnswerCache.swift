/// The answers of a day; the oldest goes when it is full.
struct AnswerCache: Sendable {
  private let capacity: Int
  private let lifetime: Duration
  private var entries: [String: (answer: GeocodingResult, since: ContinuousClock.Instant)] = [:]

  init(capacity: Int = 200, lifetime: Duration = .seconds(86_400)) {
    (self.capacity, self.lifetime) = (capacity, lifetime)
  }

  /// The number of answers.
  var count: Int { entries.count }

  /// Returns the answer to a request if it is not too old.
  func answer(to question: String, at now: ContinuousClock.Instant) -> GeocodingResult? {
    guard let entry = entries[question], entry.since.duration(to: now) < lifetime else {
      return nil
    }
    return entry.answer
  }

  /// Stores an answer.
  ///
  /// O(capacity) if full.
  mutating func keep(
    _ answer: GeocodingResult, to question: String, at now: ContinuousClock.Instant
  ) {
    entries[question] = (answer, now)
    guard entries.count > capacity,
      let oldest = entries.min(by: { $0.value.since < $1.value.since })
    else { return }
    entries[oldest.key] = nil
  }
}
