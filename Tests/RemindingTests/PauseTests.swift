import Foundation
import Recurrence
import Regions
import TestSupport
import Testing

@testable import Model
@testable import Reminding

@Suite("A pause") struct PauseTests {
  private func rules(_ quiet: QuietHours? = nil) -> EngineRules {
    EngineRules(machineZone: .berlin, quietHours: quiet)
  }

  @Test
  func `reminders are held from its beginning to its end, which is not part of it`() throws {
    let pause = Pause(
      began: Date.berlin("2026-01-05T09:00"), until: Date.berlin("2026-01-12T08:00"))
    #expect(rules().holdEnd(at: Date.berlin("2026-01-05T08:59"), pause: pause) == nil)
    #expect(rules().holdEnd(at: pause.began, pause: pause) == pause.until)
    #expect(rules().holdEnd(at: pause.until, pause: pause) == nil)
  }

  @Test
  func `a pause that ends in quiet hours holds until those end`() throws {
    let quiet = QuietHours(
      start: TimeOfDay(hour: 22, minute: 0), end: TimeOfDay(hour: 7, minute: 0))
    let pause = Pause(
      began: Date.berlin("2026-01-05T09:00"), until: Date.berlin("2026-01-06T23:00"))
    let end = Date.berlin("2026-01-07T07:00")
    #expect(rules(quiet).holdEnd(at: pause.began, pause: pause) == end)
    #expect(
      rules(quiet).holdEnd(at: Date.berlin("2026-01-05T03:00"), pause: pause)
        == Date.berlin("2026-01-05T07:00"))
  }

  @Test
  func `what falls due in it comes together when it ends`() throws {
    let start = Date.berlin("2026-01-05T09:00")
    let pause = Pause(began: start, until: Date.berlin("2026-01-12T08:00"))
    let todos = try (1...2).map { number in
      Todo.sample(
        Int64(number), name: "Task \(number)",
        rule: .once(due: try LocalDateTime(parsing: "2026-01-0\(number + 5)T12:00")), places: [])
    }
    var engine = ReminderEngine(
      rules: rules(), todos: todos, places: [], memory: EngineMemory(pause: pause))
    _ = engine.advance(to: start)
    let within = engine.advance(to: Date.berlin("2026-01-11T12:00"))
    #expect(within.decisions.count == 2)
    for decision in within.decisions {
      guard case .hold(_, until: pause.until) = decision.outcome else {
        Issue.record("not held: \(decision)")
        continue
      }
    }
    #expect(engine.nextWake == pause.until)
    let after = engine.advance(to: pause.until)
    #expect(after.decisions.count == 2)
    for decision in after.decisions {
      guard case .release = decision.outcome else {
        Issue.record("not released: \(decision)")
        continue
      }
    }
  }
}
