import Foundation
import Model
import Recurrence

/// When a task repeats, as columns: those of a cadence, or the moment of a one-off.
extension Rule {
  var cadence: Cadence? { if case .repeating(let cadence) = self { cadence } else { nil } }

  var onceDue: LocalDateTime? { if case .once(let due) = self { due } else { nil } }

  /// The times of day after the first one; `nil` for a rule without several times a day.
  var laterTimes: String? {
    guard let cadence, cadence.isSeveralTimesADay else { return nil }
    return cadence.laterTimes.map(\.description).joined(separator: ",")
  }

  /// Reads the columns but that of later times.
  init(_ row: inout RowReader) throws {
    let repeats: Bool = try row["repeats"]
    let minimum = try row.periodIfPresent("every_min")
    let maximum = try row.periodIfPresent("every_max")
    let days = try row.daysIfPresent("every_days")
    let from = try row.valueIfPresent("counts_from") { ResetMode(rawValue: $0) }
    let start = try row.wallTimeIfPresent("start")
    let first = try row.wallTimeIfPresent("first")
    let at = try row.timeIfPresent("at")
    let end = try row.wallTimeIfPresent("series_end")
    let due = try row.wallTimeIfPresent("due")
    guard repeats else {
      self = .once(due: due)
      return
    }
    guard let maximum, let from, let start,
      let window = try? Window(minimum: minimum, maximum: maximum),
      let rhythm = try? Rhythm(every: window, days: days),
      let cadence = try? Cadence(
        rhythm: rhythm, from: from, start: start, first: first, end: end, at: at)
    else {
      throw row.damaged(
        [minimum, maximum].compactMap { $0?.description }.joined(separator: "-")
          + (days.map { " on \($0)" } ?? ""))
    }
    self = .repeating(cadence)
  }

  /// Reads the column of later times, and returns the rule with them.
  func withLaterTimes(_ row: inout RowReader) throws -> Rule {
    guard let text: String = try row["more_times"] else { return self }
    guard let cadence, let at = cadence.at,
      let several = try? Cadence(
        rhythm: cadence.rhythm, from: cadence.from, start: cadence.start, first: cadence.first,
        end: cadence.end, times: TimesOfDay(parsing: "\(at),\(text)"))
    else { throw row.damaged(text) }
    return .repeating(several)
  }
}
