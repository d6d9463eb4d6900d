import Foundation
import HTTPTypes
import Localization
import Model
import Recurrence
import TestSupport
import Testing
import Text

@testable import WebApp

/// The page of a place.
struct PlacePageTests {
  private static let todos = [
    Todo.sample(1, name: "Waiting one", rule: .every("6w", start: "2026-01-01T09:00")),
    Todo.sample(2, name: "Open one", rule: .every("1-5w", start: "2025-12-20T09:00")),
    Todo.sample(3, name: "Elsewhere", places: []),
    Todo.sample(4, name: "Tagged one", rule: .once(due: nil), places: [.tag("animals")]),
  ]

  @Test
  func `its tasks come open ones first, with a form for another one`() async throws {
    try await Site.browse(todos: Self.todos, places: [Place.sample(tags: ["animals"])]) {
      browser, _ in
      let page = try await browser.get("/places/1")
      #expect(page.status == .ok)
      let shown = page.text.matches(of: /id="t(\d)"/).map { String($0.1) }
      #expect(shown == ["2", "4", "1"])
      #expect(page.contains("100 m around 52.52,13.405", "#animals", "No visit yet."))
      #expect(page.contains(#"href="/tasks/new?place=1""#, #"href="/map?place=1""#))
      #expect(page.contains(#"href="/places/1/edit""#))
      // The name of the place is no heading above each task.
      #expect(!page.contains(#"class="part""#))
      let form = try await browser.get("/tasks/new?place=1")
      #expect(form.text.firstMatch(of: /name="place" value="[^"]*"[^>]* checked/) != nil)
    }
  }

  @Test
  func `what is done there leads back to it`() async throws {
    try await Site.browse(todos: Self.todos, places: [Place.sample(tags: ["animals"])]) {
      browser, _ in
      let answer = try await browser.post("/tasks/2/done", [("back", "/places/1")])
      #expect(answer.location?.hasPrefix("/places/1?did=") == true)
      let page = try await browser.get(try #require(answer.location))
      #expect(page.contains("Done: Open one.", #"action="/undo""#))
    }
  }

  @Test
  func `the visit that goes on is there, and who is there is told so`() async throws {
    try await Site.browse(todos: Self.todos) { browser, store in
      try store.remind(of: Self.todos[1], at: Site.pageNow)
      let page = try await browser.get("/places/1")
      #expect(page.contains("you are here", "since Mon 5 Jan 13:00"))
    }
  }

  @Test(arguments: ["/places/9", "/places/9/edit", "/places/x", "/places/x/edit"])
  func `a place that is not there is told`(path: String) async throws {
    try await Site.browse { browser, _ in
      let status = try await browser.get(path).status
      #expect(status == .notFound)
    }
  }

  @Test
  func `numbers in names are ordered by their value`() {
    let places = ["Stop 10", "stop 2", "Stop 1", "Bakery"].enumerated().map {
      Place.sample(Int64($0.offset + 1), name: $0.element)
    }
    #expect(places.sortedByName(\.name).map(\.name) == ["Bakery", "Stop 1", "stop 2", "Stop 10"])
  }
}
