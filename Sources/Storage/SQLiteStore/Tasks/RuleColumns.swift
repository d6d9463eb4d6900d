import Foundation
package import GRDB
import Model
package import Recurrence

/// When a task repeats, as columns: those of a cadence, or the moment of a one-off.
package struct RuleColumns {
  /// Repeats, shortest and longest period, days, what it counts from, start, first, time of day,
  /// end of the series, due.
  package let values: [(any DatabaseValueConvertible)?]

  package init(_ rule: Rule) {
    switch rule {
    case .once(let due):
      values = [false, nil, nil, nil, nil, nil, nil, nil, nil, due?.description]
    case .repeating(let cadence):
      values = [
        true, cadence.every.minimum?.description, cadence.every.maximum.description,
        cadence.days?.description, cadence.from.rawValue, cadence.start.description,
        cadence.first?.description,
        cadence.at?.description, cadence.end?.description, nil,
      ]
    }
  }

  /// The times of day after the first one, as the column of several times a day has them; `nil` for
  /// any other rule.
  package static func laterTimes(of rule: Rule) -> String? {
    guard case .repeating(let cadence) = rule, cadence.isSeveralTimesADay else { return nil }
    return cadence.laterTimes.map(\.description).joined(separator: ",")
  }

  /// Reads that column, and returns a rule with these times.
  package static func withLaterTimes(_ rule: Rule, _ reader: inout RowReader) throws -> Rule {
    guard let text: String = try reader.next() else { return rule }
    guard case .repeating(let cadence) = rule, let at = cadence.at,
      let several = try? Cadence(
        rhythm: cadence.rhythm, from: cadence.from, start: cadence.start, first: cadence.first,
        end: cadence.end, times: TimesOfDay(parsing: "\(at),\(text)"))
    else { throw reader.damaged(text) }
    return .repeating(several)
  }

  /// Reads the columns.
  package static func rule(_ reader: inout RowReader) throws -> Rule {
    let repeats: Bool = try reader.next()
    let minimum = try reader.nextPeriod()
    let maximum = try reader.nextPeriod()
    let days = try reader.nextDays()
    let from = try reader.nextIfPresent { ResetMode(rawValue: $0) }
    let start = try reader.nextIfPresent { try LocalDateTime(parsing: $0) }
    let first = try reader.nextIfPresent { try LocalDateTime(parsing: $0) }
    let at = try reader.nextTime()
    let end = try reader.nextIfPresent { try LocalDateTime(parsing: $0) }
    let due = try reader.nextIfPresent { try LocalDateTime(parsing: $0) }
    guard repeats else { return .once(due: due) }
    guard let maximum, let from, let start,
      let window = try? Window(minimum: minimum, maximum: maximum),
      let rhythm = try? Rhythm(every: window, days: days),
      let cadence = try? Cadence(
        rhythm: rhythm, from: from, start: start, first: first, end: end, at: at)
    else {
      throw reader.damaged(
        [minimum, maximum].compactMap { $0?.description }.joined(separator: "-")
          + (days.map { " on \($0)" } ?? ""))
    }
    return .repeating(cadence)
  }
}
