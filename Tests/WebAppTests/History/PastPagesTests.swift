import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import HTTPServer
@testable import WebApp

/// The pages that look back, and the page Why.
struct PastPagesTests {
  private static let todo = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `the history stands by day, can be searched, and shows what was undone`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      #expect(try await browser.get("/history").contains("Nothing done yet."))
      _ = try await browser.post("/tasks/1/done", [])
      let page = try await browser.get("/history")
      #expect(page.contains("Mon 5 Jan 2026", "13:00", "Cat medicine done", #"href="/tasks/1""#))
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
    ("/why", "Find out why"), ("/why?about=task:1", "is open, due in"), ("/why?task=1", "is open"),
    ("/why?place=1", "You have not been seen at"), ("/why?about=place:1", "is open, due in"),
  ])
  func `why answers for a task and for a place`(path: String, words: String) async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let page = try await browser.get(path)
      #expect(page.status == .ok)
      #expect(page.contains(words))
    }
  }

  @Test
  func `why finds tasks and places by words, and lists the last reminders`() async throws {
    let todos = [Self.todo] + (2...20).map { Todo.sample($0, name: "Task \($0)") }
    try await Site.browse(todos: todos) { browser, store in
      try store.remind(of: Self.todo, at: Site.pageNow)
      let start = try await browser.get("/why")
      #expect(start.contains("Why did it remind you?", #"href="/why?about=task:1""#))
      #expect(!start.contains("about=task:2"), "so many tasks are not listed")
      let found = try await browser.get("/why?q=task+2")
      #expect(found.contains("/why?about=task:2\"", "/why?about=task:20\""))
      #expect(!found.contains("Why did it remind you?"))
      #expect(try await browser.get("/why?q=vet").contains("/why?about=place:1"))
      #expect(try await browser.get("/why?q=dog").contains("Nothing found."))
    }
  }

  @Test
  func `reminders that were told are listed`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      #expect(try await browser.get("/reminders").contains("No reminders yet."))
      try store.remind(of: Self.todo, at: Site.pageNow)
      #expect(try await browser.get("/reminders").contains("you are at Vet", #"href="/tasks/1""#))
      #expect(try await browser.get("/history?all=1").contains("you are at Vet"))
      #expect(try await !browser.get("/history").contains("you are at Vet"))
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
}
