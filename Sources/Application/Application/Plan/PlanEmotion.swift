import Foundation
import Model

/// The emotion that the order of a plan follows (D5).
enum PlanEmotion {
  /// Returns the latest emotion of a span of time, 0 to 4, both ends included; `nil` without one.
  ///
  /// A mood whose completion is undone does not count (M3).
  static func latest(
    in store: any StoreReader, from start: Date, to end: Date
  ) throws -> Int? {
    try store.withSnapshot { try $0.moodEntries(from: start, to: end) }
      .last { !$0.isUndone }?.mood.emotion.rawValue
  }
}
