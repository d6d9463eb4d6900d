import Foundation
import HTTPServer
import HTTPTypes
import Hummingbird
import Model
import SQLiteStore
import TestSupport
import Testing
import WebPorts
import WebTesting

@testable import WebAPI

/// Answers each request as one of the user of this machine; the site's own middleware asks who it
/// is.
private struct AsMe: RouterMiddleware {
  @concurrent func handle(
    _ request: Request, context: WebContext,
    next: @concurrent (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.account = .me
    return try await next(request, context)
  }
}

/// The API without pages, and without the middleware of the site.
struct APIAloneTests {
  /// Asks the routes of the API over an empty store.
  private static func test(
    _ body: @escaping @Sendable (TestClient) async throws -> Void
  ) async throws {
    let settings = WebSettings(rules: EngineRules(machineZone: .gmt))
    let ports = WebDependencies(
      store: try SQLiteStore.empty(), now: { Date(timeIntervalSince1970: 1_772_445_600) },
      webSettings: { settings })
    let router = Router(context: WebContext.self)
    router.add(middleware: AsMe())
    addAPIRoutes(to: RouteGroups(router, ports: ports, methods: AllowedMethods()), ports: ports)
    try await body(TestClient(router.buildResponder()))
  }

  @Test func `it adds a task and shows it`() async throws {
    try await Self.test { client in
      let added = try await client.execute(
        uri: API.root + "/tasks", method: .post, headers: [.contentType: "application/json"],
        body: ByteBuffer(string: #"{"name":"Water"}"#))
      #expect(added.status == .created)
      let shown = try await client.execute(uri: API.root + "/tasks/1", method: .get)
      #expect(shown.status == .ok)
      #expect(String(buffer: shown.body).contains(#""name":"Water""#))
      let tag = try #require(shown.headers[.eTag])
      let again = try await client.execute(
        uri: API.root + "/tasks/1", method: .get, headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
    }
  }

  @Test func `a page is not there`() async throws {
    try await Self.test { client in
      let page = try await client.execute(uri: "/", method: .get)
      #expect(page.status == .notFound)
    }
  }
}
