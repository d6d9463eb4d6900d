import Foundation
package import GRDB
package import Model
package import Recurrence

/// Where a countdown stands, as columns: the kind, and the value that belongs to it.
package struct RecurrenceStateColumns {
  /// Kind, completion instant, occurrence number.
  package let values: [(any DatabaseValueConvertible)?]

  package init(_ state: RecurrenceState) {
    values =
      switch state {
      case .beginning: ["beginning", nil, nil]
      case .completed(let time): ["completed", time.milliseconds, nil]
      case .occurrence(let number): ["occurrence", nil, number]
      case .finished: ["finished", nil, nil]
      }
  }

  /// Reads the columns.
  package static func state(_ reader: inout RowReader) throws -> RecurrenceState {
    let kind: String = try reader.next()
    let completed: Int64? = try reader.next()
    let occurrence: Int? = try reader.next()
    switch (kind, completed, occurrence) {
    case ("beginning", nil, nil): return .beginning
    case ("completed", let time?, nil): return .completed(Date(milliseconds: time))
    case ("occurrence", nil, let number?): return .occurrence(number)
    case ("finished", nil, nil): return .finished
    default: throw reader.damaged(kind)
    }
  }
}

/// A snooze as columns: since when, and what ends it.
package struct SnoozeColumns {
  /// Since, kind of end, instant of the end.
  package let values: [(any DatabaseValueConvertible)?]

  /// The columns of a snooze, or of none.
  package init(_ snooze: Snooze?) {
    let since = snooze?.since.milliseconds
    values =
      switch snooze?.end {
      case nil: [nil, nil, nil]
      case .at(let end): [since, "at", end.milliseconds]
      case .nextVisit: [since, "visit", nil]
      case .leaving: [since, "leave", nil]
      }
  }

  /// Reads the columns.
  package static func snooze(_ reader: inout RowReader) throws -> Snooze? {
    let since = try reader.next(Int64?.self).map(Date.init(milliseconds:))
    let kind: String? = try reader.next()
    let until = try reader.next(Int64?.self).map(Date.init(milliseconds:))
    switch (since, kind, until) {
    case (nil, nil, nil): return nil
    case (let since?, "at", let end?): return Snooze(since: since, end: .at(end))
    case (let since?, "visit", nil): return Snooze(since: since, end: .nextVisit)
    case (let since?, "leave", nil): return Snooze(since: since, end: .leaving)
    default: throw reader.damaged(kind ?? "")
    }
  }
}
