/// The values of an address for a chart; texts are as typed, `nil` where one is not given.
public struct ChartRequest: Sendable, Hashable {
  /// The first and the last day.
  public var from, to: String?
  /// The task and the habit, by number or name.
  public var task, habit: String?
  /// The subject, for a chart that can have several.
  public var of: String?
  /// The year.
  public var year: String?
  /// The number of weeks.
  public var weeks: String?

  /// Creates a request for the last 30 days.
  public init() {}

  /// Creates a request from the values of an address.
  public init(_ value: (RequestField) -> String?) {
    (from, to, task, habit) = (value(.from), value(.to), value(.task), value(.habit))
    (of, year, weeks) = (value(.of), value(.year), value(.weeks))
  }
}
