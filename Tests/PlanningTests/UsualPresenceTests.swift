import Foundation
import Testing

@testable import Planning

@Suite struct UsualPresenceTests {
  private func stays(_ dates: [String], _ from: String, _ to: String) throws -> [UsualPresence.Stay]
  {
    try dates.map {
      UsualPresence.Stay(place: 1, start: try at("\($0)T\(from)"), end: try at("\($0)T\(to)"))
    }
  }

  private var day: PlanDay {
    get throws { PlanDay(try local("2026-03-02T00:00"), in: kyiv) }
  }

  @Test(arguments: [
    (["2026-02-23", "2026-02-16", "2026-02-09"], true),
    (["2026-02-23", "2026-02-16", "2026-02-02"], true),
    (["2026-02-23", "2026-02-16"], false), (["2026-02-23", "2026-02-16", "2026-01-26"], false),
    (["2026-02-24", "2026-02-17", "2026-02-10", "2026-02-03"], false),
  ])
  func `Three of the last four same weekdays are a habit`(
    _ dates: [String], _ isUsual: Bool
  ) throws {
    let expected = UsualPresence.expected(
      on: try day, stays: try stays(dates, "09:10", "10:00"))
    let wanted = ExpectedPresence(
      place: 1, start: try clock("09:00"), end: try clock("10:00"))
    #expect(expected == (isUsual ? [wanted] : []))
  }

  @Test func `Only the half hours that were spent there often enough count`() throws {
    var all = try stays(["2026-02-23", "2026-02-16", "2026-02-09"], "09:00", "10:00")
    all += try stays(["2026-02-23", "2026-02-16"], "10:00", "12:00")
    all += try stays(["2026-02-23", "2026-02-16", "2026-02-02"], "18:00", "18:01")
    let expected = UsualPresence.expected(on: try day, stays: all)
    #expect(
      expected == [
        ExpectedPresence(place: 1, start: try clock("09:00"), end: try clock("10:00")),
        ExpectedPresence(place: 1, start: try clock("18:00"), end: try clock("18:30")),
      ])
  }

  @Test func `Two stays in one half hour of a day count once`() throws {
    let all =
      try stays(["2026-02-23", "2026-02-16"], "09:00", "09:05")
      + stays(["2026-02-23", "2026-02-16"], "09:20", "09:25")
    #expect(UsualPresence.expected(on: try day, stays: all).isEmpty)
  }
}
