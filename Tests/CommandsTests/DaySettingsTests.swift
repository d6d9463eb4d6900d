import CommandTesting
import Foundation
import TestSupport
import Testing

/// Settings of the day, by variables.
@Suite(.blocking)
struct DaySettingsTests {
  @Test func `the same start and end of the day are refused with 78`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_DAY_START"] = "22:00"
    let outcome = try program("list")
    #expect(outcome.status == 78)
    #expect(outcome.errors.contains("day.start and day.end are both \"22:00\""))
    program.environment["PASSBY_DAY_END"] = "02:00"
    #expect(try program("list").status == 0)
    program.environment["PASSBY_DAY_TURN"] = "06:01"
    #expect(try program("list").status == 78)
  }

  @Test func `a snooze until a day ends when the day begins`() throws {
    var program = try CalledProgram()
    defer { program.remove() }
    program.environment["PASSBY_DAY_START"] = "05:30"
    #expect(try program("add", "A", "--every", "1d").status == 0)
    #expect(try program("snooze", "1", "tomorrow").output.contains("05:30"))
  }
}
