import Foundation
import Localization
import Model
import SQLiteStore
import Synchronization
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// The history that a page keeps between requests.
struct StandingTests {
  private static let todos = [
    Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00")),
    Todo.sample(2, name: "Often", rule: .every("2d", start: "2026-01-01T09:00")),
  ]

  @Test func `the history is read again when the content has another version`() async throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: Self.todos, places: [Place.sample()])
    let version = Mutex(1)
    let live = LiveHub { StoreVersion(content: version.withLock { $0 }, commits: 0) }
    let site = try Site.sample(store: store, live: live)
    try await site.test { client in
      let browser = Browser(client: client)
      let page = try await browser.get("/lookback?show=badges")
      #expect(page.contains("0 of 100 points"))
      _ = try await browser.post("/tasks/1/done", [])
      #expect(try await browser.get("/lookback?show=badges").contains("0 of 100 points"))
      version.withLock { $0 = 2 }
      #expect(try await browser.get("/lookback?show=badges").contains("30 of 100 points"))
    }
  }
}
