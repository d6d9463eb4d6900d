import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing

@testable import WebApp

/// The page of the coming weeks; it is Monday, 5 January 2026, 13:00 in Berlin.
struct WeeksPageTests {
  private static let todos = [
    Todo.sample(
      1, name: "Meeting", rule: .every("1w", from: .start, start: "2025-12-29T15:00", at: "15:00"),
      places: []),
    Todo.sample(
      2, name: "Claw <trim>", rule: .every("1-2w", start: "2026-01-01T09:00"), places: []),
    Todo.sample(
      3, name: "Rent", rule: .once(due: try? LocalDateTime(parsing: "2026-01-03T09:00")),
      places: []),
    Todo.sample(4, name: "Water", rule: .every("3d", start: "2026-01-04T09:00"), places: []),
  ]

  private func browse(
    _ todos: [Todo] = Self.todos, _ body: @Sendable (Browser) async throws -> Void
  ) async throws {
    try await Site.browse(todos: todos, places: []) { browser, _ in try await body(browser) }
  }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func `a row a day, with what is fixed, due and open`() async throws {
    try await browse { browser in
      let page = try await browser.get("/weeks")
      #expect(page.status == .ok)
      #expect(self.count(" data-date=\"", in: page.text) == 28)
      #expect(page.contains(#"data-date="2026-01-05""#, #"data-date="2026-02-01""#))
      #expect(page.contains("Mon 5 Jan – Sun 11 Jan", "15:00–15:30", "Claw &lt;trim&gt;"))
      #expect(page.contains(#"class="over" data-task="3" data-own="2026-01-05""#))
      // The pending date can be moved, later ones cannot.
      #expect(self.count(#"data-task="4""#, in: page.text) == 1)
      #expect(self.count(#"href="/tasks/4""#, in: page.text) == 9)
      #expect(page.contains(#"fill-opacity="1""#, "<rect ", "until Thu 15 Jan"))
      #expect(!page.text.contains("style="))
      #expect(page.contains(#"<a href="/weeks?weeks=4" aria-current="true">"#))
    }
  }

  @Test func `in Ukrainian`() async throws {
    try await browse { browser in
      let page = try await browser.get("/weeks?weeks=1", language: "uk")
      #expect(page.contains("Найближчі тижні", "прострочено", "очікувано", "до чт, 15 січ."))
      #expect(page.contains(#"href="/weeks?weeks=4">4 тижні</a>"#))
    }
  }

  @Test(arguments: ["0", "53", "x", "4.5", "-1", "4%00", "99999999999999999999"])
  func `a number of weeks out of range gives way to four, and is named`(weeks: String) async throws
  {
    try await browse { browser in
      let page = try await browser.get("/weeks?weeks=\(weeks)")
      #expect(page.status == .ok && page.contains("1 to 52", "weeks", #"role="alert""#))
      #expect(self.count(" data-date=\"", in: page.text) == 28)
    }
  }

  @Test func `a task is moved by the action that every page has, and comes back with undo`()
    async throws
  {
    try await browse { browser in
      let answer = try await browser.post(
        "/tasks/3/move", [("to", "2026-01-09"), ("back", "/weeks")], asking: true)
      #expect(answer.status == .ok)
      #expect(try await browser.get("/weeks").contains(#"data-task="3" data-own="2026-01-09""#))
      _ = try await browser.post("/undo", [("step", "last"), ("back", "/weeks")], asking: true)
      #expect(try await browser.get("/weeks").contains(#"data-task="3" data-own="2026-01-05""#))
    }
  }

  @Test func `a day of many tasks shows the first ones, and a link to all`() async throws {
    let due = try LocalDateTime(parsing: "2026-01-07T10:00")
    let many = (1...40).map {
      Todo.sample($0, name: "Task \($0)", rule: .once(due: due), places: [])
    }
    try await browse(many) { browser in
      let page = try await browser.get("/weeks?weeks=1")
      #expect(self.count(#"href="/tasks/"#, in: page.text) < 20)
      #expect(page.contains(#"href="/weeks?weeks=1&amp;day=2026-01-07#d2026-01-07">28 more</a>"#))
      let whole = try await browser.get("/weeks?weeks=1&day=2026-01-07")
      #expect(whole.contains("Task 40") && !whole.contains(" more</a>"))
    }
  }

  @Test func `a task of every day stands once above the days, and keeps its pending date`()
    async throws
  {
    let todos = [
      Todo.sample(
        1, name: "Vitamins", rule: .every("1d", start: "2026-01-04T09:00"), places: []),
      Todo.sample(2, name: "Water", rule: .every("3d", start: "2026-01-04T09:00"), places: []),
    ]
    try await browse(todos) { browser in
      let page = try await browser.get("/weeks")
      #expect(page.contains(#"<b>Every day:</b> <span dir="auto">Vitamins</span>"#))
      #expect(self.count(#"data-task="1""#, in: page.text) == 1)
      #expect(self.count(" daily", in: page.text) >= 28)
      #expect(try await browser.get("/weeks", language: "uk").contains("<b>Щодня:</b>"))
    }
  }

  @Test func `of a day with more names than a sheet holds, the print says how many there are`()
    async throws
  {
    let many = (1...20).flatMap { number -> [Todo] in
      let name = "A long name of a task that takes room \(number)"
      return [
        Todo.sample(
          Int64(number), name: name, rule: .every("2d", start: "2026-01-04T09:00"), places: [])
      ]
    }
    try await browse(many) { browser in
      let page = try await browser.get("/weeks")
      let spare = self.count(" spare", in: page.text)
      let said = page.text.matches(of: /<b class="beyond">\+(\d+)<\/b>/).compactMap { Int($0.1) }
      let hidden = page.text.matches(of: />(\d+) more<\/a>/).compactMap { Int($0.1) }
      #expect(spare > 20 && said.reduce(0, +) == spare + hidden.reduce(0, +))
      // Nothing is left out of one week.
      #expect(!(try await browser.get("/weeks?weeks=1").contains(" spare")))
    }
  }

  @Test func `without tasks the days are there all the same`() async throws {
    try await browse([]) { browser in
      let page = try await browser.get("/weeks?weeks=52")
      #expect(self.count(" data-date=\"", in: page.text) == 364)
      #expect(page.contains("Nothing is due or fixed in these weeks."))
    }
  }

  @Test func `the journal's month shows what is fixed and due on days to come`() async throws {
    try await browse { browser in
      let page = try await browser.get("/journal")
      #expect(page.contains(#"href="/journal?date=2026-01-12" data-day="2026-01-12""#))
      #expect(page.contains("Mon 12 Jan, 1 fixed", #"<span class="fixed">Meeting</span>"#))
      // Today has it beside what was.
      #expect(page.contains("Mon 5 Jan, 1 fixed, 1 due"))
      let day = try await browser.get("/journal?date=2026-01-12")
      #expect(day.contains("On this day", #"<a href="/tasks/1" dir="auto">Meeting</a>"#))
      // As far as the coming weeks go.
      #expect(try await browser.get("/journal?month=2026-12").contains("2026-12-28", "Meeting"))
      let later = try await browser.get("/journal?month=2027-02")
      #expect(later.status == .ok && !later.contains("Meeting"))
    }
  }
}
