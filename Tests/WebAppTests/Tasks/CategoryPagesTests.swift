import Foundation
import HTTPTypes
import Model
import TestSupport
import Testing

@testable import WebApp

/// The pages of categories, and categories on the other pages.
struct CategoryPagesTests {
  private static let todo = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `the page lists categories, and adds one that can be undone`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let page = try await browser.get("/categories")
      #expect(page.contains("Work", "Study", "Personal", "Home", "0 tasks", "New category"))
      let added = try await browser.post(
        "/categories", [("name", "Garden"), ("color", "#00ff88"), ("icon", "leaf")])
      #expect(added.status == .seeOther)
      let after = try await browser.get("/categories?did=2")
      #expect(after.contains("Garden", ##"fill="#00ff88""##, "Undo"))
      let own = try await browser.post(
        "/categories", [("name", "Sea"), ("color", "#0000ff"), ("icon", ""), ("icon_text", "🌊")])
      #expect(own.status == .seeOther)
      #expect(try store.categories().last?.icon == "🌊")
      #expect(try await browser.get("/categories").contains("🌊"))
    }
  }

  @Test
  func `a category is changed and deleted; its tasks stay without one`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      try store.edit { _ in
        var sorted = Self.todo
        sorted.category = Model.Category.ID(rawValue: 4)
        return Edit(summary: "sort", todos: [.init(before: Self.todo, after: sorted)])
      }
      let page = try await browser.get("/categories/4")
      #expect(page.contains("Category Home", #"value="Home""#, "Its task stays"))
      _ = try await browser.post(
        "/categories/4", [("name", "House"), ("color", "#2e7d4f"), ("icon", "key")])
      #expect(try store.categories().last?.name == "House")
      let home = try await browser.get("/")
      #expect(home.contains("House", "category-icons"))
      #expect(try await browser.get("/tasks?category=4").contains("Cat medicine"))
      #expect(!(try await browser.get("/tasks?category=1").contains("Cat medicine")))
      #expect(!(try await browser.get("/tasks?category=none").contains(#"id="t1""#)))
      _ = try await browser.post("/tasks/1/done", [])
      let removed = try await browser.post("/categories/4/remove", [])
      let told = try await browser.get(try #require(removed.location))
      #expect(told.contains("1 task has no category now."))
      #expect(try store.categories().count == 3)
      #expect(try store.todos().first?.category == nil)
      #expect(try await browser.get("/tasks?category=none").contains(#"id="t1""#))
      #expect(try await browser.get("/history?category=House").contains("Cat medicine done"))
      #expect(try await browser.get("/history?category=1").contains("Nothing found."))
      #expect(try await browser.get("/categories/4").status == .notFound)
    }
  }

  private static let wrong: [([(String, String)], String)] = [
    ([("name", ""), ("color", "#2e7d4f"), ("icon", "key")], "name"),
    ([("name", "none"), ("color", "#2e7d4f"), ("icon", "key")], "name"),
    ([("name", "home"), ("color", "#2e7d4f"), ("icon", "key")], "name"),
    ([("name", "A"), ("color", "red"), ("icon", "key")], "color"),
    ([("name", "A"), ("color", ""), ("icon", "key")], "color"),
    ([("name", "A"), ("color", "#fff"), ("icon", ""), ("icon_text", "two")], "icon"),
    ([("name", "A"), ("color", "#fff"), ("icon", "rocket")], "icon"),
  ]

  @Test(arguments: wrong)
  func `what cannot be read comes back with what was typed, at its field`(
    fields: [(String, String)], field: String
  ) async throws {
    try await Site.browse { browser, store in
      let page = try await browser.post("/categories", fields)
      #expect(page.status == .unprocessableContent || page.status == .conflict)
      let error = page.text.firstMatch(of: try Regex(#"id="ce-\#(field)">([^<]+)<"#))
      #expect(error != nil, "\(page.text)")
      #expect(page.contains("value=\"\(fields[0].1)\""))
      #expect(try store.categories().count == 4)
    }
  }
}
