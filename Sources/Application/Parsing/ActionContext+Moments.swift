public import Entry
public import Foundation
public import Reminders

extension ActionContext {
  /// Returns a reader of dates on the wall clock of a zone.
  public func moments(
    in zone: TimeZone, direction: DateWords.Direction = .future
  ) -> MomentText {
    MomentText(now: now, in: zone, direction: direction)
  }

  /// Reads when a task was done: a text of the past on the task's wall clock.
  ///
  /// - Throws: `RequestFailure` for a text that is no date or time.
  public func completionTime(_ text: String, of todo: Todo) throws -> Date {
    try moments(in: zone(of: todo), direction: .past).completion(text)
  }
}
