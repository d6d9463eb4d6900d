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
      (.text("start"), { StoredDay.text($0.start) }),
      (.integer("days", optional: true), { $0.days }),
      (.text("at", optional: true), { $0.at?.description }),
      (.integer("removed_ms", optional: true), { $0.removed?.milliseconds }),
      (.integer("goal", optional: true, since: 17), { $0.goal?.amount.rawValue }),
      (.text("unit", optional: true, since: 17), { $0.goal?.unit }),
      (.flag("at_most", since: 17, usually: false), { $0.goal?.isAtMost ?? false }),
      (.integer("weekdays", optional: true, since: 17), { $0.frequency?.weekdays }),
      (.integer("times", optional: true, since: 17), { $0.frequency?.times?.count }),
      (.integer("per_days", optional: true, since: 17), { $0.frequency?.times?.days }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      id: ID(rawValue: try row["id"]), uuid: try row["uuid"], created: try row.date("created_ms"),
      name: try row["name"], start: try row.value("start", StoredDay.day),
      days: try row["days"], at: try row.timeIfPresent("at"), goal: try Self.goal(&row),
      frequency: try Self.frequency(&row), removed: try row.dateIfPresent("removed_ms"))
  }

  private static func goal(_ row: inout RowReader) throws -> HabitGoal? {
    let amount: Int? = try row["goal"]
    return try amount.map {
      HabitGoal(
        amount: Amount(rawValue: $0), unit: try row["unit"], isAtMost: try row["at_most"])
    }
  }

  private static func frequency(_ row: inout RowReader) throws -> HabitFrequency? {
    let days = try row.valueIfPresent("weekdays") { (bits: Int) in WeekdaySet(rawValue: bits) }
    if let days { return .on(days) }
    let (times, period): (Int?, Int?) = (try row["times"], try row["per_days"])
    guard let times, let period else { return nil }
    return .times(times, days: period)
  }
}

extension HabitFrequency {
  /// The bits of its days of the week.
  fileprivate var weekdays: Int? { if case .on(let days) = self { days.rawValue } else { nil } }

  fileprivate var times: (count: Int, days: Int)? {
    if case .times(let count, let days) = self { (count, days) } else { nil }
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
      (.integer("amount", optional: true, since: 17), { $0.amount?.rawValue }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      habit: Habit.ID(rawValue: try row["habit"]), day: try row.value("date", StoredDay.day),
      kind: try row.value("mark") { Kind(rawValue: $0) },
      amount: try Self.amount(&row), time: try row.date("time_ms"))
  }

  private static func amount(_ row: inout RowReader) throws -> Amount? {
    let amount: Int? = try row["amount"]
    return amount.map(Amount.init)
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
