import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The zone of the browser on the page, and the question about tasks of another one (Y10).
struct ZoneQuestionTests {
  private static let todos = [
    Todo.sample(1, name: "Call", rule: .once(due: .at("2026-01-05T18:00")), places: []),
    Todo.sample(
      2, name: "Float", rule: .once(due: .at("2026-01-05T19:00")), zone: .floating, places: []),
  ]
  private static let question = "Your tasks keep Berlin time."

  private func page(
    _ browser: Browser, _ path: String = "/", zone: String?
  ) async throws -> String {
    var headers = HTTPFields()
    headers[.cookie] = zone.map { "passby_zone=\($0)" }
    return String(
      buffer: try await browser.client.execute(uri: path, method: .get, headers: headers).body)
  }

  @Test func `times carry their zone where the browser's clock is another one`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let away = try await page(browser, zone: "Europe/Lisbon")
      #expect(away.contains("by 18:00 Berlin"))
      #expect(away.contains(#"data-zone="Europe/Lisbon""#))
      #expect(away.contains(Self.question))
      #expect(away.contains("Move to Lisbon time"))
      for zone in [nil, "Europe/Paris", "Mars/Olympus", "%00", String(repeating: "x", count: 99)] {
        let home = try await page(browser, zone: zone)
        #expect(home.contains("by 18:00") && !home.contains("18:00 Berlin"), "\(zone ?? "")")
        #expect(!home.contains(Self.question), "\(zone ?? "")")
      }
    }
  }

  @Test func `keep is the last word for this zone, and not for another one`() async throws {
    try await Site.browse(todos: Self.todos) { browser, store in
      let fields = [("zone", "Europe/Berlin"), ("here", "Europe/Lisbon"), ("back", "/")]
      let answer = try await browser.post("/zone/keep", fields)
      #expect(answer.status == .seeOther)
      #expect(try await !page(browser, zone: "Europe/Lisbon").contains(Self.question))
      #expect(try await page(browser, zone: "Asia/Tokyo").contains(Self.question))
      #expect(try store.undo() != nil)
      #expect(try await page(browser, zone: "Europe/Lisbon").contains(Self.question))
    }
  }

  @Test func `move gives the tasks the zone of the browser in one step`() async throws {
    try await Site.browse(todos: Self.todos) { browser, store in
      let fields = [("zone", "Europe/Berlin"), ("here", "Europe/Lisbon"), ("back", "/")]
      let answer = try await browser.post("/zone/move", fields, asking: true)
      #expect(answer.contains(#""ok":true"#, "Moved 1 task to Lisbon time"), "\(answer.text)")
      #expect(try store.todos().map(\.zone) == [.named("Europe/Lisbon"), .floating])
      #expect(try await page(browser, zone: "Europe/Lisbon").contains("by 18:00<"))
      #expect(try store.undo() != nil)
      #expect(try store.todos() == Self.todos)
      let wrong = try await browser.post("/zone/move", [("here", "Mars")], asking: true)
      #expect(wrong.status == .unprocessableContent || wrong.status == .notFound)
    }
  }
}

extension LocalDateTime {
  fileprivate static func at(_ text: String) -> LocalDateTime? { try? LocalDateTime(parsing: text) }
}
