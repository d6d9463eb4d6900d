import Application
import Foundation
import HTTPTypes
import Localization
import Model
import TestSupport
import Testing
import Text

@testable import WebApp
@testable import WebPorts

/// The bucket list (J8); it is Monday, 5 January 2026, 13:00 in Berlin.
struct BucketPageTests {
  private static let task = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `a wish is added with its place, and stands on no other list`() async throws {
    try await Site.browse(todos: [Self.task], places: [.sample()]) { browser, store in
      #expect(try await browser.get("/bucket").contains("No wishes yet.", "0 wishes"))
      let answer = try await browser.post("/bucket", [("name", " See the sea "), ("place", "Vet")])
      #expect(answer.location?.hasPrefix("/bucket?did=") == true)
      let wish = try #require(try store.todos().last)
      #expect(wish.isWish && wish.name == "See the sea" && wish.places.count == 1)
      let page = try await browser.get(answer.location ?? "")
      #expect(page.contains("See the sea", "1 wish", #"formaction="/tasks/2/remove""#, "Undo"))
      for path in ["/", "/tasks", "/plan", "/several"] {
        #expect(try await !browser.get(path).contains("See the sea"), "\(path)")
      }
      #expect(try await browser.get("/tasks/2").contains("a wish, without a date"))
    }
  }

  @Test func `the status counts wishes apart from tasks`() throws {
    let status: JSON = .object([("tasks", .integer(5)), ("places", .integer(1))])
    let page = StatusPage(
      status, wishes: 2, missing: [], actionContext: try Site.sample().ports.actionContext)
    #expect(page.rows.contains { $0.text == "3 tasks, 1 place, 2 wishes" }, "\(page.rows)")
  }

  @Test
  func `a wish without a name comes back with what is missing`() async throws {
    try await Site.browse(todos: [], places: [.sample()]) { browser, store in
      let page = try await browser.post("/bucket", [("name", " "), ("place", "Vet")])
      #expect(page.status == .unprocessableContent)
      #expect(page.contains(#"aria-invalid="true""#, #"<option value="Vet" selected>"#))
      let script = try await browser.post("/bucket", [("name", "")], asking: true)
      #expect(script.status == .unprocessableContent)
      let unknown = try await browser.post("/bucket", [("name", "A"), ("place", "Nowhere")])
      #expect(unknown.contains("Nowhere") && unknown.status == .unprocessableContent)
      #expect(try store.todos().isEmpty)
    }
  }

  @Test
  func `a wish comes true, or goes, and both can be undone`() async throws {
    try await Site.browse(todos: [], places: []) { browser, _ in
      for name in ["See the sea", "Fly a kite"] {
        _ = try await browser.post("/bucket", [("name", name)])
      }
      let done = try await browser.post("/tasks/1/done", [("back", "/bucket")])
      let page = try await browser.get(done.location ?? "")
      #expect(page.contains("Came true: 1", "1 wish", #"action="/moods""#))
      #expect(try await browser.get("/history").contains("See the sea"))
      _ = try await browser.post("/tasks/2/remove", [("back", "/bucket")])
      #expect(try await browser.get("/bucket").contains("No wishes yet."))
      _ = try await browser.post("/undo", [("step", "last")])
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try await browser.get("/bucket").contains("2 wishes"))
    }
  }

  @Test
  func `the form of a task makes it a wish and a task again`() async throws {
    try await Site.browse(todos: [], places: []) { browser, store in
      #expect(
        try await browser.get("/tasks/new?bucket=yes").contains(
          #"<option value="yes" selected>"#))
      let fields = [("name", "Sail"), ("kind", "once")]
      _ = try await browser.post("/tasks", fields + [("bucket", "yes")])
      #expect(try store.todos().first?.isWish == true)
      let refused = try await browser.post(
        "/tasks",
        [("name", "Row"), ("kind", "once"), ("due", "2026-02-01T10:00"), ("bucket", "yes")])
      #expect(refused.status == .unprocessableContent && refused.contains("A wish has no date"))
      let version = StateVersion.of(try #require(try store.todos().first))
      _ = try await browser.post("/tasks/1", fields + [("bucket", "no"), ("version", version)])
      #expect(try store.todos().first?.isWish == false)
    }
  }

  @Test
  func `with the journal off there is no bucket list, and the history keeps its tab`() async throws
  {
    try await Site.browse(todos: []) { browser, _ in
      let page = try await browser.get("/")
      #expect(page.contains(#"href="/bucket""#, #"<a href="/journal">"#, "Look back"))
    }
    let withoutParts: (inout WebSettings) -> Void = { $0.parts = [] }
    try await Site.browse(todos: [], webSettings: withoutParts) { browser, _ in
      let page = try await browser.get("/")
      #expect(!page.contains(#"href="/bucket""#) && !page.contains(#"href="/journal""#))
      #expect(page.text.components(separatedBy: #"href="/history""#).count == 2)
      for path in ["/bucket", "/journal", "/journal/habits", "/api/v1/bucket"] {
        #expect(try await browser.get(path).status == .notFound, "\(path)")
      }
      #expect(try await browser.post("/bucket", [("name", "A")]).status == .notFound)
    }
  }
}
