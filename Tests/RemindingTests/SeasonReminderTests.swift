import Foundation
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Reminding

/// Y2: out of season a task is silent, and what was left over is told on the first day of the next.
struct SeasonReminderTests {
  private static func task(_ season: String?, every: String = "2w", day: String) throws -> Todo {
    let cadence = try Cadence(
      every: Window(parsing: every), from: .done,
      start: LocalDateTime(parsing: day + "T00:00"))
    var todo = Todo.sample(1, name: "Mow", rule: .repeating(cadence))
    todo.details.isInDays = true
    todo.details.season = try season.map { try Season(parsing: $0) }
    return todo
  }

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
        told.append("\(local.description.prefix(10)) \(reminder.key.cause)")
      }
      guard let next = harness.engine.nextWake else { break }
      now = max(next, now.addingTimeInterval(1))
    }
    return told
  }

  @Test
  func `what is overdue when the season ends is due on the first day of the next`() throws {
    // Due on 28 October 2026.
    var harness = EngineHarness([try Self.task("apr-oct", day: "2026-10-14")])
    #expect(
      play(&harness, from: "2026-10-20T12:00", to: "2027-04-03T12:00") == [
        "2026-10-28 due", "2026-10-29 overdue", "2026-10-30 overdue", "2026-10-31 overdue",
        "2027-04-01 due", "2027-04-02 overdue", "2027-04-03 overdue",
      ])
  }

  @Test
  func `the clock that was set back has it overdue again, and nothing is told twice`() throws {
    var harness = EngineHarness([try Self.task("apr-oct", day: "2026-10-14")])
    _ = play(&harness, from: "2026-10-20T12:00", to: "2026-11-20T12:00")
    #expect(play(&harness, from: "2026-10-30T07:00", to: "2026-10-31T12:00").isEmpty)
    #expect(play(&harness, from: "2026-10-31T12:00", to: "2027-04-01T12:00") == ["2027-04-01 due"])
  }

  @Test
  func `a place reminds in season only, and says why it does not`() throws {
    var harness = EngineHarness([try Self.task("apr-oct", every: "1-8w", day: "2026-10-14")])
    let evening = Date.berlin("2026-10-31T20:00")
    #expect(harness.transition(.enter, at: evening).told == [.enter])
    _ = harness.transition(.exit, at: evening.addingTimeInterval(600))
    let winter = Date.berlin("2026-12-05T12:00")
    let decisions = harness.transition(.enter, at: winter)
    #expect(decisions.told.isEmpty)
    #expect(decisions.reasons == [.resting(.berlin("2027-04-01T00:00"))])
  }

  @Test
  func `a visit that goes on into the winter tells nothing more`() throws {
    var harness = EngineHarness([try Self.task("apr-oct", every: "1-8w", day: "2026-10-22")])
    _ = harness.transition(.enter, at: .berlin("2026-10-28T20:00"))
    for day in ["2026-11-01T12:00", "2026-11-02T12:00"] {
      #expect(harness.fix(at: .berlin(day)).told.isEmpty)
    }
  }

  @Test
  func `a lead before the first day is out of season`() throws {
    var task = try Self.task("apr-oct", day: "2026-10-28")
    task.details.leads = [.days(2), .evening, .morning]
    var harness = EngineHarness([task])
    #expect(
      play(&harness, from: "2026-10-29T12:00", to: "2027-04-01T12:00") == ["2027-04-01 due"])
  }

  @Test(arguments: [("2026-11-05T10:00", []), ("2027-04-03T10:00", ["overdue"])])
  func `after a long sleep only the present season counts`(
    woken: String, causes: [String]
  ) throws {
    var harness = EngineHarness([try Self.task("apr-oct", day: "2026-10-14")])
    _ = harness.time(.berlin("2026-10-27T12:00"))
    let now = Date.berlin(woken)
    let gap = Gap(.asleep, from: .berlin("2026-10-27T12:00"), to: now)
    let told = harness.engine.advance(to: now, after: gap).decisions.told
    #expect(told.map(\.rawValue) == causes)
  }
}
