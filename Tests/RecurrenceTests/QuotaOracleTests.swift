import Foundation
import Recurrence
import Testing

/// Compares quotas with an oracle that walks from day to day and shares no code with the product.
struct QuotaOracleTests {
  /// One random life of a task, day by day.
  struct Life {
    let unit: Period.Unit
    let times: Int
    let isSeveral: Bool
    let weekStart: Weekday
    let start: Int

    static let calendar: Calendar = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }()

    static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

    /// The first day of the period of a day, found by going back a day at a time.
    func first(_ day: Int) -> Int {
      var day = day
      while !begins(day) { day -= 1 }
      return day
    }

    func last(_ day: Int) -> Int {
      var day = day
      while !begins(day + 1) { day += 1 }
      return day
    }

    private func begins(_ day: Int) -> Bool {
      let parts = Self.calendar.dateComponents([.weekday, .day, .month], from: Self.date(day))
      return switch unit {
      case .hour, .day: true
      // Calendars count from Sunday as 1.
      case .week: (parts.weekday ?? 0) == (weekStart.rawValue + 1) % 7 + 1
      case .month: parts.day == 1
      case .year: parts.day == 1 && parts.month == 1
      }
    }
  }

  /// The memory of the oracle.
  struct Memory {
    var done: [Int: Int] = [:]
    var letGo: Set<Int> = []
    var changed: Int

    func counted(_ life: Life, _ days: ClosedRange<Int>) -> Int {
      days.reduce(0) { $0 + (life.isSeveral ? done[$1] ?? 0 : min(1, done[$1] ?? 0)) }
    }

    func asked(_ life: Life, _ first: Int, _ last: Int) -> Int {
      first < life.start && life.start <= last ? min(life.times, last - life.start + 1) : life.times
    }

    func missing(_ life: Life, _ first: Int) -> Int {
      let last = life.last(first)
      return asked(life, first, last) - counted(life, first...last)
    }

    /// Opens and due on days, for the first period from that of a day on that asks for something.
    func pending(_ life: Life, on today: Int) -> (opens: Int, due: Int) {
      var first = life.first(today)
      while true {
        let last = life.last(first)
        let left = missing(life, first)
        var opens = max(first, life.start)
        if !life.isSeveral {
          for day in first...last where done[day] != nil { opens = max(opens, day + 1) }
        }
        if left > 0, !letGo.contains(first), opens <= last {
          var due = last
          for _ in 1..<max(left, 1) where due > first { due -= 1 }
          return (opens, min(last, max(due, opens, changed)))
        }
        first = last + 1
      }
    }
  }

  @Test(arguments: 0..<40)
  func aThousandLivesGoTheSameWay(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<25 {
      // Years are rare, since the oracle walks through each of their days.
      let units: [Period.Unit] = [.day, .week, .week, .week, .week, .month, .month, .month]
      let unit = random.next() % 40 == 0 ? .year : units[Int(random.next() % 8)]
      let most = [Period.Unit.day: 4, .week: 7, .month: 9, .year: 30][unit] ?? 1
      let start = 20_400 + Int(random.next() % 400)
      let isSeveral = unit == .day || random.next() % 4 == 0
      let life = Life(
        unit: unit, times: 1 + Int(random.next()) % most, isSeveral: isSeveral,
        weekStart: Weekday.allCases[Int(random.next() % 7)], start: start)
      try follow(life, &random)
    }
  }

  private func follow(_ life: Life, _ random: inout SplitMix) throws {
    let zone = try timeZone("Europe/Berlin")
    func instant(_ day: Int, _ hour: Int) -> Date {
      var calendar = Life.calendar
      let parts = calendar.dateComponents([.year, .month, .day], from: Life.date(day))
      calendar.timeZone = zone
      return calendar.date(
        from: DateComponents(year: parts.year, month: parts.month, day: parts.day, hour: hour))
        ?? .distantPast
    }
    let wall = try LocalDateTime(
      parsing: Life.date(life.start).formatted(.iso8601.year().month().day()) + "T00:00")
    let cadence = try Cadence(
      rhythm: Rhythm(Quota(life.times, per: life.unit)), start: wall, times: nil,
      isSeveralADay: life.isSeveral)
    let schedule = Schedule(rule: .repeating(cadence), zone: zone, isInDays: true)
    let days = UserDays(turn: TimeOfDay(hour: 3, minute: 0), weekStart: life.weekStart)
    var memory = Memory(changed: life.start)
    var state = schedule.initialState(now: instant(life.start, 9), days: days)
    var stored = life.start
    for today in life.start..<life.start + 120 {
      // Past midnight is still the day before.
      let now = random.next() % 5 == 0 ? instant(today + 1, 1) : instant(today, 12)
      let shortfalls = schedule.shortfalls(from: state, now: now, turn: days.turn)
      var expected: [Int] = []
      var first = life.first(stored)
      while life.last(first) < today {
        let left = memory.missing(life, first)
        if left > 0, !memory.letGo.contains(first) { expected.append(left) }
        first = life.last(first) + 1
      }
      #expect(shortfalls.map(\.missing) == expected)
      let rolled = schedule.rolled(state, to: now, days: days)
      try compare(schedule, rolled, memory, life, on: today, instant)
      switch random.next() % 8 {
      case 0, 1, 2:
        state = schedule.state(afterDoneAt: now, from: rolled, now: now, dayTurn: days.turn)
        memory.done[today, default: 0] += 1
      case 3:
        // Backdated; in an earlier period it is history alone.
        let day = today - Int(random.next() % 4)
        state = schedule.state(
          afterDoneAt: min(instant(day, 12), now), from: rolled, now: now, dayTurn: days.turn)
        if day >= life.first(today) { memory.done[day, default: 0] += 1 }
      case 4:
        let own = life.first(today)
        let isOwn = memory.missing(life, own) > 0 && !memory.letGo.contains(own)
        let pending = memory.pending(life, on: today)
        state = schedule.state(afterSkipFrom: rolled, now: now, dayTurn: days.turn)
        memory.letGo.insert(isOwn ? own : life.first(pending.opens))
      default: continue
      }
      memory.changed = today
      stored = today
      try compare(schedule, state, memory, life, on: today, instant)
    }
  }

  private func compare(
    _ schedule: Schedule, _ state: RecurrenceState, _ memory: Memory, _ life: Life, on today: Int,
    _ instant: (Int, Int) -> Date
  ) throws {
    let countdown = try #require(schedule.countdown(at: state))
    let pending = memory.pending(life, on: today)
    #expect(countdown.opens == instant(pending.opens, 0), "\(life) on \(today)")
    #expect(
      countdown.due == instant(pending.due + 1, 0).addingTimeInterval(-1), "\(life) on \(today)")
    let first = life.first(today)
    #expect(
      schedule.tally(at: state)?.done == memory.counted(life, first...life.last(today)),
      "\(life) on \(today)")
    let text = try #require(schedule.tally(at: state)).description
    #expect(PeriodTally(parsing: text) == schedule.tally(at: state))
  }
}

/// A small generator of numbers, the same on each run.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return (bits ^ (bits >> 31)) >> 1
  }
}
