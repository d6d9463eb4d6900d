import Application
import Exchange
import Foundation
import Recurrence
import Testing

/// Lines of todo.txt: whose keys are read, when a task opens, and what is counted (I9).
@Suite struct TodoTxtTests {
  static let strangers = [
    "Send the letter from:Anna", "Read a chapter name:Dune", "Flight start:2026-03-20",
    "Sort photos of:2025", "Pay category:rent", "Meet place:Harbour", "Sing every:day!",
    "Deploy uuid:42", "Boil eggs t:5min", "Look at name:%44une", "Go from:start",
  ]

  @Test(arguments: strangers)
  func `a key that Passby cannot have written stays in the name`(_ line: String) throws {
    let item = try #require(try Reading.of("todotxt", line).tasks.first)
    #expect(item.name == line)
    #expect(Reading.fields(item) == "" && item.placeNames.isEmpty)
  }

  static let rules: [(String, String)] = [
    ("A rec:5 due:2026-03-10", "every=5d from=done start=2026-03-05"),
    ("A rec:+1W due:2026-03-10", "every=1w from=start start=2026-03-10 first=2026-03-10"),
    ("A rec:1b due:2026-03-10", "every=1w on mon,tue,wed,thu,fri from=done start=2026-03-10"),
    ("A rec:+1b due:2026-03-10", "every=1w on mon,tue,wed,thu,fri from=start start=2026-03-10"),
    (
      "Water rec:+1w t:2026-03-10",
      "every=1w from=start start=2026-03-10 first=2026-03-10 horizon=0"
    ),
    ("Water rec:2w t:2026-03-10", "every=2w from=done start=2026-02-24 horizon=0"),
  ]

  @Test(arguments: rules)
  func `a repetition has its unit, and opens on its day`(_ row: (String, String)) throws {
    let item = try #require(try Reading.of("todotxt", row.0).tasks.first)
    #expect(Reading.fields(item) == row.1)
    if row.0.contains("t:") { #expect(item.pending?.dateText == "2026-03-10") }
  }

  @Test func `a task that only opens on a day is hidden until then`() throws {
    let reading = try Reading.of("todotxt", "Wrap presents t:2026-12-10\n")
    #expect(reading.tasks.first?.hidden?.dateText == "2026-12-10" && reading.losses.isEmpty)
  }

  @Test func `a line of marks alone is a task of that name`() throws {
    let item = try #require(try Reading.of("todotxt", "+garden @home due:2026-03-10").tasks.first)
    #expect(item.name == "+garden @home due:2026-03-10")
    #expect(item.fields[.category] == "garden" && item.contexts == ["home"])
    #expect(item.fields[.due] == "2026-03-10")
  }

  @Test func `a second project and a day behind the due day are counted`() throws {
    let reading = try Reading.of(
      "todotxt", "Call +home +family\nPay due:2026-03-10 t:2026-03-12\nRun +sport\n")
    #expect(reading.losses.count == 2 && reading.losses.values.allSatisfy { $0 == 1 })
    #expect(reading.tasks.map { $0.fields[.category] ?? "" } == ["home", "", "sport"])
  }

  @Test func `what a program left beside a line that it repeats is its history`() throws {
    let uuid = "6f9619ff-8b86-4011-b42d-00cf4fc964ff"
    let reading = try Reading.of(
      "todotxt",
      """
      x 2026-03-01 Bins due:2026-03-01 rec:+1w uuid:\(uuid)
      Bins due:2026-03-08 rec:+1w uuid:\(uuid)
      """)
    #expect(reading.tasks.count == 1 && reading.problems.isEmpty)
    #expect(reading.tasks.first?.completions.count == 1)
    #expect(reading.tasks.first?.pending?.dateText == "2026-03-08")
  }
}
