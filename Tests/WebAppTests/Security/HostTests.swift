import Foundation
import Testing

@testable import HTTPServer
@testable import WebApp

/// Names that the page goes by (DNS rebinding).
@Suite(.timeLimit(.minutes(10))) struct HostTests {
  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:80", "localhost:7575", "LocalHost", "[::1]:7575", "127.1.2.3",
    "pi.home.arpa:7575", "PI.home.arpa",
  ])
  func `its own names are answered`(host: String) async throws {
    let answer = try await Self.answer("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200"))
  }

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example:7575",
    "localhost@evil.example", "192.168.1.5", "[::2]", "[::1", "localhost:x", "", "localhost.",
    "2130706433", "127.1", "0.0.0.0", "127.0.0.256",
  ])
  func `any other name is refused`(host: String) async throws {
    let answer = try await Self.answer("GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 421"))
  }

  @Test func `the refusal names the address to use instead`() async throws {
    let answer = try await Self.answer(
      "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n")
    #expect(answer.contains(">Wrong address</h1>"))
    #expect(answer.contains(/<a class="button" href="http:\/\/127\.0\.0\.1:\d+\/">/))
  }

  @Test(arguments: [
    "GET / HTTP/1.0\r\n", "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n",
    "GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n",
    "GET http://x@localhost/ HTTP/1.1\r\nHost: localhost\r\n",
    "GET http:///static/app.css HTTP/1.1\r\nHost: localhost\r\n",
  ])
  func `so is a request without a name, and one whose target names another host`(head: String)
    async throws
  {
    let answer = try await Self.answer(head + "Connection: close\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 421") || answer.hasPrefix("HTTP/1.0 421"), "\(answer)")
  }

  @Test func `the host of an absolute target counts, whatever the header says`() async throws {
    let answer = try await Self.answer(
      "GET http://localhost/static/app.css HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200"))
  }

  @Test(arguments: ["/", "http://localhost/"])
  func `two hosts are a bad request`(target: String) async throws {
    let answer = try await Self.answer(
      "GET \(target) HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 400"))
  }

  @Test(arguments: [
    ("::ffff:192.0.2.1", "192.0.2.1"), ("::FFFF:192.0.2.1", "192.0.2.1"), ("::1", "::1"),
    ("192.0.2.1", "192.0.2.1"), ("::ffff:c000:201", "::ffff:c000:201"), ("", ""),
  ])
  func `an IPv4 client of an IPv6 socket goes by its IPv4 address`(
    text: String, expected: String
  ) {
    #expect(IPAddress.unmapped(text) == expected)
  }

  private static func answer(_ head: String) async throws -> String {
    try await ServedSite.with(hosts: ["pi.home.arpa"]) { try await $0.ask(head + "\r\n") }
  }
}
