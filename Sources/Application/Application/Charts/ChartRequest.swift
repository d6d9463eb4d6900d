/// The values of an address for a chart; texts are as typed, `nil` where one is not given.
package struct ChartRequest: Sendable, Hashable {
  /// The first and the last day.
  package var from, to: String?
  /// The task and the habit, by number or name.
  package var task, habit: String?
  /// The subject, for a chart that can have several.
  package var of: String?
  package var year: String?
  /// The number of weeks.
  package var weeks: String?

  /// Creates a request for the last 30 days.
  package init() {}

  /// Creates a request from the values of an address.
  package init(_ value: (RequestField) -> String?) {
    (from, to, task, habit) = (value(.from), value(.to), value(.task), value(.habit))
    (of, year, weeks) = (value(.of), value(.year), value(.weeks))
  }
}
