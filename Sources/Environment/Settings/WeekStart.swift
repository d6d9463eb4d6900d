/// The day with which a week begins.
package enum WeekStart: String, Sendable, Hashable, CaseIterable {
  case monday, sunday

  /// The number of the day, 0 for Sunday.
  package var weekday: Int { self == .sunday ? 0 : 1 }
}
