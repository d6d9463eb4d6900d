import Foundation
import HTTPTypes
import Model
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The security headers of answers.
struct HeaderTests {
  @Test(arguments: ["/", "/nothing", "/static/app.css", "/static/nothing", "/api/v1/nothing"])
  func `every answer forbids what pages do not need`(path: String) async throws {
    try await Site.sample().test { client in
      let headers = try await client.execute(uri: path, method: .get).headers
      let policy = try #require(headers[.contentSecurityPolicy])
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("script-src 'self';"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[.referrerPolicy] == "same-origin")
      #expect(headers[.crossOriginOpenerPolicy] == "same-origin")
      #expect(headers[.crossOriginResourcePolicy] == "same-origin")
      #expect(headers[.xFrameOptions] == "DENY")
      #expect(!headers.contains(.accessControlAllowOrigin))
    }
  }

  @Test(
    arguments: [
      ("https://tiles.example:8443/{z}/{x}/{y}.png?key=1", nil, " https://tiles.example:8443;"),
      ("https://a.example/{z}/{x}/{y}", "/maps/home.mbtiles", "data:;"),
      ("http://x;script-src *.example/{z}/{x}/{y}", nil, "data:;"),
      ("https://*/{z}/{x}/{y}", nil, "data:;"), ("https://*.a.example/{z}/{x}/{y}", nil, "data:;"),
      (nil, nil, "data:;"),
    ] as [(String?, String?, String)])
  func `pictures of the map may come from where the user gets them, and from nowhere else`(
    address: String?, file: String?, expected: String
  ) {
    var webSettings = WebSettings(rules: EngineRules(machineZone: .gmt))
    webSettings.tiles = address
    webSettings.tilesFile = file
    let policy = ContentPolicy.text(webSettings)
    #expect(
      policy.contains("img-src 'self' data:\(expected.dropFirst(expected == "data:;" ? 5 : 0))"))
    #expect(policy.ranges(of: "script-src").count == 1)
  }
}
