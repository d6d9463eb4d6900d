import NIOCore
import TestSupport
import Testing

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// Phones whose messages come slower than allowed.
@Suite(.timeLimit(.minutes(10)))
struct SlowPhoneTests {
  @Test func `a request has 20 seconds`() {
    #expect(ConnectionLimits().request == .seconds(20))
  }

  @Test(arguments: [
    "Content-Length: 5000\r\n\r\n", "Content-Length: 70000\r\n\r\n",
    "Transfer-Encoding: chunked\r\n\r\n1388\r\n",
  ])
  func `a body that comes slower than a request may is cut off, whatever its key`(
    rest: String
  ) async throws {
    let phones = HeardPhones()
    var limits = ConnectionLimits()
    limits.request = .milliseconds(300)
    try await phones.serve(limits: limits) { site in
      for key in ["RIGHT", "WRONG"] {
        let connection = try site.connect()
        connection.send("POST /pub/\(key) HTTP/1.1\r\nHost: x\r\n\(rest)")
        try await connection.trickle(String(repeating: "a", count: 5000))
        let answer = try await connection.waitForEnd()
        #expect(!answer.hasPrefix("HTTP/1.1 200"))
      }
      let code = try await site.status("POST", "/pub/RIGHT", body: "{}")
      #expect(code == "200", "others are heard meanwhile and afterwards")
    }
    #expect(phones.requests.map(\.body) == [Array("{}".utf8)])
  }
}
