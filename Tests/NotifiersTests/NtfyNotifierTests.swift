import Foundation
import Localization
import Model
import TestSupport
import Testing

@testable import Notifiers

/// Reminders through the app ntfy.
struct NtfyNotifierTests {
  private static let reminders: [Reminder] = [
    .sample("Brot \"für\" Ґ", at: "Shop", text: "Brot \"für\" Ґ: you are at Shop. Due now.")
  ]

  @Test(arguments: [("", nil), ("/", "https://passby.example.org/tasks/3")] as [(String, String?)])
  func `a reminder is posted to the topic, and a tap opens the task`(
    end: String, page: String?
  ) async throws {
    try await WebServer.with { server in
      let notifier = try NtfyNotifier.make(
        url: server.url + end, topic: "passby-x1", links: { _ in MessageLinks(click: page) },
        timeLimit: .untilHung)
      #expect(notifier.name == "ntfy")
      try await notifier.deliver(Self.reminders)
      let request = try #require(server.requests.first)
      #expect(request.line == "POST /passby-x1 HTTP/1.1")
      #expect(request.headers["priority"] == "high" && request.headers["click"] == page)
      #expect(request.headers["content-type"] == "text/plain")
      #expect(request.headers["actions"] == nil)
      #expect(request.body == "You are at Shop. Due now." || request.body.contains("Shop"))
    }
  }

  @Test func `a message has buttons that post to their keys`() async throws {
    try await WebServer.with { server in
      let links = MessageLinks(
        click: "https://p.example/tasks/3",
        buttons: [
          .init(.done, url: "https://p.example/a,b;c/act/K1"),
          .init(.snoozeOneHour, url: "https://p.example/act/K2"),
        ])
      let notifier = try NtfyNotifier.make(
        url: server.url, topic: "x", links: { _ in links }, timeLimit: .untilHung)
      try await notifier.deliver(Self.reminders)
      let ukrainian = notifier.localized(with: Localizer(Ukrainian()))
      try await ukrainian.deliver(Self.reminders)
      let actions = server.requests.compactMap { $0.headers["actions"] }
      #expect(
        actions.first
          == "http, Done, https://p.example/a%2Cb%3Bc/act/K1, method=POST, clear=true; "
          + "http, Snooze 1 h, https://p.example/act/K2, method=POST, clear=true")
      // The header is ASCII, in words that ntfy reads (RFC 2047).
      #expect(actions.last?.hasPrefix("=?UTF-8?B?") == true)
    }
  }

  @Test func `a topic has an address for a browser and one for the app`() {
    #expect(NtfyNotifier.address("https://ntfy.sh/", topic: "a") == "https://ntfy.sh/a")
    #expect(NtfyNotifier.appLink("https://ntfy.sh", topic: "a") == "ntfy://ntfy.sh/a")
    #expect(
      NtfyNotifier.appLink("http://pi.local:8080", topic: "a")
        == "ntfy://pi.local:8080/a?secure=false")
  }
}
