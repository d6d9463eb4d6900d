import Localization
import Model

/// The photos of the journal's days.
///
/// The journal and the calendar of moods ask here, and nowhere else.
enum JournalPhotos {
  /// Returns the photos of a day, the latest added first; none while the part is off.
  static func photos(
    on day: Int, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [Photo] {
    guard actionContext.parts.contains(.photos) else { return [] }
    let date = LocalDays.text(day)
    return try snapshot.photos(from: date, to: date)
  }

  /// Returns how many photos the days of a span have, by day; days without any are left out.
  static func counts(
    in days: ClosedRange<Int>, of snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [Int: Int] {
    guard actionContext.parts.contains(.photos) else { return [:] }
    let (first, last) = (LocalDays.text(days.lowerBound), LocalDays.text(days.upperBound))
    let counts = Dictionary(
      try snapshot.photos(from: first, to: last).map { ($0.date, 1) }, uniquingKeysWith: +)
    guard !counts.isEmpty else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: days.compactMap { day in
        counts[LocalDays.text(day)].map { (day, $0) }
      })
  }
}
