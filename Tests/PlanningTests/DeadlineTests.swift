import Foundation
import Testing

@testable import Planning

@Suite struct DeadlineTests {
  @Test func `A task that would miss its deadline is promoted`() throws {
    let plan = try plan(
      [
        task(1, minutes: 180, difficulty: 5),
        task(2, minutes: 30, difficulty: 1, deadline: try clock("10:00")),
      ], emotion: 4)
    #expect(plan.lines == ["2 08:00-08:30", "1 08:30-11:30"])
  }

  @Test func `A deadline that is met anyway promotes nothing`() throws {
    let plan = try plan(
      [
        task(1, minutes: 60, difficulty: 5),
        task(2, minutes: 30, difficulty: 1, deadline: try clock("09:30")),
      ], emotion: 4)
    #expect(plan.lines == ["1 08:00-09:00", "2 09:00-09:30"])
  }

  @Test func `The promoted are ordered by deadline, then number`() throws {
    let plan = try plan(
      [
        task(1, minutes: 240, priority: 0), task(2, deadline: try clock("09:30")),
        task(3, deadline: try clock("09:00")), task(4, deadline: try clock("09:30")),
      ])
    #expect(
      plan.lines == ["3 08:00-08:30", "2 08:30-09:00", "4 09:00-09:30", "1 09:30-13:30"])
  }

  @Test func `What still ends late says so`() throws {
    let plan = try plan([
      task(1, minutes: 60, deadline: try clock("09:00")),
      task(2, minutes: 60, deadline: try clock("09:30")),
    ])
    #expect(plan.lines == ["1 08:00-09:00", "2 09:00-10:00 late"])
  }

  @Test func `A deadline that cannot be met promotes nothing`() throws {
    let plan = try plan([
      task(1, minutes: 60, priority: 0), task(2, minutes: 60, deadline: try clock("08:30")),
    ])
    #expect(plan.lines == ["1 08:00-09:00", "2 09:00-10:00 late"])
  }

  @Test func `A promoted task may push another one behind its deadline, which is promoted too`()
    throws
  {
    let plan = try plan(
      [
        task(1, minutes: 60, difficulty: 5, deadline: try clock("09:00")),
        task(2, minutes: 60, difficulty: 4),
        task(3, minutes: 60, difficulty: 1, deadline: try clock("10:00")),
      ], emotion: 3)
    #expect(plan.lines == ["1 08:00-09:00", "3 09:00-10:00", "2 10:00-11:00"])
  }

  @Test func `A pin behind the deadline is late`() throws {
    let plan = try plan([pinned(1, try clock("12:00"), deadline: try clock("10:00"))])
    #expect(plan.lines == ["1 12:00-12:30 late"])
  }

  @Test(arguments: [
    ("10:00", true, true), ("10:00", false, false), ("08:00", true, false),
    ("07:00", true, false), ("22:00", true, false), ("21:59", true, true),
  ])
  func `A deadline is a moment after now and before the end of the day`(
    _ due: String, _ isMoment: Bool, _ isDeadline: Bool
  ) throws {
    let deadline = PlanTask.deadline(
      due: try clock(due), isMoment: isMoment, now: try clock("08:00"),
      dayEnd: try clock("22:00"))
    #expect((deadline != nil) == isDeadline)
  }
}
