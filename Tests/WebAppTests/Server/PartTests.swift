import Application
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

/// Parts that are off (T11), and the end of a day (T9).
struct PartTests {
  @Test(arguments: [HTTPRequest.Method.get, .head, .post, .delete])
  func `the address of a part that is off answers 404, to any method`(
    method: HTTPRequest.Method
  ) async throws {
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    webSettings.parts = []
    try await Site.sample(webSettings: webSettings).test { client in
      for path in ["/api/v1/today", "/api/v1/today/", "/api/v1/%74oday"] {
        let answer = try await client.execute(
          uri: path, method: method, headers: Site.formHeaders())
        #expect(answer.status == .notFound, "\(path)")
        guard method == .get else { continue }
        let text = String(buffer: answer.body)
        #expect(text.contains(#""code":"not_found""#))
        #expect(text.contains(#"the part \"today\" is off"#))
      }
      #expect(try await client.execute(uri: "/api/v1/tasks", method: .get).status == .ok)
    }
  }

  @Test
  func `a part that is on answers`() async throws {
    try await Site.sample().test { client in
      let status = try await client.execute(uri: "/api/v1/today", method: .get).status
      #expect(status == .ok)
    }
  }

  /// The beginnings of the addresses of parts, the longer ones first.
  private static let beginnings: [(path: String, part: Part)] = [
    ("/api/v1/today", .today), ("/today.txt", .today), ("/today.json", .today),
    ("/api/v1/plan", .plan), ("/plan", .plan),
    ("/api/v1/moods", .mood), ("/moods", .mood), ("/api/v1/practice", .mood), ("/practice", .mood),
    ("/api/v1/stats", .progress), ("/api/v1/progress", .progress), ("/progress", .progress),
    ("/statistics", .progress),
    ("/reward", .progress), ("/api/v1/photos", .photos), ("/photos", .photos),
    ("/api/v1/profile", .photos), ("/profile", .photos), ("/api/v1/bucket", .journal),
    ("/bucket", .journal), ("/api/v1/habits", .journal), ("/api/v1/journal", .journal),
    ("/journal", .journal),
  ]

  @Test
  func `every route of a part that is off says so, and no other`() async throws {
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    webSettings.parts = []
    let site = try Site.sample(webSettings: webSettings)
    // The stream of events does not end.
    let routes = site.router().routes.map { (path: $0.path.description, method: $0.method) }
      .filter { $0.path != "/events" }
    #expect(routes.count > 150)
    try await site.test { client in
      for route in routes {
        let path = route.path.replacing(/:\w+/, with: "1")
        let part = Self.beginnings.first { "\(path)/".hasPrefix($0.path + "/") }?.part
        var headers = Site.formHeaders()
        headers[.accept] = "application/json"
        let answer = try await client.execute(uri: path, method: route.method, headers: headers)
        let text = String(buffer: answer.body)
        if let part {
          #expect(answer.status == .notFound, "\(route.method) \(path)")
          #expect(text.contains(#"the part \"\#(part.rawValue)\" is off"#), "\(path): \(text)")
        } else {
          #expect(
            answer.status != .notFound || !text.contains("is off"), "\(route.method) \(path)")
        }
      }
    }
  }

  private static let todos = [
    Todo.sample(1, name: "Window", rule: .every("1-9w", start: "2025-12-20T09:00")),
    Todo.sample(2, name: "Waits", rule: .every("2w", start: "2026-01-01T09:00")),
  ]

  @Test
  func `without Today the list stands soonest first, without groups`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let hasGroup = try await browser.get("/").contains("When you pass</h2>")
      #expect(hasGroup)
    }
    let withoutParts: (inout WebSettings) -> Void = { $0.parts = [] }
    try await Site.browse(todos: Self.todos, webSettings: withoutParts) { browser, _ in
      let page = try await browser.get("/")
      #expect(
        !page.contains("data-section") && !page.contains("day-done"))
      let (window, waits) = (
        try #require(page.text.range(of: "Window")), try #require(page.text.range(of: "Waits"))
      )
      #expect(waits.lowerBound < window.lowerBound)
    }
  }

  @Test
  func `when nothing is left, a drawing and the quote of the day stand there`()
    async throws
  {
    try await Site.browse(todos: [Self.todos[1]]) { browser, _ in
      let page = try await browser.get("/")
      let quote = QuotePhrase.of(try LocalDateTime(parsing: "2026-01-05T13:00"))
      #expect(page.contains("day-done", "Nothing is left for today.", "<svg"))
      #expect(page.contains("<footer>\(quote.author.text)</footer>"))
      #expect(try await browser.get("/?q=Waits").text.contains("day-done") == false)
      let answer = try await browser.get("/api/v1/today")
      let data = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
      #expect((data?["quote"] as? [String: String])?["text"] == quote.text)
      let ukrainian = try await browser.get("/", language: "uk")
      #expect(ukrainian.contains(quote.author.text(in: Localizer(Ukrainian()))))
    }
  }
}
