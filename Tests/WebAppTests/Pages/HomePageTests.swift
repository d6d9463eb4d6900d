import Foundation
import HTTPTypes
import Recurrence
import Regions
import Reminders
import TestSupport
import Testing
import Text

@testable import WebApp

struct HomePageTests {
  /// One of each: overdue, due, open, waiting, finished.
  private static let todos = [
    Todo.sample(1, name: "Overdue one", rule: .every("2d", start: "2026-01-01T09:00")),
    Todo.sample(2, name: "Due one", rule: .every("5d", start: "2025-12-31T13:00")),
    Todo.sample(3, name: "Open one", rule: .every("1-5w", start: "2025-12-20T09:00")),
    Todo.sample(4, name: "Waiting one", rule: .every("6w", start: "2026-01-01T09:00"), places: []),
    Todo.sample(5, name: "Finished one", rule: .every("1w"), position: .finished),
  ]

  @Test
  func `tasks stand soonest first, each with its word, its bar and where`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.status == .ok)
      let names = page.text.split(separator: "<h2>").dropFirst().map { $0.prefix(60) }
      let order = ["Overdue one", "Due one", "Open one", "Waiting one"]
      #expect(names.count == order.count)
      #expect(zip(names, order).allSatisfy { $0.contains($1) })
      #expect(page.contains("overdue by 2 days", "due now", "open, due in", "opens in"))
      #expect(page.contains(#"class="task overdue""#, #"class="task due""#))
      #expect(page.contains(#"role="img" aria-label="Waiting, "#))
      #expect(page.contains("</svg><a href=\"/places/1\" dir=\"auto\">Vet</a></span>"))
      #expect(!page.contains("Finished one"))
      #expect(page.contains("1 finished task"))
    }
  }

  @Test(arguments: [
    ("/?q=open", [3]), ("/?q=OPEN+one", [3]), ("/?q=vet", [1, 2, 3]), ("/?q=nothing", []),
    ("/?place=1", [1, 2, 3]), ("/?place=99", []), ("/?place=%23garden", []),
    ("/?tag=garden", []), ("/?phase=waiting", [4]), ("/?phase=overdue", [1]),
    ("/?phase=finished", [5]), ("/?phase=nonsense", [1, 2, 3, 4]), ("/?all=1", [1, 2, 3, 4, 5]),
    ("/?q=one&phase=due", [2]),
  ])
  func `search, place, tag and phase narrow the list`(path: String, ids: [Int]) async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get(path)
      let shown = (1...5).filter { page.contains("id=\"t\($0)\"") }
      #expect(shown == ids)
      #expect(page.contains("Nothing found.") == ids.isEmpty)
    }
  }

  @Test
  func `the list alone comes without the page around it, for those who renew it`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let part = try await browser.get("/?phase=open", fragment: "list")
      #expect(part.text.hasPrefix(#"<div id="board""#))
      #expect(part.contains("Open one"))
      #expect(!part.contains("<html") && !part.contains("Waiting one"))
    }
  }

  @Test
  func `a newcomer is shown the first steps`() async throws {
    try await Site.browse(places: []) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.contains("Nothing to do yet", "Add a place", #"href="/tasks/new""#))
      #expect(!page.contains(#"role="search""#))
    }
  }

  @Test
  func `what a user typed is text everywhere, never markup`() async throws {
    let name = #"<script>alert("1")</script>'&"#
    let todo = Todo.sample(1, name: name)
    try await Site.browse(
      todos: [todo], places: [Place.sample(name: name, tags: [#"<i>"'&"#])]
    ) { browser, _ in
      let paths = [
        "/", "/tasks/1", "/tasks/1/edit", "/tasks/new", "/why?about=task:1", "/why?about=place:1",
        "/history", "/?q=\(name.percentEncoded)", "/?place=\(name.percentEncoded)",
        "/tasks/new?name=\(name.percentEncoded)",
      ]
      for path in paths {
        let page = try await browser.get(path)
        #expect(page.status == .ok, "\(path)")
        #expect(!page.contains("<script>alert"), "\(path)")
        #expect(!page.contains("<i>"), "\(path)")
        #expect(!page.contains(#""1")"#), "\(path)")
      }
    }
  }

  @Test
  func `a hundred tasks stand on a page, and more on demand`() async throws {
    let todos = (1...230).map { Todo.sample(Int64($0), name: "Task \($0)") }
    try await Site.browse(todos: todos) { browser, _ in
      for (path, count, more) in [
        ("/", 100, true), ("/?page=2", 200, true), ("/?page=3", 230, false),
      ] {
        let page = try await browser.get(path)
        #expect(page.text.split(separator: "<h2>").count - 1 == count)
        #expect(page.contains("Show more") == more)
      }
    }
  }

  @Test
  func `the first load with 20 tasks is at most 100 kB in all`() async throws {
    let todos = (1...20).map {
      Todo.sample(
        Int64($0), name: "A task with a name of usual length \($0)", rule: .every("10-14w"))
    }
    try await Site.browse(todos: todos) { browser, _ in
      let page = try await browser.get("/").text
      let files = ["app.css", "app.js", "dialogs.js", "live.js", "icon.svg"].map { name in
        Asset.all.first { $0.name == name }?.bytes.count ?? 0
      }
      #expect(files.allSatisfy { $0 > 0 })
      #expect(page.utf8.count + files.reduce(0, +) <= 100_000)
      #expect(!page.contains("style=") && !page.contains("onclick="))
    }
  }
}
