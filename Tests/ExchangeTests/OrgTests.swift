import Application
import Exchange
import Foundation
import Geo
import Localization
import Testing

/// Dates, ranges and the logbook of org (I8).
@Suite struct OrgTests {
  private func refused(_ text: String) throws -> String {
    let reading = try Reading.of("org", text)
    #expect(reading.tasks.isEmpty)
    return reading.problemTexts.joined(separator: "\n")
  }

  @Test(arguments: [
    "SCHEDULED: <2026-02-30 Mon>", "DEADLINE: <2026-03-09 Mon 25:00>",
    "SCHEDULED: <2026-03-09 Mon 11:30-24:30>", "SCHEDULED: <2026-03-09 Mon +1x>",
    "SCHEDULED: <2026-03-09 Mon 9pm>", "DEADLINE: <2026-03-11 Wed>--<2026-03-09 Mon>",
    "SCHEDULED: <%%(diary-block 2 1 2026 2 5 2026)>", "SCHEDULED: <2026-03-09 Mon",
    "CLOSED: [2026-01-01 Thu] SCHEDULED: <2026-02-30 Mon>", "<2026-02-30 Mon>",
  ])
  func `a date that cannot be read refuses its task, with the line`(planning: String) throws {
    let problems = try refused("#+TITLE: Home\n* TODO Walk\n  \(planning)\n")
    #expect(problems.hasPrefix("line 3: \"Walk\": "), "\(problems)")
  }

  @Test func `a date that cannot be read is named as it stands in the heading`() throws {
    #expect(try refused("* TODO Fair <2026-02-30 Mon>").hasPrefix("line 1: \"Fair\""))
    // What is no task needs no date.
    let reading = try Reading.of("org", "* DONE Fair\nSCHEDULED: <2026-02-30 Mon>\n* Notes\n")
    #expect(reading.problems.isEmpty && reading.losses == [.notTask: 2])
  }

  static let ranges: [(String, String, String)] = [
    ("* TODO Fair <2026-03-09 Mon>--<2026-03-11 Wed>", "Fair", "due=2026-03-11 horizon=2d"),
    ("* TODO Fair\n<2026-03-09 Mon>--<2026-03-11 Wed>", "Fair", "due=2026-03-11 horizon=2d"),
    (
      "* TODO The <2026-03-09 Mon 20:30>--<2026-03-09 Mon 22:15> concert", "The concert",
      "due=2026-03-09T20:30:00 duration=105min"
    ),
    (
      "* TODO Shop\nSCHEDULED: <2026-03-09 Mon 11:30-12:00>", "Shop",
      "due=2026-03-09T11:30:00 duration=30min"
    ),
    (
      "* TODO Night\nSCHEDULED: <2026-03-09 Mon 23:00-01:00 +1w>", "Night",
      "every=1w from=start start=2026-03-09T23:00:00 first=2026-03-09T23:00:00 duration=120min"
    ),
    (
      "* TODO Tax\nSCHEDULED: <2026-03-01 Sun>\n:PROPERTIES:\n:EFFORT: 1:30\n:END:", "Tax",
      "due=2026-03-01 duration=90min"
    ),
  ]

  @Test(arguments: ranges)
  func `a range keeps its end, and leaves nothing in the name`(
    text: String, name: String, fields: String
  ) throws {
    let item = try #require(try Reading.of("org", text).tasks.first)
    #expect(item.name == name)
    #expect(Set(Reading.fields(item).split(separator: " ")) == Set(fields.split(separator: " ")))
  }

  @Test(arguments: [
    ("t 4 2", "1mo on second thu"), ("t 0 -1", "1mo on last sun"),
    ("5 1 1", "1y on first mon of may"),
  ])
  func `an expression for a weekday of the month is a rule`(numbers: String, rule: String) throws {
    let reading = try Reading.of("org", "* TODO Club\nSCHEDULED: <%%(diary-float \(numbers))>\n")
    #expect(reading.tasks.first?.fields[.every] == rule, "\(reading.problemTexts)")
    #expect(reading.tasks.first?.fields[.from] == "start")
  }

  @Test func `the words for done of the file count in its log, those for given up do not`() throws {
    let reading = try Reading.of(
      "org",
      """
      * OPEN Water
      SCHEDULED: <2026-03-10 Tue .+1w>
      :LOGBOOK:
      - State "WATERED"    from "OPEN"       [2026-02-24 Tue 10:00]
      - State "CANCELLED"  from "OPEN"       [2026-02-17 Tue 10:00]
      - State "OPEN"       from "WATERED"    [2026-02-16 Mon 10:00]
      :END:
      #+TODO: OPEN(o) | WATERED(w!) CANCELLED(c)
      """)
    #expect(reading.tasks.map(\.name) == ["Water"])
    #expect(reading.tasks.first?.completions.count == 1)
  }

  @Test func `a task below a task becomes one of its own, and is counted`() throws {
    let reading = try Reading.of(
      "org", "* Home\n** TODO Paint\n*** TODO Buy\n*** Notes\n**** TODO Ask\n** TODO Tidy\n")
    #expect(reading.tasks.map(\.name) == ["Paint", "Buy", "Ask", "Tidy"])
    #expect(reading.losses == [.notTask: 2, .subtask: 2])
  }

  @Test func `places come with their positions, and a location by its name`() throws {
    let id = "5c7c1dd8-5a0c-4a7e-9d52-6a1c4f6b1a10"
    let reading = try Reading.of(
      "org",
      """
      * TODO Vet
      :PROPERTIES:
      :PASSBY_PLACES: Pet, & Vet|#pets
      :PASSBY_POSITIONS: 52.1000000,4.3000000,80,\(id),Pet, & Vet
      :END:
      * TODO Shop
      :PROPERTIES:
      :LOCATION: Market
      :END:
      * TODO Bad
      :PROPERTIES:
      :PASSBY_POSITIONS: 152.1,4.3,80,\(id),Far
      :END:
      """)
    let place = try #require(reading.tasks.first?.places.first)
    #expect(place.name == "Pet, & Vet" && place.radiusMeters == 80)
    #expect(place.uuid.uuidString.lowercased() == id && place.center.latitude == 52.1)
    #expect(reading.tasks[0].placeNames == ["#pets"])
    #expect(reading.tasks[1].placeNames == ["Market"])
    #expect(reading.problemTexts.count == 1 && reading.problemTexts[0].contains("\"Bad\""))
  }
}
