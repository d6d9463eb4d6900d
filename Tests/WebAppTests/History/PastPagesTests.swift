import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import HTTPServer
@testable import WebApp

/// The history, with reminders and reasons, and the page of a task.
struct PastPagesTests {
  private static let todo = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `the history stands by day, can be searched, and shows what was undone`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      #expect(try await browser.get("/history").contains("Nothing has been done yet"))
      _ = try await browser.post("/tasks/1/done", [])
      let page = try await browser.get("/history")
      #expect(page.contains(">Today<", "13:00", "Cat medicine done", #"href="/tasks/1""#))
      #expect(page.contains(#"<b dir="auto">Cat medicine</b><small class="result">Done"#))
      #expect(try await browser.get("/history?q=medicine").contains("Cat medicine done"))
      #expect(try await browser.get("/history?q=dog").contains("Nothing found."))
      _ = try await browser.post("/undo", [("step", "2")])
      #expect(
        try await browser.get("/history").contains(
          "(undone)", #"<li data-kind="done" class="undone">"#))
    }
  }

  @Test
  func `what was missed stands at its own time, on the page of the task too`() async throws {
    let choir = Todo.sample(
      1, name: "Choir",
      rule: .every("7d", from: .start, start: "2025-12-22T19:00", at: "19:00"), places: [],
      state: .occurrence(1))
    try await Site.browse(todos: [choir]) { browser, _ in
      let page = try await browser.get("/history")
      #expect(
        page.contains(
          "Mon 29 Dec 2025", "19:00", #"<li data-kind="missed""#,
          #"<b dir="auto">Choir</b><small class="result">Missed"#,
          "It was over without being done."))
      #expect(!page.contains("/take-back"))
      #expect(try await browser.get("/tasks/1").contains("Missed"))
      #expect(try await browser.get("/history?from=2026-01-01").contains("Nothing found."))
    }
  }

  @Test
  func `the page of a task says why it speaks, what comes, and what is set`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let page = try await browser.get("/tasks/1")
      #expect(page.status == .ok)
      #expect(page.contains("It will remind you the next time you come by &quot;Vet&quot;"))
      #expect(page.contains("Coming up", "every 1 to 5 weeks, after it is done", "Not done yet."))
      // The bar fills by the server's clock here, too.
      #expect(page.contains(#"data-now="\#(Int(Site.pageNow.timeIntervalSince1970))""#))
      #expect(try await browser.get("/tasks/2").status == .notFound)
      #expect(try await browser.get("/tasks/x").status == .notFound)
    }
  }

  @Test
  func `each coming countdown of a task has its own dates`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let page = try await browser.get("/tasks/1").text
      let list = try #require(page.firstMatch(of: /id="next-title".*?<\/ol>/.dotMatchesNewlines()))
      let dates = list.0.matches(of: /<span>(.*?)<\/span>/).map { String($0.1) }
      #expect(dates.count == 5)
      #expect(Set(dates).count == 5, "\(dates)")
    }
  }

  @Test(arguments: [
    ("/reminders", "/history"), ("/why", "/history"), ("/why?about=task:1", "/history?task=1"),
    ("/why?task=1", "/history?task=1"), ("/why?place=1", "/history?place=1"),
    ("/why?about=place:1", "/history?place=1"), ("/why?q=a%20b", "/history?q=a%20b"),
  ])
  func `pages of earlier versions lead to the history`(old: String, new: String) async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let answer = try await browser.get(old)
      #expect(answer.location == new)
    }
  }

  @Test(arguments: [
    (
      "/history?task=1",
      [
        "Why “Cat medicine”?", "Cat medicine: until Sat 24 Jan 09:00 (in ",
        "You have not passed Vet since",
      ]
    ),
    (
      "/history?place=1",
      ["Why “Vet”?", "Cat medicine: until Sat 24 Jan 09:00 (in ", "You have not passed Vet yet."]
    ),
  ])
  func `the history says all about a task and about a place`(
    path: String, words: [String]
  ) async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let page = try await browser.get(path)
      #expect(page.status == .ok)
      for word in words { #expect(page.contains(word), "\(word)") }
      #expect(try await browser.get("/history?task=9").status == .notFound)
      #expect(try await browser.get("/history?place=x").status == .notFound)
    }
  }

  @Test
  func `the history has reminders, each with its reason`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      #expect(try await browser.get("/history").contains("nothing has reminded you"))
      try store.remind(of: Self.todo, at: Site.pageNow)
      let page = try await browser.get("/history")
      #expect(
        page.contains("you are at Vet", #"href="/tasks/1""#, #"<details class="menu reasons""#))
      #expect(page.contains("Reminder of &quot;Cat medicine&quot;", #"href="/history?task=1""#))
      #expect(try await !browser.get("/history?only=done").contains("you are at Vet"))
      #expect(try await browser.get("/history?task=1").contains("you are at Vet"))
    }
  }

  @Test
  func `a row that was done says when it was open and due`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      _ = try await browser.post("/tasks/1/done", [])
      let page = try await browser.get("/history")
      #expect(page.contains("It could be done from", "It was due", "Where: Vet."))
    }
  }

  @Test
  func `days of the history are today, yesterday, and else their date`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      for time in ["2026-01-05T10:00", "2026-01-04T10:00", "2026-01-03T10:00", "2025-12-31T10:00"] {
        _ = try await browser.post("/tasks/1/done", [("at", time), ("again", "1")])
      }
      let page = try await browser.get("/history").text
      let headings = page.matches(of: /<h2 class="day">(.*?)<\/h2>/).map { String($0.1) }
      #expect(headings == ["Today", "Yesterday", "Sat 3 Jan", "Wed 31 Dec 2025"])
      let uk = try await browser.get("/history", language: "uk")
      #expect(uk.contains(">Сьогодні</h2>", ">Учора</h2>"))
    }
  }

  @Test
  func `a row has a sign and one menu, with why it is there and the way to take it back`()
    async throws
  {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      try store.remind(of: Self.todo, at: Site.pageNow)
      _ = try await browser.post("/tasks/1/done", [])
      let page = try await browser.get("/history")
      #expect(!page.contains("▶"))
      let rows = page.text.matches(of: /<li data-kind=.*?<\/li>/.dotMatchesNewlines())
      #expect(rows.count == 2)
      for (row, sign) in zip(rows, ["#i-check", "#i-bell"]) {
        #expect(
          row.0.contains("<svg class=\"i sign\" aria-hidden=\"true\"><use href=\"\(sign)\"/>"))
        #expect(row.0.ranges(of: "<details class=\"menu").count == 1)
      }
      #expect(page.contains("aria-label=\"More: Cat medicine done"))
    }
  }

  @Test
  func `fifty rows are shown, and more on request`() async throws {
    let todos = (1...60).map { Todo.sample(Int64($0), name: "Task \($0)") }
    try await Site.browse(todos: todos) { browser, store in
      for (index, todo) in todos.enumerated() {
        try store.remind(of: todo, at: Site.pageNow.addingTimeInterval(Double(-3600 * index)))
      }
      let page = try await browser.get("/history")
      #expect(page.text.ranges(of: "<li data-kind=").count == 50)
      #expect(page.contains(#"id="show-more" href="/history?page=2""#))
      let more = try await browser.get("/history?page=2")
      #expect(more.text.ranges(of: "<li data-kind=").count == 60)
      #expect(!more.contains("show-more"))
    }
  }

  @Test(arguments: [4, 5, 40])
  func `of many reminders in one minute, those beyond the third stand below a fold`(
    count: Int
  ) async throws {
    let todos = (1...count).map { number in
      Todo.sample(
        Int64(number), name: "Task \(number)", rule: .every("1-5w", start: "2025-12-20T09:00"))
    }
    try await Site.browse(todos: todos) { browser, store in
      for todo in todos { try store.remind(of: todo, at: Site.pageNow) }
      let page = try await browser.get("/history").text
      let rows = page.ranges(of: #"<li data-kind="reminder""#).count
      #expect(rows == (count > 4 ? 3 : count))
      #expect(page.contains("\(count - 3) more reminders") == (count > 4))
      for todo in todos { #expect(page.contains("/tasks/\(todo.id.rawValue)\"")) }
    }
  }

  @Test(arguments: [
    ("a=1&b=2&a=3", "a", ["1", "3"]), ("a=x+y%26%3D", "a", ["x y&="]), ("a", "a", [""]),
    ("a=%", "a", ["%"]), ("a=%C3%A4%FF", "a", ["ä\u{FFFD}"]), ("b=1", "a", []),
    ("a=1=2", "a", ["1=2"]), ("&&a=1&", "a", ["1"]),
  ])
  func `fields are read as browsers write them`(text: String, name: String, values: [String]) {
    #expect(FormFields(text).all(name) == values)
  }

  @Test(arguments: ["en", "uk"])
  func `a task that never reminds has buttons for a place and a date, and no command`(
    language: String
  ) async throws {
    let todo = Sample.todo(1, rule: Sample.once)
    try await Site.browse(todos: [todo]) { browser, _ in
      for address in ["/tasks/1", "/history?task=1"] {
        let page = try await browser.get(address, language: language)
        #expect(page.contains(#"href="/tasks/1/edit?field=place""#))
        #expect(page.contains(#"href="/tasks/1/edit?field=due""#))
        #expect(!page.text.contains("passby edit") && !page.text.contains("--"))
        #expect(
          page.contains(language == "uk" ? "тож ніколи не нагадує." : "so it never reminds you."))
      }
      let due = try await browser.get("/tasks/1/edit?field=due")
      #expect(due.contains(#"<input id="f-due" name="due" autofocus"#))
      let place = try await browser.get("/tasks/1/edit?field=place")
      let focused = place.text.matches(of: /id="place-filter"[^>]* autofocus/).count
      #expect(focused == 1)
    }
  }
}
