import Foundation
import Localization
import Model
import TestSupport
import Testing
import Text

@testable import Notifiers

/// Each test posts to a real server on the loopback.
struct WebhookNotifierTests {
  private func notifier(
    _ url: String, headers: [String] = [], body: String? = nil, limit: Duration = .untilHung
  ) throws -> Notifier {
    try WebhookNotifier.make(
      name: "test", url: url, headers: headers.compactMap(HeaderField.init), body: body,
      timeLimit: limit)
  }

  private func error(_ notifier: Notifier) async -> NotifierError? {
    await #expect(throws: NotifierError.self) { try await notifier.deliver([.sample()]) }
  }

  @Test func `it posts the message as JSON unless told otherwise`() async throws {
    try await WebServer.with { server in
      let notifier = try notifier(server.url + "/hook?token=1", headers: ["X-Key: a:b"])
      #expect(notifier.name == "webhook.test")
      try await notifier.deliver([.sample("Bread"), .sample("Milk")])
      let request = try #require(server.requests.first)
      #expect(request.line == "POST /hook?token=1 HTTP/1.1")
      #expect(request.headers["content-type"] == "application/json")
      #expect(request.headers["x-key"] == "a:b")
      #expect(request.json["title"] as? String == "2 tasks at Pharmacy")
      #expect((request.json["reminders"] as? [[String: Any]])?.count == 2)
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: [
    ("text/plain", "{{title}}|{{body}}", "a\" b&c|You."),
    ("application/x-www-form-urlencoded", "t={{title}}&n={{count}}", "t=a%22%20b%26c&n=1"),
    ("application/json; charset=utf-8", #"{"t":"{{title}}"}"#, #"{"t":"a\" b&c"}"#),
    (
      "application/merge-patch+json", #"["{{task}}"{{#place}},"{{.}}"{{/place}}]"#,
      #"["a\" b&c","Pharmacy"]"#
    ),
    (
      "text/plain", "{{#reminders}}- {{task}} {{cause}} {{event}}{{/reminders}}",
      "- a\" b&c enter reminder"
    ),
  ])
  func `a body is a template, escaped as its content type needs`(
    type: String, template: String, body: String
  ) async throws {
    try await WebServer.with { server in
      let notifier = try notifier(server.url, headers: ["Content-Type: \(type)"], body: template)
      try await notifier.deliver([.sample("a\" b&c", text: "a\" b&c: you.")])
      #expect(server.requests.first?.body == body)
      #expect(server.requests.first?.headers["content-type"] == type)
    }
  }

  @Test(arguments: [
    ("Bread", "Bread"), ("Brot für Ґ", "=?UTF-8?B?QnJvdCBmw7xyINKQ?="),
    ("a\r\nX-Evil: 1", "=?UTF-8?B?Ye+/ve+/vVgtRXZpbDogMQ==?="),
    ("=?UTF-8?B?AA==?=", "=?UTF-8?B?PT9VVEYtOD9CP0FBPT0/PQ==?="),
  ])
  func `a header stays one line of ASCII`(task: String, value: String) async throws {
    try await WebServer.with { server in
      try await notifier(server.url, headers: ["Title: {{title}}"]).deliver([.sample(task)])
      #expect(server.requests.first?.headers["title"] == value)
      #expect(server.requests.first?.headers["x-evil"] == nil)
    }
  }

  @Test func `a long header is several words of at most 75 characters, cut between letters`() {
    let words = HeaderText.encoded(String(repeating: "🐈", count: 100)).split(separator: " ")
    #expect(words.count == 10)
    #expect(words.allSatisfy { $0.count <= 75 })
    #expect(words[0] == words[1])
  }

  @Test(arguments: [
    (400, "\n  \nno such topic\nmore", "  "), (404, "", ""), (500, "oh \u{1B}]0;x\u{07}no", ""),
    (301, "", ""), (304, "", ""),
  ])
  func `any answer but success is an error without its words`(
    status: Int, body: String, _: String
  ) async throws {
    try await WebServer.with(.answer(status, headers: ["Location: /elsewhere"], body: body)) {
      server in
      let error = await error(try notifier(server.url + "/secret"))
      #expect(
        error
          == .answered(
            settings: WebhookNotifier.settings(of: "test"), host: server.url, status: status))
      #expect(error.map { !$0.description.contains("secret") } == true)
      #expect(error.map { $0.description.cleanLine == $0.description } == true)
      #expect(server.requests.count == 1)
    }
  }

  @Test(
    arguments: [
      (429, ["Retry-After: 120"], 120), (503, ["retry-after:  7 "], 7),
      (500, ["Retry-After: 7"], nil),
      (429, [], nil), (429, ["Retry-After: soon"], nil), (429, ["Retry-After: -1"], nil),
      (
        429, ["Date: Fri, 06 Mar 2026 10:00:00 GMT", "Retry-After: Fri, 06 Mar 2026 10:01:30 GMT"],
        90
      ),
      (
        503,
        ["Date: Fri, 06 Mar 2026 10:00:00 GMT", "Retry-After: Friday, 06-Mar-26 10:01:30 GMT"], 90
      ),
      (503, ["Retry-After: Fri Mar  6 10:01:30 2026", "Date: Fri, 06 Mar 2026 10:00:00 GMT"], 90),
      (503, ["Retry-After: Fri, 06 Mar 1996 10:01:30 GMT"], 0),
    ] as [(Int, [String], Double?)])
  func `the service says when it may be asked again`(
    status: Int, headers: [String], seconds: Double?
  ) async throws {
    try await WebServer.with(.answer(status, headers: headers)) { server in
      #expect(await error(try notifier(server.url))?.retryAfterSeconds == seconds)
      let browser = try PushBrowser(endpoint: server.url + "/push/1")
      let push = try PushBrowser.notifier([browser])
      let refused = await #expect(throws: NotifierError.self) {
        try await push.deliver([.sample()])
      }
      #expect(refused?.retryAfterSeconds == seconds)
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [200, 204, 500])
  func `an answer that streams without end is not read to its end`(status: Int) async throws {
    try await WebServer.with(.stream(status)) { server in
      let notifier = try notifier(server.url)
      if status < 300 {
        try await notifier.deliver([.sample()])
      } else {
        #expect(
          await error(notifier)
            == .answered(
              settings: WebhookNotifier.settings(of: "test"), host: server.url, status: 500))
      }
      try await eventually { server.openCount == 0 }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a server that hangs ends at the time limit, and a cancelled delivery at once`() async throws
  {
    try await WebServer.with(.hang) { server in
      let limited = try notifier(server.url, limit: .milliseconds(200))
      #expect(
        await error(limited)
          == .noAnswer(
            settings: WebhookNotifier.settings(of: "test"), host: server.url, seconds: 0.2))
      let patient = try notifier(server.url, limit: .seconds(3600))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          await #expect(throws: CancellationError.self) { try await patient.deliver([.sample()]) }
        }
        try await eventually { server.requests.count >= 2 }
        group.cancelAll()
      }
      try await eventually { server.openCount == 0 }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a connection that is never made ends at the time limit`() async throws {
    // A listener whose queue is full answers no connection.
    let full = try FullListener()
    defer { full.close() }
    let notifier = try notifier("http://127.0.0.1:\(full.port)", limit: .milliseconds(300))
    #expect(
      await error(notifier)
        == .noAnswer(
          settings: WebhookNotifier.settings(of: "test"), host: "http://127.0.0.1:\(full.port)",
          seconds: 0.3))
  }

  @Test(arguments: [WebServer.Behaviour.close])
  func `a connection that breaks off is an error`(behaviour: WebServer.Behaviour) async throws {
    try await WebServer.with(behaviour) { server in
      guard case .unreachable(_, server.url, let reason)? = await error(try notifier(server.url))
      else {
        Issue.record("no error")
        return
      }
      #expect(reason == .closed)
    }
  }

  @Test func `a refused connection and an unknown name are errors, and later all is well`()
    async throws
  {
    let port = try await WebServer.with { $0.port }
    let url = "http://127.0.0.1:\(port)"
    #expect(
      await error(try notifier(url))
        == .unreachable(settings: WebhookNotifier.settings(of: "test"), host: url, reason: .refused)
    )
    let unknown = try notifier("http://nowhere.invalid/x")
    #expect(
      await error(unknown)
        == .unreachable(
          settings: WebhookNotifier.settings(of: "test"), host: "http://nowhere.invalid",
          reason: .hostUnknown
        ))
  }

  @Test func `a server without TLS is an error for https`() async throws {
    try await WebServer.with(.close) { server in
      let url = "https://127.0.0.1:\(server.port)"
      guard case .unreachable(_, url, _)? = await error(try notifier(url)) else {
        Issue.record("no error")
        return
      }
    }
  }
}
