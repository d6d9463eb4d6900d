import Foundation
import Testing

@testable import Planning

/// Flexible tasks go into the hours of one of their places (Y7).
@Suite struct HoursTests {
  let shop: Int64 = 3
  let bank: Int64 = 4

  private func open(_ place: Int64, _ spans: (String, String)...) throws -> [Int64: [DateInterval]]
  {
    [place: try spans.map { DateInterval(start: try clock($0.0), end: try clock($0.1)) }]
  }

  @Test func `What is due goes when its place is open`() throws {
    let plan = try planned(
      [task(1, .due, places: [shop])], openings: open(shop, ("10:00", "12:00")))
    #expect(plan.lines == ["1 10:00-10:30 go"])
  }

  @Test func `What does not fit into the hours is closed`() throws {
    let tasks = [task(1, minutes: 45, .due, places: [shop])]
    let brief = try open(shop, ("10:00", "10:30"), ("10:45", "11:15"))
    #expect(try planned(tasks, openings: brief).rest == ["1 closed"])
    #expect(try planned(tasks, openings: [shop: []]).rest == ["1 closed"])
  }

  @Test func `Without room it is no matter of the hours`() throws {
    let block = fixed(9, try clock("08:00"), minutes: 840)
    let plan = try planned(
      [block, task(1, .due, places: [shop])], openings: open(shop, ("08:00", "22:00")))
    #expect(plan.rest == ["1 no_room"])
  }

  @Test func `A place that is open makes up for one that is closed`() throws {
    let plan = try planned(
      [task(1, .due, places: [shop, bank])],
      openings: open(shop).merging(open(bank, ("09:00", "10:00"))) { $1 })
    #expect(plan.lines == ["1 09:00-09:30 go"])
    let always = try planned([task(1, .due, places: [shop, bank])], openings: open(shop))
    #expect(always.lines == ["1 08:00-08:30 go"])
  }

  private func planned(
    _ tasks: [PlanTask], here: Set<Int64> = [], openings: [Int64: [DateInterval]]
  ) throws -> Plan {
    Plan(
      Plan.Input(
        tasks: tasks, now: try clock("08:00"), begin: try clock("08:00"), end: try clock("22:00"),
        currentPlaces: here, openings: openings))
  }

  @Test func `Where the user is, a task waits until it opens`() throws {
    let plan = try planned(
      [task(1, .open, places: [shop])], here: [shop], openings: open(shop, ("09:00", "18:00")))
    #expect(plan.lines == ["1 09:00-09:30"])
  }

  @Test func `Coming by counts while it is open`() throws {
    let meeting = fixed(9, try clock("12:00"), minutes: 60, places: [shop])
    let tasks = [task(1, .open, places: [shop])]
    let late = try planned([meeting] + tasks, openings: open(shop, ("13:15", "18:00")))
    #expect(late.lines == ["9 12:00-13:00", "1 13:15-13:45"])
    let closed = try planned([meeting] + tasks, openings: open(shop, ("15:00", "18:00")))
    #expect(closed.rest == ["1 closed"])
  }

  @Test func `What the user does not come by stays so, unless it is closed all day`() throws {
    let tasks = [task(1, .open, places: [shop])]
    #expect(try planned(tasks, openings: open(shop, ("10:00", "12:00"))).rest == ["1 place"])
    #expect(try planned(tasks, openings: open(shop)).rest == ["1 closed"])
  }
}
