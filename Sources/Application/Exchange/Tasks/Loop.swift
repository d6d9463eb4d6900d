import Application
import Foundation
import Journal
import Localization
import Recurrence
import Text

/// Habits as Loop Habit Tracker exports them: `Checkmarks.csv`, a column for each habit, and
/// `Habits.csv`, a row for each, which says how often and how much.
///
/// Without `Habits.csv` the days of a habit that counts amounts, in thousandths, are done where
/// they are above zero.
///
/// Source: org.isoron.uhabits, HabitsCSVExporter, HabitList.writeCSV and Entry.
enum Loop {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    if SQLiteFile.isLikely(bytes) { return try LoopBackup.read(bytes, options) }
    if let archive = PackedFile(beginning: bytes), archive.isOfLoop {
      return try readArchive(bytes, options)
    }
    var reading = ExchangeReading()
    if let habits = try LoopHabits(bytes, &reading) {
      let marks = options.companion.map(PlainText.utf8)
      try read(marks ?? Array("Date\n".utf8)[...], habits, options, &reading)
    } else {
      let habits = try options.companion.flatMap { try LoopHabits(PlainText.utf8($0), &reading) }
      try read(bytes, habits, options, &reading)
    }
    return reading
  }

  private static func readArchive(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    var options = options
    do {
      let archive = try ZipFile(bytes)
      guard let habits = try archive.file("Habits.csv") else { throw ZipFile.Damaged() }
      options.companion = try archive.file("Checkmarks.csv")
      return try read(PlainText.utf8(habits), options)
    } catch is ZipFile.Damaged {
      throw ExchangeFailure(ExchangePhrase.damagedBackup)
    }
  }

  private static func read(
    _ bytes: ArraySlice<UInt8>, _ known: LoopHabits?, _ options: ReadingOptions,
    _ reading: inout ExchangeReading
  ) throws {
    let table = try CellTable(bytes, needs: ["DATE"])
    let titles = try known?.titles(of: bytes) ?? Self.titles(of: table)
    let columns = titles.indices.dropFirst().filter { !titles[$0].isEmpty }
    // A diary without habits has its header alone.
    guard !columns.isEmpty || table.names == ["DATE"] && table.rows.isEmpty else {
      throw ExchangeFailure(line: 1, ExchangePhrase.missing("HABIT"))
    }
    var habits = titles.map { LoopHabit(name: $0, known: known?[$0]) }
    for column in columns where known == nil {
      habits[column].countsAmounts = table.rows.contains {
        $0.cells.indices.contains(column) && isAmount($0.cells[column])
      }
    }
    if known == nil { reading.lose(.amounts, columns.count { habits[$0].countsAmounts }) }
    for row in table.rows {
      try options.work.read()
      guard let day = ItemDate(day: row.cells.first?.trimmed ?? "") else {
        reading.refuse(
          line: row.line, "Date", ExchangePhrase.notDate((row.cells.first ?? "").quoted))
        continue
      }
      for column in columns where column < row.cells.count {
        habits[column].read(row.cells[column].trimmed, on: day.local.daysSinceEpoch)
      }
    }
    let named = Set(titles)
    let others = known?.habits.filter { !named.contains($0.name) && !$0.isArchived } ?? []
    for habit in columns.map({ habits[$0] }) + others where !habit.isArchived {
      reading.habits.append(habit.item(uuid: NameUUID.of("loop", habit.name)))
    }
    let days = reading.habits.flatMap(\.marks.keys)
    reading.lose(.habitDays, days.count { $0 > options.actionContext.todayNumber })
  }

  private static func titles(of table: CellTable) -> [String] {
    // What stands for nothing in a table, such as an apostrophe, names a habit all the same.
    zip(table.titles, table.names).map { $0.isEmpty ? $1 : $0 }
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
        let amount = entry.habit.goal == nil ? nil : entry.habit.amount(of: mark)
        days[mark.day, default: [:]][column] =
          amount.map { String($0.rawValue) } ?? (entry.habit.isTicked(by: mark) ? "2" : "3")
      }
    }
    for day in days.keys.sorted(by: >) {
      let date = LocalDays.text(day)
      try put(
        CSV.row([date] + contents.habits.indices.map { days[day]?[$0] ?? "0" }))
    }
  }
}

/// A habit of Loop, and what its days have.
struct LoopHabit {
  var name: String
  var goal: HabitGoal?
  var frequency: HabitFrequency?
  var at: TimeOfDay?
  var isArchived = false
  /// True if more than its days is known.
  var isKnown = false
  /// True if its values are amounts without a known goal.
  var countsAmounts = false
  private(set) var marks: [Int: HabitItem.Mark] = [:]

  init(name: String) { self.name = name }

  /// Takes what is known of a habit of this name.
  init(name: String, known: LoopHabit?) {
    self = known ?? LoopHabit(name: name)
    self.name = name
  }

  /// Takes the frequency as a number of times in a number of days.
  ///
  /// 7 days are a week, 30 and 31 a month. A time for each day is no frequency.
  mutating func repeats(_ times: Int, in days: Int) {
    guard times >= 1, times < days else { return }
    let days = days == 31 ? HabitFrequency.month : min(days, HabitFrequency.mostDays)
    frequency = .times(min(times, HabitFrequency.mostTimes(in: days)), days: days)
  }

