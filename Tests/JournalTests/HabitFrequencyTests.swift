import Foundation
import Recurrence
import Testing

@testable import Journal

/// Habits that count amounts, that go on, and that are done on some days (Y5, Y6); day 20 514 is
/// Monday, 2 March 2026.
struct HabitFrequencyTests {
  private static let monday = 20_514

  private static func habit(
    days: Int? = nil, start: Int = monday, goal: HabitGoal? = nil,
    _ frequency: HabitFrequency? = nil
  ) -> Habit {
    Habit(
      id: Habit.ID(rawValue: 1), uuid: UUID(), created: .distantPast, name: "Walk", start: start,
      days: days, goal: goal, frequency: frequency)
  }

  /// Marks from the first day on: `d` done, `r` rest, a digit an amount, anything else nothing.
  private static func marks(_ letters: String, from start: Int = monday) -> [HabitMark] {
    letters.enumerated().compactMap { index, letter in
      let number = letter.wholeNumberValue
      let kind: HabitMark.Kind? =
        number != nil ? .amount : letter == "d" ? .done : letter == "r" ? .rest : nil
      return kind.map {
        HabitMark(
          habit: Habit.ID(rawValue: 1), day: start + index, kind: $0,
          amount: number.map { Amount(rawValue: $0 * 1000) }, time: .distantPast)
      }
    }
  }

  private static func states(_ progress: HabitProgress) -> String {
    progress.boxes.map { box in
      switch box.state {
      case .done: "d"
      case .rest: "r"
      case .missed: "m"
      case .free: "f"
      case .open: "o"
      case .ahead: "a"
      }
    }.joined()
  }

  // MARK: Times in a period

  @Test(arguments: [
    // What was not needed is free; the last days are missed where too few are left.
    ("d.d.d..", 7, "dfdfdffo", 1), ("d.d....", 7, "dfdfffmo", 0), (".......", 7, "ffffmmmo", 0),
    ("....ddd", 7, "ffffdddo", 1), ("....d.d", 7, "ffffdmdo", 0),
    // Today is open until there are enough.
    ("d.d", 2, "dfd", 0), ("d.d", 3, "dfdo", 0), ("d.d.d", 5, "dfdfdf", 1), ("", 0, "o", 0),
    // A day of rest is none of the week.
    ("rrrrr", 7, "rrrrrmmo", 0), ("rrrrrdd", 7, "rrrrrddo", 1), ("rrrrrrr", 7, "rrrrrrro", 0),
    // More than enough counts on, and no more for the streak.
    ("ddddddd", 7, "dddddddo", 1), ("d.d.d..d.d.d..", 14, "dfdfdffdfdfdffo", 2),
    ("d.d.d..d......", 14, "dfdfdffdffffmmo", 0), ("d.d.d..d......", 13, "dfdfdffdffffmo", 1),
  ])
  func `three times a week`(letters: String, today: Int, states: String, streak: Int) {
    let progress = HabitProgress(
      Self.habit(.times(3, days: 7)), marks: Self.marks(letters), today: Self.monday + today)
    #expect(Self.states(progress) == states)
    #expect(progress.streak == streak)
  }

  @Test func `a week begins on the day that the user chose`() {
    let habit = Self.habit(start: Self.monday - 1, .times(1, days: 7))
    // On Sunday the 1st and Wednesday the 4th.
    let marks = Self.marks("d..d", from: Self.monday - 1)
    func streak(_ first: Weekday) -> Int {
      HabitProgress(habit, marks: marks, today: Self.monday + 2, weekStart: first).streak
    }
    #expect(streak(.sunday) == 1)
    // From Monday on, Sunday the 1st is a week of one day.
    #expect(streak(.monday) == 2)
    #expect(streak(.tuesday) == 2)
    #expect(streak(.thursday) == 1)
  }

  @Test func `a first week begun in its middle asks for its days, and breaks nothing`() {
    let start = Self.monday + 5
    func progress(_ letters: String, today: Int) -> HabitProgress {
      HabitProgress(
        Self.habit(start: start, .times(3, days: 7)), marks: Self.marks(letters, from: start),
        today: start + today)
    }
    #expect(progress("dd", today: 2).streak == 1)
    #expect(Self.states(progress(".d", today: 2)) == "mdo")
    #expect(progress("d.d.d.d", today: 9).streak == 1)
    #expect(progress("..d.d.d", today: 9).bestStreak == 1)
  }

