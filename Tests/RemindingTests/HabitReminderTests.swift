import Foundation
import Journal
import Recurrence
import TestSupport
import Testing

@testable import Model
@testable import Reminding

/// Habits remind at their time on days that are not marked yet (J4); all times are in Berlin.
struct HabitReminderTests {
  /// An engine with one habit of five days from 2 March 2026, at 07:30.
  private static func engine(
    marked: Set<Int> = [], at time: TimeOfDay? = TimeOfDay(hour: 7, minute: 30),
    turn: TimeOfDay = .midnight, quiet: QuietHours? = nil, isOn: Bool = true,
    isQuietAlways: Bool = false, memory: EngineMemory = EngineMemory()
  ) -> ReminderEngine {
    var rules = EngineRules(machineZone: .berlin, quietHours: quiet)
    rules.dayTurn = turn
    rules.remindsOfHabits = isOn
    rules.quietAlways = isQuietAlways
    return ReminderEngine(
      rules: rules, todos: [], places: [], habits: alarms(marked: marked, at: time),
      memory: memory)
  }

  private static func alarms(
    marked: Set<Int>, at time: TimeOfDay?, days: Int? = 5, goal: HabitGoal? = nil,
    _ frequency: HabitFrequency? = nil, amounts: [Int: Int] = [:]
  ) -> [HabitAlarm] {
    let habit = Habit(
      id: Habit.ID(rawValue: 3), uuid: UUID(number: 7), created: Date.berlin("2026-03-01T12:00"),
      name: "Walk", start: first, days: days, at: time, goal: goal, frequency: frequency)
    let marks =
      marked.map {
        HabitMark(habit: habit.id, day: first + $0, kind: .done, time: .distantPast)
      }
      + amounts.map {
        HabitMark(
          habit: habit.id, day: first + $0, kind: .amount,
          amount: Amount(rawValue: $1 * 1000), time: .distantPast)
      }
    return [HabitAlarm(habit, marks: marks)].compactMap(\.self)
  }

  private static func engine(of alarms: [HabitAlarm]) -> ReminderEngine {
    ReminderEngine(
      rules: EngineRules(machineZone: .berlin), todos: [], places: [], habits: alarms,
      memory: EngineMemory())
  }

