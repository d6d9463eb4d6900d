import Application
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

/// The browsers that ask for reminders while no page is open.
struct PushRouteTests {
  /// A port that remembers what it was offered.
  private final class Offers: Sendable {
    private let taken = Mutex<[PushOffer]>([])
    let outcome: PushPort.Outcome

    init(_ outcome: PushPort.Outcome) { self.outcome = outcome }

    var all: [PushOffer] { taken.withLock { $0 } }

    var port: PushPort {
      let browsers = [
        PushedBrowser(
          id: 7, browser: "Firefox (Android)", person: "anna", created: Site.pageNow - 86_400,
          lastUsed: nil)
      ]
      return PushPort(
        publicKey: { "key" },
        add: { offer in
          self.taken.withLock { $0.append(offer) }
          return self.outcome
        },
        remove: { _ in }, removeNumber: { number in browsers.first { $0.id == number } },
        browsers: { browsers })
    }
  }

  private static func site(
    _ offers: Offers, token: @escaping @Sendable () -> AccessDigest? = { nil },
    sessions: SessionStorage = .none, store: SQLiteStore? = nil
  ) throws -> Site {
    Site(
      ports: WebDependencies(
        store: try store ?? SQLiteStore.empty(), now: { Site.pageNow },
        webSettings: { WebSettings(rules: EngineRules(machineZone: .gmt)) }, token: token,
        sessions: sessions, push: offers.port),
      address: ListenAddress(host: "127.0.0.1", port: 7575),
      clock: { [started = Date()] in started })
  }

  private static let form = [
    ("endpoint", "https://push.example.net/1"), ("key", "k"), ("secret", "s"),
  ]

  @Test func `a browser belongs to the session that asked, and ends with a logout`() async throws {
    let (offers, token) = (Offers(.taken), AccessToken())
    let file = Mutex<String?>(nil)
    let sessions = SessionStorage(
      load: { file.withLock { $0 } }, save: { text in file.withLock { $0 = text } })
    try await Self.site(offers, token: { token.digest }, sessions: sessions).test { client in
      let login = try await client.post(
        "/login", [("token", token.text)], headers: Site.formHeaders())
      let cookie = String(try #require(login.headers[.setCookie]).prefix { $0 != ";" })
      var headers = Site.formHeaders()
      headers[.cookie] = cookie
      headers[.userAgent] = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"
      let asked = try await client.post("/push", Self.form, headers: headers)
      #expect(asked.status == .ok)
      let offer = try #require(offers.all.first)
      #expect(offer.browser == "Firefox (Android)")
      let owner = try #require(offer.owner)
      func holds(_ digest: AccessDigest?, _ time: TimeInterval = 0) -> Bool {
        owner.holds(token: digest, sessions: sessions, now: Date() + time)
      }
      #expect(holds(token.digest))
      #expect(!holds(token.digest, 31 * 86_400), "the session has expired")
      #expect(!holds(AccessToken().digest), "there is another token")
      #expect(!holds(nil), "there is no token")
      let left = try await client.post("/logout", [], headers: headers)
      #expect(left.status == .seeOther)
      #expect(!holds(token.digest), "it is logged out")
    }
  }

  @Test func `a program's browser belongs to its token, and one of this computer to nothing`()
    async throws
  {
    let (offers, token) = (Offers(.taken), AccessToken())
    let digest = Mutex<AccessDigest?>(token.digest)
    try await Self.site(offers, token: { digest.withLock { $0 } }).test { client in
      var headers = Site.formHeaders()
      headers[.authorization] = "Bearer \(token.text)"
      let byToken = try await client.post("/push", Self.form, headers: headers)
      digest.withLock { $0 = nil }
      let byNobody = try await client.post("/push", Self.form, headers: Site.formHeaders())
      #expect(byToken.status == .ok && byNobody.status == .ok)
    }
    #expect(offers.all.map(\.owner) == [AccessOwner(token: token.digest), nil])
    let owner = try #require(offers.all.first?.owner)
    let stored = try JSONEncoder().encode([owner])
    #expect(try JSONDecoder().decode([AccessOwner].self, from: stored) == [owner])
    #expect(!String(decoding: stored, as: UTF8.self).contains(token.text))
  }

  @Test func `a worker says which subscription its new one replaces`() async throws {
    let offers = Offers(.taken)
    try await Self.site(offers).test { client in
      // What a worker sends: an origin, and no page before it.
      let headers = Site.formHeaders() + [.fetchSite: "same-origin", .fetchMode: "cors"]
      let old = ("old", "https://push.example.net/0")
      let answer = try await client.post("/push", Self.form + [old], headers: headers)
      #expect(answer.status == .ok)
    }
    #expect(offers.all.map(\.old) == ["https://push.example.net/0"])
  }

  @Test(arguments: [
    (PushPort.Outcome.noSubscription, 422, "usage", "push service on the internet"),
    (.full(most: 20), 409, "full", "Remove one first"),
    (.contactNeeded, 409, "contact_needed", "web.push_contact"),
  ])
  func `what is refused says why`(
    outcome: PushPort.Outcome, status: Int, code: String, words: String
  ) async throws {
    try await Self.site(Offers(outcome)).test { client in
      var headers = Site.formHeaders()
      headers[.accept] = "application/json"
      let answer = try await client.post("/push", Self.form, headers: headers)
      let text = String(buffer: answer.body)
      #expect(answer.status.code == status)
      #expect(text.contains("\"code\":\"\(code)\"") && text.contains(words))
    }
  }

  @Test func `the page lists the browsers, and removes one by its number`() async throws {
    try await Self.site(Offers(.taken)).test { client in
      let page = String(
        buffer: try await client.execute(uri: "/settings", method: .get).body)
      #expect(page.contains("Firefox (Android), anna"))
      #expect(page.contains(#"name="id" value="7""#) && page.contains("no reminder yet"))
      let removed = try await client.post(
        "/push/remove", [("id", "7")], headers: Site.formHeaders())
      #expect(
        removed.status == .seeOther && removed.headers[.location] == "/settings#browsers")
      for number in ["8", "x", ""] {
        let none = try await client.post(
          "/push/remove", [("id", number)], headers: Site.formHeaders())
        #expect(none.status == .notFound)
      }
    }
  }

  @Test(arguments: [
    (
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
      "Chrome (Linux)"
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Safari/604",
      "Safari (iPhone)"
    ),
    ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge (Windows)"),
    ("curl/8", ""), ("<script>", ""),
  ])
  func `a browser is named by words of its own`(userAgent: String, name: String) {
    #expect(BrowserSystem(userAgent: userAgent).fullName == name)
  }
}
