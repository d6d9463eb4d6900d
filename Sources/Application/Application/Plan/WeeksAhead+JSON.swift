import Foundation
import Model
import Planning
package import Text

extension WeeksAhead {
  /// The days, as `weeks --json` prints them.
  package var json: [JSON] {
    days.map { day in
      .object([
        ("date", .string(day.day.dateText)),
        ("rest", .bool(day.isRest)),
        ("fixed", .array(day.fixed.map { $0.block(in: day.day.zone) })),
        ("due", .array(day.due.map(\.json))),
        ("opens", .array(day.opens.map(\.json))),
        ("window", .array(day.windowIndices.map { windows[$0].json })),
        ("free_min", .integer(day.freeMinutes)),
      ])
    }
  }
}

extension WeeksAhead.Occurrence {
  fileprivate func block(in zone: TimeZone) -> JSON {
    .object([
      ("id", .integer(Int(id.rawValue))), ("name", .string(name)),
      ("start", JSON(start, in: zone)), ("end", JSON(end, in: zone)),
    ])
  }

  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(id.rawValue))), ("name", .string(name)), ("expected", .bool(isExpected)),
    ])
  }
}

extension WeeksAhead.Opening {
  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(window.id.rawValue))), ("name", .string(window.name)),
      ("expected", .bool(window.isExpected)),
    ])
  }
}

extension WeeksAhead.Window {
  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(id.rawValue))), ("name", .string(name)),
      ("opens_day", .string(LocalDays.text(opensDay))),
      ("due_day", .string(LocalDays.text(dueDay))),
    ])
  }
}
