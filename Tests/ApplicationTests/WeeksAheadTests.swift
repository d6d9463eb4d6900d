import Foundation
import Model
import Planning
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Text

@testable import Application

/// The coming weeks from a store; the clock stands on Monday, 2 March 2026, 12:00 in Berlin.
@Suite struct WeeksAheadTests {
  private let store: SQLiteStore

  init() throws { store = try SQLiteStore.empty() }

  private static let noon = "2026-03-02T12:00"

  private func context(_ clock: String = Self.noon, hours: DayHours = DayHours()) throws
    -> ActionContext
  {
    ActionContext(
      now: try LocalDateTime(parsing: clock).date(in: .berlin),
      rules: EngineRules(machineZone: .berlin), hours: hours)
  }

  private func add(
    _ name: String, now: String = Self.noon, _ change: (inout TaskFields) -> Void
  ) throws {
    var fields = TaskFields()
    change(&fields)
    let builder = EditBuilder(try context(now))
    try store.edit { try builder.add(name: name, fields: fields, in: $0).edit }
  }

  private func ahead(
    _ now: String = Self.noon, weeks: Int = 2, hours: DayHours = DayHours()
  ) throws -> WeeksAhead {
    let context = try context(now, hours: hours)
    return try store.withSnapshot {
      try WeeksAhead(weeks: weeks, in: $0, actionContext: context)
    }
  }

  private func perform(_ action: TaskAction, on task: String, now: String = Self.noon) throws {
    _ = try action.perform(in: store, actionContext: try context(now)) {
      try TaskNames.todo(task, in: $0)
    }
  }

  /// Returns what stands on the days, such as `03-04 due Rent`, with ~ for what is expected.
  private func lines(_ ahead: WeeksAhead) -> [String] {
    ahead.days.flatMap { day in
      let date = day.day.dateText.dropFirst(5)
      func line(_ kind: String, _ name: String, _ isExpected: Bool = false) -> String {
        "\(date) \(kind) \(isExpected ? "~" : "")\(name)"
      }
      return day.fixed.map { line("fixed", "\($0.name) \(day.span(of: $0))") }
        + day.due.map { line("due", $0.name, $0.isExpected) }
        + day.opens.map { line("opens", $0.window.name, $0.window.isExpected) }
    }
  }

  private func windows(_ ahead: WeeksAhead) -> [String] {
    ahead.days.flatMap { day in
      day.windowIndices.map { index in
        let window = ahead.windows[index]
        return "\(day.day.dateText.dropFirst(5)) \(window.name) "
          + "\(LocalDays.text(window.opensDay).dropFirst(5))"
          + "..\(LocalDays.text(window.dueDay).dropFirst(5))"
      }
    }
  }

  @Test func `the days begin with the present one, seven for each week`() throws {
    let ahead = try ahead(weeks: 3)
    #expect(ahead.days.map(\.day.dateText).first == "2026-03-02")
    #expect(ahead.days.count == 21 && ahead.days.last?.day.dateText == "2026-03-22")
    // Until 03:00 it is still Sunday.
    let night = try self.ahead(
      "2026-03-02T02:59", hours: DayHours(turn: TimeOfDay(hour: 3, minute: 0)))
    #expect(night.days.first?.day.dateText == "2026-03-01")
  }

