import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The site below a path (case P10).
@Suite(.timeLimit(.minutes(10))) struct BasePathTests {
  private static let token = AccessToken()

  private static func site(_ address: String, hasToken: Bool = false) throws -> Site {
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    webSettings.publicURL = address
    let (present, digest) = (webSettings, hasToken ? token.digest : nil)
    return Site(
      ports: WebDependencies(
        store: try SQLiteStore.empty(), now: { Site.pageNow }, webSettings: { present },
        token: { digest }),
      address: ListenAddress(host: "127.0.0.1", port: 7575))
  }

  @Test(arguments: [
    (nil, ""), ("https://a.example", ""), ("https://a.example/", ""), ("http://a.example:81//", ""),
    ("https://a.example/passby", "/passby"), ("https://a.example/passby/", "/passby"),
    ("https://a.example:8443/a/b-c", "/a/b-c"),
  ])
  func `the path is that of the address, without a slash at its end`(
    address: String?, path: String
  ) {
    #expect(BasePath(of: address).text == path)
  }

  @Test func `the addresses in the attributes of all pages begin with it`() async throws {
    let base = BasePath(of: "https://a.example/below")
    // What else may begin with a slash: texts of users, and addresses that the server gets back.
    let others: Set = ["value", "placeholder", "aria-keyshortcuts"]
    var pages = 0
    for state in TemplateState.all {
      for (path, text) in try await state.pages(templates: .embedded) {
        let text = base.add(to: text)
        pages += 1
        for match in text.matches(of: /[ \n]([a-z:-]+)="(\/[^"]*)"/) {
          let (name, value) = (String(match.1), match.2)
          #expect(value.hasPrefix("/below/") || others.contains(name), "\(path): \(name)=\(value)")
        }
        #expect(!text.contains("/below/below"))
      }
    }
    #expect(pages > 100)
  }

  @Test(arguments: [
    (#"<a href="/x">/x</a>"#, #"<a href="/b/x">/x</a>"#), (#"<a href="/">"#, #"<a href="/b/">"#),
    (#"<input value="/x" title="/x">"#, #"<input value="/x" title="/x">"#),
    (#"<a href="//evil.example">"#, #"<a href="//evil.example">"#),
    (#"<a href="https://a.example/">"#, #"<a href="https://a.example/">"#),
    (#"<p>&quot;href=&quot;/x"#, #"<p>&quot;href=&quot;/x"#), (#"="/"#, #"="/"#), ("", ""),
    (#"<i xhref="/x">"#, #"<i xhref="/x">"#),
  ])
  func `only addresses of this site change`(html: String, expected: String) {
    #expect(BasePath(of: "http://h/b").add(to: html) == expected)
    #expect(BasePath(of: "http://h").add(to: html) == html)
  }

  @Test(arguments: ["", "/passby"])
  func `login, forms, files and API are served with the path and without it`(before: String)
    async throws
  {
    try await Self.site("https://a.example/passby", hasToken: true).test { client in
      let stranger = try await client.execute(uri: before + "/history?x=1", method: .get)
      #expect(stranger.headers[.location] == "/passby/login?next=%2Fhistory%3Fx%3D1")
      let login = try await client.post(
        before + "/login", [("token", Self.token.text), ("next", "/history?x=1")],
        headers: Site.formHeaders())
      #expect(login.status == .seeOther)
      #expect(login.headers[.location] == "/passby/history?x=1")
      let cookie = try #require(login.headers[.setCookie])
      #expect(cookie.split(separator: "; ").contains("Path=/passby"))
      let headers = Site.formHeaders() + [.cookie: String(cookie.prefix { $0 != ";" })]
      let page = try await client.execute(
        uri: before + "/tasks/new", method: .get, headers: headers)
      let text = String(buffer: page.body)
      #expect(page.status == .ok && text.contains(#" action="/passby/tasks""#))
      #expect(text.contains(#"data-base="/passby""#) && !text.contains(#"href="/tasks""#))
      let style = try #require(text.firstMatch(of: /href="(\/passby\/static\/app[^"]*)"/)).1
      for uri in [String(style), before + "/sw.js", before + "/favicon.ico"] {
        let file = try await client.execute(uri: uri, method: .get)
        #expect(file.status == .ok)
      }
      let added = try await client.post(
        before + "/tasks", [("name", "Tea"), ("kind", "once"), ("back", "/tasks")], headers: headers
      )
      #expect(added.headers[.location]?.hasPrefix("/passby/") == true, "\(added.headers)")
      let api = try await client.execute(
        uri: before + "/api/v1/tasks", method: .get, headers: headers)
      #expect(api.status == .ok && String(buffer: api.body).contains("Tea"))
      let described = try await client.execute(
        uri: before + "/api/v1/openapi.json", method: .get, headers: headers)
      #expect(String(buffer: described.body).contains(#""url": "/passby/api/v1""#))
      let left = try await client.post(before + "/logout", headers: headers)
      #expect(left.headers[.location] == "/passby/login")
      #expect(left.headers[.setCookie]?.contains("Path=/passby") == true)
    }
  }

  @Test func `the manifest stays below it, and a press on its icon as well`() async throws {
    try await Self.site("https://a.example/passby/").test { client in
      let answer = try await client.execute(uri: "/passby/manifest.webmanifest", method: .get)
      let text = String(buffer: answer.body)
      #expect(text.contains(#""scope":"/passby/""#) && text.contains(#""start_url":"/passby/""#))
      let addresses = text.matches(of: /":"(\/[^"]*)"/)
      #expect(addresses.count > 8)
      for match in addresses { #expect(match.1.hasPrefix("/passby/")) }
    }
  }

  @Test(arguments: [
    ("/passby", 303, "/passby/"), ("/passby?q=x", 303, "/passby/?q=x"), ("/passby/", 200, nil),
    ("/passby/passby/", 404, nil), ("/passbyx", 404, nil), ("/", 200, nil),
    ("/passby/nothing", 404, nil), ("//", 200, nil), ("//keys", 200, nil),
    ("/passby//keys", 200, nil),
  ])
  func `the path itself leads below it, and no other path does`(
    uri: String, status: Int, location: String?
  ) async throws {
    try await Self.site("https://a.example/passby").test { client in
      let answer = try await client.execute(uri: uri, method: .get)
      #expect(answer.status.code == status)
      #expect(answer.headers[.location] == location)
    }
  }

  @Test func `phones and feeds are served below it`() async throws {
    let phones = HeardPhones()
    try await ServedSite.with(
      publicURL: "https://a.example/passby", phones: PhoneRoutes(port: phones.port)
    ) { site in
      for path in ["/passby/pub/RIGHT", "/pub/RIGHT", "/passby//pub/RIGHT"] {
        let code = try await site.status("POST", path, body: "{}")
        #expect(code == "200")
      }
      let wrong = try await site.status("POST", "/passby/pub/WRONG", body: "{}")
      #expect(wrong == "401")
      let feed = try await site.ask("GET", "/passby/feed/WRONG.ics")
      #expect(feed.status == "404" && feed.text.contains("no-referrer"))
    }
    #expect(phones.requests.count == 3)
  }
}