  @Test
  func `one that goes on reminds on its days alone, and never ends`() throws {
    let time = TimeOfDay(hour: 7, minute: 30)
    let days = try #require(WeekdaySet([.monday, .thursday]))
    var engine = Self.engine(of: Self.alarms(marked: [], at: time, days: nil, .on(days)))
    #expect(
      Self.told(&engine, from: "2026-03-01T12:00", to: "2026-03-10T12:00") == [
        "02T07:30 1/0", "05T07:30 2/0", "09T07:30 3/0",
      ])
    #expect(engine.nextWake == .berlin("2026-03-12T07:30"))
  }

  @Test
  func `of times a week it reminds until there are enough, then in the next week`() {
    let time = TimeOfDay(hour: 7, minute: 30)
    var engine = Self.engine(
      of: Self.alarms(marked: [1, 2], at: time, days: nil, .times(2, days: 7)))
    _ = engine.advance(to: .berlin("2026-03-04T08:00"))
    #expect(engine.nextWake == .berlin("2026-03-09T07:30"))
    var month = Self.engine(
      of: Self.alarms(marked: [1], at: time, days: nil, .times(1, days: 30)))
    _ = month.advance(to: .berlin("2026-03-04T08:00"))
    #expect(month.nextWake == .berlin("2026-04-01T07:30"))
  }

  @Test
  func `an amount short of the goal does not silence it, and one above the most does`() {
    let time = TimeOfDay(hour: 7, minute: 30)
    let goal = HabitGoal(amount: Amount(rawValue: 2000))
    var short = Self.engine(
      of: Self.alarms(marked: [], at: time, goal: goal, amounts: [0: 1, 1: 2, 3: 3]))
    #expect(
      Self.told(&short, from: "2026-03-01T12:00", to: "2026-03-07T12:00") == [
        "02T07:30 1/5", "04T07:30 3/5", "06T07:30 5/5",
      ])
    let most = HabitGoal(amount: Amount(rawValue: 2000), isAtMost: true)
    var over = Self.engine(
      of: Self.alarms(marked: [], at: time, days: 2, goal: most, amounts: [0: 3, 1: 2]))
    #expect(
      Self.told(&over, from: "2026-03-01T12:00", to: "2026-03-07T12:00") == ["03T07:30 2/2"])
  }

  /// 2 March 2026.
  private static let first = 20_514

  /// The times and days of the reminders from one instant to another, tick by tick.
  private static func told(
    _ engine: inout ReminderEngine, from start: String, to end: String, step: Double = 1800
  ) -> [String] {
    var (now, told): (Date, [String]) = (Date.berlin(start), [])
    while now <= Date.berlin(end) {
      for reminder in engine.advance(to: now).decisions.compactMap(\.reminder) {
        let time = LocalDateTime(reminder.time, in: .berlin).description.dropFirst(8).prefix(8)
        told.append("\(time) \(reminder.box?.number ?? 0)/\(reminder.box?.days ?? 0)")
      }
      now += step
    }
    return told
  }

  @Test
  func `each day of the habit has one reminder at its time`() {
    var engine = Self.engine()
    #expect(
      Self.told(&engine, from: "2026-03-01T12:00", to: "2026-03-10T12:00") == [
        "02T07:30 1/5", "03T07:30 2/5", "04T07:30 3/5", "05T07:30 4/5", "06T07:30 5/5",
      ])
    #expect(engine.nextWake == nil && engine.memorySize <= 2)
  }

  @Test
  func `a day that is done or rested has none`() {
    var engine = Self.engine(marked: [0, 2])
    #expect(
      Self.told(&engine, from: "2026-03-01T12:00", to: "2026-03-05T12:00") == [
        "03T07:30 2/5", "05T07:30 4/5",
      ])
  }

  @Test
  func `the engine wakes at the next reminder and at nothing else`() {
    var engine = Self.engine(marked: [0])
    _ = engine.advance(to: .berlin("2026-03-02T06:00"))
    #expect(engine.nextWake == .berlin("2026-03-03T07:30"))
    var silent = Self.engine(at: nil)
    _ = silent.advance(to: .berlin("2026-03-02T06:00"))
    #expect(silent.nextWake == nil)
    var off = Self.engine(isOn: false)
    _ = off.advance(to: .berlin("2026-03-02T06:00"))
    #expect(off.nextWake == nil)
  }

  @Test
  func `a time that passed while nothing ran reminds on its day, later not at all`() {
    var engine = Self.engine()
    let late = engine.advance(to: .berlin("2026-03-02T09:00")).decisions.compactMap(\.reminder)
    #expect(late.map(\.time) == [.berlin("2026-03-02T09:00")])
    // Asleep for two days: the present day alone.
    let awake = engine.advance(to: .berlin("2026-03-05T08:00")).decisions.compactMap(\.reminder)
    #expect(awake.map(\.box?.number) == [4])
    #expect(engine.advance(to: .berlin("2026-03-06T07:00")) == EngineStep())
  }

  @Test
  func `what was told is not repeated after a restart or when the clock is set back`() {
    let key = ReminderKey(
      todo: Todo.ID(rawValue: -3), countdown: Int64(Self.first), cause: .habit,
      occasion: .moment(.berlin("2026-03-02T07:30")))
    var engine = Self.engine(memory: EngineMemory(reminded: [key: .berlin("2026-03-02T07:30")]))
    #expect(engine.advance(to: .berlin("2026-03-02T09:00")) == EngineStep())
    #expect(engine.advance(to: .berlin("2026-03-02T07:00")) == EngineStep())
    #expect(engine.advance(to: .berlin("2026-03-02T07:31")) == EngineStep())
    #expect(key.habit == Habit.ID(rawValue: 3))
  }

  @Test
  func `a box that is ticked meanwhile stays silent after quiet hours`() {
    let quiet = QuietHours(
      start: TimeOfDay(hour: 22, minute: 0), end: TimeOfDay(hour: 9, minute: 0))
    // A habit has a time that a person gave.
    var engine = Self.engine(quiet: quiet, isQuietAlways: true)
    let held = engine.advance(to: .berlin("2026-03-02T07:30")).decisions
    #expect(held.count == 1 && held[0].reminder == nil)
    var ticked = engine
    ticked.reload(
      todos: [], places: [], habits: Self.alarms(marked: [0], at: TimeOfDay(hour: 7, minute: 30)),
      memory: EngineMemory(reminded: [:], held: Self.held(in: held)))
    let dropped = ticked.advance(to: .berlin("2026-03-02T09:00")).decisions
    #expect(dropped.map(\.reminder) == [nil])
    let released = engine.advance(to: .berlin("2026-03-02T09:00")).decisions
    #expect(released.compactMap(\.reminder?.task) == ["Walk"])
  }

  @Test
  func `a time before the turn of the day belongs to the night after it`() {
    var engine = Self.engine(
      at: TimeOfDay(hour: 1, minute: 30), turn: TimeOfDay(hour: 3, minute: 0))
    #expect(
      Self.told(&engine, from: "2026-03-01T12:00", to: "2026-03-04T02:00") == [
        "03T01:30 1/5", "04T01:30 2/5",
      ])
  }

  private static func held(in decisions: [Decision]) -> [Reminder] {
    decisions.compactMap { if case .hold(let reminder, _) = $0.outcome { reminder } else { nil } }
  }
}