  @Test func `from done: the pending date, then as if done whenever it is due`() throws {
    try add("Water") { $0[.every] = "5d" }
    #expect(
      lines(try ahead()) == ["03-07 due Water", "03-12 due ~Water"])
    try perform(.done(at: "2026-03-01"), on: "Water")
    #expect(
      lines(try ahead()) == ["03-06 due Water", "03-11 due ~Water"])
  }

  @Test func `from start, each date is certain`() throws {
    try add("Bins") { ($0[.every], $0[.from], $0[.start]) = ("1w", "start", "2026-02-24") }
    #expect(lines(try ahead()) == ["03-03 due Bins", "03-10 due Bins"])
  }

  @Test func `what is overdue stands once, on the first day, and then as if done now`() throws {
    try add("Daily", now: "2026-02-20T12:00") { $0[.every] = "1d" }
    try add("Series", now: "2026-02-20T12:00") {
      ($0[.every], $0[.from], $0[.start]) = ("4d", "start", "2026-02-18")
    }
    try add("Window", now: "2026-02-01T12:00") { $0[.every] = "1-2w" }
    let ahead = try ahead(weeks: 1)
    #expect(
      lines(ahead).filter { $0.hasPrefix("03-02") } == [
        "03-02 due Window", "03-02 due Daily", "03-02 due Series",
      ])
    #expect(ahead.days[0].due.allSatisfy { $0.isOverdue && $0.isPending && !$0.isExpected })
    #expect(lines(ahead).filter { $0.hasSuffix("Daily") }.count == 7)
    #expect(lines(ahead).contains("03-06 due Series"))
    // A window that is over is open no more; the next one is expected.
    #expect(windows(ahead).isEmpty && !lines(ahead).contains { $0.contains("opens") })
  }

  @Test func `fixed tasks stand in fixed only, and a missed appointment nowhere`() throws {
    try add("Choir", now: "2026-02-01T12:00") {
      ($0[.every], $0[.at], $0[.from], $0[.start]) = ("1w", "19:00-20:30", "start", "2026-01-26")
    }
    try add("Standup", now: "2026-02-20T12:00") {
      ($0[.every], $0[.at], $0[.from], $0[.start]) = ("1d", "11:45-12:15", "start", "2026-02-25")
    }
    try add("Gone", now: "2026-02-20T12:00") {
      ($0[.due], $0[.timing]) = ("2026-03-01T10:00", "fixed")
    }
    let lines = lines(try ahead(weeks: 1))
    #expect(
      lines.prefix(3) == [
        "03-02 fixed Standup 11:45–12:15", "03-02 fixed Choir 19:00–20:30",
        "03-03 fixed Standup 11:45–12:15",
      ])
    #expect(!lines.contains { $0.contains("due") || $0.contains("Gone") })
    // Over at 12:15: the one of tomorrow is pending.
    let later = self.lines(try ahead("2026-03-02T12:15", weeks: 1))
    #expect(later.first == "03-02 fixed Choir 19:00–20:30")
  }

  @Test func `a fixed task that counts from done and whose time has passed is due`() throws {
    try add("Pills", now: "2026-02-20T12:00") {
      ($0[.every], $0[.at], $0[.timing]) = ("3d", "09:00", "fixed")
    }
    #expect(
      lines(try ahead(weeks: 1)) == [
        "03-02 due Pills", "03-05 fixed Pills 09:00–09:30", "03-08 fixed Pills 09:00–09:30",
      ])
  }

  @Test func `a window opens, is open on each day, and is due`() throws {
    try add("Claws", now: "2026-02-27T12:00") { $0[.every] = "4-6d" }
    try add("Exact", now: "2026-02-27T12:00") { $0[.every] = "6-6d" }
    try add("Horizon", now: "2026-02-27T12:00") {
      ($0[.every], $0[.horizon]) = ("6d", "4d")
    }
    let ahead = try ahead(weeks: 2)
    #expect(
      lines(ahead).filter { $0.contains("Claws") } == [
        "03-03 opens Claws", "03-05 due Claws", "03-09 opens ~Claws", "03-11 due ~Claws",
        "03-15 opens ~Claws",
      ])
    // Whatever opens by its horizon, or opens when it is due, has no window.
    #expect(lines(ahead).filter { $0.contains("opens") }.allSatisfy { $0.hasSuffix("Claws") })
    #expect(
      windows(ahead) == [
        "03-03 Claws 03-03..03-05", "03-04 Claws 03-03..03-05", "03-05 Claws 03-03..03-05",
        "03-09 Claws 03-09..03-11", "03-10 Claws 03-09..03-11", "03-11 Claws 03-09..03-11",
        "03-15 Claws 03-15..03-17",
      ])
    // One that has opened before, and is due after the last day.
    try add("Long", now: "2026-02-01T12:00") { $0[.every] = "2-20w" }
    let long = windows(try self.ahead(weeks: 1)).filter { $0.contains("Long") }
    #expect(long.count == 7 && long[0] == "03-02 Long 02-15..06-21")
  }

  @Test func `wishes, finished tasks and those without a date stand nowhere`() throws {
    try add("Some day") { _ in }
    try add("Wish") { $0[.bucket] = "yes" }
    try add("Done") { $0[.due] = "2026-03-04" }
    try perform(.done(), on: "Done")
    try add("Ended") {
      ($0[.every], $0[.from], $0[.start]) = ("2d", "start", "2026-03-01")
      $0[.end] = "2026-03-06"
    }
    #expect(lines(try ahead()) == ["03-03 due Ended", "03-05 due Ended"])
  }

  @Test func `a snooze changes nothing, a move this date alone`() throws {
    try add("Bins") { ($0[.every], $0[.from], $0[.start]) = ("1w", "start", "2026-02-24") }
    try perform(.snooze(.text("2026-03-20")), on: "Bins")
    #expect(lines(try ahead()) == ["03-03 due Bins", "03-10 due Bins"])
    try perform(.move(to: "2026-03-05"), on: "Bins")
    #expect(lines(try ahead()) == ["03-05 due Bins", "03-10 due Bins"])
  }

  @Test func `days of rest, also those of a pause`() throws {
    try store.edit {
      try EditBuilder(try self.context()).rest("2026-03-04", removing: false, in: $0)
    }
    try store.edit { try EditBuilder(try self.context()).pause("2026-03-09", in: $0) }
    let rest = try ahead().days.filter(\.isRest).map(\.day.dateText)
    #expect(rest.first == "2026-03-02" && rest.contains("2026-03-04") && rest.count == 7)
  }

  @Test func `free minutes are what fixed tasks leave, today from now on`() throws {
    try add("Work") {
      ($0[.every], $0[.at], $0[.from], $0[.start]) = ("1d", "13:00-15:00", "start", "2026-03-01")
    }
    try add("Call") { ($0[.due], $0[.timing]) = ("2026-03-03T14:30", "fixed") }
    try add("Night") {
      ($0[.due], $0[.timing], $0[.duration]) = ("2026-03-04T21:00", "fixed", "12h")
    }
    let ahead = try ahead(weeks: 1)
    // 12:00 to 22:00 without two hours; the call overlaps; the night takes two half evenings.
    #expect(ahead.days.map(\.freeMinutes) == [480, 720, 660, 660, 720, 720, 720])
    #expect(try self.ahead("2026-03-02T12:00:30", weeks: 1).days[0].freeMinutes == 479)
    #expect(try self.ahead("2026-03-02T22:30", weeks: 1).days[0].freeMinutes == 0)
  }

  @Test func `a day may end after midnight, and lose an hour to the clock`() throws {
    let late = DayHours(
      start: TimeOfDay(hour: 20, minute: 0), end: TimeOfDay(hour: 4, minute: 0),
      turn: TimeOfDay(hour: 4, minute: 0))
    try add("Radio") {
      ($0[.every], $0[.at], $0[.from], $0[.start]) = ("1w", "01:00-02:00", "start", "2026-03-01")
    }
    let ahead = try ahead("2026-03-24T21:00", weeks: 1, hours: late)
    // Sunday, 29 March at 01:00 is the night of Saturday, and the clock skips 02:00 to 03:00.
    #expect(lines(ahead) == ["03-28 fixed Radio 01:00–03:00"])
    #expect(ahead.days.map(\.freeMinutes) == [420, 480, 480, 480, 360, 480, 480])
  }

  @Test func `a task several times a day stands on it once, and in its windows`() throws {
    try add("Often") { ($0[.every], $0[.start]) = ("5h", "2026-03-02T09:00") }
    try add("Shifts") { ($0[.every], $0[.start]) = ("6-8h", "2026-03-02T09:00") }
    let ahead = try ahead(weeks: 1)
    for day in ahead.days {
      #expect(day.due.map(\.name).sorted() == ["Often", "Shifts"], "\(day.day.dateText)")
      #expect(day.opens.map(\.window.name) == ["Shifts"], "\(day.day.dateText)")
    }
    #expect(ahead.days.dropFirst().allSatisfy { $0.due.allSatisfy(\.isExpected) })
  }

  @Test func `days are the task's own where whole days count, else the user's`() throws {
    try add("Day") {
      ($0[.due], $0[.zone]) = ("2026-03-05", "America/Los_Angeles")
    }
    try add("Hour") {
      ($0[.due], $0[.zone]) = ("2026-03-05T20:00", "America/Los_Angeles")
    }
    let ahead = try ahead(weeks: 1)
    #expect(lines(ahead) == ["03-05 due Day", "03-06 due Hour"])
    // A move by days counts on the task's own calendar.
    let own = ahead.days.flatMap(\.due).map { LocalDays.text($0.ownDay) }
    #expect(own == ["2026-03-05", "2026-03-05"])
    // In the morning of the sixth in Berlin, the fifth is not over in Los Angeles.
    let morning = try self.ahead("2026-03-06T06:00", weeks: 1)
    #expect(morning.days[0].due.map(\.name) == ["Hour", "Day"])
    #expect(morning.days[0].due.map(\.isOverdue) == [true, false])
  }

  @Test func `the order of a day is that of Today`() throws {
    try add("Low") { ($0[.due], $0[.priority]) = ("2026-03-03", "low") }
    try add("Evening") { $0[.due] = "2026-03-03T18:00" }
    try add("Morning") { $0[.due] = "2026-03-03T08:00" }
    try add("High") { ($0[.due], $0[.priority]) = ("2026-03-03", "high") }
    #expect(try ahead().days[1].due.map(\.name) == ["High", "Morning", "Evening", "Low"])
  }

  @Test func `the last year ends with its last days`() throws {
    let ahead = try ahead("9999-12-20T12:00", weeks: 52)
    #expect(ahead.days.last?.day.dateText == "9999-12-30")
  }

  // MARK: Against what next says

  private static let rules = [
    "1d", "2d", "3d", "1w", "10d", "1mo", "2-4d", "1-3w", "3d-2w", "1h", "5h", "24h", "30h", "3-5h",
    "20-30h", "1w on tue", "2w on tue,fri", "1w on mon,wed,sun", "1mo on last day", "4w on sun",
  ]

  @Test(arguments: (0 as UInt64)..<12)
  func `what stands on the days is what next says`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func pick<Value>(_ values: [Value]) throws -> Value {
      try #require(values.randomElement(using: &random))
    }
    let zones = ["Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo", "floating"]
    for number in 0..<25 {
      let (every, from) = (try pick(Self.rules), try pick(["done", "start"]))
      let isShort = every.hasSuffix("h")
      let at = try isShort ? nil : pick([nil, nil, "00:30", "09:00", "23:30"])
      let start = try pick(["2026-01-31", "2026-02-14", "2026-03-01", "2026-03-02"])
      let zone = try pick(zones)
      // Some rules do not go together, such as a window with days.
      try? add(
        "Task \(number)", now: "2026-02-\(10 + Int.random(in: 0..<15, using: &random))T12:00"
      ) {
        ($0[.every], $0[.from], $0[.zone]) = (every, from, zone)
        $0[.start] = isShort ? start + "T07:00" : start
        $0[.at] = at
        $0[.timing] = at == nil ? nil : "flexible"
      }
    }
    let now = try pick(["2026-03-02T00:00", "2026-03-02T12:00", "2026-03-28T23:59"])
    let turn = TimeOfDay(hour: try pick([0, 3]), minute: 0)
    let context = try context(now, hours: DayHours(turn: turn))
    let todos = try store.withSnapshot { try $0.todos }
    #expect(todos.count > 10)
    let ahead = WeeksAhead(days: 28, todos: todos, restDays: [], actionContext: context)
    for todo in todos {
      let expected = Expected(todo, context, days: 28)
      func days(_ has: (WeeksAhead.Day) -> Bool) -> Set<Int> {
        Set(ahead.days.filter(has).map(\.number))
      }
      #expect(days { $0.due.contains { $0.id == todo.id } } == expected.due, "\(todo.details)")
      #expect(
        days { $0.opens.contains { $0.window.id == todo.id } } == expected.opens,
        "\(todo.details)")
      #expect(
        Set(ahead.windows.filter { $0.id == todo.id }.map { [$0.opensDay, $0.dueDay] })
          == expected.windows, "\(todo.details)")
      // Only the first is certain.
      let counts = todo.countsFromDone ? 1 : Int.max
      let certain = ahead.days.flatMap(\.due).filter { $0.id == todo.id && !$0.isExpected }
      #expect(certain.count <= counts)
    }
  }
}

