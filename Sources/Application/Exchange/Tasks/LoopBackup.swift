import Application
import Foundation
import Localization
import Recurrence
import Text

/// A backup of Loop Habit Tracker: an SQLite file with the tables Habits and Repetitions.
///
/// Source: org.isoron.uhabits, LoopDBImporter, HabitRecord and EntryRecord.
enum LoopBackup {
  private static let dayMilliseconds = 86_400_000

  /// True for an SQLite file whose list of tables, near its beginning, has that of the ticks.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self).lowercased()
    return ["repetitions", "habits", "freq_num"].allSatisfy(head.contains)
  }

  static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    var reading = ExchangeReading()
    do {
      let file = try SQLiteFile(bytes)
      var habits: [(id: Int, uuid: UUID, position: Int, habit: LoopHabit)] = []
      try file.forEachRow(of: "Habits") { row in
        try options.work.read()
        guard let habit = habit(row, &reading), let id = row["id"]?.integer else { return }
        let uuid = row["uuid"]?.text?.trimmed ?? ""
        habits.append(
          (
            id, NameUUID.of("loop", uuid.isEmpty ? habit.name : uuid),
            row["position"]?.integer ?? .max, habit
          ))
      }
      let indexes = Dictionary(
        habits.indices.map { (habits[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
      let today = options.actionContext.todayNumber
      try file.forEachRow(of: "Repetitions") { row in
        try options.work.read()
        guard let index = row["habit"]?.integer.flatMap({ indexes[$0] }),
          let time = row["timestamp"]?.integer
        else { return }
        let day = Int((Double(time) / Double(dayMilliseconds)).rounded(.down))
        guard (LocalDays.first...LocalDays.last).contains(day) else { return }
        if day > today { reading.lose(.habitDays) }
        // Backups of earlier versions have nothing but ticks.
        habits[index].habit.read(row["value"]?.integer ?? 2, on: day)
      }
      // Those without a position come in the order of their numbers.
      habits.sort { ($0.position, $0.id) < ($1.position, $1.id) }
      reading.habits = habits.map { $0.habit.item(uuid: $0.uuid) }
    } catch is SQLiteFile.Damaged {
      throw ExchangeFailure(ExchangePhrase.damagedBackup)
    }
    return reading
  }

  /// Returns the habit of a row; `nil` for one that is archived, which is counted.
  private static func habit(
    _ row: SQLiteFile.Row, _ reading: inout ExchangeReading
  ) -> LoopHabit? {
    guard (row["archived"]?.integer ?? 0) == 0 else {
      reading.lose(.archivedHabit)
      return nil
    }
    var habit = LoopHabit(name: row["name"]?.text ?? "")
    habit.isKnown = true
    if let times = row["freq_num"]?.integer, let days = row["freq_den"]?.integer {
      habit.repeats(times, in: days)
    }
    if row["type"]?.integer == 1 {
      habit.counts(
        to: row["target_value"]?.number ?? 0, row["unit"]?.text ?? "",
        atMost: row["target_type"]?.integer == 1)
    }
    if let hour = row["reminder_hour"]?.integer, let minute = row["reminder_min"]?.integer,
      (0...23).contains(hour), (0...59).contains(minute)
    {
      habit.at = TimeOfDay(hour: hour, minute: minute)
      // It reminds on each of its days here.
      if let days = row["reminder_days"]?.integer, days > 0, days & 127 != 127 {
        reading.leaveOut(["REMINDER DAYS"], by: .loopHabits)
      }
    }
    let texts = ["question", "description"].filter { row[$0]?.text?.trimmed.isEmpty == false }
    reading.leaveOut(texts.map { $0.uppercased() } + ["COLOR"], by: .loopHabits)
    reading.count(habit)
    return habit
  }
}
