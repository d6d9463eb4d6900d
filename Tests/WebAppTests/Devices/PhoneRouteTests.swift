import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The answers to phones below `/pub`, from a served site.
struct PhoneRouteTests {
  private static func basic(_ user: String, _ password: String) -> [String] {
    ["Authorization: Basic " + Data("\(user):\(password)".utf8).base64EncodedString()]
  }

  @Test(
    arguments: [
      ("/pub", basic("anna", "RIGHT")), ("/pub?u=x&d=y", basic("anna", "RIGHT")),
      ("/pub", ["Authorization: Bearer RIGHT"]), ("/pub/RIGHT", []), ("/pub/RIGHT?lat=1", []),
      ("/pub", ["Authorization: bEARER RIGHT"]), ("/pub", ["authorization:  Bearer  RIGHT"]),
      ("/pub", basic("anna", "RIGHT") + ["X-Limit-U: bob", "X-Limit-D: car"]),
      ("/pub", basic("anna", "RIGHT") + ["Host: evil.example", "Cookie: a=b"]),
    ] as [(String, [String])])
  func `right credentials post to it without a session, a host or a content type`(
    uri: String, headers: [String]
  ) async throws {
    let phones = HeardPhones()
    try await phones.serve { site in
      let answer = try await site.ask("POST", uri, headers, body: "{}")
      #expect(answer.status == "200" && answer.body == "[]")
      #expect(answer.text.contains("\r\nContent-Type: application/json\r\n"))
      #expect(answer.text.contains("\r\nCache-Control: no-store\r\n"))
      #expect(answer.text.contains("\r\nDate: "))
    }
    let request = try #require(phones.requests.first)
    #expect(request.body == Array("{}".utf8))
    #expect(request.query == (uri.split(separator: "?").dropFirst().first.map(String.init) ?? ""))
    #expect(request.isBearer == (headers.first?.lowercased().contains("bearer") ?? false))
    #expect(!request.isExposed && !request.isAndroid)
  }

  @Test(
    arguments: [
      ("/pub", []), ("/pub", basic("anna", "WRONG")), ("/pub", basic("nobody", "RIGHT")),
      ("/pub", ["Authorization: Bearer WRONG"]), ("/pub", ["Authorization: Basic %%%"]),
      ("/pub", ["Authorization: Basic " + Data("anna".utf8).base64EncodedString()]),
      ("/pub", ["Authorization: Bearer secret"]), ("/pub/WRONG", []), ("/pub/", []),
      ("/pub/RIGHT/more", []), ("/pub", Array(repeating: "Authorization: Bearer RIGHT", count: 2)),
      ("/pub", ["Authorization: Bearer RIGHT more"]), ("/pub", ["Authorization: Digest RIGHT"]),
    ] as [(String, [String])])
  func `wrong or missing credentials are refused with a challenge`(
    uri: String, headers: [String]
  ) async throws {
    let phones = HeardPhones()
    try await phones.serve { site in
      let answer = try await site.ask("POST", uri, headers, body: "{}")
      #expect(answer.status == "401" && answer.body.isEmpty)
      #expect(answer.text.contains(#"WWW-Authenticate: Basic realm="Passby""#))
    }
    #expect(phones.requests.isEmpty)
  }

  @Test func `the sixth wrong key waits, and each one after it twice as long up to a minute`()
    async throws
  {
    let phones = HeardPhones()
    try await phones.serve { site in
      for _ in 0..<14 {
        let wrong = try await site.status("GET", "/pub/WRONG")
        #expect(wrong == "401")
        let right = try await site.status("GET", "/pub/RIGHT")
        #expect(right == "200")
      }
    }
    #expect(phones.pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60])
  }

  @Test func `slashes behind the key, and around the address, count for nothing`() async throws {
    let phones = HeardPhones()
    try await phones.serve { site in
      for path in ["//pub/RIGHT", "/pub/RIGHT/", "/pub/RIGHT//", "/pub/RIGHT/?lat=1&lon=2"] {
        let code = try await site.status("GET", path)
        #expect(code == "200", "\(path)")
      }
      let basic = try await site.status("POST", "/pub/", Self.basic("anna", "RIGHT"), body: "{}")
      #expect(basic == "200")
      let empty = try await site.status("GET", "/pub/")
      #expect(empty == "405")
      let other = try await site.status("GET", "/pub/RIGHT/more")
      #expect(other == "401")
    }
    #expect(phones.requests.map(\.query) == ["", "", "", "lat=1&lon=2", ""])
  }

