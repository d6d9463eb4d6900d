import Foundation
import Recurrence
import Testing

/// Thousands of made-up rules with seasons against a search day by day, which shares no code with
/// the product (Y2).
struct SeasonOracleTests {
  @Test(arguments: 0..<8)
  func `plain periods and windows from done follow the search day by day`(seed: Int) throws {
    var random = Dice(seed: seed)
    for _ in 0..<250 {
      let season = random.season()
      let window = random.window()
      let days = SeasonDays(season)
      let base = random.day()
      let schedule = try Self.schedule(window.text, .done, start: base, season: season)
      let noon = SeasonDays.date(base).addingTimeInterval(12 * 3600)
      let countdown = try #require(schedule.countdown(at: .completed(noon)))
      let least = window.minimum.map { SeasonDays.adding($0, window.unit, to: base) }
      var due = SeasonDays.adding(window.maximum, window.unit, to: base)
      due = days.first(from: due)
      var opens = max(due - 1, base + 1)
      if let least {
        opens = days.first(from: least)
        if opens == least, let end = days.end(of: opens, before: due) {
          due = days.first(from: end)
        }
      } else {
        opens = max(opens, days.begin(of: due))
      }
      let rule = Comment("\(window.text), \(season), done \(SeasonDays.text(base))")
      #expect(countdown.due.map(SeasonDays.day) == due, rule)
      #expect(countdown.opens.map(SeasonDays.day) == min(opens, due), rule)
      for _ in 0..<4 {
        let now = due - 60 + random.number(to: 900)
        let time = SeasonDays.date(now).addingTimeInterval(3600)
        let carried = schedule.carried(from: .completed(noon), now: time)
        let wanted: Int? = days.end(of: due, before: now + 1).map { _ in
          days.contains(now) ? days.begin(of: now) : days.first(from: now)
        }
        #expect(carried?.daysSinceEpoch == wanted, "\(rule) on \(SeasonDays.text(now))")
        let phase = schedule.phase(
          of: schedule.countdown(at: .completed(noon), moved: carried), at: time)
        #expect((phase == .resting) == !days.contains(now), rule)
      }
    }
  }

  @Test(arguments: 0..<6)
  func `rhythms from the start leave out what is out of season`(seed: Int) throws {
    var random = Dice(seed: 1000 + seed)
    for _ in 0..<120 {
      let season = random.season()
      let days = SeasonDays(season)
      let window = random.window(withMinimum: false)
      let start = random.day()
      let all = (1...12000).lazy.map {
        SeasonDays.adding($0 * window.maximum, window.unit, to: start)
      }.prefix { $0 < start + 6000 }
      try compare(
        all.filter(days.contains), of: window.text, season, start: start, &random)
    }
  }

  @Test(arguments: 0..<6)
  func `weekdays leave out what is out of season`(seed: Int) throws {
    var random = Dice(seed: 2000 + seed)
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    for _ in 0..<120 {
      let season = random.season()
      let days = SeasonDays(season)
      let weeks = 1 + random.number(to: 3)
      let chosen = (0..<7).filter { _ in random.number(to: 3) == 0 }
      let weekdays = chosen.isEmpty ? [2] : chosen
      let start = random.day()
      let monday = start - SeasonDays.weekday(start)
      let all = (start..<start + 6000).filter {
        weekdays.contains(SeasonDays.weekday($0)) && ($0 - monday) / 7 % weeks == 0
      }
      let text = "\(weeks)w on " + weekdays.map { names[$0] }.joined(separator: ",")
      try compare(all.filter(days.contains), of: text, season, start: start, &random)
    }
  }

  private func compare(
    _ wanted: [Int], of text: String, _ season: String, start: Int, _ random: inout Dice
  ) throws {
    let schedule = try Self.schedule(text, .start, start: start, season: season)
    let rule = Comment("\(text), \(season), from \(SeasonDays.text(start))")
    guard let first = wanted.first, first < start + 3000 else { return }
    // The start itself is due where the rule has days.
    let begin = SeasonDays.date(first).addingTimeInterval(-1)
    let state = schedule.initialState(now: begin)
    let upcoming = schedule.upcoming(20, from: state, now: begin).compactMap(\.due)
    // The wanted days end with the time that was searched.
    #expect(
      Array(upcoming.map(SeasonDays.day).prefix(wanted.count)) == Array(wanted.prefix(20)), rule)
    for _ in 0..<3 {
      let now = first + random.number(to: 2500)
      let time = SeasonDays.date(now).addingTimeInterval(100)
      let next = wanted.first { $0 >= now }
      let found = schedule.countdown(at: schedule.initialState(now: time))?.due
      #expect(found.map(SeasonDays.day) == next || next == nil, rule)
      let (from, to) = (first + random.number(to: 1000), first + 1000 + random.number(to: 1000))
      let dues = schedule.dueDates(
        from: SeasonDays.date(from), to: SeasonDays.date(to), at: state)
      #expect(dues.map(SeasonDays.day) == wanted.filter { from..<to ~= $0 }, rule)
      let passed = schedule.passed(from: state, lasting: 0, now: time)
      #expect((passed?.missed ?? 0) == wanted.count { $0 < now }, rule)
      let late = schedule.passedDues(from: state, lasting: 0, now: time, limit: 7)
      #expect(
        late.latest.map(SeasonDays.day) == Array(wanted.filter { $0 < now }.suffix(7)), rule)
      // One that was not done in its season is carried to the first day of a later one.
      let days = SeasonDays(season)
      let missed = schedule.missedCount(
        of: schedule.countdown(
          at: state, moved: schedule.carried(from: state, now: time)), at: state, now: time)
      let isCarried = days.end(of: first, before: now + 1) != nil
      let since = isCarried ? (days.contains(now) ? days.begin(of: now) : .max) : first
      #expect(
        missed == (since >= now ? 0 : 1 + wanted.count { $0 > since && $0 < now }), rule)
    }
  }

  private static func schedule(
    _ every: String, _ from: ResetMode, start: Int, season: String
  ) throws -> Schedule {
    let cadence = try Cadence(
      rhythm: Rhythm(parsing: every), from: from,
      start: LocalDateTime(parsing: SeasonDays.text(start) + "T00:00"))
    return Schedule(
      rule: .repeating(cadence), zone: try timeZone("UTC"), isInDays: true,
      season: try Season(parsing: season))
  }
}

