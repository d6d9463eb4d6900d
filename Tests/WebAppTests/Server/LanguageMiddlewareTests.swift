import Foundation
import HTTPTypes
import Model
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The language of a response.
struct LanguageMiddlewareTests {
  private func site(language: String? = nil) throws -> Site {
    var settings = WebSettings(rules: EngineRules(machineZone: .gmt))
    settings.language = language
    return try Site.sample(webSettings: settings)
  }

  private func language(
    of path: String = "/", accepting languages: String?, setting: String? = nil
  ) async throws -> HTTPFields {
    var headers = HTTPFields()
    headers[.acceptLanguage] = languages
    return try await site(language: setting).test { [headers] client in
      try await client.execute(uri: path, method: .get, headers: headers).headers
    }
  }

  @Test(arguments: [
    (nil, "en"), ("uk", "uk"), ("uk-UA,en;q=0.8", "uk"), ("fr,uk;q=0.5", "uk"), ("fr", "en"),
    ("uk;q=0,en", "en"),
  ])
  func `without a setting the browser decides`(accepted: String?, code: String) async throws {
    let headers = try await language(accepting: accepted)
    #expect(headers[.contentLanguage] == code)
    #expect(headers[.vary]?.contains("Accept-Language") == true)
  }

  @Test(arguments: [("uk", "en"), ("en", "uk")])
  func `the setting comes before the browser`(setting: String, accepted: String) async throws {
    #expect(
      try await language(accepting: accepted, setting: setting)[.contentLanguage] == setting)
  }

  @Test func `texts for programs name their language, files do not`() async throws {
    let api = try await language(of: "/api/v1/tasks", accepting: "uk")
    #expect(api[.contentLanguage] == "uk")
    let file = try await language(of: "/static/app.css", accepting: "uk")
    #expect(file[.contentLanguage] == nil)
  }
}
