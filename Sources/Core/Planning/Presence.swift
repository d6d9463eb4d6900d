package import Foundation

/// A stretch of time in which the user is expected at a place.
package struct ExpectedPresence: Sendable, Hashable {
  /// The number of the place.
  package let place: Int64
  /// When it begins.
  package let start: Date
  /// When it ends.
  package let end: Date

  /// Creates a stretch.
  package init(place: Int64, start: Date, end: Date) {
    self.place = place
    self.start = start
    self.end = end
  }
}

/// Where the user will be anyway (D9): around blocks that stand, and at usual hours.
struct Presence {
  /// A task near a block at its place may begin this much before the block.
  static let leadSeconds = 1800.0
  /// A task near a block at its place may end this much after the block.
  static let tailSeconds = 3600.0

  private let stretches: [(places: Set<Int64>, span: Span)]
  private var known: [Set<Int64>: [Span]] = [:]

  /// Creates the presence of a day from its fixed and pinned blocks and from habits.
  init(_ standing: [FixedBlock], expected: [ExpectedPresence]) {
    var stretches: [(places: Set<Int64>, span: Span)] = []
    for block in standing {
      guard let places = block.task.places else { continue }
      let start = block.span.start - Self.leadSeconds
      stretches.append((places, Span(start: start, end: block.span.end + Self.tailSeconds)))
    }
    for stretch in expected {
      let span = Span(start: stretch.start.seconds, end: stretch.end.seconds)
      stretches.append(([stretch.place], span))
    }
    self.stretches = stretches
  }

  /// Returns when the user will be at one of some places, in order.
  mutating func windows(at places: Set<Int64>) -> [Span] {
    if let windows = known[places] { return windows }
    let windows = Span.union(
      stretches.filter { !$0.places.isDisjoint(with: places) }.map(\.span))
    known[places] = windows
    return windows
  }
}
