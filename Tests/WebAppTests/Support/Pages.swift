import Foundation
import HTTPTypes
import Hummingbird
import Model
import SQLiteStore
import TestSupport
import Text
import WebTesting

@testable import WebApp
@testable import WebPorts

/// A page as a browser without JavaScript gets and sends it.
struct Browser {
  let client: TestClient

  /// Returns the answer of an address.
  func get(
    _ path: String, fragment: String? = nil, language: String? = nil
  ) async throws -> OneShot {
    var headers = HTTPFields()
    headers[.acceptLanguage] = language
    if let fragment, let name = HTTPField.Name("X-Fragment") { headers[name] = fragment }
    return OneShot(try await client.execute(uri: path, method: .get, headers: headers))
  }

  /// Sends a form and returns the answer; `asking` for JSON as a script does.
  func post(
    _ path: String, _ fields: [(String, String)], language: String? = nil,
    asking json: Bool = false
  ) async throws -> OneShot {
    let body = fields.map { "\($0.percentEncoded)=\($1.percentEncoded)" }.joined(separator: "&")
    var headers = Site.formHeaders()
    headers[.acceptLanguage] = language
    if json { headers[.accept] = "application/json" }
    return OneShot(
      try await client.execute(
        uri: path, method: .post, headers: headers, body: ByteBuffer(string: body)))
  }
}

/// An answer in the form that tests look at.
struct OneShot {
  let status: HTTPResponse.Status
  let text: String
  let location: String?

  init(_ response: TestResponse) {
    status = response.status
    text = String(buffer: response.body)
    location = response.headers[.location]
  }

  /// Returns true if it contains all of these.
  func contains(_ parts: String...) -> Bool { parts.allSatisfy(text.contains) }
}

extension Site {
  /// The moment of all tests of pages: Monday, 5 January 2026, 13:00 in Berlin.
  static let pageNow = Date("2026-01-05T12:00:00Z")

  /// A site with some tasks and places, seen by a browser.
  static func browse<Value>(
    todos: [Todo] = [], places: [Place] = [Place.sample()], now: Date = pageNow,
    position: LivePosition? = nil, otherAddresses: [String] = [],
    settings: (SQLiteStore) -> SettingsPort = { _ in .init() },
    templates: PageTemplates = .embedded, devices: DevicesPort = DevicesPort(),
    webSettings change: (inout WebSettings) -> Void = { _ in },
    _ body: @Sendable (Browser, any ReminderStore & PictureStore) async throws -> Value
  ) async throws -> Value {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      Edit(
        summary: "begin", todos: todos.map { .init(before: nil, after: $0) },
        places: places.map { .init(before: nil, after: $0) })
    }
    var webSettings = WebSettings(rules: EngineRules(machineZone: .berlin))
    change(&webSettings)
    let site = try Site.sample(
      store: store, now: now, webSettings: webSettings,
      position: position, settings: settings(store), otherAddresses: otherAddresses,
      devices: devices,
      templates: templates)
    return try await site.test { try await body(Browser(client: $0), store) }
  }
}
