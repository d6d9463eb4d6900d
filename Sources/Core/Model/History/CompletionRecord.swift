package import Foundation
import Recurrence

/// The part of a completion that points, streaks and statistics are computed from.
///
/// It is read from columns, without decoding the snapshot.
package struct CompletionRecord: Sendable, Hashable {
  /// The task.
  package let todo: Todo.ID
  /// True if it was done, false if it was skipped.
  package let isDone: Bool
  /// When it was done.
  package let time: Date
  /// When its countdown opened, if ever.
  package let opened: Date?
  /// When its countdown was due, if ever.
  package let due: Date?
  /// When the occurrence of a task with a fixed time ended; `nil` in records of versions that did
  /// not store what was missed.
  package let ends: Date?
  /// Its zone and its rule.
  package let terms: CompletionTerms
  /// The points that it earned.
  package let points: Int
  /// True if it was done during a visit to one of the task's places.
  package let isAtPlace: Bool
  /// True if the task was a wish.
  package let isWish: Bool
  /// The category at that time, without its icon, where it was asked for.
  package let category: CategoryStamp?

  /// More points than any completion can earn.
  private static let mostPoints = 1000

  package init(
    todo: Todo.ID, isDone: Bool, time: Date, opened: Date?, due: Date?, ends: Date? = nil,
    terms: CompletionTerms, points: Int, isAtPlace: Bool = false, isWish: Bool = false,
    category: CategoryStamp? = nil
  ) {
    self.todo = todo
    self.isDone = isDone
    self.time = time
    self.opened = opened
    self.due = due
    self.ends = ends
    self.terms = terms
    // An import may claim any number, and sums must not overflow.
    self.points = min(max(points, 0), Self.mostPoints)
    self.isAtPlace = isAtPlace
    self.isWish = isWish
    self.category = category
  }
}

extension CompletionRecord {
  /// True if all that was missed since an earlier completion of the task is stored, which is kept
  /// from an instant on.
  package func hasStoredMissed(after earlier: CompletionRecord?, keptSince: Date) -> Bool {
    ends != nil && (earlier?.time ?? time) >= keptSince
  }

  /// Creates the record of a completion that is not stored yet.
  package init(_ completion: Completion) {
    var cadence: Cadence?
    if case .repeating(let value) = completion.todo.rule { cadence = value }
    self.init(
      todo: completion.todo.id, isDone: completion.kind == .done, time: completion.time,
      opened: completion.opened, due: completion.due, ends: completion.ends,
      terms: CompletionTerms(
        zone: completion.todo.zone, every: cadence?.rhythm,
        countsFromStart: cadence?.from == .start,
        timesADay: 1 + (cadence?.laterTimes.count ?? 0), season: completion.todo.season),
      points: completion.points, isAtPlace: completion.isAtPlace, isWish: completion.todo.isWish,
      category: completion.category)
  }
}
