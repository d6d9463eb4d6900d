import Foundation
import Model
import Progress
import Recurrence
package import Text

extension TaskView {
  /// The keys of a task, as every `--json` prints them.
  package var json: JSON { json(in: nil) }

  /// Returns the keys of a task that stands in a group of Today.
  func json(in group: TodayGroup?) -> JSON {
    var cadence: Cadence?
    if case .repeating(let value) = todo.rule { cadence = value }
    func instant(_ local: LocalDateTime?) -> JSON { JSON(local?.date(in: zone), in: zone) }
    func day(_ date: Date?) -> JSON {
      countdown?.isInDays == true
        ? JSON(date.map { LocalDateTime($0, in: zone).dateText }) : .null
    }
    let snoozed: JSON =
      switch activeSnooze?.end {
      case nil: .null
      case .at(let end)?: JSON(end, in: zone)
      case .nextVisit?: .string("visit")
      case .leaving?: .string("leave")
      }
    return .object([
      ("id", isStored ? .integer(Int(todo.id.rawValue)) : .null),
      ("uuid", isStored ? .string(todo.uuid.uuidString.lowercased()) : .null),
      ("name", .string(todo.name)),
      ("notes", JSON(todo.notes)),
      ("every", JSON(cadence?.rhythm.description)),
      ("from", JSON(cadence?.from.rawValue)),
      ("start", instant(todo.isInDays ? cadence?.start.at(.midnight) : cadence?.start)),
      ("first", instant(todo.isInDays ? cadence?.first?.at(.midnight) : cadence?.first)),
      ("end", instant(cadence?.end)),
      ("at", JSON(cadence?.times?.description)),
      ("zone", JSON(todo.zone.name)),
      ("places", .array(placeNames.map { .string($0) })),
      ("on", .array(todo.triggers.ordered.map { .string($0.rawValue) })),
      ("dwell_s", JSON(todo.dwellSeconds)),
      ("horizon_s", .number(todo.horizonSeconds)),
      ("nag_s", JSON(todo.nag?.approximateSeconds)),
      ("remind", todo.leads.map { .array($0.map { .string($0.description) }) } ?? .null),
      ("reminds_at", .array(leads().map { JSON($0.moment, in: zone) })),
      ("opens", JSON(countdown?.opens, in: zone)),
      ("due", JSON(countdown?.due, in: zone)),
      ("opens_day", day(countdown?.opens)),
      ("due_day", day(countdown?.due)),
      ("phase", .string(phase.rawValue)),
      ("when_text", JSON(whenText(in: group))),
      ("missed", .integer(missed)),
      ("countdown_s", JSON(countdown?.due.map { $0.timeIntervalSince(now) })),
      ("progress", JSON(progress, decimals: 4)),
      ("snoozed_until", snoozed),
      ("last_done", JSON(todo.lastDone, in: zone)),
      ("created", JSON(todo.created, in: zone)),
      ("category", JSON(category?.name)),
      ("priority", .string(todo.priority.rawValue)),
      ("difficulty", .integer(todo.difficulty.rawValue)),
      ("duration_min", todo.durationMinutes.map { .integer($0) } ?? .null),
      ("timing", .string(todo.timing.rawValue)),
      ("bucket", .bool(todo.isWish)),
      ("streak", streak.map { .integer($0.length) } ?? .null),
      ("best_streak", streak.map { .integer($0.best) } ?? .null),
      ("pinned", JSON(activePin, in: zone)),
      ("for", personNames.map { .array($0.map { .string($0) }) } ?? .null),
    ])
  }
}
