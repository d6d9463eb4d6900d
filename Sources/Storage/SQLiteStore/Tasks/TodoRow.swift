import Foundation
package import GRDB
package import Model
import Recurrence

/// A task as it is stored: the columns of `todo`, and its rows of `todo_place` and `todo_person`.
///
/// Two tasks are the same to the store exactly when their rows are.
package struct TodoRow: Hashable {
  /// The columns, in the order of `values` and of an export.
  package static let columns: [StoredColumn] = [
    .integer("id"), .uuid("uuid"), .integer("created_ms"), .text("name"),
    .text("notes", optional: true), .flag("repeats"), .text("every_min", optional: true),
    .text("every_max", optional: true),
    .text("every_days", optional: true, since: 4), .text("counts_from", optional: true),
    .text("start", optional: true), .text("first", optional: true), .text("at", optional: true),
    .text("series_end", optional: true), .text("due", optional: true),
    .text("zone", optional: true), .integer("horizon_ms"), .text("nag", optional: true),
    .flag("on_enter"), .flag("on_exit"), .flag("on_dwell"), .flag("on_cross"),
    .integer("dwell_ms", optional: true), .integer("category", optional: true, since: 4),
    .text("priority", since: 4, usually: "normal"),
    .integer("difficulty", since: 4, usually: 3),
    .integer("duration_min", optional: true, since: 4),
    .text("timing", since: 5),
    .flag("bucket", since: 6, usually: false), .text("position"),
    .integer("completed_ms", optional: true), .integer("occurrence", optional: true),
    .integer("countdown"), .text("moved", optional: true),
    .integer("snooze_since_ms", optional: true), .text("snooze_end", optional: true),
    .integer("snooze_until_ms", optional: true), .integer("last_done_ms", optional: true),
    .integer("pin_ms", optional: true, since: 5),
    .flag("whole_days", since: 11, usually: false),
    .text("rrule", optional: true, since: 13),
    .text("remind", optional: true, since: 14),
    .text("more_times", optional: true, since: 14),
  ]

  /// The values of the columns.
  package let values: [DatabaseValue]
  /// Where the task can be done, in order.
  package let places: [PlaceReference]
  /// Whom it is for.
  package let persons: Set<Person.ID>

  /// The row of a task.
  package init(_ todo: Todo) {
    var values: [any DatabaseValueConvertible] = []
    func put(_ value: (any DatabaseValueConvertible)?) {
      values.append(value ?? DatabaseValue.null)
    }
    put(todo.id.rawValue)
    put(todo.uuid)
    put(todo.created.milliseconds)
    put(todo.name)
    put(todo.notes)
    for column in RuleColumns(todo.rule).values { put(column) }
    put(todo.zone.name)
    put(Length.milliseconds(todo.horizonSeconds))
    put(todo.nag?.description)
    for trigger in Self.triggerColumns { put(todo.triggers.contains(trigger)) }
    put(todo.dwellSeconds.map(Length.milliseconds))
    put(todo.category?.rawValue)
    put(todo.priority.rawValue)
    put(todo.difficulty.rawValue)
    put(todo.durationMinutes)
    put(todo.timing.rawValue)
    put(todo.isWish)
    for column in RecurrenceStateColumns(todo.state).values { put(column) }
    put(todo.countdownNumber)
    put(todo.moved?.description)
    for column in SnoozeColumns(todo.snooze).values { put(column) }
    put(todo.lastDone?.milliseconds)
    put(todo.pin?.milliseconds)
    put(todo.isInDays)
    put(todo.calendarRule)
    put(todo.leads?.leadText)
    put(RuleColumns.laterTimes(of: todo.rule))
    self.values = values.map(\.databaseValue)
    places = todo.places
    persons = todo.persons
  }
}

extension TodoRow {
  /// Reads a task from the columns, with its places.
  package static func todo(
    _ row: Row, places: [PlaceReference], persons: Set<Person.ID>, memo: inout ParseCache
  ) throws -> Todo {
    var reader = RowReader(row, of: "todo", memo: memo)
    defer { memo = reader.memo }
    let (id, uuid) = (Todo.ID(rawValue: try reader.next()), try reader.next(UUID.self))
    let created = Date(milliseconds: try reader.next())
    let (name, notes) = (try reader.next(String.self), try reader.next(String?.self))
    var details = TodoDetails(
      name: name, rule: try RuleColumns.rule(&reader),
      zone: try reader.next(String?.self).map(TodoZone.named) ?? .floating)
    details.notes = notes
    details.horizonSeconds = Length.seconds(try reader.next())
    details.nag = try reader.nextPeriod()
    details.places = places
    details.triggers = try triggers(&reader)
    details.dwellSeconds = try reader.nextIfPresent { $0 > 0 ? Length.seconds($0) : nil }
    details.category = try reader.next(Int64?.self).map(Category.ID.init)
    details.priority = try reader.next { Priority(rawValue: $0) }
    details.difficulty = try reader.next { Difficulty(rawValue: $0) }
    details.durationMinutes = try reader.next()
    details.timing = try reader.next { (text: String) -> Timing? in Timing(rawValue: text) }
    details.isWish = try reader.next()
    details.persons = persons
    let state = try RecurrenceStateColumns.state(&reader)
    let countdownNumber: Int64 = try reader.next()
    let moved = try reader.nextIfPresent { try LocalDateTime(parsing: $0) }
    let snooze = try SnoozeColumns.snooze(&reader)
    let lastDone = try reader.next(Int64?.self).map(Date.init(milliseconds:))
    let pin = try reader.next(Int64?.self).map(Date.init(milliseconds:))
    details.isInDays = try reader.next()
    details.calendarRule = try reader.next()
    details.leads = try reader.nextIfPresent { [Lead](leadText: $0) }
    details.rule = try RuleColumns.withLaterTimes(details.rule, &reader)
    return Todo(
      id: id, uuid: uuid, created: created, details: details, state: state,
      countdownNumber: countdownNumber, moved: moved, snooze: snooze, lastDone: lastDone, pin: pin)
  }

  /// In the order of their columns.
  private static let triggerColumns: [Trigger] = [.enter, .exit, .dwell, .cross]
  /// All sets of triggers there are, by the bits of their columns: to take one costs less than to
  /// make one for each task.
  private static let triggerSets = (0..<1 << triggerColumns.count).map { bits in
    Set(triggerColumns.indices.filter { bits >> $0 & 1 == 1 }.map { triggerColumns[$0] })
  }

  private static func triggers(_ reader: inout RowReader) throws -> Set<Trigger> {
    var bits = 0
    for column in triggerColumns.indices where try reader.next() { bits |= 1 << column }
    return triggerSets[bits]
  }
}