  @Test func `months are those of the calendar, other periods count from the first day`() {
    // 1 February 2026 is a Sunday, day 20 485.
    let monthly = Self.habit(start: 20_485, .times(2, days: 30))
    let marks = Self.marks("d..........................d", from: 20_485)
    let march = HabitProgress(monthly, marks: marks, today: 20_513)
    #expect(march.streak == 1 && march.period?.done == 0 && march.period?.wanted == 2)
    #expect(march.box(on: 20_512)?.state == .done && march.box(on: 20_511)?.state == .free)
    let eights = Self.habit(.times(3, days: 8))
    let kept = HabitProgress(
      eights, marks: Self.marks("ddd.....d.d....d"), today: Self.monday + 16)
    #expect(kept.streak == 2 && kept.rows.map(\.length) == [16])
  }

  // MARK: Days of the week

  @Test func `other days have no box, and count for neither streak nor strength`() throws {
    let days = try #require(WeekdaySet([.monday, .wednesday, .friday]))
    let habit = Self.habit(days: 14, .on(days))
    let marks = Self.marks("d.d.d..d")
    let progress = HabitProgress(habit, marks: marks, today: Self.monday + 8)
    #expect(Self.states(progress) == "ddddaa")
    #expect(progress.boxes.map(\.number) == [1, 2, 3, 4, 5, 6])
    #expect(progress.boxes.map { $0.day - Self.monday } == [0, 2, 4, 7, 9, 11])
    #expect(progress.streak == 4 && progress.box(on: Self.monday + 1) == nil)
    let part = pow(0.5, 1.0 / 13)
    #expect(abs(progress.strength - (1 - pow(part, 4))) < 1e-12)
    #expect(habit.number(of: Self.monday + 9) == 5)
    #expect(!habit.isOpen(on: Self.monday + 1, [:], weekStart: .monday))
    #expect(days.text == "mon,wed,fri")
  }

  // MARK: Going on

  @Test func `one that goes on has no end, lists a year and earns no badge`() {
    let habit = Self.habit(start: Self.monday - 1000)
    let marks = Self.marks(String(repeating: "d", count: 1001), from: Self.monday - 1000)
    let progress = HabitProgress(habit, marks: marks, today: Self.monday)
    #expect(progress.boxes.count == 1001 && progress.listed.count == 366)
    #expect(progress.listed.last?.day == Self.monday && progress.listed.last?.number == 1001)
    #expect(progress.completedFraction == nil && !progress.isFinished && !progress.earnsBadge)
    #expect(progress.streak == 1001 && progress.box(on: Self.monday + 1) == nil)
    #expect(HabitProgress(Self.habit(), marks: [], today: Self.monday - 1).boxes.isEmpty)
  }

  // MARK: Amounts

  @Test func `a box is done at the goal, and an earlier tick is the goal`() {
    let habit = Self.habit(days: 5, goal: HabitGoal(amount: Amount(rawValue: 8000)))
    let progress = HabitProgress(habit, marks: Self.marks("89d7."), today: Self.monday + 4)
    #expect(Self.states(progress) == "dddmo")
    #expect(progress.boxes.map { $0.amount?.rawValue } == [8000, 9000, 8000, 7000, nil])
    #expect(Self.marks("89d7r").map(habit.isTicked) == [true, true, true, false, false])
  }

  @Test func `at most is missed at once above the goal, and done from the first entry on`() {
    let habit = Self.habit(
      days: 7, goal: HabitGoal(amount: Amount(rawValue: 2000), isAtMost: true))
    func states(_ letters: String, _ today: Int) -> String {
      Self.states(HabitProgress(habit, marks: Self.marks(letters), today: Self.monday + today))
    }
    #expect(states("", 2) == "mmoaaaa")
    #expect(states(".2", 1) == "moaaaaa" && states(".3", 1) == "mmaaaaa")
    #expect(states(".2..3", 5) == "mdddmoa")
    #expect(states(".2", 7) == "mdddddd")
    #expect(!Self.marks("2").contains(where: habit.isTicked))
  }

  @Test(arguments: [
    ("8", 8000), ("0.5", 500), ("2,5", 2500), ("-1", -1000), ("+3.125", 3125), ("0", 0),
    ("2,125", nil), ("1.2345", nil), ("lots", nil), ("", nil), ("1.", nil), (".5", nil),
    ("--1", nil), ("1e3", nil), ("٣", nil), ("9999999999999", nil), ("1,2.3", nil),
  ])
  func `an amount is a number with at most three decimals`(text: String, thousandths: Int?) {
    #expect(Amount(text)?.rawValue == thousandths)
  }

