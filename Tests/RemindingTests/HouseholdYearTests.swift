import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Reminding

/// A year of a household of three with 60 tasks and a laptop that sleeps each night and a weekend a
/// month: what each of them is told (TIME, section 7).
struct HouseholdYearTests {
  private static let days = 365
  /// The recorded number of messages to each person, a line a day; RECORD=1 records it again.
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/expected/household-year.txt")

  /// A message: what is told at one instant to one person.
  private struct Message: Hashable {
    let time: Date
    let person: Int64
  }

  /// The engine with a store's memory, and people who do some of their tasks.
  private struct Household {
    var engine: ReminderEngine
    var todos: [Todo.ID: Todo]
    var memory = EngineMemory()
    var told: [(reminder: Reminder, time: Date)] = []
    var countdowns: Int64 = 1000
    let rules: EngineRules

    init(_ todos: [Todo], rules: EngineRules) {
      self.rules = rules
      self.todos = Dictionary(uniqueKeysWithValues: todos.map { ($0.id, $0) })
      engine = ReminderEngine(rules: rules, todos: todos, places: [])
    }

    mutating func advance(to now: Date, after gap: Gap? = nil) {
      for decision in engine.advance(to: now, after: gap).decisions {
        switch decision.outcome {
        case .remind(let reminder), .release(let reminder):
          memory.held.removeAll { $0.key == reminder.key }
          memory.reminded[reminder.key] = now
          told.append((reminder, now))
        case .hold(let reminder, _):
          memory.reminded[reminder.key] = now
          memory.held.append(reminder)
        case .drop(let key, _):
          memory.held.removeAll { $0.key == key }
          memory.reminded[key] = nil
        case .wait, .stayQuiet: break
        }
      }
    }

    mutating func finish(_ id: Todo.ID, at now: Date) throws {
      guard let todo = todos[id] else { return }
      countdowns += 1
      let ticked = todo.ticked(
        at: now, machineZone: rules.machineZone, usualSeconds: rules.usualSeconds)
      guard
        let done = try? ticked.done(
          at: now, again: true, now: now, machineZone: rules.machineZone,
          countdownNumber: countdowns)
      else { return }
      todos[id] = done
    }

    /// Gives the engine what was done, as the daemon reads it.
    mutating func reload() {
      engine.reload(
        todos: todos.values.sorted { $0.id < $1.id }, places: [], memory: memory)
    }
  }

  private static func tasks() throws -> [Todo] {
    var todos: [Todo] = []
    func add(_ rule: Rule, isInDays: Bool = false, timing: Timing? = nil) {
      let id = Int64(todos.count + 1)
      var todo = Todo.sample(
        id, name: "Task \(id)", rule: rule, places: [], countdown: id)
      todo.details.isInDays = isInDays
      if let timing { todo.details.timing = timing }
      todo.details.persons = id % 4 == 0 ? [] : [Person.ID(rawValue: id % 4)]
      let schedule = todo.schedule(machineZone: .berlin)
      todo.state = schedule.initialState(now: Date.berlin("2026-01-01T00:00"))
      todos.append(todo)
    }
    for index in 0..<14 {
      let day = 1 + index % 7
      add(
        .every(
          "7d", from: .start, start: "2025-12-2\(2 + day % 7)T00:00",
          at: ["07:15", "16:30", "20:00", "06:00"][index % 4]))
    }
    for index in 0..<10 {
      add(.every("1d", start: "2025-12-\(21 + index)T00:00"), isInDays: true)
    }
    for index in 0..<12 {
      add(.every("10-14w", start: "2025-1\(index % 3)-1\(index % 9)T00:00"), isInDays: true)
    }
    for index in 0..<10 {
      add(
        .every("1mo", from: .start, start: "2025-12-0\(1 + index % 9)T00:00"), isInDays: true)
    }
    for index in 0..<8 {
      let month = index + 1
      add(
        .once(due: try LocalDateTime(parsing: "2026-0\(month)-1\(index)T14:30:00")),
        timing: index % 2 == 0 ? .fixed : .flexible)
    }
    for index in 0..<6 {
      add(
        .once(due: try LocalDateTime(parsing: "2026-0\(index + 2)-2\(index)T23:59:59")),
        isInDays: true)
    }
    return todos
  }

