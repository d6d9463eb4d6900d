import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import Reminding

/// A turn that is given to another person after time has told the one before (Y3).
struct TurnReminderTests {
  private static let ben = Person.ID(rawValue: 3)
  private let due = Date.berlin("2026-03-09T09:00")

  /// Due on Monday at 9:00; it is anna's turn.
  private func dishes(_ change: (inout Todo) -> Void = { _ in }) throws -> Todo {
    var todo = Todo.sample(
      1, name: "Dishes", rule: .once(due: try LocalDateTime(parsing: "2026-03-09T09:00")),
      places: [], countdown: 1)
    todo.details.turns = Turns(order: [.anna, Self.ben, .me])
    todo.details.persons = [.anna]
    change(&todo)
    return todo
  }

  /// Returns the reminders of a task before its turn is given to ben at a time, and after that.
  private func play(
    _ todo: Todo, givenAt time: Date, quiet: QuietHours? = nil, until end: Date
  ) throws -> (before: [Reminder], after: [Reminder]) {
    var harness = EngineHarness([todo], quiet: quiet)
    _ = harness.time(due.after(-7200))
    var decisions: [Decision] = []
    func run(_ harness: inout EngineHarness, to end: Date) {
      while let next = harness.engine.nextWake, next <= end {
        decisions += harness.time(max(next, harness.engine.clock ?? next))
        if harness.engine.nextWake == next { break }
      }
      decisions += harness.time(end)
    }
    func told() -> [Reminder] {
      decisions.compactMap { decision in
        switch decision.outcome {
        case .remind(let reminder), .release(let reminder): reminder
        default: nil
        }
      }
    }
    run(&harness, to: time)
    let before = told()
    var memory = EngineMemory()
    for decision in decisions {
      switch decision.outcome {
      case .remind(let reminder): memory.reminded[reminder.key] = decision.time
      case .hold(let reminder, _):
        memory.reminded[reminder.key] = decision.time
        memory.held.append(reminder)
      default: break
      }
    }
    decisions = []
    let given = try #require(todo.givingTurn(to: Self.ben)).toldAnew(
      at: time, rules: EngineRules(machineZone: .berlin), countdownNumber: 2)
    harness.engine.reload(todos: [given], places: [], memory: memory)
    run(&harness, to: end)
    return (before, told())
  }

  @Test func `what anna was told, ben is told once, at once`() throws {
    let given = due.after(3600)
    let told = try play(dishes(), givenAt: given, until: due.after(36_000))
    #expect(told.before.filter { $0.key.cause == .due }.map(\.persons) == [[.anna]])
    #expect(told.after.map(\.persons) == [[Self.ben]])
    #expect(told.after.map(\.time) == [given] && told.after.map(\.key.cause) == [.due])
  }

  @Test func `what is not due yet is told when it is`() throws {
    let told = try play(dishes(), givenAt: due.after(-3600), until: due.after(36_000))
    #expect(told.after.filter { $0.key.cause == .due }.map(\.time) == [due])
    #expect(told.after.allSatisfy { $0.persons == [Self.ben] })
  }

  @Test func `in the night it waits for the morning, and is told once`() throws {
    let morning = Date.berlin("2026-03-10T07:00")
    let told = try play(
      dishes(), givenAt: Date.berlin("2026-03-09T23:30"),
      quiet: QuietHours(start: .init(hour: 22, minute: 0), end: .init(hour: 7, minute: 0)),
      until: morning.after(60))
    #expect(told.after.map(\.time) == [morning] && told.after.map(\.persons) == [[Self.ben]])
  }

  @Test func `a task that time never tells is not told then either`() throws {
    let silent = try dishes { $0.details.leads = [] }
    let told = try play(silent, givenAt: due.after(3600), until: due.after(7200))
    #expect(told.before.isEmpty && told.after.isEmpty)
  }
}
