import Foundation
import HTTPTypes
import Hummingbird
import Model
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

struct LoginTests {
  /// A page that others on the network can reach.
  private struct Open {
    let token: AccessToken
    let site: Site
    let shared: SharedDigest

    /// The sessions may lie in a file that outlives the site.
    init(token: AccessToken = AccessToken(), sessions: SessionStorage = .none) throws {
      self.token = token
      let digest = SharedDigest(token.digest)
      let store = try SQLiteStore.empty()
      site = Site(
        ports: WebDependencies(
          store: store, now: { Date(timeIntervalSince1970: 0) },
          webSettings: { WebSettings(rules: EngineRules(machineZone: .gmt)) },
          token: { digest.value }, sessions: sessions),
        address: ListenAddress(host: "0.0.0.0", port: 7575),
        clock: { [started = Date()] in started })
      shared = digest
    }
  }

  /// A file of sessions in memory.
  private final class SessionFile: Sendable {
    private let text = Mutex<String?>(nil)
    var content: String? {
      get { text.withLock { $0 } }
      set { text.withLock { $0 = newValue } }
    }
    var storage: SessionStorage {
      SessionStorage(load: { self.content }, save: { self.content = $0 })
    }
  }

  /// Logs in and returns the cookie's value.
  private static func logIn(_ open: Open, _ client: TestClient) async throws -> String {
    let answer = try await client.post(
      "/login", [("token", open.token.text)], headers: Site.formHeaders())
    let cookie = try #require(answer.headers[.setCookie])
    return String(cookie.prefix { $0 != ";" }.drop { $0 != "=" }.dropFirst())
  }

  private static func status(
    _ cookie: String, _ client: TestClient
  ) async throws -> Int {
    try await client.execute(uri: "/", method: .get, headers: [.cookie: "passby_0=\(cookie)"])
      .status.code
  }

  private final class SharedDigest: Sendable {
    private let digest: Mutex<AccessDigest?>
    init(_ digest: AccessDigest?) { self.digest = Mutex(digest) }
    var value: AccessDigest? {
      get { digest.withLock { $0 } }
      set { digest.withLock { $0 = newValue } }
    }
  }

