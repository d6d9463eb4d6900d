import Foundation
import Measuring
import Recurrence

/// Answers per second to "when is the next one?".
///
///     bench-recur [--start-day 15 | 31 | -1]   first occurrence of a monthly series since 1990
///     bench-recur --rule "2w on tue,fri"       first occurrence of a rule with days since 1990
///     bench-recur --list 10000                 where so many tasks of all kinds stand
///
/// The first two ask 300 questions, a hundred times, or as often as `--times` says.
@main
struct BenchRecurrence {
  static func main() throws {
    let arguments = Arguments()
    if arguments.value("list") != nil {
      try list(arguments.number("list", default: 10_000))
    } else {
      let day = arguments.number("start-day", default: 15)
      try first(
        rule: arguments.value("rule") ?? "1mo", day: day,
        times: arguments.number("times", default: 100))
    }
  }

  private static func first(rule: String, day: Int, times: Int) throws {
    let start = try LocalDateTime(year: 1990, month: 1, day: day < 0 ? 31 : day, hour: 9)
    let schedule = Schedule(
      rule: .repeating(
        try Cadence(rhythm: Rhythm(parsing: rule), from: .start, start: start)),
      zone: rule == "1mo" ? .gmt : TimeZone(identifier: "Europe/Berlin") ?? .gmt)
    let base = 1_795_219_200.0  // 2026-11-21T00:00:00Z
    let queries = 300
    var sum = 0
    let passes = Passes(from: 0) { (_: inout Int) in
      sum = 0
      for query in 0..<queries * times {
        let now = Date(timeIntervalSince1970: base + Double(query % queries * 37 % 17_520 * 3600))
        let due = schedule.countdown(at: schedule.initialState(now: now))?.due
        if query < queries { sum += Int(due?.timeIntervalSince1970 ?? 0) }
      }
    }
    var line = Line("passby")
    line.add("start_day", day)
    line.add("queries", queries * times)
    line.add("run_s", passes.median, places: 5)
    line.add("queries_per_s", Double(queries * times) / passes.median, places: 0)
    line.add("us_each", passes.bestProcessor / Double(queries * times) * 1e6, places: 3)
    line.add("sum", sum)
    line.print()
  }

  private static func list(_ count: Int) throws {
    let zones = ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC"].compactMap {
      TimeZone(identifier: $0)
    }
    let periods = ["12h", "1d", "3d", "2w", "10-14w", "1mo", "3mo", "1y"]
    let now = Date(timeIntervalSince1970: 1_795_219_200)
    let tasks = try (0..<count).map { number in
      let start = try LocalDateTime(
        year: 1990 + number % 36, month: 1 + number % 12, day: 1 + number % 28, hour: number % 24)
      let window = try Window(parsing: periods[number % periods.count])
      let schedule = Schedule(
        rule: .repeating(
          try Cadence(every: window, from: number % 3 == 0 ? .start : .done, start: start)),
        zone: zones[number % zones.count])
      let done = now.addingTimeInterval(-Double(number % 4000) * 3600)
      let state: RecurrenceState =
        number % 3 == 0 ? schedule.initialState(now: done) : .completed(done)
      return (schedule: schedule, state: state)
    }
    var due = 0
    let passes = Passes(from: 0) { (_: inout Int) in
      due = 0
      for task in tasks {
        let countdown = task.schedule.countdown(at: task.state)
        if task.schedule.phase(of: countdown, at: now) == .due { due += 1 }
      }
    }
    var line = Line("passby-list")
    line.add("tasks", count)
    line.add("due", due)
    line.add("run_s", passes.median, places: 5)
    line.add("run_cpu_s", passes.bestProcessor, places: 5)
    line.print()
  }
}
