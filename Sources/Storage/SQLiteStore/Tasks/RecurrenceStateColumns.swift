import Foundation
import Model
import Recurrence

/// Where a countdown stands, as columns: the kind, and the value that belongs to it.
extension RecurrenceState {
  var kindColumn: String {
    switch self {
    case .beginning: "beginning"
    case .completed: "completed"
    case .occurrence: "occurrence"
    case .finished: "finished"
    }
  }

  var completedColumn: Int64? {
    if case .completed(let time) = self { time.milliseconds } else { nil }
  }

  var occurrenceColumn: Int? { if case .occurrence(let number) = self { number } else { nil } }

  init(_ row: inout RowReader) throws {
    let (kind, completed): (String, Int64?) = (try row["position"], try row["completed_ms"])
    let occurrence: Int? = try row["occurrence"]
    switch (kind, completed, occurrence) {
    case ("beginning", nil, nil): self = .beginning
    case ("completed", let time?, nil): self = .completed(Date(milliseconds: time))
    case ("occurrence", nil, let number?): self = .occurrence(number)
    case ("finished", nil, nil): self = .finished
    default: throw row.damaged(kind)
    }
  }
}

/// A snooze as columns: since when, and what ends it.
extension Snooze {
  var endColumn: String {
    switch end {
    case .at: "at"
    case .nextVisit: "visit"
    case .leaving: "leave"
    }
  }

  var untilColumn: Int64? { if case .at(let end) = end { end.milliseconds } else { nil } }

  /// Reads the columns; `nil` for no snooze.
  init?(_ row: inout RowReader) throws {
    let since = try row.dateIfPresent("snooze_since_ms")
    let kind: String? = try row["snooze_end"]
    let until = try row.dateIfPresent("snooze_until_ms")
    switch (since, kind, until) {
    case (nil, nil, nil): return nil
    case (let since?, "at", let end?): self.init(since: since, end: .at(end))
    case (let since?, "visit", nil): self.init(since: since, end: .nextVisit)
    case (let since?, "leave", nil): self.init(since: since, end: .leaving)
    default: throw row.damaged(kind ?? "")
    }
  }
}
