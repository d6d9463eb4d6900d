package import DateWords
package import Foundation
package import Model
import Recurrence

extension ActionContext {
  /// Returns a reader of dates on the wall clock of a zone.
  package func moments(
    in zone: TimeZone, direction: DateWords.Direction = .future
  ) -> MomentText {
    MomentText(now: now, in: zone, direction: direction)
  }

  /// Reads a text in which words such as `today` mean days of the user.
  ///
  /// With a turn of 03:00, `today` at 01:30 is the date before (section 3 of the rules). Texts with
  /// a time of day are instants and stay as they are.
  ///
  /// - Throws: `RequestFailure` for a text that is no date.
  func moment(
    ofDay text: String, in zone: TimeZone? = nil, direction: DateWords.Direction = .future,
    field: RequestField
  ) throws -> Moment {
    let zone = zone ?? machineZone
    let moment = try moments(in: zone, direction: direction).moment(text, field: field)
    guard case .day = moment else { return moment }
    let noon = hours.day(of: now, in: zone).date.at(TimeOfDay(hour: 12, minute: 0)).date(in: zone)
    return try MomentText(now: noon, in: zone, direction: direction).moment(text, field: field)
  }

  /// Reads when a task was done: a text of the past on the task's wall clock.
  ///
  /// - Throws: `RequestFailure` for a text that is no date or time.
  package func completionTime(_ text: String, of todo: Todo) throws -> Date {
    try moments(in: zone(of: todo), direction: .past).completion(text)
  }
}
