import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// When tasks remind by time (Z4).
struct LeadMomentTests {
  private static let rules = EngineRules(machineZone: .berlin)

  /// A task of a rule; with `leads` in the canonical form, or the setting of its kind.
  private static func todo(
    _ rule: Rule, leads: String? = nil, isFixed: Bool = false, isInDays: Bool = false,
    zone: TodoZone = .named("Europe/Berlin")
  ) -> Todo {
    var todo = Todo.sample(rule: rule, zone: zone)
    todo.timing = isFixed ? .fixed : .flexible
    todo.isInDays = isInDays
    todo.leads = leads.flatMap { [Lead](leadText: $0) }
    todo.state = todo.schedule(machineZone: .berlin).initialState(now: .berlin("2026-01-05T09:00"))
    return todo
  }

  private static func once(_ due: String) -> Rule {
    .once(due: try? LocalDateTime(parsing: due))
  }

  /// Returns what is told after a moment of Berlin's clock, as `2026-03-04T19:00 before`.
  private static func told(
    _ todo: Todo, after moment: String = "2026-03-02T10:00", limit: Int = 10,
    rules: EngineRules = rules
  ) -> [String] {
    todo.leadMoments(after: .berlin(moment), rules: rules, limit: limit).map {
      "\(LocalDateTime($0.moment, in: .berlin).description.prefix(16)) \($0.cause)"
    }
  }

  @Test func `an appointment reminds by its setting`() {
    let dentist = Self.todo(Self.once("2026-03-05T14:30"), isFixed: true)
    #expect(Self.told(dentist) == ["2026-03-05T14:15 before", "2026-03-05T14:30 start"])
    #expect(Self.told(dentist, after: "2026-03-05T14:15") == ["2026-03-05T14:30 start"])
    #expect(Self.told(dentist, after: "2026-03-05T14:30") == [])
    var rules = Self.rules
    rules.appointmentLeads = []
    #expect(Self.told(dentist, rules: rules) == [])
  }

  @Test func `a deadline, a window of hours and a day have settings of their own`() {
    let fee = Self.todo(Self.once("2026-03-05T14:30"))
    #expect(Self.told(fee) == ["2026-03-05T14:30 due"])
    var pills = Self.todo(.every("6-8h"))
    pills.state = .completed(.berlin("2026-03-02T09:00"))
    #expect(Self.told(pills) == ["2026-03-02T17:00 due"])
    let bins = Self.todo(Self.once("2026-03-05T23:59:59"), isInDays: true)
    #expect(Self.told(bins) == ["2026-03-05T08:00 due"])
    var claws = Self.todo(.every("1-2w"), isInDays: true)
    claws.state = .completed(.berlin("2026-03-02T12:00"))
    #expect(Self.told(claws) == ["2026-03-16T08:00 due"])
  }

