import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The calendar to subscribe to (K1).
struct FeedTests {
  private static func visit(
    _ body: @escaping @Sendable (TestClient, SampleKeys) async throws -> Void
  ) async throws {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var days = TodoDetails(
        name: "Bins, both",
        rule: .repeating(
          try Cadence(
            rhythm: Rhythm(parsing: "1w"), from: .start,
            start: LocalDateTime(year: 2026, month: 1, day: 5))), zone: .named("Europe/Berlin"))
      days.isInDays = true
      var call = TodoDetails(
        name: "Call",
        rule: .once(due: try LocalDateTime(year: 2026, month: 6, day: 1, hour: 9)),
        zone: .named("Europe/Berlin"))
      call.notes = "a\u{2028}ATTACH:x\u{85}b\u{202E}c\u{9B}d\r\ne"
      var dentist = TodoDetails(
        name: "Dentist",
        rule: .once(due: try LocalDateTime(year: 2026, month: 6, day: 2, hour: 10, minute: 15)),
        zone: .named("Europe/Berlin"))
      (dentist.timing, dentist.durationMinutes) = (.fixed, 30)
      let todos = try [days, call, dentist].enumerated().map { index, details in
        try details.makeTodo(
          id: Todo.ID(rawValue: Int64(index + 1)), uuid: UUID(), now: Site.pageNow,
          machineZone: .berlin, countdownNumber: Int64(index + 1))
      }
      return Edit(summary: "begin", todos: todos.map { .init(before: nil, after: $0) })
    }
    let keys = SampleKeys()
    keys.make("FEED", .feed)
    keys.make("TODAY", .today)
    let token = AccessToken()
    let ports = WebDependencies(
      store: store, now: { Site.pageNow },
      webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) },
      token: { token.digest }, keys: keys.port)
    let site = Site(
      ports: ports, address: ListenAddress(host: "127.0.0.1", port: 7575),
      keys: keys.middleware(ports))
    try await site.test { try await body($0, keys) }
  }

  @Test func `a key reads the coming dates, and nothing else`() async throws {
    try await Self.visit { client, keys in
      let answer = try await client.execute(uri: "/feed/FEED.ics", method: .get)
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
      let text = String(buffer: answer.body)
      #expect(text.components(separatedBy: "SUMMARY:Bins\\, both\r\n").count == 13)
      #expect(text.contains("DTSTART:20260601T070000Z\r\n"))
      #expect(text.contains("DTSTART;VALUE=DATE:") && !text.contains("RRULE"))
      // No line end of Unicode and no control character begins a property of somebody else's.
      #expect(text.contains("DESCRIPTION:a\\nATTACH:x\\nbcd\\ne\r\n"))
      #expect(text.contains("REFRESH-INTERVAL;VALUE=DURATION:PT1H"))
      #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
      let tag = try #require(answer.headers[.eTag])
      let again = try await client.execute(
        uri: "/feed/FEED.ics", method: .get, headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
      for address in ["/today.txt?key=FEED", "/?key=FEED"] {
        #expect(try await client.execute(uri: address, method: .get).status != .ok, "\(address)")
      }
      #expect(keys.pauses.isEmpty || keys.pauses.allSatisfy { $0 >= 0 })
    }
  }

  @Test func `a window spans a task from when it opens, and an appointment its own time`()
    async throws
  {
    try await Self.visit { client, _ in
      let answer = try await client.execute(uri: "/feed/FEED.ics?kind=window", method: .get)
      let text = String(buffer: answer.body)
      #expect(text.contains("DTSTART:20260602T081500Z\r\nDTEND:20260602T084500Z\r\n"))
      #expect(text.contains("DTSTART:20260531T070000Z\r\nDTEND:20260601T070000Z\r\n"))
    }
  }

  @Test func `a wrong key is not found`() async throws {
    try await Self.visit { client, _ in
      for key in ["NONE", "TODAY"] {
        let answer = try await client.execute(uri: "/feed/\(key).ics", method: .get)
        #expect(answer.status == .notFound, "\(key)")
      }
    }
  }
}
