import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Reminding

/// Z8, Z9: what a morning has to tell is one message, and nothing is let go.
struct MorningMessageTests {
  private static func dayTask(_ id: Int64 = 1, due: String, nag: String? = nil) throws -> Todo {
    var todo = Todo.sample(
      id, name: "Day \(id)", rule: .once(due: try LocalDateTime(parsing: due + "T23:59:59")),
      places: [], nag: nag)
    todo.details.isInDays = true
    return todo
  }

  private static func appointment(_ id: Int64 = 2, at time: String) throws -> Todo {
    var todo = Todo.sample(
      id, name: "Meeting \(id)", rule: .once(due: try LocalDateTime(parsing: time)), places: [])
    todo.details.timing = .fixed
    return todo
  }

  /// Advances from wake to wake, and returns what was told with its local time.
  private func play(
    _ harness: inout EngineHarness, from start: String, to end: String
  ) -> [String] {
    var told: [String] = []
    var now = Date.berlin(start)
    let last = Date.berlin(end)
    while now <= last {
      for decision in harness.time(now) {
        guard let reminder = decision.reminder else { continue }
        let local = LocalDateTime(decision.time, in: .berlin)
        told.append("\(local.description.prefix(16)) \(reminder.key.cause) \(reminder.task)")
      }
      guard let next = harness.engine.nextWake else { break }
      now = max(next, now.addingTimeInterval(1))
    }
    return told
  }

  @Test
  func `an overdue task is told on seven mornings, then on each first day of a week`() throws {
    // Due on Tuesday 6 January.
    var harness = EngineHarness([try Self.dayTask(due: "2026-01-06")])
    let told = play(&harness, from: "2026-01-05T12:00", to: "2026-02-03T12:00")
    #expect(
      told == [
        "2026-01-06T08:00 due Day 1", "2026-01-07T08:00 overdue Day 1",
        "2026-01-08T08:00 overdue Day 1", "2026-01-09T08:00 overdue Day 1",
        "2026-01-10T08:00 overdue Day 1", "2026-01-11T08:00 overdue Day 1",
        "2026-01-12T08:00 overdue Day 1", "2026-01-13T08:00 overdue Day 1",
        "2026-01-19T08:00 overdue Day 1", "2026-01-26T08:00 overdue Day 1",
        "2026-02-02T08:00 overdue Day 1",
      ])
  }

  @Test
  func `a task that nags, one without leads and a day of rest have no word in the morning`() throws
  {
    var silent = try Self.dayTask(due: "2026-01-06")
    silent.details.leads = []
    var harness = EngineHarness([silent])
    #expect(play(&harness, from: "2026-01-05T12:00", to: "2026-01-20T12:00").isEmpty)

    var nagging = EngineHarness([try Self.dayTask(due: "2026-01-06", nag: "2d")])
    let told = play(&nagging, from: "2026-01-05T12:00", to: "2026-01-10T12:00")
    #expect(told.allSatisfy { $0.contains(" due ") })

    var memory = EngineMemory()
    memory.restDays = [Date.berlin("2026-01-07T12:00")].reduce(into: []) {
      $0.insert(LocalDateTime($1, in: .berlin).daysSinceEpoch)
    }
    var resting = EngineHarness([try Self.dayTask(due: "2026-01-06")], memory: memory)
    let mornings = play(&resting, from: "2026-01-05T12:00", to: "2026-01-08T12:00")
    #expect(mornings == ["2026-01-06T08:00 due Day 1", "2026-01-08T08:00 overdue Day 1"])
  }

  @Test
  func `the message of a morning names the appointments of the day, which remind at their leads`()
    throws
  {
    var harness = EngineHarness([
      try Self.dayTask(due: "2026-01-06"), try Self.appointment(at: "2026-01-06T14:30:00"),
    ])
    _ = harness.time(Date.berlin("2026-01-05T12:00"))
    let morning = harness.time(Date.berlin("2026-01-06T08:00"))
    #expect(morning.told == [.due])
    let reminder = try #require(morning.first?.reminder)
    #expect(reminder.digest == .morning)
    #expect(reminder.lines?.map(\.task) == ["Meeting 2"])
    let told = play(&harness, from: "2026-01-06T08:00", to: "2026-01-06T20:00")
    #expect(
      told == ["2026-01-06T14:15 before Meeting 2", "2026-01-06T14:30 start Meeting 2"])
  }

  @Test
  func `appointments alone make no message, and one that was missed is told once more`() throws {
    var harness = EngineHarness([try Self.appointment(at: "2026-01-06T14:30:00")])
    let told = play(&harness, from: "2026-01-05T12:00", to: "2026-01-12T12:00")
    #expect(
      told == [
        "2026-01-06T14:15 before Meeting 2", "2026-01-06T14:30 start Meeting 2",
        "2026-01-07T08:00 overdue Meeting 2",
      ])
  }

  @Test
  func `an evening tells what is still open, if that is wanted`() throws {
    var harness = EngineHarness([try Self.dayTask(due: "2026-01-06")]) {
      $0.remindsOfStillOpen = true
    }
    let told = play(&harness, from: "2026-01-05T12:00", to: "2026-01-06T23:00")
    #expect(told == ["2026-01-06T08:00 due Day 1", "2026-01-06T19:00 due Day 1"])
  }

  @Test
  func `a rhythm has the leads of each coming time, however long it is overdue`() throws {
    var todo = Todo.sample(
      rule: .every("1mo", from: .start, start: "2025-12-01T00:00"), places: [],
      state: .occurrence(1))
    todo.details.isInDays = true
    var harness = EngineHarness([todo])
    let told = play(&harness, from: "2025-12-31T12:00", to: "2026-02-01T12:00")
      .filter { $0.contains(" due ") }
    #expect(told == ["2026-01-01T08:00 due Cat medicine", "2026-02-01T08:00 due Cat medicine"])
  }

  @Test
  func `leads of a length, of the evening before and of the morning come each once`() throws {
    var todo = try Self.appointment(at: "2026-01-06T14:30:00")
    todo.details.leads = [.days(2), .evening, .morning, .minutes(60), .start]
    var harness = EngineHarness([todo])
    let told = play(&harness, from: "2026-01-01T12:00", to: "2026-01-06T15:30")
    #expect(
      told == [
        "2026-01-04T14:30 before Meeting 2", "2026-01-05T19:00 before Meeting 2",
        "2026-01-06T08:00 before Meeting 2", "2026-01-06T13:30 before Meeting 2",
        "2026-01-06T14:30 start Meeting 2",
      ])
  }

  @Test
  func `a snooze silences the leads until it ends`() throws {
    var todo = try Self.appointment(at: "2026-01-06T14:30:00")
    todo.snooze = Snooze(
      since: Date.berlin("2026-01-06T14:00"), end: .at(Date.berlin("2026-01-06T14:20")))
    var harness = EngineHarness([todo])
    let told = play(&harness, from: "2026-01-06T14:00", to: "2026-01-06T15:30")
    #expect(
      told == ["2026-01-06T14:20 before Meeting 2", "2026-01-06T14:30 start Meeting 2"])
  }
}
