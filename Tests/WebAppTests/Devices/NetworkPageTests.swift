import Application
import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Model
import Reminding
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The button that lets phones in, without a server: nothing is stored where it cannot listen.
struct NetworkPageTests {
  private static func browse(
    addresses: [String] = ["192.168.1.2"], origin: SettingState.Origin = .standard,
    _ body: @Sendable (Browser, @Sendable () -> Int) async throws -> Void
  ) async throws {
    let stored = Mutex(0)
    let port = NetworkPort(
      listener: NetworkListener(addresses: { addresses }),
      store: { _ in stored.withLock { $0 += 1 } }, removeToken: {})
    let state = SettingState(
      key: NetworkPort.setting, text: "127.0.0.1", value: .text("127.0.0.1"),
      standard: .text("127.0.0.1"), origin: origin)
    let ports = WebDependencies(
      store: try SQLiteStore.empty(), now: { Site.pageNow },
      webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) },
      settings: SettingsPort(states: { [state] }), network: port)
    let site = Site(ports: ports, address: ListenAddress(host: "127.0.0.1", port: 7575))
    try await site.test { client in
      try await body(Browser(client: client), { stored.withLock(\.self) })
    }
  }

  @Test func `one question names what it means, and nothing is asked before`() async throws {
    try await Self.browse { browser, _ in
      let page = try await browser.get("/devices")
      #expect(page.contains(#"id="let-phones-in""#, "By hand"))
      #expect(!page.contains(#"id="device-name""#))
      let welcome = try await browser.get("/welcome?question=phone&answer=phone")
      #expect(welcome.contains(#"id="let-phones-in""#) && !welcome.contains(#"name="name""#))
      let question = try await browser.get("/network?back=/welcome")
      #expect(question.contains("Everyone in this network can then reach the login of Passby."))
      #expect(question.contains("Your browser stays logged in.", #"value="/welcome""#))
    }
  }

  @Test(arguments: [
    ([], "This computer is in no network that a phone could use"),
    (
      ["192.168.1.2"],
      "Phones cannot be let in: Transport endpoint is not connected. Nothing was changed."
    ),
  ])
  func `where it cannot listen, nothing is stored`(addresses: [String], why: String) async throws {
    try await Self.browse(addresses: addresses) { browser, stored in
      let answer = try await browser.post("/network", [("back", "/devices")])
      #expect(answer.status == .conflict && answer.contains(why))
      #expect(stored() == 0)
      #expect(try await browser.get("/devices").status == .ok)
    }
  }

  @Test func `a file that fixes the setting leaves no button, and one sentence says so`()
    async throws
  {
    try await Self.browse(origin: .file("/etc/passby.yaml")) { browser, stored in
      let page = try await browser.get("/devices")
      #expect(!page.contains(#"id="let-phones-in""#) && page.contains("Set in /etc/passby.yaml."))
      #expect(try await browser.get("/network").location == "/devices")
      #expect(try await browser.post("/network", []).status == .conflict)
      #expect(stored() == 0)
    }
  }

  @Test func `a code logs one more device in, once, and for ten minutes`() {
    let (code, now) = (LoginCode(), Date(timeIntervalSince1970: 1_000_000))
    #expect(code.text(now: now) == nil)
    code.make(now: now)
    let token = AccessToken(code.text(now: now) ?? "")
    #expect(!code.use(AccessToken(), now: now))
    #expect(!code.use(token, now: now + 600))
    #expect(code.use(token, now: now + 599) && !code.use(token, now: now + 599))
    code.make(now: now)
    #expect(code.text(now: now + 600) == nil)
  }

  @Test func `other persons get nothing of it`() async throws {
    try await PersonHousehold.visit { house, _ in
      for path in ["/network", "/network/shut", "/network/code"] {
        for method in [HTTPRequest.Method.get, .post] {
          let answer = try await house.ask(method, path, as: "bob")
          #expect(answer.status == .notFound, "\(path)")
        }
      }
    }
  }
}