  @Test func `a browser posts nothing, whatever it knows`() async throws {
    let phones = HeardPhones()
    try await phones.serve { site in
      for header in ["Origin: http://localhost:7575", "Sec-Fetch-Site: same-origin"] {
        let headers = Self.basic("anna", "RIGHT") + [header]
        let code = try await site.status("POST", "/pub", headers, body: "{}")
        #expect(code == "403")
      }
    }
    #expect(phones.requests.isEmpty)
  }

  @Test func `a body over the limit is too large, whether its length is said or not`() async throws
  {
    let phones = HeardPhones()
    try await phones.serve { site in
      for size in [200_000, 200_001] {
        let body = String(repeating: " ", count: size)
        let wanted = size > 200_000 ? "413" : "200"
        let said = try await site.ask("POST", "/pub/RIGHT", body: body)
        #expect(said.status == wanted, "\(size)")
        let pieces = String(size, radix: 16) + "\r\n" + body + "\r\n0\r\n\r\n"
        let unsaid = try await site.answer(
          to: "POST /pub/RIGHT HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n" + pieces)
        #expect(unsaid.status == wanted, "\(size) in pieces")
        let unknown = try await site.status("POST", "/pub/WRONG", body: body)
        #expect(unknown == "401")
      }
    }
    #expect(phones.requests.count == 2)
  }

