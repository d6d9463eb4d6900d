import Foundation
import HTTPTypes
import Localization
import Model
import Recurrence
import TestSupport
import Testing

@testable import Application
@testable import WebApp
@testable import WebPorts

/// The rows and groups of Today on the page (Z1, Z2), on Monday 5 January 2026, 13:00 in Berlin.
struct TodayGroupsPageTests {
  private static func once(
    _ id: Int64, _ name: String, _ due: String, isFixed: Bool = false
  ) throws -> Todo {
    var todo = Todo.sample(id, name: name, rule: .once(due: try LocalDateTime(parsing: due)))
    todo.timing = isFixed ? .fixed : .flexible
    todo.places = []
    return todo
  }

  private static func todos() throws -> [Todo] {
    var high = try once(6, "Report", "2026-01-05T17:00")
    high.priority = .high
    return [
      try once(1, "Dentist", "2026-01-06T14:30", isFixed: true),
      try once(2, "Call mum", "2026-01-05T10:00", isFixed: true),
      try once(3, "Tax", "2026-01-06T18:00"),
      try once(4, "Choir", "2026-01-05T20:00", isFixed: true),
      try once(5, "Yoga", "2026-01-05T15:00", isFixed: true), high,
      Todo.sample(7, name: "Milk", rule: .once(due: nil)),
    ]
  }

  private func index(_ part: String, in text: String) throws -> String.Index {
    try #require(text.range(of: part)?.lowerBound, "\(part)")
  }

  @Test
  func `tomorrow and what was missed are folded, and what was missed can still be done`()
    async throws
  {
    try await Site.browse(todos: try Self.todos()) { browser, store in
      let page = try await browser.get("/").text
      let tomorrow = try index(
        #"id="fold-tomorrow"><summary>Tomorrow <b class="count">2</b></summary>"#, in: page)
      let missed = try index(
        #"id="fold-missed"><summary>Missed <b class="count">1</b></summary>"#, in: page)
      let list = try index(#"id="t5""#, in: page)
      #expect(list < tomorrow && tomorrow < missed)
      #expect(page.contains(#"data-total="7""#))
      for name in [#"id="t1""#, #"id="t3""#] {
        let place = try index(name, in: page)
        #expect(tomorrow < place && place < missed)
      }
      let call = String(page[try index(#"id="t2""#, in: page)...])
      #expect(call.contains(#"<span class="words">missed 10:00</span>"#))
      #expect(call.contains(#"formaction="/tasks/2/done""#))
      let answer = try await browser.post("/tasks/2/done", [], asking: true)
      #expect(answer.status == .ok)
      #expect(try await !browser.get("/").contains("fold-missed"))
      // The list of all tasks has them under headings.
      let all = try await browser.get("/tasks").text
      #expect(all.contains("Tomorrow</th>") && !all.contains("fold-"))
      #expect(try store.todos().count == 7)
    }
  }

  @Test
  func `each row says when its task is, and a task without a date says nothing`() async throws {
    try await Site.browse(todos: try Self.todos()) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.contains(">tomorrow 14:30</span>", ">by tomorrow 18:00</span>"))
      #expect(page.contains(">by 17:00</span><span class=\"distance\">in 4 h</span>"))
      let milk = page.text[try index(#"id="t7""#, in: page.text)...].prefix(1200)
      #expect(!milk.contains(#"class="words""#) && !page.text.lowercased().contains("no date"))
      let words = try await browser.get("/", language: "uk")
      #expect(words.contains(">завтра 14:30</span>", ">до завтра 18:00</span>", "Завтра <b"))
    }
  }

  @Test
  func `Today goes by the clock, and what counts days stands behind`() async throws {
    let day = try Self.once(8, "Rent", "2026-01-05T23:59:59").with { $0.isInDays = true }
    try await Site.browse(todos: try Self.todos() + [day]) { browser, _ in
      let page = try await browser.get("/").text
      let places = try ["t5", "t6", "t4", "t8"].map { try index(#"id="\#($0)""#, in: page) }
      #expect(places == places.sorted())
      #expect(page.contains(#"<a href="/?show=today" data-show="today">4 today</a>"#))
    }
  }
}
