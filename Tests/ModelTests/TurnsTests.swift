import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// Whose turn it is after a completion, and who is left when somebody goes (Y3).
struct TurnsTests {
  private static let (me, anna, ben, carl) = (
    Person.ID.me, Person.ID(rawValue: 2), Person.ID(rawValue: 3), Person.ID(rawValue: 4)
  )

  private func todo(
    _ order: [Person.ID], _ choice: Turns.Choice = .order, newcomers: [Turns.Newcomer] = []
  ) throws -> Todo {
    var details = TodoDetails(name: "Dishes", rule: .every("1w"), zone: .named("Europe/Berlin"))
    details.turns = Turns(order: order, choice: choice, newcomers: newcomers)
    return try details.makeTodo(
      id: Todo.ID(rawValue: 1), uuid: UUID(number: 1), now: Date("2026-01-01T08:00:00Z"),
      machineZone: .gmt, countdownNumber: 1)
  }

  /// The task after somebody did it, who is the last of those named by day of 2026.
  private func passed(_ todo: Todo, _ done: [(Person.ID, String)]) throws -> Todo {
    let doings = done.map { Turns.Doing(person: $0.0, time: Date("\($0.1)T10:00:00Z")) }
    let time = try #require(doings.last).time
    return todo.passingTurn(at: time, machineZone: .gmt, doings: doings)
  }

  @Test func `the turn begins with the first of the order, and for follows it round`() throws {
    var todo = try todo([Self.anna, Self.ben, Self.me])
    for person in [Self.anna, Self.ben, Self.me, Self.anna] {
      #expect(todo.turnHolder == person && todo.persons == [person])
      todo = try passed(todo, [(Self.ben, "2026-01-08")])
    }
  }

  @Test func `one who comes twice in the order has two turns of a round`() throws {
    var todo = try todo([Self.anna, Self.ben, Self.anna, Self.me])
    var holders: [Person.ID?] = []
    for _ in 0..<5 {
      holders.append(todo.turnHolder)
      todo = try passed(todo, [(Self.me, "2026-01-08")])
    }
    #expect(holders == [Self.anna, Self.ben, Self.anna, Self.me, Self.anna])
    // Given back and forth it is the next turn of each.
    let given = try #require(todo.givingTurn(to: Self.me)?.givingTurn(to: Self.anna))
    #expect(given.turn == 0 && given.persons == [Self.anna])
    #expect(todo.givingTurn(to: Self.carl) == nil)
  }

