import Reminders

/// The photos of the journal's days.
///
/// The journal and the calendar of moods ask here, and nowhere else.
enum JournalPhotos {
  /// Returns the keys of the photos of a day, as `photo list --json` prints them; none while the
  /// part is off.
  static func json(
    on day: Int, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [JSON] {
    []
  }

  /// Returns how many photos the days of a span have, by day; days without any are left out.
  static func counts(
    in days: ClosedRange<Int>, of snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [Int: Int] {
    [:]
  }
}
