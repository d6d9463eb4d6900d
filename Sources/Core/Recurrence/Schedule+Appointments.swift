public import Foundation

/// Appointments: occurrences that are missed once their time has passed (R28).
extension Schedule {
  /// Returns when an occurrence that begins at an instant and lasts some seconds is over: then, or
  /// already when the next one of several times a day begins (Z6).
  public func end(of due: Date, lasting seconds: Double) -> Date {
    let end = due.addingTimeInterval(seconds)
    guard case .repeating(let cadence) = rule, cadence.isSeveralTimesADay else { return end }
    let series = occurrences(cadence)
    return series.due(series.firstNumber(after: due)).map { min(end, $0) } ?? end
  }

  /// Returns the state in which the first occurrence that is not over is pending, and how many
  /// before it have passed undone; `nil` if the pending one is not over.
  ///
  /// An occurrence is over a length in seconds after it was due, or when the next one of the day
  /// begins. After the last one of a series, or of a one-off, nothing is left.
  public func passed(
    from state: RecurrenceState, moved: LocalDateTime? = nil, lasting seconds: Double, now: Date
  ) -> (state: RecurrenceState, missed: Int)? {
    guard let due = countdown(at: state, moved: moved)?.due,
      end(of: due, lasting: seconds) <= now
    else { return nil }
    guard case .repeating(let cadence) = rule, cadence.hasCalendarDates else {
      return (.finished, 1)
    }
    let series = occurrences(cadence)
    let number = series.number(at: state)
    var next = max(number + 1, series.firstNumber(after: now.addingTimeInterval(-seconds)))
    if cadence.isSeveralTimesADay, let begun = series.lastNumber(upTo: now, after: next) {
      next = begun
    }
    let last = cadence.end.map { series.firstNumber(after: self.last(of: $0)) } ?? next
    let end = max(number + 1, min(next, last))
    return (.occurrence(next), series.count(from: number, to: end))
  }

  /// Returns the state in which the latest occurrence that had begun at an instant is pending;
  /// `nil` if none has begun, or a day has passed since its end.
  public func begun(
    by time: Date, from state: RecurrenceState, moved: LocalDateTime? = nil,
    lasting seconds: Double
  ) -> RecurrenceState? {
    let earliest = time.addingTimeInterval(-seconds - 86_400)
    func isTicked(_ due: Date) -> Bool { due <= time && due > earliest }
    let pending = countdown(at: state, moved: moved)?.due
    guard case .repeating(let cadence) = rule, cadence.hasCalendarDates else {
      return pending.map(isTicked) == true ? state : nil
    }
    let series = occurrences(cadence)
    let number = series.number(at: state)
    if let latest = series.lastNumber(upTo: time, after: number), let due = series.due(latest) {
      return isTicked(due) ? .occurrence(latest) : nil
    }
    return pending.map(isTicked) == true ? state : nil
  }

  /// Returns the due moments of the occurrences that have passed undone: the latest `limit` of
  /// those due from `start` on.
  ///
  /// Its time grows with `limit`, not with the length of an absence.
  public func passedDues(
    from state: RecurrenceState, moved: LocalDateTime? = nil, lasting seconds: Double, now: Date,
    since start: Date = .distantPast, limit: Int = .max
  ) -> PassedDues {
    guard let passed = passed(from: state, moved: moved, lasting: seconds, now: now),
      let pending = countdown(at: state, moved: moved)?.due
    else { return PassedDues() }
    var dues = PassedDues(latest: pending >= start ? [pending] : [])
    guard case .repeating(let cadence) = rule, case .occurrence(let next) = passed.state else {
      return dues
    }
    let series = occurrences(cadence)
    let number = series.number(at: state)
    // One that was moved uses up those before its new moment.
    let lowest = moved == nil ? number : max(number + 1, series.firstNumber(after: pending))
    let first =
      start == .distantPast
      ? lowest : max(lowest, series.firstNumber(after: start.addingTimeInterval(-0.001)))
    let end = cadence.end.map { min(next, series.firstNumber(after: last(of: $0))) } ?? next
    var latest: [Date] = []
    var index = end - 1
    while index >= first, latest.count < limit {
      if let due = series.due(index), due != latest.last { latest.append(due) }
      index -= 1
    }
    let before = moved == nil ? [] : dues.latest
    dues.latest = latest.reversed()
    guard latest.count == limit else {
      dues.latest = before + dues.latest
      return dues
    }
    dues.earlier = series.count(from: first, to: index + 1) + before.count
    while index >= first, dues.lastEarlier == nil {
      dues.lastEarlier = series.due(index)
      index -= 1
    }
    dues.lastEarlier = dues.lastEarlier ?? before.last
    return dues
  }
}

/// The due moments of occurrences that have passed undone.
public struct PassedDues: Sendable, Hashable {
  /// Those of the latest ones, in order.
  public var latest: [Date] = []
  /// How many passed before these.
  public var earlier = 0
  /// The due moment of the last of the earlier ones; `nil` without any.
  public var lastEarlier: Date?

  /// Creates the due moments of latest ones, with none before them.
  public init(latest: [Date] = []) { self.latest = latest }
}
