import Foundation
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// Photos that are sent at once, and the end of a connection.
@Suite(.timeLimit(.minutes(10)))
struct UploadTests {
  private static let head =
    "POST /photos HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    + "Content-Type: multipart/form-data; boundary=b\r\nAccept: application/json\r\n"
    + "Content-Length: 10000\r\n\r\n"

  /// Sends a whole upload that is no form, and returns the answer.
  private static func answer(on site: ServedSite) async throws -> String {
    let connection = try site.connect()
    connection.send(head + String(repeating: "x", count: 10_000))
    try await connection.wait { $0.contains("\r\n\r\n") }
    return connection.text
  }

  @Test func `a few photos are received at once, and others are asked to come again`() async throws
  {
    try await ServedSite.with { site in
      func begin() throws -> RawConnection {
        let connection = try site.connect()
        connection.send(Self.head + "--b")
        return connection
      }
      var begun = try (0..<UploadGate.most).map { _ in try begin() }
      // Until all of them have begun, there is a place for one more, which is no photo. One that it
      // took the place of is refused, and begins again.
      var answer = ""
      repeat {
        for index in begun.indices where !begun[index].text.isEmpty { begun[index] = try begin() }
        answer = try await Self.answer(on: site)
      } while !(answer.hasPrefix("HTTP/1.1 503") && begun.allSatisfy { $0.text.isEmpty })
      #expect(answer.hasPrefix("HTTP/1.1 503"))
      #expect(answer.lowercased().contains("retry-after: 2"))
      try await eventually { begun.allSatisfy { $0.text.isEmpty } }
      // The end of one gives its place to the next.
      begun[0].cut()
      while answer.hasPrefix("HTTP/1.1 503") { answer = try await Self.answer(on: site) }
      #expect(answer.hasPrefix("HTTP/1.1 400"))
    }
  }

  @Test(arguments: ["more", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "\u{0}\u{1}"])
  func `what stands behind the last request is ignored, and that is answered`(rest: String)
    async throws
  {
    try await ServedSite.with { site in
      let connection = try site.connect()
      connection.send(
        "GET /static/app.css HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" + rest)
      let answer = try await connection.waitForEnd()
      #expect(answer.hasPrefix("HTTP/1.1 200"))
      #expect(answer.ranges(of: "HTTP/1.1 ").count == 1)
    }
  }

  @Test func `what is no request is still refused`() async throws {
    try await ServedSite.with { site in
      let connection = try site.connect()
      connection.send("GET /static/app.css HTTP/1.1\r\nHost: localhost\r\n\r\nmore\r\n\r\n")
      let answer = try await connection.waitForEnd()
      #expect(answer.hasPrefix("HTTP/1.1 200") && answer.contains("HTTP/1.1 400"))
    }
  }
}
