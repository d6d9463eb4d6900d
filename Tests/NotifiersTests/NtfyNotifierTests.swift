import Foundation
import Model
import TestSupport
import Testing

@testable import Notifiers

/// Reminders through the app ntfy.
struct NtfyNotifierTests {
  private static let reminders: [Reminder] = [
    .sample("Brot \"für\" Ґ", at: "Shop", text: "Brot \"für\" Ґ: you are at Shop. Due now.")
  ]

  @Test(arguments: [("", nil), ("/", "https://passby.example.org")] as [(String, String?)])
  func `a reminder is posted to the topic, and a tap opens the page`(
    end: String, page: String?
  ) async throws {
    try await WebServer.with { server in
      let notifier = try NtfyNotifier.make(
        url: server.url + end, topic: "passby-x1", page: page, timeLimit: .untilHung)
      #expect(notifier.name == "ntfy")
      try await notifier.deliver(Self.reminders)
      let request = try #require(server.requests.first)
      #expect(request.line == "POST /passby-x1 HTTP/1.1")
      #expect(request.headers["priority"] == "high" && request.headers["click"] == page)
      #expect(request.headers["content-type"] == "text/plain")
      #expect(request.body == "You are at Shop. Due now." || request.body.contains("Shop"))
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
