import Application
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import TestSupport
import Testing
import Text

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// Clients that take their time, or too much.
@Suite(.timeLimit(.minutes(10)))
struct SlowClientTests {
  /// Only the limit that a test is about is short: a busy machine keeps the others waiting.
  private static func impatient(
    _ limit: WritableKeyPath<ConnectionLimits, TimeAmount>
  ) -> ConnectionLimits {
    var limits = ConnectionLimits()
    limits[keyPath: limit] = .milliseconds(300)
    return limits
  }

  @Test func `a header that trickles in is cut off (slowloris)`() async throws {
    try await ServedSite.with(limits: Self.impatient(\.request)) { site in
      let connection = try site.connect()
      try await connection.trickle(
        "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "X-A: b\r\n", count: 500))
      #expect(try await connection.waitForEnd().isEmpty)
    }
  }

  @Test func `a body that trickles in is cut off`() async throws {
    try await ServedSite.with(limits: Self.impatient(\.request)) { site in
      let connection = try site.connect()
      connection.send(
        "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n"
          + "Origin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n")
      try await connection.trickle(String(repeating: "a", count: 5000))
      let rest = try await connection.waitForEnd()
      #expect(rest.isEmpty)
    }
  }

  @Test func `a connection that says nothing is closed, at once or after an answer`()
    async throws
  {
    try await ServedSite.with(limits: Self.impatient(\.idle)) { site in
      let (silent, polite) = (try site.connect(), try site.connect())
      polite.send("GET /static/app.css HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(try await silent.waitForEnd().isEmpty)
      #expect(try await polite.waitForEnd().hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `a page that never reads its stream is cut off`() async throws {
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

  @Test func `a stop waits for nobody who does not read`() async throws {
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

  private static let file = "GET /static/app.css HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test func `one connection too many replaces the one that has been silent longest`()
    async throws
  {
    var limits = ConnectionLimits()
    limits.connections = 2
    try await ServedSite.with(limits: limits) { site in
      let connections = [try site.connect(), try site.connect()]
      for connection in connections {
        connection.send(Self.file)
        try await connection.wait { $0.contains("200 OK") }
      }
      let third = try site.connect()
      third.send(Self.file)
      try await third.wait { $0.contains("200 OK") }
      #expect(third.text.contains("200 OK"))
      _ = try await connections[0].waitForEnd()
      #expect(!connections[1].isOver)
    }
  }

  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nX-Slow: ",
    "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n",
  ])
  func `however many connections a client leaves without a request, others get the page`(
    text: String
  ) async throws {
    var limits = ConnectionLimits()
    limits.connections = 20
    limits.connectionsPerAddress = 10
    try await ServedSite.with(limits: limits) { site in
      let silent = try (1...50).map { _ in try site.connect() }
      for connection in silent { connection.send(text) }
      #expect(try await site.get("/").hasPrefix("HTTP/1.1 200"))
      try await eventually { silent.count(where: \.isOver) >= 40 }
    }
  }

  @Test func `open streams are not cut off for new connections, which are refused then`()
    async throws
  {
    let live = LiveHub()
    var limits = ConnectionLimits()
    limits.connectionsPerAddress = 2
    try await ServedSite.with(live: live, limits: limits) { site in
      let streams = [try site.connect(), try site.connect()]
      for stream in streams {
        stream.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        try await stream.wait { $0.contains("changed") }
      }
      let third = try site.connect()
      third.send(Self.file)
      #expect(try await third.waitForEnd().isEmpty)
      #expect(live.listenerCount == 2)
      streams[0].cut()
      try await eventually { live.listenerCount == 1 }
      #expect(try await site.get("/").hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `requests that are sent ahead are answered in turn, also at the end of input`()
    async throws
  {
    try await ServedSite.with { site in
      let connection = try site.connect()
      // All responses fit into the buffers of the sockets, however slowly they are read.
      let icon = Self.file.replacing("app.css", with: "icon-pin.svg")
      connection.send(String(repeating: icon, count: 200))
      connection.finishSending()
      let text = try await connection.waitForEnd()
      #expect(text.ranges(of: "HTTP/1.1 200 OK").count == 200)
    }
  }

  @Test func `an answer that does not wait for the body keeps nothing behind it waiting`()
    async throws
  {
    try await ServedSite.with { site in
      let connection = try site.connect()
      for number in 1...3 {
        // Refused by its origin, before the body has come.
        connection.send(
          "POST /undo HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\n"
            + "Content-Length: 6\r\n\r\n")
        try await connection.wait { $0.ranges(of: "HTTP/1.1 403").count == number }
        connection.send("step=1")
      }
      connection.send(Self.file)
      try await connection.wait { $0.contains("HTTP/1.1 200 OK") }
      #expect(connection.text.contains("HTTP/1.1 200 OK"))
    }
  }

  @Test(arguments: ["ZZ\r\n", "0\r\nno trailer\r\n\r\n"])
  func `a malformed body is a bad request and no error of ours`(body: String) async throws {
    let log = CollectedLog()
    try await ServedSite.with(logger: log.logger) { site in
      let answer = try await site.ask(
        "POST /login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n" + body)
      #expect(answer.hasPrefix("HTTP/1.1 400"))
    }
    #expect(log.lines.isEmpty, "\(log.lines)")
  }

  @Test(arguments: ["/login", "/quick", "/tasks", "/pub/KEY", "/feed/KEY.ics", "/api/v1/quick"])
  func `a request that is cut off is no error of ours`(path: String) async throws {
    let log = CollectedLog()
    try await ServedSite.with(logger: log.logger) { site in
      for _ in 1...3 {
        let connection = try site.connect()
        connection.send(
          "POST \(path) HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
            + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nabc")
        connection.cut()
        try await connection.wait { _ in false }
      }
      // Those before it are over when this one is answered.
      let answer = try await site.get("/login")
      #expect(answer.hasPrefix("HTTP/1.1"))
    }
    #expect(log.lines.isEmpty, "\(log.lines)")
  }

  @Test func `a wrong key that waits when the daemon stops is in no log`() async throws {
    let log = CollectedLog()
    try await ServedSite.with(logger: log.logger) { site in
      let asking = try (0..<8).map { _ in
        let connection = try site.connect()
        connection.send("GET /feed/SECRET.ics HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection
      }
      // The others wait for a second and more.
      try await eventually { asking.count { $0.text.hasPrefix("HTTP/1.1 404") } >= 5 }
    }
    #expect(log.lines.isEmpty, "\(log.lines)")
  }

  @Test(arguments: [
    ("/feed/KEY.ics", "/feed/…"), ("/pub/KEY", "/pub/…"), ("/pub", "/pub"),
    ("//pub/KEY/", "/pub/…"),
    ("/act/KEY", "/act/…"), ("/tasks/3", "/tasks/3"), ("/", "/"), ("/feed", "/feed"),
  ])
  func `the log has addresses without their keys`(path: String, logged: String) {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    #expect(request.pathWithoutKey == logged)
  }

  @Test(arguments: ["GET /static/app.css", "GET /", "GET /nothing", "HEAD /"])
  func `an answer to HTTP/1.0 ends with its connection and is not chunked`(request: String)
    async throws
  {
    try await ServedSite.with { site in
      for line in ["", "Connection: keep-alive\r\n"] {
        let answer = try await site.ask("\(request) HTTP/1.0\r\nHost: localhost\r\n\(line)\r\n")
        #expect(answer.hasPrefix("HTTP/1.0 "))
        #expect(!answer.lowercased().contains("transfer-encoding"))
      }
    }
  }

  @Test func `the stream of events is not chunked for HTTP/1.0 (case P19)`() async throws {
    try await ServedSite.with { site in
      let connection = try site.connect()
      connection.send("GET /events HTTP/1.0\r\nHost: localhost\r\n\r\n")
      try await connection.wait { $0.contains("retry:") }
      #expect(!connection.text.lowercased().contains("transfer-encoding"))
      let body = try #require(connection.text.split(separator: "\r\n\r\n", maxSplits: 1).last)
      #expect(!body.contains("\r\n"))
      site.live.close()
      try await connection.wait { _ in false }
      #expect(connection.isOver)
    }
  }

  @Test(arguments: [
    "Content-Length: 70000", "Content-Length: 99999999999", "Transfer-Encoding: chunked",
  ])
  func `more than 64 kB is refused, announced or not`(header: String) async throws {
    try await ServedSite.with { site in
      let connection = try site.connect()
      connection.send(
        "POST /login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\(header)\r\n"
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
  func `headers without measure end the connection`(lines: String) async throws {
    try await ServedSite.with { site in
      let answer = try await site.ask("GET / HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test(arguments: [
    "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "EHLO x\r\n\r\n",
  ])
  func `nonsense is refused and ends nothing but its connection`(text: String) async throws {
    try await ServedSite.with { site in
      let answer = try await site.ask(text)
      #expect(answer.hasPrefix("HTTP/1.1 400"))
      let next = try await site.get("/")
      #expect(next.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `two lengths in one request are no way past the checks (smuggling)`()
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
