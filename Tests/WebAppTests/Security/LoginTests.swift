import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Reminders
import SQLiteStore
import Synchronization
import TestSupport
import Testing

@testable import WebApp

@Suite("Logging in") struct LoginTests {
  /// A page that others on the network can reach.
  private struct Open {
    let token = AccessToken()
    let site: Site
    let shared: SharedDigest

    init() throws {
      let digest = SharedDigest(token.digest)
      site = try Site(
        ports: WebPorts(
          store: try SQLiteStore.inMemory(), now: { Date(timeIntervalSince1970: 0) },
          webSettings: { WebSettings(rules: EngineRules(machineZone: .gmt)) },
          token: { digest.value }),
        address: WebAddress(host: "0.0.0.0", port: 7575), clock: { [started = Date()] in started })
      shared = digest
    }
  }

  private final class SharedDigest: Sendable {
    private let digest: Mutex<AccessDigest?>
    init(_ digest: AccessDigest?) { self.digest = Mutex(digest) }
    var value: AccessDigest? {
      get { digest.withLock { $0 } }
      set { digest.withLock { $0 = newValue } }
    }
  }

  @Test func `A stranger gets to the login and its files, and no further`() async throws {
    try await Open().site.test { client in
      let page = try await client.execute(uri: "/history?place=x", method: .get)
      #expect(page.status == .seeOther)
      #expect(page.headers[.location] == "/login?next=%2Fhistory%3Fplace%3Dx")
      for uri in ["/events", "/api/v1/tasks"] {
        let answer = try await client.execute(uri: uri, method: .get)
        #expect(answer.status == .unauthorized)
        #expect(answer.headers[.wwwAuthenticate] == "Bearer realm=\"passby\"")
      }
      let fragment = try await client.execute(uri: "/", method: .get, headers: [.fragment: "list"])
      #expect(fragment.status == .unauthorized)
      #expect(try await client.execute(uri: "/login", method: .get).status == .ok)
      #expect(try await client.execute(uri: "/static/app.css", method: .get).status == .ok)
    }
  }