/// The days of a season, each looked up in a calendar of Foundation.
private struct SeasonDays {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private var days: Set<Int> = []

  init(_ text: String) {
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-").map(String.init)
      for year in 2018...2045 {
        let first = Self.day(ends[0], of: year, isLast: false)
        var day = first
        // The last day is the next one of its name.
        let last = [year, year + 1].lazy.map {
          Self.day(ends.last ?? "", of: $0, isLast: true)
        }.first { $0 >= first }
        while day <= last ?? day {
          days.insert(day)
          day += 1
        }
      }
    }
  }

  private static func day(_ text: String, of year: Int, isLast: Bool) -> Int {
    let words = text.split(separator: " ")
    let month = 1 + (months.firstIndex(of: String(words.last ?? "")) ?? 0)
    let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)) ?? .now
    let length = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    let number = words.count == 2 ? Int(words[0]) ?? 1 : isLast ? 31 : 1
    return Self.day(first) + min(number, length) - 1
  }

  static func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
  static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }
  static func text(_ day: Int) -> String {
    date(day).formatted(.iso8601.year().month().day())
  }
  static func weekday(_ day: Int) -> Int {
    (calendar.component(.weekday, from: date(day)) + 5) % 7
  }
  static func adding(_ count: Int, _ unit: Calendar.Component, to day: Int) -> Int {
    let days = unit == .weekOfYear ? 7 * count : count
    return Self.day(
      calendar.date(
        byAdding: unit == .month ? .month : .day, value: unit == .month ? count : days,
        to: date(day)) ?? .distantPast)
  }

  func contains(_ day: Int) -> Bool { days.contains(day) }

  /// Returns the first day in season from a day on.
  func first(from day: Int) -> Int {
    var day = day
    while !contains(day) { day += 1 }
    return day
  }

  /// Returns the first day of the season that a day lies in.
  func begin(of day: Int) -> Int {
    var day = day
    while contains(day - 1), day > 16_500 { day -= 1 }
    return day
  }

  /// Returns the first day out of season from a day on, if it comes before another day.
  func end(of day: Int, before limit: Int) -> Int? {
    var day = day
    while contains(day) {
      day += 1
      if day >= limit { return nil }
    }
    return day < limit ? day : nil
  }
}

/// Numbers that a seed alone decides.
private struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 12_345 }

  /// Returns a number from 0 up to, not including, a limit.
  mutating func number(to limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Returns a day of the years 2024 to 2027.
  mutating func day() -> Int { 19_723 + number(to: 1400) }

  /// Returns one or two parts of the year that leave out at least some weeks.
  mutating func season() -> String {
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    let first = number(to: 12)
    let length = number(to: 5)
    let (begin, end) = (months[first], months[(first + length) % 12])
    let parts =
      switch number(to: 4) {
      case 0: begin == end ? begin : "\(begin)-\(end)"
      case 1: "\(1 + number(to: 28)) \(begin)-\(end)"
      case 2: "\(begin)-\(end == begin ? 15 : 29) \(months[(first + length) % 12])"
      default: "\(1 + number(to: 14)) \(begin)-\(15 + number(to: 15)) \(end)"
      }
    guard number(to: 3) == 0 else { return parts }
    let next = (first + length + 1 + number(to: 5)) % 12
    return parts + "," + months[next]
  }

  /// Returns a period, with a minimum or not.
  mutating func window(
    withMinimum: Bool = true
  ) -> (text: String, minimum: Int?, maximum: Int, unit: Calendar.Component) {
    let units: [(String, Calendar.Component, Int)] = [
      ("d", .day, 200), ("w", .weekOfYear, 40), ("mo", .month, 14),
    ]
    let (symbol, unit, most) = units[number(to: 3)]
    let maximum = 1 + number(to: most)
    guard withMinimum, number(to: 2) == 0 else {
      return ("\(maximum)\(symbol)", nil, maximum, unit)
    }
    let minimum = 1 + number(to: maximum)
    return ("\(minimum)-\(maximum)\(symbol)", minimum, maximum, unit)
  }
}
