import AsyncHTTPClient
import HTTPClients
import Localization
import NIOHTTP1
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
          HTTPClientRequest(url: server.url),
          through: OutgoingGuard(named: [WebAddress(server.url)]), within: .seconds(60)
        ) { $0.status.code }
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
        HTTPClientRequest(url: server.url), through: OutgoingGuard(named: [WebAddress(server.url)]),
        within: .seconds(60)
      ) { $0.status.code }
      #expect(status == 204)
    }
  }
}
