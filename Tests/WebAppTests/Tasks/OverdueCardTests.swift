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

/// The card of many overdue tasks (V2), on Monday 5 January 2026, 13:00 in Berlin.
struct OverdueCardTests {
  private static func todos(_ count: Int) throws -> [Todo] {
    let due = try LocalDateTime(parsing: "2026-01-02T23:59:59")
    return (1...count).map {
      Todo.sample(Int64($0), name: "Task \($0)", rule: .once(due: due), places: []).with {
        $0.isInDays = true
      }
    }
  }

  private static func due(_ store: any ReminderStore) throws -> [String] {
    try store.todos().sorted { $0.id.rawValue < $1.id.rawValue }.map { todo in
      let due = todo.countdown(machineZone: .berlin)?.due
      return due.map { LocalDateTime($0, in: .berlin).dateText } ?? "-"
    }
  }

  @Test func `it stands in place of the rows from the sixth task on, which a fold holds`()
    async throws
  {
    for (count, isThere) in [(5, false), (6, true)] {
      try await Site.browse(todos: try Self.todos(count)) { browser, _ in
        let page = try await browser.get("/")
        #expect(page.contains(#"class="waited box""#) == isThere)
        #expect(page.contains("Task 1, Task 2, Task 3 and 3 more") == isThere)
        #expect(page.contains(#"Late <b class="count">6</b>"#) == isThere)
        #expect(page.contains(#"id="fold-late"><summary>Show all 6<"#) == isThere)
        #expect(page.text.matches(of: /<li class="task/).count == count)
        #expect(page.contains(#"data-show="late">\#(count) late</a>"#))
        for path in ["/tasks", "/?category=none"] {
          #expect(try await !browser.get(path).contains("waited"))
        }
        let open = try await browser.get("/?show=late")
        #expect(open.contains(#"id="fold-late" open"#) == isThere)
      }
    }
  }

  @Test
  func `the first three get a time today, after what is fixed, and one undo takes it back`()
    async throws
  {
    let choir = Todo.sample(
      20, name: "Choir", rule: .every("1w", from: .start, start: "2025-12-29T13:10", at: "13:10")
    ).with { $0.durationMinutes = 60 }
    try await Site.browse(todos: try Self.todos(8) + [choir]) { browser, store in
      let answer = try await browser.post("/overdue/plan", [], asking: true)
      #expect(answer.contains("Planned for today: 3."))
      let pins = try store.todos().compactMap(\.pin).sorted()
        .map { String(LocalDateTime($0, in: .berlin).description.dropFirst(11)) }
      #expect(pins == ["14:10:00", "14:40:00", "15:10:00"])
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try store.todos().compactMap(\.pin).isEmpty)
    }
  }

  @Test func `without the part plan the first three are due today`() async throws {
    let withoutPlan: (inout WebSettings) -> Void = { $0.parts = [.today, .mood] }
    try await Site.browse(todos: try Self.todos(8), webSettings: withoutPlan) { browser, store in
      _ = try await browser.post("/overdue/plan", [], asking: true)
      let dates = try Self.due(store)
      #expect(dates.prefix(4) == ["2026-01-05", "2026-01-05", "2026-01-05", "2026-01-02"])
    }
  }

  @Test func `three a day are moved to the week, the others stay`() async throws {
    try await Site.browse(todos: try Self.todos(23)) { browser, store in
      let answer = try await browser.post("/overdue/week", [], asking: true)
      #expect(
        answer.contains(
          "Moved to this week: 21. 2 stay. 3 of them are due today and do not remind."))
      let dates = try Self.due(store)
      for day in 5...11 {
        #expect(dates.count { $0 == "2026-01-\(day < 10 ? "0" : "")\(day)" } == 3)
      }
      #expect(dates.suffix(2) == ["2026-01-02", "2026-01-02"])
    }
  }

  @Test func `a task with a time that has passed today is moved to tomorrow`() async throws {
    let due = try LocalDateTime(parsing: "2026-01-02T09:00")
    let timed = (1...8).map {
      Todo.sample(Int64($0), name: "Timed \($0)", rule: .once(due: due), places: [])
    }
    try await Site.browse(todos: timed) { browser, store in
      _ = try await browser.post("/overdue/week", [], asking: true)
      #expect(try Self.due(store).first == "2026-01-06")
    }
  }

  @Test func `all are skipped once, and nothing overdue is an error`() async throws {
    let todos = (1...8).map {
      Todo.sample(Int64($0), name: "Task \($0)", rule: .every("1w", start: "2025-12-01T09:00"))
    }
    try await Site.browse(todos: todos) { browser, _ in
      let answer = try await browser.post("/overdue/skip", [], asking: true)
      #expect(answer.contains("Skipped: 8."))
      #expect(try await !browser.get("/").contains("waited"))
    }
    try await Site.browse { browser, _ in
      let again = try await browser.post("/overdue/skip", [], asking: true)
      #expect(again.status == .notFound && again.contains("No task is overdue."))
    }
  }
}
