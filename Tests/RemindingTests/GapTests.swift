import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Reminding

/// Z10: what time has passed over is told together, once.
struct GapTests {
  private static func weekly(_ id: Int64, _ name: String, start: String, at: String) -> Todo {
    Todo.sample(
      id, name: name, rule: .every("7d", from: .start, start: start, at: at), places: [])
  }

  private static func day(_ id: Int64, _ name: String, due: String) throws -> Todo {
    var todo = Todo.sample(
      id, name: name, rule: .once(due: try LocalDateTime(parsing: due + "T23:59:59")), places: [])
    todo.details.isInDays = true
    return todo
  }

  private func gap(_ from: String, _ to: String, kind: Gap.Kind = .asleep) -> Gap {
    Gap(kind, from: Date.berlin(from), to: Date.berlin(to))
  }

  /// Bins on Wednesdays at 20:00, football on Tuesdays at 17:00, flowers due on Wednesday 7
  /// January.
  private func harness(_ memory: EngineMemory = EngineMemory()) throws -> EngineHarness {
    EngineHarness(
      [
        Self.weekly(1, "Bins", start: "2025-12-31T00:00", at: "20:00"),
        Self.weekly(2, "Football", start: "2025-12-30T00:00", at: "17:00"),
        try Self.day(3, "Flowers", due: "2026-01-07"),
      ], memory: memory)
  }

  @Test
  func `after a sleep one message names what was missed and what is overdue`() throws {
    var harness = try harness()
    _ = harness.time(Date.berlin("2026-01-06T09:10"))
    let gap = gap("2026-01-06T09:10", "2026-01-08T10:00")
    let step = harness.engine.advance(to: gap.to, after: gap)
    let reminders = step.decisions.compactMap(\.reminder)
    #expect(Set(reminders.map(\.task)) == ["Bins", "Football", "Flowers"])
    #expect(reminders.count == 3)
    #expect(reminders.allSatisfy { $0.digest?.gap?.kind == .asleep && $0.time == gap.to })
    #expect(reminders.allSatisfy { $0.isLate })
    let later = harness.engine.advance(to: gap.to.after(60))
    #expect(later.isEmpty)
    // The next morning goes on as ever.
    let morning = harness.time(Date.berlin("2026-01-09T08:00"))
    #expect(morning.compactMap(\.reminder?.task) == ["Flowers"])
  }

  @Test
  func `after a stop the last moment of the run before is where it goes on`() throws {
    var memory = EngineMemory()
    memory.lastMoment = Date.berlin("2026-01-06T09:10")
    var harness = try harness(memory)
    let gap = gap("2026-01-06T09:10", "2026-01-08T10:00", kind: .stopped)
    let told = harness.engine.advance(to: gap.to, after: gap).decisions.compactMap(\.reminder?.task)
    #expect(Set(told) == ["Bins", "Football", "Flowers"])
    // Where none has run, nothing is past; what is overdue is told in the next morning.
    var fresh = try self.harness()
    #expect(fresh.time(gap.to).isEmpty)
    #expect(fresh.time(Date.berlin("2026-01-09T08:00")).told == [.overdue])
  }

  @Test
  func `an appointment that is still to come is told as it is now`() throws {
    var harness = try harness()
    _ = harness.time(Date.berlin("2026-01-06T15:00"))
    let gap = gap("2026-01-06T15:00", "2026-01-06T16:58")
    let reminders = harness.engine.advance(to: gap.to, after: gap).decisions.compactMap(\.reminder)
    #expect(reminders.map(\.key.cause) == [.before])
    #expect(reminders.first?.due == Date.berlin("2026-01-06T17:00"))
    #expect(harness.time(Date.berlin("2026-01-06T17:00")).told == [.start])
  }

  @Test
  func `less than ten minutes, or a morning alone, is told as it is`() throws {
    var harness = try harness()
    _ = harness.time(Date.berlin("2026-01-06T16:40"))
    let short = gap("2026-01-06T16:40", "2026-01-06T16:50")
    let told = harness.engine.advance(to: short.to, after: short).decisions.compactMap(\.reminder)
    #expect(told.map(\.key.cause) == [.before])
    #expect(told.allSatisfy { $0.digest == nil })

    var night = try self.harness()
    _ = night.time(Date.berlin("2026-01-06T23:00"))
    let sleep = gap("2026-01-06T23:00", "2026-01-07T09:30")
    let morning = night.engine.advance(to: sleep.to, after: sleep).decisions.compactMap(\.reminder)
    #expect(morning.map(\.task) == ["Flowers"])
    #expect(morning.first?.digest == .morning)
    #expect(morning.first?.lines?.map(\.task) == ["Bins"])
  }

  @Test
  func `a gap in which nothing was to be told says nothing, and one of a year only numbers`() throws
  {
    var harness = try harness()
    _ = harness.time(Date.berlin("2026-01-05T09:00"))
    let quiet = gap("2026-01-05T09:00", "2026-01-06T09:00")
    let nothing = harness.engine.advance(to: quiet.to, after: quiet)
    #expect(nothing.isEmpty)
    let year = gap("2026-01-06T09:00", "2027-01-06T09:00")
    let reminders = harness.engine.advance(to: year.to, after: year).decisions.compactMap(
      \.reminder)
    #expect(Set(reminders.map(\.task)) == ["Bins", "Football", "Flowers"])
    #expect(reminders.first?.digest?.gap?.missed == 105)
    // The clock goes back: nothing is told twice, and times of that week come again.
    #expect(harness.time(Date.berlin("2026-01-06T09:05")).isEmpty)
    #expect(harness.time(Date.berlin("2026-01-06T16:45")).told == [.before])
  }

  @Test
  func `in quiet hours the message waits, but not for what begins before they end`() throws {
    var early = Todo.sample(
      9, name: "Train", rule: .once(due: try LocalDateTime(parsing: "2026-01-07T05:10:00")),
      places: [])
    early.details.timing = .fixed
    var harness = EngineHarness(
      [early, Self.weekly(2, "Football", start: "2025-12-30T00:00", at: "17:00")],
      quiet: .sample("22:00", "07:00"))
    _ = harness.time(Date.berlin("2026-01-06T15:00"))
    let gap = gap("2026-01-06T15:00", "2026-01-07T05:00")
    let step = harness.engine.advance(to: gap.to, after: gap)
    #expect(step.decisions.compactMap(\.reminder?.task) == ["Train"])
    #expect(harness.time(Date.berlin("2026-01-07T05:10")).told == [.start])
    let morning = harness.time(Date.berlin("2026-01-07T07:00"))
    #expect(morning.compactMap(\.reminder?.task) == ["Football"])
  }
}
