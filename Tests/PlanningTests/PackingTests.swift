import Foundation
import Testing

@testable import Planning

@Suite struct PackingTests {
  @Test func `Each task takes the earliest gap that holds all of it`() throws {
    let plan = try plan([
      fixed(1, try clock("09:00"), minutes: 60), task(2, minutes: 90), task(3, minutes: 45),
      task(4, minutes: 15),
    ])
    #expect(plan.lines == ["3 08:00-08:45", "4 08:45-09:00", "1 09:00-10:00", "2 10:00-11:30"])
    #expect(plan.freeSeconds == 10.5 * 3600)
  }

  @Test func `What finds no gap has no room, and is not split`() throws {
    let plan = try plan(
      [task(1, minutes: 61), task(2, minutes: 60), task(3, minutes: 1)], now: "21:00")
    #expect(plan.lines == ["2 21:00-22:00"])
    #expect(plan.rest == ["1 no_room", "3 no_room"])
    #expect(plan.freeSeconds == 0)
  }

  @Test func `A duration longer than the day has no room`() throws {
    #expect(try plan([task(1, minutes: 1440)]).rest == ["1 no_room"])
  }

  @Test func `After the end of the day nothing has room`() throws {
    let plan = try plan([task(1), fixed(2, try clock("22:30"), minutes: 30)], now: "22:05")
    #expect(plan.lines == ["2 22:30-23:00"])
    #expect(plan.rest == ["1 no_room"])
    #expect(plan.freeSeconds == 0)
  }

  @Test func `Overlapping fixed and pinned blocks both say so; touching ones do not`() throws {
    let plan = try plan([
      fixed(1, try clock("10:00"), minutes: 180), fixed(2, try clock("10:30"), minutes: 30),
      pinned(3, try clock("12:30")), fixed(4, try clock("13:00"), minutes: 30),
      fixed(5, try clock("13:30"), minutes: 30), pinned(6, try clock("13:45")),
      fixed(7, try clock("15:00"), minutes: 30),
    ])
    #expect(
      plan.lines == [
        "1 10:00-13:00 conflict", "2 10:30-11:00 conflict", "3 12:30-13:00 conflict",
        "4 13:00-13:30", "5 13:30-14:00 conflict", "6 13:45-14:15 conflict", "7 15:00-15:30",
      ])
  }

  @Test func `Blocks outside the hours stand, and count for nothing`() throws {
    let plan = try plan([
      fixed(1, try clock("06:00"), minutes: 60), fixed(2, try clock("07:30"), minutes: 60),
      fixed(3, try clock("21:30"), minutes: 60), task(4),
    ])
    #expect(
      plan.lines == ["1 06:00-07:00", "2 07:30-08:30", "4 08:30-09:00", "3 21:30-22:30"])
    #expect(plan.freeSeconds == 12.5 * 3600)
  }

  @Test func `What opens later is not planned before`() throws {
    let plan = try plan([
      task(1, .open, notBefore: try clock("12:00")), task(2, .open),
      task(3, .open, notBefore: try clock("12:15")),
    ])
    #expect(plan.lines == ["2 08:00-08:30", "1 12:00-12:30", "3 12:30-13:00"])
  }

  @Test func `Five hundred tasks go into one day`() throws {
    let tasks = (1...500).map { task(Int64($0), minutes: 30) }
    let plan = try plan(tasks)
    #expect(plan.blocks.map(\.id) == Array(1...28))
    #expect(plan.unplanned.count == 472 && plan.freeSeconds == 0)
  }

  @Test(arguments: [("2026-03-29", 23), ("2026-10-25", 25)])
  func `A day of 23 or 25 hours holds as many tasks of an hour`(
    _ date: String, _ count: Int
  ) throws {
    let day = PlanDay(try local("\(date)T00:00"), in: kyiv, hours: try hours("00:00", "00:00"))
    let plan = Plan(
      Plan.Input(
        tasks: (1...30).map { task(Int64($0), minutes: 60) }, now: day.start, begin: day.start,
        end: day.end))
    #expect(plan.blocks.count == count && plan.freeSeconds == 0)
    #expect(plan.blocks.allSatisfy { $0.end.timeIntervalSince($0.start) == 3600 })
  }

  @Test func `A pin that has passed stands where it is`() throws {
    let plan = try plan([pinned(1, try clock("09:00")), task(2)], now: "10:00")
    #expect(plan.lines == ["1 09:00-09:30", "2 10:00-10:30"])
    #expect(plan.blocks[0].kind == .pinned)
  }
}
