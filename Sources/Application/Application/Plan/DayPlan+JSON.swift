import Foundation
import Model
import Planning
package import Text

extension DayPlan {
  /// The keys of a plan, as `plan --json` prints them.
  package var json: JSON {
    .object([
      ("date", .string(day.dateText)),
      ("emotion", emotion.map { .integer($0) } ?? .null),
      ("order", .string(order.rawValue)),
      ("day_start", JSON(day.start, in: day.zone)),
      ("day_end", JSON(day.end, in: day.zone)),
      ("from", JSON(begin, in: day.zone)),
      ("blocks", .array(blocks.map { $0.json(in: day.zone) })),
      ("unplanned", .array(rest.map(\.json))),
      ("done", .array(done.map(\.json))),
      ("free_min", .integer(freeMinutes)),
    ])
  }
}

extension DayPlan.Block {
  fileprivate func json(in zone: TimeZone) -> JSON {
    .object([
      ("start", JSON(block.start, in: zone)),
      ("end", JSON(block.end, in: zone)),
      ("kind", .string(block.kind.rawValue)),
      ("id", .integer(Int(block.id))),
      ("name", .string(view.todo.name)),
      ("category", JSON(view.category?.name)),
      ("difficulty", .integer(view.todo.difficulty.rawValue)),
      ("places", .array(view.placeNames.map { .string($0) })),
      ("late", .bool(block.isLate)),
      ("go", .bool(block.needsTrip)),
      ("conflict", .bool(block.hasConflict)),
    ])
  }
}

extension DayPlan.Rest {
  fileprivate var json: JSON {
    .object([
      ("id", .integer(Int(view.todo.id.rawValue))),
      ("name", .string(view.todo.name)),
      ("reason", .string(reason.rawValue)),
    ])
  }
}