/// The answer of `next` about a task, by day.
private struct Expected {
  var due: Set<Int> = []
  var opens: Set<Int> = []
  var windows: Set<[Int]> = []

  init(_ todo: Todo, _ context: ActionContext, days: Int) {
    let zone = context.zone(of: todo)
    let turn = context.hours.turn
    func day(_ date: Date, _ isInDays: Bool) -> Int {
      isInDays
        ? LocalDateTime(date, in: zone).daysSinceEpoch
        : LocalDay(containing: date, in: context.machineZone, turn: turn).date.daysSinceEpoch
    }
    let today = context.today
    let first = today.date.daysSinceEpoch
    let shown = first..<first + days
    var hasLength = false
    if case .repeating(let cadence) = todo.rule { hasLength = cadence.every.hasLength }
    for countdown in context.coming(todo).prefix(24 * 30 + 50) {
      guard let due = countdown.due, let opens = countdown.opens else { return }
      let (last, opening) = (day(due, countdown.isInDays), day(opens, countdown.isInDays))
      if shown.contains(max(last, first)) { self.due.insert(max(last, first)) }
      let isOverdue = countdown.isInDays ? due < today.start : due <= context.now
      guard hasLength, !isOverdue, opening < shown.upperBound, last >= first else { continue }
      if shown.contains(opening) { self.opens.insert(opening) }
      windows.insert([opening, last])
    }
  }
}

extension Todo {
  fileprivate var countsFromDone: Bool {
    if case .repeating(let cadence) = self.rule { cadence.from == .done } else { false }
  }
}
