import HTTPClients
import Localization
import TestSupport
import Testing

/// Answers of servers that mean harm.
struct SingleRequestTests {
  @Test(arguments: ["000", "001", "099"], ["", "Content-Length: 0\r\n", "Upgrade: h2c\r\n"])
  func `an answer with a status that does not exist fails the request, and nothing else`(
    status: String, headers: String
  ) async throws {
    try await WebServer.with(
      .reply { _ in .init(Array("HTTP/1.1 \(status) X\r\n\(headers)\r\nwords".utf8)) }
    ) { server in
      let error = await #expect(throws: (any Error).self) {
        try await SingleRequest.send(
          OutgoingRequest(url: server.url),
          through: OutgoingGuard(named: [WebAddress(server.url)]), within: .seconds(60)
        ).status
      }
      let reason = HTTPFailure.reason(try #require(error))
      #expect(reason == .notHTTP)
      #expect(server.requests.count == 1)
    }
  }

  @Test
  func `an answer that is only announced is waited for`() async throws {
    let announced = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
    try await WebServer.with(
      .reply { _ in
        .init(Array((announced + announced + "HTTP/1.1 204 X\r\nConnection: close\r\n\r\n").utf8))
      }
    ) { server in
      let status = try await SingleRequest.send(
        OutgoingRequest(url: server.url), through: OutgoingGuard(named: [WebAddress(server.url)]),
        within: .seconds(60)
      ).status
      #expect(status == 204)
    }
  }

  @Test(arguments: [
    "HTTP/1.1 200 X\r\n"
      + String(repeating: "X: \(String(repeating: "x", count: 900))\r\n", count: 100),
    "HTTP/1.1 200 X\r\nX: \(String(repeating: "x", count: 200_000))",
    String(repeating: "HTTP/1.1 103 X\r\nX: x\r\n\r\n", count: 9000),
    "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
      + String(repeating: "X: x\r\n", count: 20_000),
  ])
  func `lines without end around a body are not read to their end`(answer: String) async throws {
    try await WebServer.with(.reply { _ in .init(Array(answer.utf8), isWhole: false) }) { server in
      let error = await #expect(throws: HTTPFailure.self) { try await Self.answer(of: server) }
      #expect(error == .noAnswer(.notHTTP))
      try await eventually { server.openCount == 0 }
    }
  }

  @Test(arguments: [
    "HTTP/1.1 200 X\r\nContent-Le", "HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\nx",
    "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n",
    "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\nX\r\n", "SSH-2.0-X\r\n", "<p>",
  ])
  func `half an answer is none`(answer: String) async throws {
    try await WebServer.with(.reply { _ in .init(Array(answer.utf8)) }) { server in
      let error = await #expect(throws: HTTPFailure.self) { try await Self.answer(of: server) }
      #expect(error == .noAnswer(.notHTTP))
    }
  }

  @Test
  func `header fields are sent as they are, and none hides in another`() async throws {
    try await WebServer.with { server in
      _ = try await Self.answer(of: server) { request in
        request.set("X-Empty", to: "")
        request.set("x-twice", to: "1")
        request.set("X-Twice", to: "2")
      }
      let headers = try #require(server.requests.first?.headers)
      #expect(headers.keys.sorted() == ["host", "x-empty", "x-twice"] && headers["x-twice"] == "2")
      await #expect(throws: HTTPFailure.self) {
        try await Self.answer(of: server) { $0.set("X", to: "1\r\nX-Evil: 1") }
      }
      #expect(server.requests.count == 1)
    }
  }

  /// Returns the answer of a server, with a body of up to 9 bytes.
  private static func answer(
    of server: WebServer, to change: (inout OutgoingRequest) -> Void = { _ in }
  ) async throws -> OutgoingAnswer {
    var request = OutgoingRequest(url: server.url)
    request.longestAnswer = 9
    change(&request)
    return try await SingleRequest.send(
      request, through: OutgoingGuard(named: [WebAddress(server.url)]), within: .seconds(60))
  }
}