  @Test(arguments: [(8000, "8"), (5500, "5.5"), (50, "0.05"), (1, "0.001"), (-1250, "-1.25")])
  func `an amount has no more decimals than it needs`(thousandths: Int, text: String) {
    #expect(Amount(rawValue: thousandths).text == text)
    #expect(Amount(text)?.rawValue == thousandths)
  }

  // MARK: Strength

  /// The strength as Loop has it, computed plainly over days: each with its value, `nil` for a day
  /// that leaves it.
  private static func loop(
    _ values: [Double?], times: Double, in days: Int, from start: Double = 0
  ) -> Double {
    let isDaily = days == 1
    let frequency = times / Double(days)
    let multiplier = pow(0.5, sqrt(frequency) / 13)
    let window = isDaily ? 1 : 2 * days
    var score = start
    for (index, value) in values.enumerated() where value != nil {
      let sum = values[max(0, index - window + 1)...index].reduce(0) { $0 + ($1 ?? 0) }
      let x = min(1, sum / (isDaily ? 1 : 2 * times))
      score = score * multiplier + x * (1 - multiplier)
    }
    return score
  }

  @Test(arguments: [
    (2, 7, "d..d...d..d.....................d", 32), (3, 7, "d.d.d..d.d.d..dd", 15),
    (3, 7, "drd.r..d.d.d..d", 14), (1, 30, "d.............................d..d", 33),
    (3, 8, "ddd.....d.d....d", 15), (1, 7, "d......d......d", 14), (6, 7, "dddddd.dddddd", 12),
  ])
  func `times in a period have the strength of Loop`(
    times: Int, days: Int, letters: String, today: Int
  ) {
    let progress = HabitProgress(
      Self.habit(.times(times, days: days)), marks: Self.marks(letters),
      today: Self.monday + today)
    let values = letters.prefix(today + 1).map { $0 == "d" ? 1.0 : $0 == "r" ? nil : 0 }
    #expect(abs(progress.strength - Self.loop(values, times: Double(times), in: days)) < 1e-9)
    #expect(progress.strengths.count == progress.boxes.count)
  }

  @Test func `a gap of three weeks is that of Loop`() {
    let progress = HabitProgress(
      Self.habit(start: 20_486, .times(2, days: 7)),
      marks: Self.marks("d..d...d..d.....................d", from: 20_486), today: 20_517)
    // 0.2355 stands in the acceptance of the rule, computed from the formula alone.
    #expect(abs(progress.strengths[31] - 0.2355) < 0.02)
  }

  @Test func `a part of the goal is a part of a day`() {
    let goal = HabitGoal(amount: Amount(rawValue: 8000))
    let progress = HabitProgress(
      Self.habit(goal: goal), marks: Self.marks("84902"), today: Self.monday + 5)
    let plain = Self.loop([1, 0.5, 1, 0, 0.25], times: 1, in: 1)
    #expect(abs(progress.strength - plain) < 1e-12)
  }

  @Test func `what is above the most is taken away, from a strength of 1 on`() {
    let goal = HabitGoal(amount: Amount(rawValue: 2000), isAtMost: true)
    let progress = HabitProgress(
      Self.habit(goal: goal), marks: Self.marks(".2.3.5."), today: Self.monday + 7)
    // Before the first entry there is no strength; 3 of 2 is a half, 5 of 2 nothing.
    let plain = Self.loop([1, 1, 0.5, 1, 0, 1], times: 1, in: 1, from: 1)
    #expect(abs(progress.strength - plain) < 1e-12)
    #expect(progress.strengths.first == 0)
  }

  @Test func `a day of the period is open until there are enough ticks`() {
    let habit = Self.habit(.times(2, days: 7))
    func isOpen(_ letters: String, _ day: Int) -> Bool {
      let marks = Dictionary(
        Self.marks(letters).map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
      return habit.isOpen(on: Self.monday + day, marks, weekStart: .monday)
    }
    #expect(isOpen("d", 1) && !isOpen("d", 0) && !isOpen("d.d", 4) && isOpen("d.d", 7))
    #expect(!isOpen("", -1))
  }
}