  @Test func `what happens each day is told when it begins`() {
    let vitamins = Self.todo(.every("1d", from: .start, at: "20:00"), isFixed: true)
    #expect(
      Self.told(vitamins, limit: 2) == ["2026-03-02T20:00 start", "2026-03-03T20:00 start"])
    var rules = Self.rules
    rules.appointmentLeads = []
    #expect(Self.told(vitamins, rules: rules) == [])
    var early = vitamins
    early.leads = [.minutes(60)]
    #expect(Self.told(early, limit: 1, rules: rules) == ["2026-03-02T19:00 before"])
  }

  @Test func `each lead has its moment, in order, and each moment is told once`() {
    let dentist = Self.todo(
      Self.once("2026-03-05T14:30"), leads: "0,15min,evening,2d,morning", isFixed: true)
    #expect(
      Self.told(dentist) == [
        "2026-03-03T14:30 before", "2026-03-04T19:00 before", "2026-03-05T08:00 before",
        "2026-03-05T14:15 before", "2026-03-05T14:30 start",
      ])
    let walk = Self.todo(Self.once("2026-03-05T08:15"), leads: "15min,morning", isFixed: true)
    #expect(Self.told(walk) == ["2026-03-05T08:00 before"])
  }

  @Test func `a lead at the moment counts as 0, and none comes after it`() {
    let eight = Self.todo(Self.once("2026-03-05T08:00"), leads: "morning", isFixed: true)
    #expect(Self.told(eight) == ["2026-03-05T08:00 start"])
    let six = Self.todo(Self.once("2026-03-05T06:00"), leads: "morning,evening")
    #expect(Self.told(six) == ["2026-03-04T19:00 before"])
    let rhythm = Self.todo(.every("1d", from: .start, at: "06:00"), leads: "morning")
    #expect(Self.told(rhythm) == [])
  }

  @Test func `a day task reminds on its day, the evening before, and days before`() {
    let bins = Self.todo(
      Self.once("2026-03-05T23:59:59"), leads: "morning,evening,2d", isInDays: true)
    #expect(
      Self.told(bins) == [
        "2026-03-03T08:00 before", "2026-03-04T19:00 before", "2026-03-05T08:00 due",
      ])
    var rules = Self.rules
    rules.dayStart = TimeOfDay(hour: 6, minute: 30)
    rules.evening = TimeOfDay(hour: 21, minute: 15)
    #expect(
      Self.told(bins, rules: rules) == [
        "2026-03-03T06:30 before", "2026-03-04T21:15 before", "2026-03-05T06:30 due",
      ])
  }

  @Test func `a day that begins later in another zone is told when it begins`() {
    // The day in Honolulu begins at 11:00 in Berlin.
    let call = Self.todo(
      Self.once("2026-03-05T23:59:59"), isInDays: true, zone: .named("Pacific/Honolulu"))
    #expect(Self.told(call) == ["2026-03-05T11:00 due"])
    // The day in Kiritimati ends at 11:00 in Berlin.
    let swim = Self.todo(
      .every("1w", from: .start, start: "2026-01-05T00:00"), isInDays: true,
      zone: .named("Pacific/Kiritimati"))
    #expect(Self.told(swim, after: "2026-03-08T12:00", limit: 1) == ["2026-03-09T08:00 due"])
  }

  @Test func `days are steps of the wall clock, minutes elapsed time`() {
    // On 29 March clocks go from 2:00 to 3:00.
    let train = Self.todo(Self.once("2026-03-29T09:00"), leads: "1d,8h", isFixed: true)
    #expect(Self.told(train) == ["2026-03-28T09:00 before", "2026-03-29T00:00 before"])
    // On 25 October the hour from 2:00 comes twice.
    let owl = Self.todo(Self.once("2026-10-25T04:00"), leads: "1d,3h", isFixed: true)
    #expect(Self.told(owl) == ["2026-10-24T04:00 before", "2026-10-25T02:00 before"])
  }

  @Test func `a rhythm has the leads of each occurrence, also where they overlap`() {
    let music = Self.todo(
      .every("1w", from: .start, start: "2026-01-06T16:00", at: "16:00"), leads: "10d,15min",
      isFixed: true)
    #expect(
      Self.told(music, limit: 4) == [
        "2026-03-03T15:45 before", "2026-03-07T16:00 before", "2026-03-10T15:45 before",
        "2026-03-14T16:00 before",
      ])
    // What counts from done has those of its countdown.
    var claws = Self.todo(.every("1w", at: "16:00"), leads: "1d,0")
    claws.state = .completed(.berlin("2026-03-02T09:00"))
    #expect(Self.told(claws) == ["2026-03-08T16:00 before", "2026-03-09T16:00 due"])
  }

  @Test func `leads end with the series, and a move takes them along`() throws {
    let rule = Rule.every(
      "1w", from: .start, start: "2026-02-26T09:00", end: "2026-03-12T23:59:59", at: "09:00")
    var class1 = Self.todo(rule, leads: "1d", isFixed: true)
    class1.state = .occurrence(1)
    #expect(Self.told(class1) == ["2026-03-04T09:00 before", "2026-03-11T09:00 before"])
    class1.moved = try LocalDateTime(parsing: "2026-03-06T18:00")
    #expect(Self.told(class1) == ["2026-03-05T18:00 before", "2026-03-11T09:00 before"])
    class1.state = .finished
    #expect(Self.told(class1) == [])
    #expect(Self.told(Self.todo(.once(due: nil), leads: "morning", isInDays: true)) == [])
  }

  @Test func `a day task that was moved to a time reminds at it, and the next on its day`() throws {
    var bins = Self.todo(.every("1w", from: .start, start: "2026-02-26T00:00"), isInDays: true)
    bins.state = .occurrence(1)
    bins.moved = try LocalDateTime(parsing: "2026-03-06T18:00")
    #expect(Self.told(bins, limit: 2) == ["2026-03-06T18:00 due", "2026-03-12T08:00 due"])
    bins.leads = [.morning]
    #expect(Self.told(bins, limit: 2) == ["2026-03-06T08:00 before", "2026-03-12T08:00 due"])
  }

  @Test(
    arguments: ["15min", "5h", "2d", "1w", "morning", "evening", "0", "morning,evening,2d,90min"],
    ["5h", "1d", "1w", "1w on mon,thu", "1mo on last day"])
  func `what is found lazily is what all occurrences give`(leads: String, every: String) throws {
    for isInDays in [false, true] where !isInDays || every != "5h" {
      let rhythm = try Rhythm(parsing: every)
      let rule = Rule.repeating(
        try Cadence(
          rhythm: rhythm, from: .start, start: LocalDateTime(parsing: "2026-01-05T10:00")))
      let todo = Self.todo(rule, leads: leads, isInDays: isInDays)
      let all = Self.enumerated(todo, rules: Self.rules)
      for hours in stride(from: 0.0, to: 24 * 30, by: 7) {
        let now = Date.berlin("2026-03-10T06:00").after(hours * 3600)
        let expected = all.filter { $0.moment > now }.prefix(4)
        let found = todo.leadMoments(after: now, rules: Self.rules, limit: 4)
        #expect(
          found.map { Told(moment: $0.moment, cause: $0.cause) } == Array(expected),
          "\(leads) \(every) \(isInDays) \(now)")
      }
    }
  }

  private struct Told: Hashable {
    let moment: Date
    let cause: Cause
  }

  /// The moments of a task over some months, by going through all occurrences.
  private static func enumerated(_ todo: Todo, rules: EngineRules) -> [Told] {
    let schedule = todo.schedule(machineZone: .berlin)
    let dues = schedule.dueDates(
      from: .berlin("2026-01-05T00:00"), to: .berlin("2026-12-31T00:00"), at: todo.state)
    var found: Set<Told> = []
    for due in dues {
      for lead in todo.details.leads(by: rules, isInDays: schedule.isInDays) {
        let day = LocalDateTime(due, in: .berlin)
        let moment: Date
        switch lead {
        case .minutes(let minutes):
          if schedule.isInDays { continue }
          moment = due.addingTimeInterval(-Double(minutes * 60))
        case .days(let days):
          let before = day.addingDays(-days)
          moment = (schedule.isInDays ? before.at(rules.dayStart) : before).date(in: .berlin)
        case .morning: moment = day.at(rules.dayStart).date(in: .berlin)
        case .evening: moment = day.addingDays(-1).at(rules.evening).date(in: .berlin)
        }
        if moment > due { continue }
        let isDue = moment == due || schedule.isInDays && lead == .morning
        found.insert(Told(moment: moment, cause: isDue ? .due : .before))
      }
    }
    // What is due stands before what is told of a later occurrence.
    return found.sorted {
      ($0.moment, $0.cause == .due ? 0 : 1) < ($1.moment, $1.cause == .due ? 0 : 1)
    }
  }

  @Test func `the next lead of many tasks is found in an instant`() {
    let now = Date.berlin("9998-03-02T10:00")
    let music = Self.todo(
      .every("1w", from: .start, start: "2026-01-06T16:00", at: "16:00"), leads: "1w,morning",
      isFixed: true)
    let next = music.leadMoments(after: now, rules: Self.rules, limit: 1).first
    #expect(next.map { $0.moment > now && $0.moment < now.after(8 * 86_400) } == true)
  }

  @Test(arguments: [
    ("1d", false, "0 15min 2d morning evening"), ("1d", true, "2d morning evening"),
    ("6-8h", false, "0 15min 2d"), ("1-2w", true, "2d morning evening"),
    ("12h", false, "0 15min 2d morning evening"),
  ])
  func `a kind takes the leads that fit it`(every: String, isInDays: Bool, taken: String) {
    let todo = Self.todo(.every(every), isInDays: isInDays)
    let all: [Lead] = [.start, .minutes(15), .days(2), .morning, .evening]
    #expect(
      all.filter(todo.details.takes).map(\.description).joined(separator: " ") == taken)
  }
}

extension Todo {
  /// Returns the moments after an instant at which the task reminds by time, in order.
  fileprivate func leadMoments(
    after instant: Date, rules: EngineRules, limit: Int
  ) -> [LeadMoment] {
    let schedule = schedule(machineZone: rules.machineZone)
    guard let countdown = schedule.countdown(at: state, moved: moved) else { return [] }
    return ComingLeads(of: self, schedule: schedule, countdown: countdown, rules: rules)?
      .moments(after: instant, limit: limit) ?? []
  }
}
