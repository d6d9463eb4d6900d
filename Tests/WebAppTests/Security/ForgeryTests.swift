import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import WebApp

@Suite("Requests that another page forges (CSRF)") struct ForgeryTests {
  @Test(
    arguments: [
      [.origin: "https://evil.example"], [.origin: "null"], [.origin: "http://localhost:1"],
      [.origin: "http://localhost.evil.example"], [.fetchSite: "cross-site"],
      [.fetchSite: "same-site"], [.fetchSite: "cross-site", .fetchMode: "navigate"],
    ] as [HTTPFields])
  func `What another page makes the browser send is refused`(headers: HTTPFields) async throws {
    let site = try Site.sample()
    try await site.test { client in
      let response = try await client.post("/logout", headers: site.formHeaders() + headers)
      #expect(response.status == .forbidden)
      #expect(String(buffer: response.body).contains("not Passby"))
    }
  }

  @Test(
    arguments: [
      [:], [.origin: "http://localhost"], [.origin: "https://localhost"],
      [.origin: "http://localhost", .fetchSite: "same-origin"], [.fetchSite: "none"],
    ] as [HTTPFields])
  func `What our own page sends is not`(headers: HTTPFields) async throws {
    let site = try Site.sample()
    try await site.test { client in
      let response = try await client.post("/logout", headers: site.formHeaders() + headers)
      #expect(response.status == .seeOther)
    }
  }

  @Test
  func `A link from elsewhere is followed; a script or picture from elsewhere gets nothing`()
    async throws
  {
    try await Site.sample().test { client in
      func status(_ mode: String) async throws -> Int {
        try await client.execute(
          uri: "/", method: .get, headers: [.fetchSite: "cross-site", .fetchMode: mode]
        ).status.code
      }
      let first = try await status("navigate")
      #expect(first == 200)
      let second = try await status("no-cors")
      #expect(second == 403)
      let third = try await status("cors")
      #expect(third == 403)
    }
  }

  @Test func `A form needs its secret, and that of the browser which was shown it`()
    async throws
  {
    let site = try Site.sample()
    try await site.test { client in
      let visitor = WebSession.new()
      var headers = site.formHeaders(visitor)
      headers[.csrfToken] = nil
      let secret = site.authenticator.csrf(for: visitor)
      let (other, older) = (
        site.authenticator.csrf(for: .new()), HMACSigner().signature("x", for: "form")
      )
      for (given, status) in [(secret, 303), (other, 403), (older, 403), ("", 403), ("x", 403)] {
        let response = try await client.post("/logout", [("csrf", given)], headers: headers)
        #expect(response.status.code == status, "\(given)")
      }
      #expect(try await client.post("/logout", headers: headers).status == .forbidden)
      headers[.cookie] = nil
      let response = try await client.post("/logout", [("csrf", secret)], headers: headers)
      #expect(response.status == .forbidden)
    }
  }

  @Test func `The page gives its secret to the browser that it gives the cookie to`()
    async throws
  {
    try await Site.sample().test { client in
      let page = try await client.execute(uri: "/", method: .get)
      let cookie = try #require(page.headers[.setCookie])
      #expect(cookie.hasPrefix("passby_0=v."))
      for flag in ["HttpOnly", "SameSite=Strict", "Path=/"] { #expect(cookie.contains(flag)) }
      let text = String(buffer: page.body)
      let found = text.firstMatch(of: /name="csrf-token" content="([A-Za-z0-9_-]{43})"/)
      let match = try #require(found)
      let headers: HTTPFields = [
        .cookie: String(cookie.prefix { $0 != ";" }), .csrfToken: String(match.1),
      ]
      #expect(try await client.post("/logout", headers: headers).status == .seeOther)
      let again = try await client.execute(uri: "/", method: .get, headers: headers)
      #expect(!again.headers.contains(.setCookie))
      let file = try await client.execute(uri: "/static/app.css", method: .get)
      #expect(!file.headers.contains(.setCookie))
    }
  }

  @Test
  func `A program's POST must be JSON, which no page elsewhere can send without asking`()
    async throws
  {
    try await Site.sample().test { client in
      for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        let response = try await client.execute(
          uri: "/api/v1/nothing", method: .post, headers: [.contentType: kind],
          body: ByteBuffer(string: "{}"))
        #expect(response.status == .unsupportedMediaType)
      }
      let response = try await client.execute(
        uri: "/api/v1/nothing", method: .post, headers: [.contentType: "application/json"],
        body: ByteBuffer(string: "{}"))
      #expect(response.status == .notFound)
      let asked = try await client.execute(
        uri: "/api/v1/nothing", method: .options, headers: [.origin: "https://evil.example"])
      #expect(asked.status == .forbidden)
      #expect(!asked.headers.contains(.accessControlAllowOrigin))
    }
  }
}

/// Header fields of both; those of the right win.
func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
  var both = left
  for field in right { both[field.name] = field.value }
  return both
}