  @Test
  func `The token opens the page with a cookie that scripts and other pages do not get`()
    async throws
  {
    let open = try Open()
    try await open.site.test { client in
      let answer = try await client.post(
        "/login", [("token", " \(open.token.text) "), ("next", "/history")],
        headers: open.site.formHeaders())
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.location] == "/history")
      let cookie = try #require(answer.headers[.setCookie])
      for flag in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=2592000"] {
        #expect(cookie.contains(flag))
      }
      #expect(!cookie.contains("Secure"))
      #expect(!cookie.contains(open.token.text))
      let page = try await client.execute(
        uri: "/", method: .get, headers: [.cookie: String(cookie.prefix { $0 != ";" })])
      #expect(page.status == .ok)
    }
  }

  @Test func `Behind a server that speaks https the cookie stays there`() async throws {
    let open = try Open()
    try await open.site.test { client in
      let answer = try await client.post(
        "/login", [("token", open.token.text)],
        headers: open.site.formHeaders() + [.forwardedProtocol: "https"])
      #expect(answer.headers[.setCookie]?.contains("Secure") == true)
    }
  }

  @Test func `A wrong token is refused, and after five the answer is to wait`() async throws {
    let open = try Open()
    try await open.site.test { client in
      func status(_ token: String) async throws -> TestResponse {
        try await client.post("/login", [("token", token)], headers: open.site.formHeaders())
      }
      for _ in 1...5 {
        let answer = try await status("wrong")
        #expect(answer.status == .unauthorized)
        #expect(String(buffer: answer.body).contains("That is not the token"))
      }
      let answer = try await status(open.token.text)
      #expect(answer.status == .tooManyRequests)
      #expect(answer.headers[.retryAfter] == "1")
      let bearer = try await client.execute(
        uri: "/api/v1/tasks", method: .get, headers: [.authorization: "Bearer x"])
      #expect(bearer.status == .tooManyRequests)
    }
  }

  @Test(arguments: ["forged", "changed", "old", "ahead", "visitor"])
  func `A cookie that was not signed here, or was changed, is none`(kind: String) async throws {
    let open = try Open()
    let (seal, now) = (HMACSigner(open.token.digest), Date())
    let good = WebSession.session(now: now, seal: seal)
    let cookie =
      switch kind {
      case "forged": WebSession.session(now: now, seal: HMACSigner()).cookie
      case "changed": good.cookie.replacing("s.1", with: "s.2")
      case "old": WebSession.session(now: now - 31 * 86_400, seal: seal).cookie
      case "ahead": WebSession.session(now: now + 31 * 86_400, seal: seal).cookie
      default: WebSession.new().cookie
      }
    try await open.site.test { client in
      func status(_ cookie: String) async throws -> Int {
        try await client.execute(uri: "/", method: .get, headers: [.cookie: "passby_0=\(cookie)"])
          .status.code
      }
      let first = try await status(good.cookie)
      #expect(first == 200)
      let second = try await status(cookie)
      #expect(second == 303)
    }
  }

  @Test func `A new token ends all sessions, and so does none`() async throws {
    let open = try Open()
    let visitor = WebSession.session(now: Date(), seal: HMACSigner(open.token.digest))
    try await open.site.test { client in
      for digest in [AccessToken().digest, nil] {
        open.shared.value = digest
        let page = try await client.execute(
          uri: "/", method: .get, headers: open.site.formHeaders(visitor))
        #expect(page.status == .seeOther)
      }
      // Without a token nobody gets in from the network, whatever they send.
      let answer = try await client.post(
        "/login", [("token", open.token.text)], headers: open.site.formHeaders())
      #expect(answer.status == .unauthorized)
    }
  }

  @Test func `After logging out the cookie is worth nothing`() async throws {
    let open = try Open()
    let visitor = WebSession.session(now: Date(), seal: HMACSigner(open.token.digest))
    let headers = open.site.formHeaders(visitor)
    try await open.site.test { client in
      #expect(try await client.execute(uri: "/", method: .get, headers: headers).status == .ok)
      let answer = try await client.post("/logout", headers: headers)
      #expect(answer.headers[.setCookie]?.contains("Max-Age=0") == true)
      let page = try await client.execute(uri: "/", method: .get, headers: headers)
      #expect(page.status == .seeOther)
    }
  }

  @Test func `A program shows the token with each request`() async throws {
    let open = try Open()
    try await open.site.test { client in
      func status(_ header: String) async throws -> Int {
        try await client.execute(uri: "/", method: .get, headers: [.authorization: header])
          .status.code
      }
      let first = try await status("Bearer \(open.token.text)")
      #expect(first == 200)
      let second = try await status("bearer \(open.token.text)")
      #expect(second == 200)
      let third = try await status("Bearer \(open.token.text)x")
      #expect(third == 401)
      let fourth = try await status("Basic \(open.token.text)")
      #expect(fourth == 303)
    }
  }

  @Test(
    arguments: [
      ("/history?q=1", "/history?q=1"), ("//evil.example", "/"), ("https://evil.example", "/"),
      ("/\\evil.example", "/"), ("history", "/"), ("/a\r\nSet-Cookie: x", "/"), ("", "/"),
      (nil, "/"),
    ] as [(String?, String)])
  func `Logging in leads to this page only`(path: String?, expected: String) {
    #expect(LocalAddress(path).text == expected)
  }

  @Test func `Pauses double, end, and are forgotten`() {
    var limit = AttemptLimit()
    let start = Date(timeIntervalSince1970: 0)
    for _ in 1..<AttemptLimit.freeFailures { limit.noteFailure(of: "a", now: start) }
    #expect(limit.pause(for: "a", now: start) == 0)
    var pauses: [Double] = []
    for _ in 1...10 {
      limit.noteFailure(of: "a", now: start)
      pauses.append(limit.pause(for: "a", now: start))
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300])
    #expect(limit.pause(for: "b", now: start) == 0)
    #expect(limit.pause(for: "a", now: start + 301) == 0)
    limit.noteFailure(of: "a", now: start + 4000)
    #expect(limit.pause(for: "a", now: start + 4000) == 0)
    for number in 0..<5000 { limit.noteFailure(of: "\(number)", now: start + 5000) }
    #expect(
      Mirror(reflecting: limit).children.first.map { Mirror(reflecting: $0.value).children.count }
        == 1000)
  }

  @Test func `What is kept of a token tells nothing of it, and knows it again`() throws {
    let token = AccessToken()
    #expect(token.text.count == 43)
    #expect(token.text != AccessToken().text)
    let digest = try #require(AccessDigest(line: token.digest.line + "\n"))
    #expect(digest.matches(token))
    #expect(!digest.matches(AccessToken(token.text + "x")))
    #expect(!digest.matches(AccessToken("")))
    #expect(!token.digest.line.contains(token.text))
    for line in ["", "sha256", "sha256 x", "md5 \(token.digest.line.dropFirst(7))", "sha256 AAAA"] {
      #expect(AccessDigest(line: line) == nil)
    }
  }
}
