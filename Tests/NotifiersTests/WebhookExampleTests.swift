import Foundation
import Model
import TestSupport
import Testing
import Text

@testable import Notifiers

/// The examples in docs/notifications.md, and the requests that the services get.
struct WebhookExampleTests {
  private static let reminders: [Reminder] = [
    .sample("Brot \"für\" Ґ", at: "Shop", text: "Brot \"für\" Ґ: you are at Shop. Due now."),
    .sample("Milk", at: "Shop", text: "Milk: you are at Shop. No date."),
  ]

  private func request(
    path: String, headers: [String] = [], body: String? = nil
  ) async throws -> WebServer.Request {
    try await WebServer.with { server in
      let notifier = try WebhookNotifier.make(
        name: "example", url: server.url + path, headers: headers.compactMap(HeaderField.init),
        body: body,
        timeLimit: .untilHung)
      try await notifier.deliver(Self.reminders)
      return try #require(server.requests.first)
    }
  }

  /// Checks that an example is in the document word for word.
  private func expectInReadme(_ lines: [String]) throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/notifications.md").standardized
    let text = try String(contentsOf: readme, encoding: .utf8)
    for line in lines { #expect(text.contains(line), "not in docs/notifications.md: \(line)") }
  }

  @Test func `ntfy gets a title, a priority and tags as headers, and the text`() async throws {
    let headers = [
      "Content-Type: text/plain", "Title: {{title}}", "Tags: round_pushpin",
      "Priority: {{#place}}high{{/place}}{{^place}}default{{/place}}",
      "Authorization: Bearer tk_yours",
    ]
    try expectInReadme(headers + ["body: '{{body}}'"])
    let request = try await request(path: "/topic", headers: headers, body: "{{body}}")
    #expect(request.line == "POST /topic HTTP/1.1")
    #expect(request.headers["title"] == "2 tasks at Shop")
    #expect(request.headers["priority"] == "high")
    #expect(request.headers["tags"] == "round_pushpin")
    #expect(request.headers["authorization"] == "Bearer tk_yours")
    #expect(
      request.body
        == "Brot \"für\" Ґ: you are at Shop. Due now.\nMilk: you are at Shop. No date.")
  }

  @Test func `Gotify gets a title, a message and a priority as JSON`() async throws {
    let headers = ["X-Gotify-Key: yours"]
    let body = #"{"title": "{{title}}", "message": "{{body}}", "priority": 5}"#
    try expectInReadme(headers + [body])
    let request = try await request(path: "/message", headers: headers, body: body)
    #expect(request.headers["x-gotify-key"] == "yours")
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.json["title"] as? String == "2 tasks at Shop")
    #expect(
      request.json["message"] as? String
        == "Brot \"für\" Ґ: you are at Shop. Due now.\nMilk: you are at Shop. No date.")
    #expect(request.json["priority"] as? Int == 5)
  }

  @Test func `Home Assistant gets the whole message for its automations`() async throws {
    try expectInReadme(["/api/webhook/", "trigger.json.title"])
    let request = try await request(path: "/api/webhook/passby-1234")
    #expect(request.line == "POST /api/webhook/passby-1234 HTTP/1.1")
    #expect(request.headers["content-type"] == "application/json")
    #expect(request.json["place"] as? String == "Shop")
    let tasks = (request.json["reminders"] as? [[String: Any]])?.map { $0["task"] as? String }
    #expect(tasks == ["Brot \"für\" Ґ", "Milk"])
  }

  @Test func `a Matrix room gets a text through a generic webhook of hookshot`() async throws {
    let body = #"{"username": "Passby", "text": "{{text}}"}"#
    try expectInReadme([body])
    let request = try await request(path: "/webhook/abcdef", body: body)
    #expect(request.json["username"] as? String == "Passby")
    #expect(
      request.json["text"] as? String
        == "Brot \"für\" Ґ: you are at Shop. Due now.\nMilk: you are at Shop. No date.")
  }
}
