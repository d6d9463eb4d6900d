/// A row of occurrences done in time, with reserves that cover missed ones (X6).
package struct Streak: Sendable, Hashable {
  /// The times kept in a row up to now.
  package private(set) var length = 0
  /// The longest that it has been.
  package private(set) var best = 0
  /// The reserves that are left, 0 to 2; each stands in for one time that is not kept.
  package private(set) var reserve = 0

  /// Every seventh time kept saves a reserve.
  static let reserveEvery = 7
  /// More reserves are not saved.
  static let mostReserves = 2

  /// Creates a streak that has not begun.
  package init() {}

  /// Adds an occurrence done in time; every seventh in a row adds a reserve, up to 2.
  package mutating func addKept() {
    length += 1
    best = max(best, length)
    if length % Self.reserveEvery == 0 { reserve = min(reserve + 1, Self.mostReserves) }
  }

  /// Adds missed occurrences: each uses a reserve, and the first without one ends the streak.
  package mutating func addMissed(_ count: Int = 1) {
    guard count > 0 else { return }
    if count > reserve { length = 0 }
    reserve = max(0, reserve - count)
  }
}