  /// Takes the goal of a habit that counts, with its unit.
  mutating func counts(to value: Double, _ unit: String, atMost: Bool) {
    let most = Amount.most.number
    guard value > 0, value <= most else {
      countsAmounts = true
      return
    }
    let unit = String(unit.cleanLine.trimmed.prefix(HabitGoal.maximumUnitLength))
    goal = HabitGoal(
      amount: Amount(rawValue: max(1, Int((value * 1000).rounded()))),
      unit: unit.isEmpty ? nil : unit, isAtMost: atMost)
  }

  /// Reads the value of a day: a number of Loop, or its word.
  mutating func read(_ cell: String, on day: Int) {
    let values = ["YES_MANUAL": 2, "SKIP": 3, "YES_AUTO": 1, "NO": 0, "UNKNOWN": -1]
    let cell = cell.uppercased()
    if let value = values[cell] {
      read(value, on: day)
    } else if let value = Double(cell), value.magnitude < 1e15 {
      if value == value.rounded() {
        read(Int(value), on: day)
      } else if countsAmounts, value > 0 {
        marks[day] = .done
      }
    }
  }

  /// Takes the value of a day: 2 done, 3 a day of rest, or thousandths of an amount.
  mutating func read(_ value: Int, on day: Int) {
    if countsAmounts {
      if value > 0 { marks[day] = .done }
    } else if value == 3 {
      marks[day] = .rest
    } else if goal != nil {
      if value >= 0 { marks[day] = .amount(Amount(rawValue: min(value, Amount.most.rawValue))) }
    } else if value == 2 {
      marks[day] = .done
    }
  }

  func item(uuid: UUID) -> HabitItem {
    var item = HabitItem(uuid: uuid, name: name, marks: marks)
    (item.goal, item.frequency, item.at, item.isKnown) = (goal, frequency, at, isKnown)
    return item
  }
}

/// The rows of `Habits.csv`, by name.
struct LoopHabits {
  private(set) var habits: [LoopHabit] = []
  private var indexes: [String: Int] = [:]

  /// Reads the table; `nil` for any other.
  init?(_ bytes: ArraySlice<UInt8>, _ reading: inout ExchangeReading) throws {
    let head = String(decoding: bytes.prefix(1000), as: UTF8.self).uppercased()
    guard Self.isLikely(head) else { return nil }
    let table = try CellTable(bytes, needs: ["NAME"])
    for row in table.rows {
      func cell(_ names: String...) -> String {
        names.lazy.map { table.cell(row, $0) }.first { !$0.isEmpty } ?? ""
      }
      var habit = LoopHabit(name: table.cell(row, "NAME"))
      habit.isKnown = true
      habit.isArchived = cell("ARCHIVED?").lowercased() == "true"
      if let times = Int(cell("FREQUENCYNUMERATOR", "NUMREPETITIONS")),
        let days = Int(cell("FREQUENCYDENOMINATOR", "INTERVAL"))
      {
        habit.repeats(times, in: days)
      }
      if cell("TYPE") == "NUMERICAL" {
        habit.counts(
          to: Double(cell("TARGET VALUE")) ?? 0, cell("UNIT"),
          atMost: cell("TARGET TYPE") == "AT_MOST")
      }
      if habit.isArchived {
        reading.lose(.archivedHabit)
      } else {
        reading.leaveOut(table.filled(row), by: .loopHabits)
        reading.count(habit)
      }
      if indexes[habit.name] == nil { indexes[habit.name] = habits.count }
      habits.append(habit)
    }
  }

  /// True for the header of the table, in upper case.
  static func isLikely(_ head: String) -> Bool {
    let line = head.prefix { !$0.isNewline }
    return line.contains("NAME")
      && ["NUMREPETITIONS", "FREQUENCYNUMERATOR"].contains(where: line.contains)
  }

  subscript(name: String) -> LoopHabit? { indexes[name].map { habits[$0] } }

  /// Returns the columns of `Checkmarks.csv`, in whose header names stand without quotes, commas
  /// included.
  func titles(of bytes: ArraySlice<UInt8>) throws -> [String] {
    let cells = try CellTable(bytes, needs: ["DATE"]).titles
    guard !cells.dropFirst().allSatisfy({ $0.isEmpty || self[$0] != nil }) else { return cells }
    let line = try PlainText.lines(bytes).prefix { !$0.isNewline }
    guard var rest = line.firstIndex(of: ",").map({ line[$0...].dropFirst() }) else {
      return cells
    }
    let names = habits.map(\.name).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    var titles = [cells[0]]
    while !rest.isEmpty {
      let name = names.first { rest.hasPrefix($0 + ",") || rest == $0 }
      let cell = name ?? String(rest.prefix { $0 != "," })
      titles.append(cell)
      rest = rest.dropFirst(cell.count + 1)
    }
    return titles
  }
}

extension ExchangeReading {
  /// Counts what is not the same here of a habit of Loop.
  mutating func count(_ habit: LoopHabit) {
    if habit.countsAmounts { lose(.amounts) }
    // Loop adds up the amounts of a week.
    if habit.goal != nil, habit.frequency != nil { lose(.goalOfPeriod) }
  }
}
