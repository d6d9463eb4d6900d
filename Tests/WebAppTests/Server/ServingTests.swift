import Foundation
import HTTPTypes
import Hummingbird
import Testing
import WebTesting

@testable import WebApp

struct ServingTests {
  /// Hummingbird checks this in a debug build alone.
  @Test func `no route hides another one`() throws {
    let router = try Site.sample().router()
    #expect(throws: Never.self) { try router.validate() }
    router.get("/tasks/{other}/edit") { _, _ in HTTPResponse.Status.ok }
    #expect(throws: (any Error).self) { try router.validate() }
  }

  @Test func `a file is cached without end under the address that the page gives`()
    async throws
  {
    let site = try Site.sample()
    let address = try #require(site.assets["app.css"]?.address)
    try await site.test { client in
      let response = try await client.execute(uri: address, method: .get)
      #expect(response.status == .ok)
      #expect(response.headers[.cacheControl]?.contains("immutable") == true)
      #expect(response.headers[.contentType] == "text/css; charset=utf-8")
      #expect(response.body.readableBytes > 0)
    }
  }

  @Test func `under another address it is asked for again, and not sent twice`()
    async throws
  {
    try await Site.sample().test { client in
      let first = try await client.execute(uri: "/static/app.css", method: .get)
      #expect(first.headers[.cacheControl] == "no-cache")
      let tag = try #require(first.headers[.eTag])
      let again = try await client.execute(
        uri: "/static/app.css", method: .get, headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
      #expect(again.body.readableBytes == 0)
    }
  }

  @Test(arguments: ["/nothing", "/static/none.css", "/static/layout.mustache", "/static/../x"])
  func `what is not there is told as a page, or as JSON to a program`(path: String) async throws {
    try await Site.sample().test { client in
      let page = try await client.execute(uri: path, method: .get)
      #expect(page.status == .notFound)
      #expect(page.headers[.contentType] == "text/html; charset=utf-8")
      #expect(String(buffer: page.body).contains("There is nothing at this address"))
      let json = try await client.execute(
        uri: path, method: .get, headers: [.accept: "application/json"])
      #expect(json.status == .notFound)
      #expect(String(buffer: json.body).contains(#""code":"not_found""#))
    }
  }

  @Test func `a page with an error is in the language of the request`() async throws {
    try await Site.sample().test { client in
      let page = try await client.execute(
        uri: "/nothing", method: .get, headers: [.acceptLanguage: "uk"])
      #expect(page.status == .notFound)
      #expect(page.headers[.contentLanguage] == "uk")
      #expect(String(buffer: page.body).contains("Не знайдено"))
    }
  }

  @Test func `the page names the versions of its files`() async throws {
    let site = try Site.sample()
    let address = try #require(site.assets["app.css"]?.address)
    try await site.test { client in
      let page = try await client.execute(uri: "/", method: .get)
      #expect(String(buffer: page.body).contains(#"href="\#(address)""#))
    }
  }
}
