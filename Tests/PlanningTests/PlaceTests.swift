import Foundation
import Testing

@testable import Planning

@Suite struct PlaceTests {
  let office: Int64 = 1
  let home: Int64 = 2
  let pharmacy: Int64 = 3

  @Test func `What is due makes the user go`() throws {
    let plan = try plan([task(1, .due, places: [pharmacy])])
    #expect(plan.lines == ["1 08:00-08:30 go"])
  }

  @Test(arguments: [PlanUrgency.open, .undated])
  func `What is open waits for coming by`(_ urgency: PlanUrgency) throws {
    let plan = try plan([task(1, urgency, places: [pharmacy]), task(2, urgency, places: [])])
    #expect(plan.lines.isEmpty)
    #expect(plan.rest == ["1 place", "2 place"])
  }

  @Test func `Half an hour before and an hour after a block at the place belong to it`() throws {
    let meeting = fixed(9, try clock("12:00"), minutes: 60, places: [office])
    let tasks = (1...4).map { task(Int64($0), minutes: 30, .open, places: [office]) }
    let plan = try plan([meeting] + tasks)
    #expect(
      plan.lines == ["1 11:30-12:00", "9 12:00-13:00", "2 13:00-13:30", "3 13:30-14:00"])
    #expect(plan.rest == ["4 place"])
  }

  @Test func `A due task waits for a block at its place, and goes where that is full`() throws {
    let plan = try plan([
      pinned(9, try clock("12:00"), minutes: 60, places: [office]),
      task(1, minutes: 60, .due, places: [office]), task(2, minutes: 60, .due, places: [office]),
    ])
    #expect(plan.lines == ["2 08:00-09:00 go", "9 12:00-13:00", "1 13:00-14:00"])
  }

  @Test func `A due task does not wait for coming by behind its deadline`() throws {
    let plan = try plan([
      fixed(9, try clock("12:00"), minutes: 60, places: [office]),
      task(1, .due, deadline: try clock("11:45"), places: [office]),
    ])
    #expect(plan.lines == ["1 08:00-08:30 go", "9 12:00-13:00"])
  }

  @Test func `Inside a place, its tasks are possible until something calls the user away`() throws {
    let away = fixed(9, try clock("09:00"), minutes: 60, places: [office])
    let tasks = (1...3).map { task(Int64($0), .open, places: [home]) }
    let plan = try plan([away] + tasks, here: [home])
    #expect(plan.lines == ["1 08:00-08:30", "2 08:30-09:00", "9 09:00-10:00"])
    #expect(plan.rest == ["3 place"])
  }

  @Test func `A block at the same place, or anywhere, calls nobody away`() throws {
    let blocks = [
      fixed(8, try clock("08:30"), minutes: 30, places: [home, office]),
      fixed(9, try clock("09:30"), minutes: 30),
    ]
    let plan = try plan(blocks + [task(1, minutes: 60, .open, places: [home])], here: [home])
    #expect(plan.lines == ["8 08:30-09:00", "9 09:30-10:00", "1 10:00-11:00"])
  }

  @Test func `A way to a place for a due task calls the user away too`() throws {
    let plan = try plan(
      [task(1, .due, places: [pharmacy]), task(2, .open, places: [home])], here: [home])
    #expect(plan.lines == ["1 08:00-08:30 go"])
    #expect(plan.rest == ["2 place"])
  }

  @Test func `A due task here needs no way`() throws {
    #expect(try plan([task(1, .due, places: [home])], here: [home]).lines == ["1 08:00-08:30"])
  }

  @Test func `Where the user usually is counts as coming by`() throws {
    let expected = ExpectedPresence(
      place: office, start: try clock("14:00"), end: try clock("15:00"))
    let plan = try plan(
      [task(1, minutes: 45, .open, places: [office]), task(2, .open, places: [office])],
      expected: [expected])
    #expect(plan.lines == ["1 14:00-14:45"])
    #expect(plan.rest == ["2 place"])
  }
}
