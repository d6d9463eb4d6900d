import Foundation
import HTTPTypes
import Localization
import Model
import NIOCore
import Recurrence
import Regions
import SQLiteStore
import TestSupport
import Testing
import Text
import WebTesting

@testable import WebApp
@testable import WebPorts

struct HomePageTests {
  /// One of each: overdue, due, open, waiting, finished.
  private static let todos = [
    Todo.sample(1, name: "Overdue one", rule: .every("2d", start: "2026-01-01T09:00")),
    Todo.sample(2, name: "Due one", rule: .every("5d", start: "2025-12-31T13:00")),
    Todo.sample(3, name: "Open one", rule: .every("1-5w", start: "2025-12-20T09:00")),
    Todo.sample(4, name: "Waiting one", rule: .every("6w", start: "2026-01-01T09:00"), places: []),
    Todo.sample(5, name: "Finished one", rule: .every("1w"), state: .finished),
  ]

  @Test
  func `tasks stand soonest first, each with its word, its bar and where`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get("/tasks")
      #expect(page.status == .ok)
      let names = page.text.split(separator: "<h2>").dropFirst().map { $0.prefix(60) }
      let order = ["Overdue one", "Due one", "Open one", "Waiting one"]
      #expect(names.count == order.count)
      #expect(zip(names, order).allSatisfy { $0.contains($1) })
      #expect(
        page.contains(
          "overdue by 2 days (Sat 3 Jan 09:00)", ">by 13:00<", ">until ", ">by Thu 12 Feb 09:00<"))
      #expect(page.contains(#"class="task overdue""#, #"class="task due""#))
      #expect(page.contains(">Late</th>", ">Open</th>", ">Later</th>"))
      #expect(page.contains(#"<span class="over">much longer than usual</span>"#))
      #expect(page.contains(#"role="img" aria-label="Waiting, "#))
      #expect(page.contains("</svg><a href=\"/places/1\" dir=\"auto\">Vet</a></span>"))
      #expect(!page.contains("Finished one"))
      #expect(page.contains("1 finished task"))
    }
  }

  @Test
  func `a high priority has a flag, and a card says how often it was missed`() async throws {
    var late = Todo.sample(1, rule: .every("1d", from: .start, start: "2026-01-01T09:00"))
    late.priority = .high
    try await Site.browse(todos: [late]) { browser, _ in
      let page = try await browser.get("/tasks")
      #expect(page.contains(#"class="i high" role="img" aria-label="High priority""#))
      #expect(page.contains(#"missed</span>"#, #"<span class="words">overdue by"#))
    }
  }

  @Test(arguments: [
    ("/tasks?q=open", [3]), ("/tasks?q=OPEN+one", [3]), ("/tasks?q=vet", [1, 2, 3]),
    ("/tasks?q=nothing", []),
    ("/tasks?place=1", [1, 2, 3]), ("/tasks?place=99", [1, 2, 3, 4]),
    ("/tasks?place=%23garden", []),
    ("/tasks?tag=garden", []), ("/tasks?phase=waiting", [4]), ("/tasks?phase=overdue", [1]),
    ("/tasks?phase=finished", [5]), ("/tasks?phase=nonsense", [1, 2, 3, 4]),
    ("/tasks?all=1", [1, 2, 3, 4, 5]),
    ("/tasks?q=one&phase=due", [2]), ("/tasks?priority=high", []),
    ("/tasks?priority=normal", [1, 2, 3, 4]),
    ("/tasks?category=none", [1, 2, 3, 4]), ("/tasks?category=nonsense", [1, 2, 3, 4]),
    ("/", [1, 2, 3]),
    ("/?phase=waiting", []),
    ("/?category=none", [1, 2, 3]),
    ("/?view=nonsense", [1, 2, 3]), ("/tasks?sort=nonsense", [1, 2, 3, 4]),
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
      let part = try await browser.get("/tasks?phase=open", fragment: "list")
      #expect(part.text.hasPrefix(#"<div id="board""#))
      #expect(part.contains("Open one"))
      #expect(!part.contains("<html") && !part.contains("Waiting one"))
    }
  }

  @Test
  func `a newcomer is shown the first steps`() async throws {
    try await Site.browse(places: []) { browser, _ in
      let page = try await browser.get("/")
      #expect(
        page.contains(#"data-question="task""#, "What do you forget?", #"data-answer="later""#))
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
        "/", "/tasks/1", "/tasks/1/edit", "/tasks/new", "/history?task=1", "/history?place=1",
        "/history", "/places", "/welcome?question=place&answer=search&q=a",
        "/tasks?q=\(name.percentEncoded)", "/tasks?place=\(name.percentEncoded)",
        "/tasks/new?name=\(name.percentEncoded)", "/?q=\(name.percentEncoded)", "/?q=i",
        "/?show=\(name.percentEncoded)", "/tasks?group=place",
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
  func `a piece of the list stands on a page, and more on demand`() async throws {
    let due = Rule.once(due: try LocalDateTime(parsing: "2026-01-05T17:00"))
    let todos = (1...60).map {
      Todo.sample(Int64($0), name: "Task \($0)", rule: due, places: [])
    }
    try await Site.browse(todos: todos) { browser, _ in
      for (path, count, more) in [
        ("/", 23, true), ("/?page=2", 46, true), ("/?page=3", 60, false), ("/tasks", 50, true),
        ("/tasks?page=2", 60, false),
      ] {
        let page = try await browser.get(path)
        #expect(page.text.matches(of: /<(li|tr) class="task/).count == count, "\(path)")
        #expect(page.contains("Show more") == more, "\(path)")
      }
    }
  }

  @Test
  func `what is folded shows its first tasks, and leads to all of them`() async throws {
    let todos = (1...30).map {
      Todo.sample(Int64($0), name: "Task \($0)", rule: .once(due: nil), places: [])
    }
    try await Site.browse(todos: todos) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.text.matches(of: /<li class="task/).count == 23)
      #expect(
        page.contains("Any time <b class=\"count\">30</b>", #"href="/?show=anytime">7 more<"#))
      let all = try await browser.get("/?show=anytime")
      #expect(all.contains("Show more", #"href="/?show=anytime&amp;page=2""#))
    }
  }

  @Test(arguments: [
    ("name", ["Due one", "Open one", "Overdue one", "Waiting one"]),
    ("due", ["Overdue one", "Due one", "Open one", "Waiting one"]),
    ("created,name", ["Due one", "Open one", "Overdue one", "Waiting one"]),
  ])
  func `an order of the user's makes one list without headings`(
    keys: String, names: [String]
  ) async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let page = try await browser.get("/tasks?sort=\(keys.percentEncoded)")
      let order = page.text.matches(of: /dir="auto"><span>([^<]*)</).map { String($0.1) }
      #expect(order == names)
      #expect(!page.contains(#"<tr class="group">"#))
    }
  }

  @Test
  func `what was chosen is remembered by the browser, and no address repeats it`() async throws {
    try await Site.sample(
      store: try Self.store(), now: Site.pageNow,
      webSettings: WebSettings(rules: EngineRules(machineZone: .berlin))
    ).test { client in
      let chosen = try await client.execute(
        uri: "/tasks?density=compact&q=one", method: .get)
      let cookies = chosen.headers[values: .setCookie]
      #expect(cookies.count == 1)
      #expect(
        cookies.contains {
          $0.hasPrefix("passby_density=compact;") && $0.contains("SameSite=Strict")
        })
      let again = try await client.execute(
        uri: "/", method: .get, headers: [.cookie: "passby_density=compact"])
      let text = String(buffer: again.body)
      #expect(text.contains(#" class="compact">"#))
      #expect(!text.contains("Waiting one") && text.contains("Due one"))
      #expect(again.headers[values: .setCookie].isEmpty)
      let nonsense = try await client.execute(
        uri: "/?density=x", method: .get, headers: [.cookie: "passby_density=y"])
      #expect(!String(buffer: nonsense.body).contains(#" class="compact">"#))
      #expect(nonsense.headers[values: .setCookie].isEmpty)
    }
  }

  private static func store() throws -> SQLiteStore {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      Edit(
        summary: "begin", todos: todos.map { .init(before: nil, after: $0) },
        places: [.init(before: nil, after: .sample())])
    }
    return store
  }

  @Test
  func `what was done today is folded below the list`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let before = try await browser.get("/")
      #expect(!before.contains("fold-done"))
      _ = try await browser.post("/tasks/1/done", [])
      let page = try await browser.get("/")
      #expect(page.contains(#"id="fold-done">"#, #"Done <b class="count">1</b>"#))
      #expect(page.contains("Overdue one done"))
    }
  }

  @Test
  func `when nothing is left for today, that is said`() async throws {
    let todo = Todo.sample(1, name: "Waiting one", rule: .every("6w", start: "2026-01-01T09:00"))
    try await Site.browse(todos: [todo]) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.contains("Nothing is left for today."))
      #expect(!page.contains("Nothing found.") && !page.contains("Waiting one"))
    }
  }

  @Test(arguments: [
    ("/?view=all", "/tasks"), ("/?view=all&phase=open&page=2", "/tasks?phase=open&page=2"),
  ])
  func `what showed all tasks leads to their page`(path: String, target: String) async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let answer = try await browser.get(path)
      #expect(answer.status == .seeOther && answer.location == target)
    }
  }

  @Test
  func `Today and all tasks lead to each other, and without the part Today there is one list`()
    async throws
  {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let (today, all) = (try await browser.get("/"), try await browser.get("/tasks"))
      #expect(today.contains("<title>Today · Passby", #"href="/" aria-current="page""#))
      #expect(all.contains("<title>All tasks · Passby"))
      // Beside the heading, and below More.
      #expect(all.text.components(separatedBy: #"href="/tasks" aria-current="page""#).count == 3)
      #expect(today.contains(#"<h1 id="page-title" dir="auto">Today</h1>"#))
    }
    let withoutParts: (inout WebSettings) -> Void = { $0.parts = [] }
    try await Site.browse(todos: Self.todos, webSettings: withoutParts) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.contains("Waiting one", "<title>Tasks · Passby"))
      #expect(!page.contains(#"href="/tasks""#))
    }
  }

  @Test
  func `the keys are on a page of their own, and come alone for a dialog`() async throws {
    try await Site.browse { browser, _ in
      let page = try await browser.get("/keys")
      #expect(
        page.contains(
          "<html", "<kbd>j</kbd>", "Next task", #"href="/keys" class="keyboard" aria-current"#))
      let part = try await browser.get("/keys", fragment: "keys")
      #expect(part.text.hasPrefix(#"<section class="sheet" id="keys""#))
      #expect(!part.contains("<html"))
    }
  }
}
