import Application
import Foundation
import NIOCore
import TestSupport
import Testing

@testable import WebApp

@Suite("Clients that take their time, or too much", .timeLimit(.minutes(10)))
struct SlowClientTests {
  /// Only the limit that a test is about is short: a busy machine keeps the others waiting.
  private static func impatient(
    _ limit: WritableKeyPath<ConnectionLimits, TimeAmount>
  ) -> ConnectionLimits {
    var limits = ConnectionLimits()
    limits[keyPath: limit] = .milliseconds(300)
    return limits
  }

  /// Sends a byte at a time until the other side has had enough.
  private static func trickle(_ text: String, over connection: RawConnection) async throws {
    for letter in text {
      guard !connection.isOver, connection.send(String(letter)) else { return }
      // The limits count real time: only a client that really is slow is slow to them.
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func `A header that trickles in is cut off (slowloris)`() async throws {
    try await ServedSite.with(limits: Self.impatient(\.request)) { site in
      let connection = try site.connect()
      try await Self.trickle(
        "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "X-A: b\r\n", count: 500),
        over: connection)
      #expect(try await connection.waitForEnd().isEmpty)
    }
  }

  @Test func `A body that trickles in is cut off`() async throws {
    try await ServedSite.with(limits: Self.impatient(\.request)) { site in
      let connection = try site.connect()
      connection.send(
        "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n"
          + "Content-Type: application/x-www-form-urlencoded\r\n\r\n")
      try await Self.trickle(String(repeating: "a", count: 5000), over: connection)
      #expect(try await connection.waitForEnd().isEmpty)
    }
  }

  @Test func `A connection that says nothing is closed, at once or after an answer`()
    async throws
  {
    try await ServedSite.with(limits: Self.impatient(\.idle)) { site in
      let (silent, polite) = (try site.connect(), try site.connect())
      polite.send("GET /static/app.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try await silent.waitForEnd().isEmpty)
      #expect(try await polite.waitForEnd().hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `A page that never reads its stream is cut off`() async throws {
    let live = LiveHub()
    try await ServedSite.with(live: live, limits: Self.impatient(\.unread)) { site in
      let connection = try RawConnection(port: site.port, reads: false, receiveBuffer: 4096)
      connection.send("GET /events?position=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
      try await eventually { live.listenerCount == 1 }
      let text = String(repeating: "x", count: 10_000)
      try await eventually {
        live.post(LiveEvent(.position, .object([("text", .string(text))])))
        return live.listenerCount == 0
      }
    }
  }

  @Test func `A stop waits for nobody who does not read`() async throws {
    let live = LiveHub()
    try await ServedSite.with(live: live) { site in
      let connection = try RawConnection(port: site.port, reads: false, receiveBuffer: 4096)
      connection.send("GET /events?position=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
      try await eventually { live.listenerCount == 1 }
      let text = String(repeating: "x", count: 10_000)
      for _ in 1...60 { live.post(LiveEvent(.position, .object([("text", .string(text))]))) }
      withExtendedLifetime(connection) {}
    }
  }

  @Test func `One connection too many waits until another one ends`() async throws {
    var limits = ConnectionLimits()
    limits.connections = 2
    try await ServedSite.with(limits: limits) { site in
      let first = try site.connect()
      let second = try site.connect()
      let request = "GET /static/app.css HTTP/1.1\r\nHost: localhost\r\n\r\n"
      for connection in [first, second] {
        connection.send(request)
        try await connection.wait { $0.contains("200 OK") }
      }
      let third = try site.connect()
      third.send(request)
      #expect(third.text.isEmpty)
      first.cut()
      try await third.wait { $0.contains("200 OK") }
      #expect(third.text.contains("200 OK"))
    }
  }

  @Test(arguments: [
    "Content-Length: 70000", "Content-Length: 99999999999", "Transfer-Encoding: chunked",
  ])
  func `More than 64 kB is refused, announced or not`(header: String) async throws {
    try await ServedSite.with { site in
      let connection = try site.connect()
      connection.send(
        "POST /login HTTP/1.1\r\nHost: localhost\r\n\(header)\r\n"
          + "Content-Type: application/x-www-form-urlencoded\r\n\r\n")
      let isChunked = header.hasSuffix("chunked")
      let part = String(repeating: "a", count: 0x4000)
      for _ in 1...5 { connection.send(isChunked ? "4000\r\n\(part)\r\n" : part) }
      try await connection.wait { $0.contains("HTTP/1.1 413") }
      #expect(connection.text.contains("at most 64 kB"))
    }
  }

  @Test(arguments: [
    "X-Long: " + String(repeating: "a", count: 20_000) + "\r\n",
    String(repeating: "X-Many: a\r\n", count: 200),
  ])
  func `Headers without measure end the connection`(lines: String) async throws {
    try await ServedSite.with { site in
      let answer = try await site.ask("GET / HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test(arguments: [
    "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "EHLO x\r\n\r\n",
  ])
  func `Nonsense is refused and ends nothing but its connection`(text: String) async throws {
    try await ServedSite.with { site in
      let answer = try await site.ask(text)
      #expect(answer.hasPrefix("HTTP/1.1 400"))
      let next = try await site.get("/")
      #expect(next.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `Two lengths in one request are no way past the checks (smuggling)`()
    async throws
  {
    try await ServedSite.with { site in
      let answer = try await site.ask(
        "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /events HTTP/1.1\r\nHost: x\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 400"))
    }
  }
}
