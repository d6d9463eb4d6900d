import Foundation
import HTTPTypes
import Testing

@testable import HTTPServer
@testable import WebApp

/// Origins of forms behind proxies, and of browsers that name none (case P3, case P11).
@Suite(.timeLimit(.minutes(10))) struct OriginTests {
  /// The headers of a form that is sent to a host.
  struct Form: Sendable, CustomTestStringConvertible {
    let host: String
    let headers: [String]
    var publicURL: String?

    init(_ host: String, _ headers: String..., publicURL: String? = nil) {
      (self.host, self.headers, self.publicURL) = (host, headers, publicURL)
    }

    var testDescription: String { ([host] + headers + [publicURL ?? ""]).joined(separator: " ") }

    func status() async throws -> Int? {
      try await ServedSite.with(hosts: ["passby.example.org", "pi.lan"], publicURL: publicURL) {
        let lines = ["POST /logout HTTP/1.1", "Host: \(host)", "Connection: close"] + headers
        let answer = try await $0.ask(
          lines.joined(separator: "\r\n") + "\r\nContent-Length: 0\r\n\r\n")
        return Int(answer.split(separator: " ").dropFirst().first ?? "")
      }
    }
  }

  private static let far = "https://passby.example.org:8443"

  @Test(arguments: [
    // nginx with `$host`: the browser compared the port, or the settings name it.
    Form("passby.example.org", "Origin: \(far)", "Sec-Fetch-Site: same-origin"),
    Form("passby.example.org", "Origin: \(far)", publicURL: far),
    Form("passby.example.org", "Origin: \(far)", publicURL: far + "/passby/"),
    // Usual ports, written or left out.
    Form("passby.example.org:443", "Origin: https://passby.example.org"),
    Form("passby.example.org", "Origin: https://passby.example.org:443"),
    Form("passby.example.org:80", "Origin: http://passby.example.org"),
    Form("passby.example.org", "Origin: http://passby.example.org:80"),
    Form("passby.example.org:8443", "Origin: \(far)"),
    // A proxy that names itself, or this machine, as the host.
    Form("127.0.0.1:7575", "Origin: \(far)", publicURL: far),
    Form("127.0.0.1:7575", "Origin: https://pi.lan"), Form("localhost", "Origin: http://pi.lan"),
    Form("passby.example.org", "Origin: https://passby.example.org."),
    // Browsers without scripts: w3m, lynx, Dillo.
    Form("passby.example.org", "Referer: https://passby.example.org/tasks/new?q=1"),
    Form("[::1]:7575", "Referer: http://[::1]:7575/"),
    Form("passby.example.org", "Referer: \(far)/x", publicURL: far),
  ])
  func `a form of our own page is taken`(form: Form) async throws {
    #expect(try await form.status() == 303)
  }

  @Test(arguments: [
    Form("passby.example.org", "Origin: \(far)"),
    Form("passby.example.org:8444", "Origin: \(far)", "Sec-Fetch-Site: same-origin"),
    Form("passby.example.org:8443", "Origin: https://passby.example.org"),
    Form("passby.example.org", "Origin: https://passby.example.org:9", publicURL: far),
    Form("passby.example.org", "Origin: \(far)", "Sec-Fetch-Site: same-site", publicURL: far),
    Form("passby.example.org", "Origin: https://passby.example.org/"),
    Form("passby.example.org", "Origin: https://passby.example.org/tasks"),
    Form("passby.example.org", "Origin: null", publicURL: far),
    Form("passby.example.org", "Origin: null", "Sec-Fetch-Site: same-origin"),
    Form("passby.example.org", "Origin:", "Referer: https://passby.example.org/"),
    Form(
      "passby.example.org", "Origin: https://passby.example.org", "Origin: https://evil.example"),
    Form("passby.example.org", "Origin: https://x@passby.example.org"),
    Form("passby.example.org", "Origin: ftp://passby.example.org"),
    Form("passby.example.org", "Origin: https://passby.example.org.evil.example"),
    Form("127.0.0.1:7575", "Origin: https://pi.lan:8443"),
    Form("passby.example.org", "Referer: https://evil.example/passby.example.org"),
    Form("passby.example.org", "Referer: https://passby.example.org@evil.example/"),
    Form("passby.example.org", "Referer: https://passby.example.org:9/"),
    Form("passby.example.org", "Referer: /tasks"), Form("passby.example.org", "Referer: x"),
    Form("passby.example.org"),
    Form(
      "passby.example.org", "Origin: https://evil.example",
      "Referer: https://passby.example.org/"),
  ])
  func `a form of another page is not`(form: Form) async throws {
    #expect(try await form.status() == 403)
  }

  @Test(arguments: [
    (["https, http"], "https"), (["https", "http"], "https"), (["HTTPS"], "https"),
    (["http, https"], "http"), ([""], nil), ([" , https"], "https"), ([], nil),
    (["ftp"], "ftp"),
  ])
  func `of several proxies, the first one speaks with the browser`(
    values: [String], scheme: String?
  ) {
    var headers: HTTPFields = [:]
    for value in values { headers.append(HTTPField(name: .forwardedProtocol, value: value)) }
    #expect(headers.forwardedScheme == scheme)
  }

  @Test(arguments: [
    (["192.0.2.7, 10.0.0.2"], "192.0.2.7"), (["192.0.2.7", "10.0.0.2"], "192.0.2.7"),
    (["192.0.2.7, "], "192.0.2.7"), ([""], "10.0.0.1"), ([" , "], "10.0.0.1"),
    (["x"], "10.0.0.1"), (["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
  ])
  func `the client is the last address that is no proxy of ours`(
    values: [String], client: String
  ) {
    var headers: HTTPFields = [:]
    for value in values { headers.append(HTTPField(name: .forwardedFor, value: value)) }
    let origin = RequestOrigin(headers, peer: "10.0.0.1", proxies: ["10.0.0.0/8"])
    #expect(origin.address == client)
    let stranger = RequestOrigin(headers, peer: "203.0.113.9", proxies: ["10.0.0.0/8"])
    #expect(stranger.address == "203.0.113.9")
  }
}
