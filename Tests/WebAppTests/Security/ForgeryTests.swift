import Foundation
import HTTPTypes
import NIOCore
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebAPI
@testable import WebApp

/// Requests that another page forges (CSRF).
struct ForgeryTests {
  @Test(
    arguments: [
      [.origin: "https://evil.example"], [.origin: "null"], [.origin: "http://localhost:1"],
      [.origin: "http://localhost.evil.example"], [.fetchSite: "cross-site"],
      [.fetchSite: "same-site"], [.fetchSite: "cross-site", .fetchMode: "navigate"],
      [.origin: "http://localhost", .fetchSite: "cross-site"],
      [.origin: "https://evil.example", .fetchSite: "same-origin"],
      [.origin: "https://evil.example", .fetchSite: "none"], [:],
      [.authorization: "Basic eDp4"], [.authorization: "Bearer x"],
    ] as [HTTPFields])
  func `what another page makes the browser send is refused`(headers: HTTPFields) async throws {
    let site = try Site.sample()
    try await site.test { client in
      for path in ["/logout", "/tasks", "/undo", "/login"] {
        let response = try await client.post(path, headers: headers)
        #expect(response.status == .forbidden)
        #expect(String(buffer: response.body).contains("not Passby"))
      }
    }
  }

  @Test(
    arguments: [
      [.origin: "http://localhost"], [.origin: "https://localhost"],
      [.origin: "HTTP://LOCALHOST"], [.origin: "http://localhost", .fetchSite: "same-origin"],
      [.fetchSite: "same-origin"], [.fetchSite: "none"],
    ] as [HTTPFields])
  func `what our own page sends is not`(headers: HTTPFields) async throws {
    let site = try Site.sample()
    try await site.test { client in
      let response = try await client.post("/logout", headers: headers)
      #expect(response.status == .seeOther)
    }
  }

  @Test func `a page needs no cookie as long as nobody has to log in`() async throws {
    try await Site.sample().test { client in
      for path in ["/", "/static/app.css"] {
        let page = try await client.execute(uri: path, method: .get)
        #expect(!page.headers.contains(.setCookie))
      }
    }
  }

  @Test
  func `a link from elsewhere is followed; a script or picture from elsewhere gets nothing`()
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

  @Test(arguments: [
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx",
    "text/plain; application/json", "",
  ])
  func `a program's POST must be JSON, which no page elsewhere can send without asking`(
    type: String
  ) async throws {
    try await Site.sample().test { client in
      for path in ["tasks", "places", "undo", "redo", "tasks/1/done", "tasks/1/skip"] {
        let response = try await client.execute(
          uri: "/api/v1/\(path)", method: .post, headers: [.contentType: type],
          body: ByteBuffer(string: "{}"))
        #expect(response.status == .unsupportedMediaType)
      }
    }
  }

  @Test func `no page elsewhere may ask for the API`() async throws {
    try await Site.sample().test { client in
      let asked = try await client.execute(
        uri: "/api/v1/tasks", method: .options, headers: [.origin: "https://evil.example"])
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
