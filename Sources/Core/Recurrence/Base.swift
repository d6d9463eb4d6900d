import Foundation

/// The instant that a countdown from done is measured from: a completion, or the start.
struct Base {
  /// The moment on the wall clock.
  let wall: LocalDateTime
  /// The same moment.
  let date: Date
  private let zone: TimeZone

  /// Counts from the start.
  init(_ start: LocalDateTime, in zone: TimeZone) {
    wall = start
    date = start.date(in: zone)
    self.zone = zone
  }

  /// Counts from a completion.
  init(_ completion: Date, in zone: TimeZone) {
    wall = LocalDateTime(completion, in: zone)
    date = completion
    self.zone = zone
  }

  /// The moment one period later, or `nil` beyond year 9999.
  ///
  /// A time of day pins all but elapsed hours (R8).
  func adding(_ period: Period, at time: TimeOfDay?) -> Date? {
    if period.unit == .hour {
      return date.addingTimeInterval(Double(period.elapsedSeconds))
    }
    let sum = wall.adding(1, of: period)
    guard sum <= .latest else { return nil }
    if let time { return sum.at(time).date(in: zone) }
    // The wall clock counts whole seconds; the completion's fraction goes along.
    let seconds = date.timeIntervalSince1970
    return sum.date(in: zone).addingTimeInterval(seconds - seconds.rounded(.down))
  }
}
