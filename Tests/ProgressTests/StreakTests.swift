import Testing

@testable import Progress

/// Streaks and reserves (X6), day streaks (X8), days of rest (X9).
struct StreakTests {
  @Test(arguments: [
    // Kept and missed times, then length, best and reserve.
    ("", 0, 0, 0), ("k", 1, 1, 0), ("kkm", 0, 2, 0), ("kkkkkkk", 7, 7, 1),
    ("kkkkkkkm", 7, 7, 0), ("kkkkkkkmm", 0, 7, 0), ("kkkkkkkmk", 8, 8, 0),
    ("kkkkkkkkkkkkkk", 14, 14, 2), ("kkkkkkkkkkkkkkkkkkkkk", 21, 21, 2),
    ("kkkkkkkkkkkkkkmmm", 0, 14, 0), ("kkkkkkkkkkkkkkmm", 14, 14, 0),
    ("kkkkkkkmkkkkkkk", 14, 14, 1), ("mmk", 1, 1, 0),
  ])
  func `each seventh time saves a reserve`(times: String, length: Int, best: Int, reserve: Int) {
    var streak = Streak()
    for time in times { time == "k" ? streak.addKept() : streak.addMissed() }
    #expect(streak.length == length && streak.best == best && streak.reserve == reserve)
  }

  @Test
  func `missing several times at once is missing them one by one`() {
    for kept in 0...20 {
      for missed in 0...4 {
        var (one, other) = (Streak(), Streak())
        for _ in 0..<kept {
          one.addKept()
          other.addKept()
        }
        one.addMissed(missed)
        for _ in 0..<missed { other.addMissed() }
        #expect(one == other)
      }
    }
  }

  @Test(
    arguments: [
      // Earning days, rest days, today, and the length.
      ([1, 2, 3], [], 3, 3), ([1, 2, 3], [], 4, 3), ([1, 2, 3], [], 5, 0), ([1, 3], [], 3, 1),
      ([1, 3], [2], 3, 2), ([1, 2, 3], [4, 5], 6, 3), ([1, 2, 3], [4, 5], 7, 0),
      // What is earned on a day of rest neither feeds nor breaks.
      ([1, 2, 3], [2], 3, 2), ([], [], 3, 0), ([1, 1, 1], [], 1, 1),
      // A reserve stands in for one day.
      ([1, 2, 3, 4, 5, 6, 7], [], 9, 7), ([1, 2, 3, 4, 5, 6, 7], [], 10, 0),
      ([1, 2, 3, 4, 5, 6, 7, 9], [], 9, 8),
    ] as [([Int], [Int], Int, Int)])
  func `a day without points ends a day streak`(
    days: [Int], rest: [Int], today: Int, length: Int
  ) {
    var streak = DayStreak(rest: RestDays(rest))
    for day in days { streak.earn(on: day) }
    #expect(streak.streak(on: today).length == length)
  }

  @Test(
    arguments: [
      // Due, done, rest days, and if that is late.
      (10, 10, [], false), (10, 9, [], false), (10, 11, [], true), (10, 11, [11], false),
      (10, 12, [11], true), (10, 12, [11, 12], false),
      // Due in a holiday: the day after it is in time.
      (10, 15, [10, 11, 12, 13, 14], false), (10, 16, [10, 11, 12, 13, 14], true),
      (9, 15, [10, 11, 12, 13, 14], true), (10, 11, [10], false), (10, 12, [10], true),
    ] as [(Int, Int, [Int], Bool)])
  func `days of rest do not make late`(due: Int, done: Int, rest: [Int], isLate: Bool) {
    #expect(RestDays(rest).isLate(due: due, done: done) == isLate)
  }
}
