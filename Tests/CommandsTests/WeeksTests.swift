import CommandTesting
import Foundation
import TestSupport
import Testing

/// The coming weeks through the commands; the clock stands on Monday, 2 March 2026, 12:00 in
/// Berlin.
@Suite(.blocking)
struct WeeksTests {
  private func days(_ program: CalledProgram, _ arguments: String...) throws -> [[String: Any]] {
    try program.run(["weeks", "--json"] + arguments).list()
  }

  private func furnish(_ program: CalledProgram) throws {
    _ = try program(
      "add", "Choir", "--every", "1w on tue", "--at", "19:00-20:30", "--from", "start")
    _ = try program("add", "Water plants", "--every", "3d")
    _ = try program("add", "Cat medicine", "--every", "1-2w")
    _ = try program("add", "Rent", "--due", "2026-03-01T09:00")
    _ = try program("rest", "2026-03-04")
  }

  @Test func `weeks prints a day after the other with the documented keys`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try furnish(program)
    let days = try days(program)
    #expect(days.count == 28)
    #expect(days.map { $0["date"] as? String ?? "" }.first == "2026-03-02")
    for day in days {
      #expect(
        Set(day.keys) == ["date", "rest", "fixed", "due", "opens", "window", "free_min"])
    }
    #expect(days.map { $0["rest"] as? Bool }.prefix(4) == [false, false, true, false])
    let overdue = try #require((days[0]["due"] as? [[String: Any]])?.first)
    #expect(Set(overdue.keys) == ["id", "name", "expected"])
    #expect(overdue["name"] as? String == "Rent" && overdue["expected"] as? Bool == false)
    let choir = try #require((days[1]["fixed"] as? [[String: Any]])?.first)
    #expect(Set(choir.keys) == ["id", "name", "start", "end"])
    #expect(choir["start"] as? String == "2026-03-03T19:00:00+01:00")
    #expect(choir["end"] as? String == "2026-03-03T20:30:00+01:00")
    #expect(days[1]["free_min"] as? Int == 14 * 60 - 90 && days[0]["free_min"] as? Int == 600)
    let window = try #require((days[7]["window"] as? [[String: Any]])?.first)
    #expect(Set(window.keys) == ["id", "name", "opens_day", "due_day"])
    #expect(window["opens_day"] as? String == "2026-03-09")
    #expect(window["due_day"] as? String == "2026-03-16")
    let expected = days.flatMap { $0["due"] as? [[String: Any]] ?? [] }
      .filter { $0["name"] as? String == "Water plants" }.map { $0["expected"] as? Bool }
    #expect(expected.first == false && expected.dropFirst().allSatisfy { $0 == true })
    #expect(expected.count == 9)
  }

  @Test func `the number of weeks is 1 to 52`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    #expect(try days(program, "1").count == 7)
    #expect(try days(program, "52").count == 364)
    for wrong in ["0", "53", "-1", "many", "4.5", "9999999999999999999999"] {
      let outcome = try program("weeks", wrong)
      #expect(outcome.status == 64, "\(wrong)")
      #expect(outcome.output.isEmpty && !outcome.errors.isEmpty, "\(wrong)")
    }
    #expect(try program("weeks", "53").errors.contains("1 to 52"))
  }

  @Test(arguments: ["en", "uk"]) func `the text groups days by week within 80 columns`(
    language: String
  ) throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try furnish(program)
    _ = try program("add", "A name that is rather long and goes on and on", "--due", "2026-03-06")
    _ = try program("add", "Another name that is just as long, or longer", "--due", "2026-03-06")
    let text = try program("weeks", "2", "--lang", language).output
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let isEnglish = language == "en"
    for part in isEnglish
      ? [
        "Mon 2 Mar – Sun 8 Mar\n", "Mon 9 Mar – Sun 15 Mar\n",
        "  Tue 3 Mar  12 h 30 min free of fixed tasks\n",
        "fixed", "19:00–20:30 1 Choir", "4 Rent, overdue by 1 day", "rest day", "~2 Water plants",
        "3 Cat medicine until Mon 16 Mar", "~ is expected",
      ]
      : [
        "пн, 2 бер. – нд, 8 бер.\n", "за часом", "4 Rent, прострочено", "день відпочинку",
        "3 Cat medicine до пн, 16 бер.", "~ очікувано",
      ]
    { #expect(text.contains(part), "\(part)\n\(text)") }
  }

  @Test func `without tasks it says so, and weeks begin as the setting says`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    let text = try program("weeks", "1").output
    #expect(text.contains("Nothing is due or fixed in these weeks."))
    var sunday = program
    sunday.environment["PASSBY_WEEK_START"] = "sunday"
    #expect(try sunday("weeks", "1").output.contains("Mon 2 Mar – Sat 7 Mar\n"))
    #expect(try days(program).allSatisfy { ($0["due"] as? [Any])?.isEmpty == true })
  }

  @Test func `next leaves out appointments that were missed`() throws {
    let program = try CalledProgram()
    defer { program.remove() }
    try furnish(program)
    let dates = try program("next", "Choir", "--count", "1", "--json", "--now", "2026-03-04T12:00")
      .list()
    #expect(dates.first?["due"] as? String == "2026-03-10T19:00:00+01:00")
  }
}
