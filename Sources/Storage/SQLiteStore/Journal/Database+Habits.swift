import Foundation
package import GRDB
package import Journal
import Localization
package import Model
import Recurrence

extension Habit: StoredRecord {
  package static let table = StoredTable<Habit>(
    "habit", isOwned: true, visible: Visible.habit,
    subject: { JournalPhrase.habit($0.name).text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.integer("created_ms"), { $0.created.milliseconds }), (.text("name"), { $0.name }),
      (.text("start"), { StoredDay.text($0.start) }), (.integer("days"), { $0.days }),
      (.text("at", optional: true), { $0.at?.description }),
      (.integer("removed_ms", optional: true), { $0.removed?.milliseconds }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      id: ID(rawValue: try row["id"]), uuid: try row["uuid"], created: try row.date("created_ms"),
      name: try row["name"], start: try row.value("start", StoredDay.day),
      days: try row["days"], at: try row.timeIfPresent("at"),
      removed: try row.dateIfPresent("removed_ms"))
  }
}

extension HabitMark: StoredRecord {
  package static let table = StoredTable<HabitMark>(
    "habit_mark", key: ["habit", "date"],
    visible: "habit IN (SELECT id FROM habit WHERE \(Visible.habit))", anyMayChange: true,
    subject: { JournalPhrase.boxOf(date: StoredDay.text($0.day)).text },
    [
      (.integer("habit"), { $0.habit.rawValue }), (.text("date"), { StoredDay.text($0.day) }),
      (.text("mark"), { $0.kind.rawValue }), (.integer("time_ms"), { $0.time.milliseconds }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      habit: Habit.ID(rawValue: try row["habit"]), day: try row.value("date", StoredDay.day),
      kind: try row.value("mark") { Kind(rawValue: $0) }, time: try row.date("time_ms"))
  }
}

extension Database {
  package var allHabits: [Habit] { get throws { try records() } }

  package var habits: [Habit] { get throws { try records(where: "removed_ms IS NULL") } }

  package var habitOwners: [Habit.ID: Person.ID] {
    get throws {
      let rows = try Row.fetchAll(
        cachedStatement(sql: "SELECT id, person FROM habit WHERE person > 1 AND \(Visible.habit)"))
      var owners: [Habit.ID: Person.ID] = [:]
      for row in rows {
        owners[Habit.ID(rawValue: try row.decode(atIndex: 0))] =
          Person.ID(rawValue: try row.decode(atIndex: 1))
      }
      return owners
    }
  }

  package func habit(_ id: Habit.ID) throws -> Habit? { try record(numbered: id.rawValue) }

  package var habitMarks: [HabitMark] { get throws { try records(orderBy: "habit, date") } }

  package func habitMarks(of id: Habit.ID) throws -> [HabitMark] {
    try records(where: "habit = ?", orderBy: "date", [id.rawValue])
  }
}