  /// Returns a number from 0 to 99 that is the same in each run.
  private static func chance(_ id: Int64, _ day: Int) -> UInt64 {
    var value = UInt64(bitPattern: id) &* 6_364_136_223_846_793_005 &+ UInt64(day) &* 1_442_695_041
    value ^= value >> 33
    value = value &* 0xff51_afd7_ed55_8ccd
    return (value ^ value >> 29) % 100
  }

  @Test
  func `all is told, once, and nothing at night but what a person gave a time for`() throws {
    var rules = EngineRules(machineZone: .berlin, quietHours: .sample("22:00", "07:00"))
    rules.remindsOfStillOpen = false
    var household = Household(try Self.tasks(), rules: rules)
    let first = LocalDateTime(Date.berlin("2026-01-01T00:00"), in: .berlin)
    household.advance(to: Date.berlin("2026-01-01T06:30"))
    for day in 0..<Self.days {
      let date = first.addingDays(day)
      func at(_ hour: Int, _ minute: Int = 0) -> Date {
        date.at(TimeOfDay(hour: hour, minute: minute)).date(in: .berlin)
      }
      // A weekend a month the laptop stays closed.
      let isAway = date.day >= 8 && date.day <= 14 && [0, 6].contains(date.daysSinceSunday)
      if isAway { continue }
      let wakes = at(7, 5)
      if let last = household.engine.clock {
        let gap = Gap(.asleep, from: last, to: wakes)
        household.advance(to: wakes, after: gap)
      }
      while let next = household.engine.nextWake, next <= at(23) {
        household.advance(to: max(next, household.engine.clock ?? next))
        if household.engine.nextWake == next { break }
      }
      household.advance(to: at(23))
      // In the evening most of what is due is done.
      for id in household.todos.keys.sorted() {
        guard let todo = household.todos[id],
          let due = todo.countdown(machineZone: .berlin)?.dueBegins, due <= at(23),
          Self.chance(id.rawValue, day) < 60
        else { continue }
        try household.finish(id, at: at(22, 30))
      }
      household.reload()
    }

    // Once each.
    let keys = household.told.map(\.reminder.key)
    #expect(keys.count == Set(keys).count)
    // At night only what has a time of its own.
    for (reminder, time) in household.told {
      let hour = LocalDateTime(time, in: .berlin).hour
      guard hour >= 22 || hour < 7 else { continue }
      let todo = household.todos[reminder.key.todo]
      #expect(todo?.details.kind == .appointment || todo?.details.kind == .deadline)
    }
    // Each appointment was told before, at or after it.
    let starts = Dictionary(grouping: household.told.map(\.reminder), by: \.key.todo)
    for todo in try Self.tasks() where todo.isAppointment {
      let schedule = todo.schedule(machineZone: .berlin)
      let dues = schedule.dueDates(
        from: Date.berlin("2026-01-02T00:00"), to: Date.berlin("2026-03-31T00:00"),
        at: todo.state)
      let named = Set((starts[todo.id] ?? []).compactMap(\.due))
      // What is done before its leads needs no word.
      #expect(dues.count { !named.contains($0) } <= dues.count / 2, "\(todo.name)")
    }
    // Messages: what one instant tells, by person.
    var messages: Set<Message> = []
    for (reminder, time) in household.told {
      let audience = reminder.audience.isEmpty ? [1, 2, 3] : reminder.audience.map(\.rawValue)
      for person in audience { messages.insert(Message(time: time, person: person)) }
    }
    let perDay = (1...3).map { person in
      Double(messages.count { $0.person == Int64(person) }) / Double(Self.days)
    }
    #expect(perDay.allSatisfy { $0 > 1 && $0 < 8 }, "\(perDay)")
    let timeline = (0..<Self.days).map { day in
      let date = first.addingDays(day)
      let counts = (1...3).map { person in
        messages.count {
          $0.person == Int64(person)
            && LocalDateTime($0.time, in: .berlin).daysSinceEpoch == date.daysSinceEpoch
        }
      }
      return ([date.dateText] + counts.map(String.init)).joined(separator: " ")
    }
    let text = timeline.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.golden)
      Issue.record("recorded \(Self.golden.lastPathComponent); run again without RECORD=1")
      return
    }
    #expect(try text == String(contentsOf: Self.golden, encoding: .utf8))
  }
}
