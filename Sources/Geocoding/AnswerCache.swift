/// What was asked before, for a day; the oldest go when it is full.
struct AnswerCache: Sendable {
  private let capacity: Int
  private let lifetime: Duration
  private var entries: [String: (answer: Addresses, since: ContinuousClock.Instant)] = [:]

  init(capacity: Int = 200, lifetime: Duration = .seconds(86_400)) {
    (self.capacity, self.lifetime) = (capacity, lifetime)
  }

  /// How many answers are kept.
  var count: Int { entries.count }

  /// The answer to a question, if it is not too old.
  func answer(to question: String, at now: ContinuousClock.Instant) -> Addresses? {
    guard let entry = entries[question], entry.since.duration(to: now) < lifetime else {
      return nil
    }
    return entry.answer
  }

  /// Keeps an answer.
  ///
  /// O(capacity) when full: two hundred, once a second at most.
  mutating func keep(
    _ answer: Addresses, to question: String, at now: ContinuousClock.Instant
  ) {
    entries[question] = (answer, now)
    guard entries.count > capacity,
      let oldest = entries.min(by: { $0.value.since < $1.value.since })
    else { return }
    entries[oldest.key] = nil
  }
}
