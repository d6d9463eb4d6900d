import Application
import Foundation
import Journal
import Localization
import Recurrence
import Text

/// Habits as Loop Habit Tracker exports them: `Checkmarks.csv`, a column for each habit.
///
/// The days of a habit that counts amounts, in thousandths, are done where they are above zero.
///
/// Source: org.isoron.uhabits, HabitsCSVExporter and Entry.
enum Loop {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    let table = try CellTable(bytes, needs: ["DATE"])
    var reading = ExchangeReading()
    let columns = table.names.indices.dropFirst().filter { !table.names[$0].isEmpty }
    // A diary without habits has its header alone.
    guard !columns.isEmpty || table.names == ["DATE"] && table.rows.isEmpty else {
      throw ExchangeFailure(line: 1, ExchangePhrase.missing("HABIT"))
    }
    var marks: [[Int: Bool]] = Array(repeating: [:], count: table.names.count)
    let counting = Set(
      columns.filter { column in
        table.rows.contains { $0.cells.indices.contains(column) && isAmount($0.cells[column]) }
      })
    reading.lose(.amounts, counting.count)
    for row in table.rows {
      try options.work.read()
      guard let day = ItemDate(day: row.cells.first?.trimmed ?? "") else {
        reading.refuse(
          line: row.line, "Date", ExchangePhrase.notDate((row.cells.first ?? "").quoted))
        continue
      }
      for column in columns where column < row.cells.count {
        let cell = row.cells[column].trimmed.uppercased()
        if counting.contains(column), let amount = Double(cell) {
          if amount > 0 { marks[column][day.local.daysSinceEpoch] = false }
          continue
        }
        switch cell {
        case "2", "YES_MANUAL": marks[column][day.local.daysSinceEpoch] = false
        case "3", "SKIP": marks[column][day.local.daysSinceEpoch] = true
        default: break
        }
      }
    }
    for column in columns {
      // What stands for nothing in a table, such as an apostrophe, names a habit all the same.
      let name = table.titles[column].isEmpty ? table.names[column] : table.titles[column]
      reading.habits.append(
        HabitItem(uuid: NameUUID.of("loop", name), name: name, marks: marks[column]))
    }
    return reading
  }

  /// True for a number that is none of the marks of a habit without amounts.
  private static func isAmount(_ cell: String) -> Bool {
    Double(cell.trimmed).map { !(-1...3).contains($0) || $0 != $0.rounded() } ?? false
  }

  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put(CSV.row(["Date"] + contents.habits.map(\.habit.name)))
    var days: [Int: [Int: String]] = [:]
    for (column, entry) in contents.habits.enumerated() {
      for mark in entry.marks {
        days[mark.day, default: [:]][column] = mark.kind == .done ? "2" : "3"
      }
    }
    for day in days.keys.sorted(by: >) {
      let date = LocalDateTime(
        Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200), in: .gmt
      ).dateText
      try put(
        CSV.row([date] + contents.habits.indices.map { days[day]?[$0] ?? "0" }))
    }
  }
}