  @Test func `least goes to who did it least often, round from the turn where they are equal`()
    throws
  {
    let todo = try todo([Self.anna, Self.ben, Self.me], .least)
    #expect(try passed(todo, [(Self.anna, "2026-01-08")]).turnHolder == Self.ben)
    #expect(try passed(todo, [(Self.me, "2026-01-08")]).turnHolder == Self.ben)
    #expect(
      try passed(todo, [(Self.ben, "2026-01-02"), (Self.anna, "2026-01-08")]).turnHolder == Self.me)
    let even = [(Self.ben, "2026-01-02"), (Self.me, "2026-01-03"), (Self.anna, "2026-01-08")]
    #expect(try passed(todo, even).turnHolder == Self.ben)
  }

  @Test func `only the twelve months before the completion count`() throws {
    let todo = try todo([Self.anna, Self.ben], .least)
    let old = [(Self.ben, "2025-01-08"), (Self.ben, "2025-01-07"), (Self.anna, "2026-01-08")]
    #expect(try passed(todo, old).turnHolder == Self.ben)
    let counted = [(Self.ben, "2025-01-09"), (Self.ben, "2025-01-10"), (Self.anna, "2026-01-08")]
    #expect(try passed(todo, counted).turnHolder == Self.anna)
    // One that is dated back does not know what was done later.
    let later = [(Self.ben, "2026-02-01"), (Self.ben, "2026-02-02"), (Self.anna, "2026-01-08")]
    #expect(try passed(todo, later).turnHolder == Self.ben)
  }

  @Test func `who joined later counts with the mean of the others for the time before`() throws {
    let joined = Turns.Newcomer(person: Self.carl, since: Date("2026-03-01T08:00:00Z"))
    let todo = try todo([Self.anna, Self.ben, Self.carl], .least, newcomers: [joined])
    let before = (1...4).flatMap { day in
      [(Self.anna, "2026-02-0\(day)"), (Self.ben, "2026-02-0\(day)")]
    }
    // Carl counts as 4: it is ben's turn, not his four times in a row.
    let once = try passed(todo, before + [(Self.anna, "2026-03-02")])
    #expect(once.turnHolder == Self.ben)
    let twice = try passed(
      once, before + [(Self.anna, "2026-03-02"), (Self.ben, "2026-03-03")])
    #expect(twice.turnHolder == Self.carl)
    let thrice = try passed(
      twice,
      before + [
        (Self.anna, "2026-03-02"), (Self.ben, "2026-03-03"), (Self.carl, "2026-03-04"),
      ])
    #expect(thrice.turnHolder == Self.anna)
    // After a year he is one of them.
    let since = try passed(
      todo,
      [
        (Self.anna, "2027-03-03"), (Self.ben, "2027-03-04"), (Self.carl, "2027-03-05"),
        (Self.carl, "2027-03-06"),
      ])
    #expect(since.turnHolder == Self.ben)
  }

  @Test func `a person leaves every order, and one who is left has it alone`() throws {
    let todo = try todo([Self.anna, Self.carl, Self.ben])
    let without = todo.withoutTurns(of: Self.carl)
    #expect(without.turns?.order == [Self.anna, Self.ben] && without.turnHolder == Self.anna)
    let next = try passed(todo, [(Self.anna, "2026-01-08")]).withoutTurns(of: Self.carl)
    #expect(next.turnHolder == Self.ben && next.persons == [Self.ben])
    let last = try #require(todo.givingTurn(to: Self.ben)).withoutTurns(of: Self.anna)
    #expect(last.turns?.order == [Self.carl, Self.ben] && last.turnHolder == Self.ben)
    let alone = without.withoutTurns(of: Self.ben)
    #expect(alone.turns == nil && alone.turn == 0 && alone.persons == [Self.anna])
    #expect(todo.withoutTurns(of: Self.me) == todo)
  }

  @Test func `another order keeps whose turn it is, or takes the next who is left`() throws {
    let todo = try #require(
      todo([Self.anna, Self.ben, Self.me]).givingTurn(to: Self.ben))
    func reordered(_ order: [Person.ID]) throws -> Todo {
      var details = todo.details
      details.turns = details.turns?.reordered(order, at: Date("2026-02-01T08:00:00Z"))
      return try details.apply(
        to: todo, now: Date("2026-02-01T08:00:00Z"), machineZone: .gmt)
    }
    #expect(try reordered([Self.me, Self.anna, Self.ben]).turnHolder == Self.ben)
    #expect(try reordered([Self.me, Self.anna]).turnHolder == Self.me)
    let joined = try reordered([Self.anna, Self.ben, Self.carl])
    #expect(joined.turns?.newcomers.map(\.person) == [Self.carl] && joined.turnHolder == Self.ben)
  }

  @Test func `a turn that is given ends the silence of another, and its own stays`() throws {
    var todo = try todo([Self.anna, Self.ben])
    todo.snooze = Snooze(since: Date("2026-01-01T08:00:00Z"), end: .nextVisit)
    #expect(todo.givingTurn(to: Self.ben)?.snooze == nil)
    #expect(todo.givingTurn(to: Self.anna) == todo)
  }

  @Test func `turns come back from JSON, and a task without them has none`() throws {
    let newcomer = Turns.Newcomer(person: Self.ben, since: Date("2026-03-01T08:00:00Z"))
    var todo = try todo([Self.anna, Self.ben], .least, newcomers: [newcomer])
    todo = try #require(todo.givingTurn(to: Self.ben))
    let text = try JSONEncoder().encode(todo)
    #expect(try JSONDecoder().decode(Todo.self, from: text) == todo)
    let plain = String(decoding: try JSONEncoder().encode(Todo.sample()), as: UTF8.self)
    #expect(!plain.contains("turn"))
  }
}