  @Test func `a stranger gets to the login and its files, and no further`() async throws {
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
  func `the token opens the page with a cookie that scripts and other pages do not get`()
    async throws
  {
    let open = try Open()
    try await open.site.test { client in
      let answer = try await client.post(
        "/login", [("token", " \(open.token.text) "), ("next", "/history")],
        headers: Site.formHeaders())
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

  @Test(arguments: ["https", "https, http", "HTTPS,https"])
  func `behind a server that speaks https the cookie stays there`(scheme: String) async throws {
    let open = try Open()
    try await open.site.test { client in
      let answer = try await client.post(
        "/login", [("token", open.token.text)],
        headers: Site.formHeaders() + [.forwardedProtocol: scheme])
      #expect(answer.headers[.setCookie]?.contains("Secure") == true)
    }
  }

  @Test func `a wrong token is refused, and never keeps the right one out`() async throws {
    let open = try Open()
    try await open.site.test { client in
      for _ in 1...20 {
        let answer = try await client.post(
          "/login", [("token", "wrong")], headers: Site.formHeaders())
        #expect(answer.status == .unauthorized)
        #expect(String(buffer: answer.body).contains("That is not the token"))
        let bearer = try await client.execute(
          uri: "/api/v1/tasks", method: .get, headers: [.authorization: "Bearer wrong"])
        #expect(bearer.status == .unauthorized)
      }
      let bearer = try await client.execute(
        uri: "/api/v1/tasks", method: .get, headers: [.authorization: "Bearer \(open.token.text)"])
      #expect(bearer.status == .ok)
      let cookie = try await Self.logIn(open, client)
      #expect(try await Self.status(cookie, client) == 200)
    }
  }

  @Test(arguments: [
    "", "s.", "s.1770000000.AAAAAAAAAAAAAAAAAAAAAAAA.BBBBBBBB", "v.AAAAAAAAAAAAAAAAAAAAAAAA",
    "s." + String(repeating: "A", count: 43), String(repeating: "s", count: 5000),
  ])
  func `a cookie that was not given out here is none`(cookie: String) async throws {
    let open = try Open()
    try await open.site.test { client in
      _ = try await Self.logIn(open, client)
      #expect(try await Self.status(cookie, client) == 303)
    }
  }

  @Test(arguments: [31.0, -31.0])
  func `a session ends after thirty days, also if the clock is set back`(days: Double) {
    let (now, token) = (Date(timeIntervalSince1970: 1_800_000_000), AccessToken().digest)
    let table = SessionTable(.none)
    let cookie = table.begin(token: token, now: now)
    #expect(table.contains(cookie: cookie, token: token, now: now + 29 * 86_400))
    #expect(!table.contains(cookie: cookie, token: token, now: now + days * 86_400))
  }

  @Test func `a new token ends all sessions, and so does none`() async throws {
    let open = try Open()
    try await open.site.test { client in
      let cookie = try await Self.logIn(open, client)
      for digest in [AccessToken().digest, nil] {
        open.shared.value = digest
        #expect(try await Self.status(cookie, client) == 303)
      }
      // Without a token nobody gets in from the network, whatever they send.
      let answer = try await client.post(
        "/login", [("token", open.token.text)], headers: Site.formHeaders())
      #expect(answer.status == .unauthorized)
    }
  }

  @Test func `after logging out the cookie is worth nothing, also after a restart`() async throws {
    let (token, file) = (AccessToken(), SessionFile())
    let open = try Open(token: token, sessions: file.storage)
    let (ended, kept) = try await open.site.test { client in
      let cookies = (try await Self.logIn(open, client), try await Self.logIn(open, client))
      #expect(try await Self.status(cookies.0, client) == 200)
      let answer = try await client.post(
        "/logout", headers: Site.formHeaders(cookie: cookies.0))
      #expect(answer.headers[.setCookie]?.contains("Max-Age=0") == true)
      #expect(answer.headers[try #require(HTTPField.Name("Clear-Site-Data"))] != nil)
      #expect(try await Self.status(cookies.0, client) == 303)
      return cookies
    }
    let text = try #require(file.content)
    #expect(!text.contains(kept.dropFirst(2)) && !text.contains(token.text))
    let statuses = try await Open(token: token, sessions: file.storage).site.test { client in
      (try await Self.status(ended, client), try await Self.status(kept, client))
    }
    #expect(statuses == (303, 200))
  }

  @Test func `a thousand sessions end nobody's logout; the oldest of more ends`() throws {
    let (token, file) = (AccessToken().digest, SessionFile())
    let table = SessionTable(file.storage)
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let first = table.begin(token: token, now: start)
    try table.end(cookie: first)
    let cookies = (1...SessionTable.capacity + 1).map {
      table.begin(token: token, now: start + Double($0))
    }
    let later = SessionTable(file.storage)
    for table in [table, later] {
      #expect(!table.contains(cookie: first, token: token, now: start))
      #expect(!table.contains(cookie: cookies[0], token: token, now: start))
      #expect(table.contains(cookie: cookies[1], token: token, now: start))
    }
    #expect((file.content ?? "").utf8.count < 100_000)
  }

  @Test func `a damaged file of sessions is no way in`() {
    let token = AccessToken().digest
    for text in ["", "x", "\n\n", token.line, "\(token.line)\nx y\n", "sha256 x\n\(token.text) 1"] {
      let table = SessionTable(SessionStorage(load: { text }, save: { _ in }))
      #expect(!table.contains(cookie: "x", token: token, now: Date(timeIntervalSince1970: 2)))
    }
  }

  @Test func `a session that cannot be stored holds until a restart; its logout says so`() throws {
    let token = AccessToken().digest
    let table = SessionTable(
      SessionStorage(load: { nil }, save: { _ in throw POSIXError(.ENOSPC) }))
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let cookie = table.begin(token: token, now: now)
    #expect(table.contains(cookie: cookie, token: token, now: now))
    #expect(throws: POSIXError.self) { try table.end(cookie: cookie) }
    #expect(!table.contains(cookie: cookie, token: token, now: now))
  }

  @Test(arguments: ["logout", "new token", "no token"])
  func `streams end with what opened them`(kind: String) async throws {
    let open = try Open()
    let live = open.site.ports.live
    try await open.site.test { client in
      let cookie = try await Self.logIn(open, client)
      let bearer = try #require(
        live.listen(wantsPositions: true, after: nil, grant: .token(open.token.digest)))
      let session = try #require(
        live.listen(wantsPositions: true, after: nil, grant: .session(cookie: cookie)))
      live.closeRevoked()
      #expect(live.listenerCount == 2)
      switch kind {
      case "logout":
        _ = try await client.post("/logout", headers: Site.formHeaders(cookie: cookie))
        #expect(live.listenerCount == 1)
      case "new token":
        open.shared.value = AccessToken().digest
        live.closeRevoked()
        #expect(live.listenerCount == 0)
      default:
        open.shared.value = nil
        live.closeRevoked()
        #expect(live.listenerCount == 0)
      }
      live.leave(bearer)
      live.leave(session)
    }
  }

  @Test func `a program shows the token with each request`() async throws {
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
  func `logging in leads to this page only`(path: String?, expected: String) {
    #expect(LocalAddress(path).text == expected)
  }

  @Test func `what is kept of a token tells nothing of it, and knows it again`() throws {
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