  @Test(arguments: ["zz\r\n", "0\r\nno trailer\r\n\r\n"])
  func `a malformed body is a bad request and no error of ours`(body: String) async throws {
    let phones = HeardPhones()
    let log = CollectedLog()
    try await phones.serve(logger: log.logger) { site in
      let answer = try await site.answer(
        to: "POST /pub/RIGHT HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
      #expect(answer.status == "400")
    }
    #expect(phones.requests.isEmpty && log.lines.isEmpty, "\(log.lines)")
  }

  @Test func `what cannot be stored now is to come again`() async throws {
    let phones = HeardPhones(reply: .later(seconds: 17))
    try await phones.serve { site in
      let answer = try await site.ask("POST", "/pub/RIGHT", body: "{}")
      #expect(answer.status == "503" && answer.text.contains("\r\nRetry-After: 17\r\n"))
    }
  }

  @Test func `requests over one connection are answered in turn, also those sent at once`()
    async throws
  {
    let phones = HeardPhones()
    try await phones.serve { site in
      let connection = try site.connect()
      let one = "POST /pub/RIGHT HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n"
      let other = "GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1:\(site.port)\r\n\r\n"
      connection.send(
        (0..<20).map { one + "\($0 % 10)" + ($0.isMultiple(of: 3) ? other : "") }.joined())
      connection.send("POST /pub/WRONG HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let text = try await connection.waitForEnd()
      let codes = text.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
      let expected = (0..<20).flatMap { $0.isMultiple(of: 3) ? ["200", "404"] : ["200"] } + ["401"]
      #expect(codes.map(String.init) == expected)
    }
    #expect(phones.requests.map(\.body) == (0..<20).map { [UInt8(0x30 + $0 % 10)] })
  }

  @Test(arguments: ["PURGE", "PROPFIND", "LOCK", "HEAD"])
  func `a method that phones do not use is refused with those that they do`(
    method: String
  ) async throws {
    let phones = HeardPhones()
    try await phones.serve { site in
      for (path, allowed) in [("/pub", "POST"), ("/pub/", "POST"), ("/pub/RIGHT", "GET, POST")] {
        let answer = try await site.ask(method, path)
        #expect(answer.status == "405", "\(path)")
        #expect(answer.text.contains("\r\nAllow: \(allowed)\r\n"), "\(path)")
      }
    }
    #expect(phones.requests.isEmpty)
  }

  @Test func `other methods and the pages do not change`() async throws {
    let phones = HeardPhones()
    try await phones.serve { site in
      let get = try await site.ask("GET", "/pub", Self.basic("anna", "RIGHT"))
      #expect(get.status == "405" && get.text.contains("\r\nAllow: POST\r\n"))
      let put = try await site.ask("PUT", "/pub/RIGHT")
      #expect(put.status == "405" && put.text.contains("\r\nAllow: GET, POST\r\n"))
      let none = try await site.status("GET", "/public")
      #expect(none == "404")
    }
    #expect(phones.requests.isEmpty)
  }

  @Test func `a key opens no page, and the token of the page is no key`() async throws {
    let site = Site(
      ports: WebDependencies(
        store: try SQLiteStore.empty(), now: { Date(timeIntervalSince1970: 0) },
        webSettings: { WebSettings(rules: EngineRules(machineZone: .gmt)) },
        token: { AccessToken("secret").digest }),
      address: ListenAddress(host: "0.0.0.0", port: 7575))
    try await site.test { client in
      for (word, status) in [("RIGHT", HTTPResponse.Status.unauthorized), ("secret", .ok)] {
        let home = try await client.execute(
          uri: "/", method: .get,
          headers: [.authorization: "Bearer \(word)", .accept: "text/html"])
        #expect(home.status == status)
      }
    }
  }

  @Test(
    arguments: [
      ([], [], false), (["10.0.0.0/8"], [], false),
      (["127.0.0.0/8"], ["X-Forwarded-Proto: http"], true),
      (["127.0.0.0/8"], ["X-Forwarded-Proto: https"], false),
      (["10.0.0.0/8"], ["X-Forwarded-Proto: http"], false),
    ] as [([String], [String], Bool)])
  func `only a trusted proxy says that a key came without encryption`(
    trusted: [String], headers: [String], isExposed: Bool
  ) async throws {
    let phones = HeardPhones(trusted: trusted)
    try await phones.serve { site in
      let code = try await site.status("POST", "/pub/RIGHT", headers, body: "{}")
      #expect(code == "200")
    }
    #expect(phones.requests.first?.isExposed == isExposed)
  }

  @Test(
    arguments: [
      ([], "203.0.113.5", "http", false), (["10.0.0.1"], "203.0.113.5", "http", false),
      (["127.0.0.1"], "203.0.113.5", "http", true), (["127.0.0.1"], "203.0.113.5", "https", false),
      (["127.0.0.1"], "203.0.113.5", nil, true), (["127.0.0.1"], "192.168.1.5", "http", false),
      (["127.0.0.1"], "203.0.113.5, 10.0.0.7", "http", false),
      (["127.0.0.1", "10.0.0.0/8"], "1.2.3.4, 203.0.113.5, 10.0.0.7", "http", true),
      (["127.0.0.1", "10.0.0.0/8"], "10.0.0.9, 10.0.0.7", "http", false),
      (["127.0.0.1"], "fe80::1", "http", false), (["127.0.0.1"], "nonsense", "http", true),
    ] as [([String], String, String?, Bool)])
  func `the last address that trusted proxies name, and that is none of them, is the client's`(
    trusted: [String], forwarded: String, scheme: String?, isExposed: Bool
  ) async throws {
    let phones = HeardPhones(trusted: trusted)
    try await phones.serve { site in
      let headers =
        ["X-Forwarded-For: \(forwarded)"]
        + (scheme.map { ["X-Forwarded-Proto: \($0)"] } ?? [])
      let code = try await site.status("POST", "/pub/RIGHT", headers, body: "{}")
      #expect(code == "200")
    }
    #expect(phones.requests.first?.isExposed == isExposed)
  }

  @Test(arguments: [(["127.0.0.1"], [1, 1]), ([], [1, 2, 4, 8, 16, 32, 60])])
  func `wrong keys behind a trusted proxy are counted by the client's address`(
    trusted: [String], pauses: [Int]
  ) async throws {
    let phones = HeardPhones(trusted: trusted)
    try await phones.serve { site in
      for client in ["192.0.2.1", "192.0.2.2"] {
        for number in 0...WrongKeys.free {
          let headers = ["X-Forwarded-For: 198.51.100.\(number), \(client)"]
          let code = try await site.status("GET", "/pub/WRONG", headers)
          #expect(code == "401")
        }
      }
    }
    #expect(phones.pauses == pauses)
  }

  @Test(arguments: [
    ("203.0.113.5", true), ("192.168.1.5", false), ("10.0.0.1", false), ("172.20.0.1", false),
    ("172.32.0.1", true), ("100.100.0.1", false), ("127.0.0.1", false), ("169.254.1.1", false),
    ("2001:db8::1", true), ("::1", false), ("fe80::1", false), ("fd00::1", false), ("", false),
  ])
  func `addresses of the internet are known`(address: String, isPublic: Bool) {
    #expect(IPAddress.isPublic(address) == isPublic)
  }
}
