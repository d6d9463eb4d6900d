import Foundation
import Model
import Recurrence
import TestSupport
import Testing

@testable import WebApp

/// The bars of rows; it is Monday, 5 January 2026, 13:00, and tasks were made at 09:00.
struct TaskBarTests {
  private static func once(_ due: String?) throws -> Rule {
    .once(due: try due.map { try LocalDateTime(parsing: $0) })
  }

  private static func appointment(_ rule: Rule) -> Todo {
    Todo.sample(rule: rule).with { $0.timing = .fixed }
  }

  private static func bar(of todo: Todo) async throws -> (now: String, zone: String?)? {
    try await Site.browse(todos: [todo]) { browser, _ in
      let page = try await browser.get("/tasks").text
      guard let now = page.firstMatch(of: /class="now" cx="([^"]*)%"/) else { return nil }
      let zone = page.firstMatch(of: /class="zone" x="([^"]*)%" width="([^"]*)%"/)
      return (String(now.1), zone.map { "\($0.1)+\($0.2)" })
    }
  }

  @Test(arguments: [
    // From the last time until it is due; from opening on its colour is stronger.
    (Rule.every("4-6w", start: "2026-01-01T09:00"), "9.9", "66.7+33.3"),
    (.every("1-5w", start: "2025-12-20T09:00"), "46.2", "20+80"),
    // It stays at the end.
    (.every("2d", start: "2026-01-01T09:00"), "100", "50+50"),
  ])
  func `a bar runs from the last time until it is due, and the present is a dot on it`(
    rule: Rule, now: String, zone: String
  ) async throws {
    let bar = try await Self.bar(of: .sample(rule: rule))
    #expect(bar?.now == now && bar?.zone == zone, "\(String(describing: bar))")
  }

  @Test func `the bar of a task that comes once begins when it was made`() async throws {
    #expect(try await Self.bar(of: .sample(rule: Self.once("2026-01-05T17:00")))?.now == "50")
  }

  @Test func `without a date there is no bar`() async throws {
    #expect(try await Self.bar(of: .sample(rule: Self.once(nil))) == nil)
  }

  @Test(arguments: [("2026-01-05T17:00", true), ("2026-01-06T17:00", false)])
  func `an appointment has a bar on its day only`(due: String, hasBar: Bool) async throws {
    let bar = try await Self.bar(of: Self.appointment(try Self.once(due)))
    #expect((bar != nil) == hasBar)
  }

  @Test func `its own page has a large bar, and the actions as buttons without a menu`()
    async throws
  {
    try await Site.browse(todos: [.sample()]) { browser, _ in
      let page = try await browser.get("/tasks/1")
      #expect(page.contains(#"<svg class="bar""#, #"<div class="acts">"#, #"/tasks/1/skip""#))
      #expect(!page.contains(#"class="menu""#))
    }
  }
}
