import Foundation

/// The occurrences of a cadence with several times a day: its days, each at every time (Z6).
///
/// Number `k` is time `k % m` of day `k / m`, where `m` is the number of times. The series begins
/// with the first of them from the start on. Where the clock skips some, they stay in the order of
/// their instants, and of two at the same instant the later number is left out.
struct TimesSeries {
  private let days: Days
  private let times: [TimeOfDay]
  private let start: Date
  private let zone: TimeZone
  /// The number of the first occurrence at or after the start.
  private(set) var lowest = 0

  /// The occurrences of a cadence with times of day on the wall clock of a zone.
  init(_ cadence: Cadence, in zone: TimeZone) {
    let begin = cadence.first ?? cadence.start
    days = Days(cadence, from: begin, in: zone)
    times = cadence.times?.all ?? [.midnight]
    let start = begin.date(in: zone)
    self.start = start
    self.zone = zone
    lowest = first(from: days.lowest * times.count) { $0 >= start }
  }

  /// Returns the number of the pending occurrence; states of other rules give the nearest one.
  func number(at state: RecurrenceState) -> Int {
    switch state {
    case .occurrence(let number): normalized(number)
    case .completed(let time): firstNumber(after: time)
    case .beginning, .counting, .finished: lowest
    }
  }

  /// Returns when an occurrence is due; `nil` for a number that is left out, before the first one,
  /// or after year 9999.
  func due(_ number: Int) -> Date? { number < lowest ? nil : moment(number) }

  /// Returns an occurrence on the wall clock, where `due` has it.
  func wall(_ number: Int) -> LocalDateTime? { due(number).map { LocalDateTime($0, in: zone) } }

  /// Returns when the cycle of an occurrence began: at the occurrence before it, or at the start.
  func began(_ number: Int) -> Date {
    var earlier = number - 1
    while earlier >= lowest {
      if let due = moment(earlier) { return due }
      earlier -= 1
    }
    return start
  }

  /// Returns the number of the first occurrence strictly later than an instant.
  ///
  /// Of the days those are read that a skipped hour, or a skipped day, could move past the instant.
  func firstNumber(after instant: Date) -> Int {
    let day = days.firstNumber(after: instant.addingTimeInterval(-86_400))
    return first(from: max(lowest, day * times.count)) { $0 > instant }
  }

  /// Returns a number that is not left out: the one given, or the next.
  func normalized(_ number: Int) -> Int { first(from: max(number, lowest)) { _ in true } }

  /// Counts the occurrences from one number up to, not including, another.
  func count(from first: Int, to last: Int) -> Int {
    guard first < last else { return 0 }
    return (first / times.count...(last - 1) / times.count).reduce(0) { sum, day in
      let numbers = max(first, day * times.count)..<min(last, (day + 1) * times.count)
      guard let date = days.wall(day) else { return sum }
      return sum + (isPlain(date) ? numbers.count : numbers.count { due($0) != nil })
    }
  }

  private func first(from number: Int, where isWanted: (Date) -> Bool) -> Int {
    var number = number
    while true {
      let day = number / times.count
      if days.wall(day) == nil {
        // A day that is left out, or one beyond the last year.
        let next = days.normalized(day + 1)
        guard days.wall(next) != nil else { return next * times.count }
        number = next * times.count
      }
      if let due = moment(number), isWanted(due) { return number }
      number += 1
    }
  }

  private func moment(_ number: Int) -> Date? {
    let (day, index) = (number / times.count, number % times.count)
    guard let date = days.wall(day) else { return nil }
    guard !isPlain(date) else { return date.at(times[index]).date(in: zone) }
    // No clock is changed by more than a day: what may have moved past each other is within two.
    // Numbers without a day, as of the 29th to 31st, stand between at most.
    let around = (day - 8...day + 8).compactMap { other in
      days.wall(other).flatMap { abs($0.wallSeconds - date.wallSeconds) <= 172_800 ? $0 : nil }
    }
    let position = around.count { $0 < date } * times.count + index
    let moments = around.flatMap { date in times.map { date.at($0).date(in: zone) } }.sorted()
    return position > 0 && moments[position] == moments[position - 1] ? nil : moments[position]
  }

  /// True if the clock is not changed on a date or the one before it.
  ///
  /// Changes are at least four days apart, and offsets lie within 16 hours of UTC.
  private func isPlain(_ date: LocalDateTime) -> Bool {
    func offset(_ hours: Int) -> Int {
      zone.secondsFromGMT(
        for: Date(timeIntervalSince1970: Double(date.wallSeconds + hours * 3600)))
    }
    return offset(-40) == offset(40)
  }
}

/// The days of a cadence, numbered from the date of its start on.
private enum Days {
  case periods(Series)
  case pattern(DaySeries)

  init(_ cadence: Cadence, from start: LocalDateTime, in zone: TimeZone) {
    if let days = cadence.days {
      self = .pattern(
        DaySeries(
          days, every: cadence.every.maximum, start: start, at: nil, in: zone, isInDays: true))
    } else {
      self = .periods(Series(every: cadence.every, from: start, in: zone))
    }
  }

  /// The number of the first day.
  var lowest: Int {
    switch self {
    case .periods(let series): series.lowest
    case .pattern(let series): series.lowest
    }
  }

  /// Returns midnight of a day; `nil` for a number without one, or after year 9999.
  func wall(_ number: Int) -> LocalDateTime? {
    guard number >= lowest else { return nil }
    return switch self {
    case .periods(let series): series.wall(number)
    case .pattern(let series): series.wall(number)
    }
  }

  /// Returns a number that has a day: the one given, or the next.
  func normalized(_ number: Int) -> Int {
    switch self {
    case .periods: number
    case .pattern(let series): series.normalized(number)
    }
  }

  /// Returns the number of the first day whose last second is later than an instant.
  func firstNumber(after instant: Date) -> Int {
    switch self {
    case .periods(let series): series.firstNumber(after: instant)
    case .pattern(let series): series.firstNumber(after: instant)
    }
  }
}
