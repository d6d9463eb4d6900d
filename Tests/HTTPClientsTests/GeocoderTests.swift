import Foundation
import Geo
import Localization
import Model
import TestSupport
import Testing

@testable import HTTPClients

/// Looking addresses up at a service.
@Suite(.timeLimit(.minutes(10)))
struct GeocoderTests {
  private static let street = """
    [{"place_id": 1, "licence": "Data \u{A9} OpenStreetMap contributors", "lat": "52.5216", "lon": "13.4097",
      "name": "", "display_name": "12, Invented Street, Mitte, Berlin",
      "boundingbox": ["52.5215", "52.5217", "13.4096", "13.4098"]}]
    """

  @Test
  func `an address is found with its name, its reach and whom it is owed to`() async throws {
    try await WebServer.with(.answer(200, body: Self.street)) { server in
      let found = try await Self.geocoder(server.url).search("  Invented   Street 12 & co+1 ")
      let address = try #require(found.found.first)
      #expect(found.found.count == 1)
      #expect(found.attribution == "Data \u{A9} OpenStreetMap contributors")
      #expect(address.name == "Invented Street 12")
      #expect(address.text == "12, Invented Street, Mitte, Berlin")
      #expect(address.coordinate == (try Coordinate(latitude: 52.5216, longitude: 13.4097)))
      #expect(try abs(#require(address.radiusMeters) - 13) < 1)
      let request = try #require(server.requests.first)
      #expect(
        request.line
          == "GET /search?format=jsonv2&limit=8&q=Invented%20Street%2012%20%26%20co%2B1 HTTP/1.1")
      #expect(request.headers["user-agent"] == "Passby/9")
      #expect(request.headers["accept-language"] == nil)
    }
  }

  @Test
  func `a point is named, to a metre and in the languages of the browser`() async throws {
    let answer =
      #"{"lat": 52.5, "lon": 13.4, "name": "Old Mill", "display_name": "Old Mill, Berlin"}"#
    try await WebServer.with(.answer(200, body: answer)) { server in
      let point = try Coordinate(latitude: 52.123456789, longitude: -0.000001)
      let found = try await Self.geocoder(server.url + "/osm/search?key=a%26b").reverseGeocode(
        point, languages: "uk, de;q=0.8\r\nX-Evil: 1")
      #expect(found.found.first?.name == "Old Mill")
      #expect(found.attribution == "Addresses by \(server.url)")
      let request = try #require(server.requests.first)
      #expect(
        request.line
          == "GET /osm/reverse?key=a%26b&format=jsonv2&lat=52.12346&lon=-0.00000 HTTP/1.1")
      #expect(request.headers["accept-language"] == "uk, de;q=0.8X-Evil 1")
      #expect(request.headers["x-evil"] == nil)
    }
  }

  @Test(arguments: ["[]", #"{"error": "Unable to geocode"}"#])
  func `nothing found is no error`(body: String) async throws {
    try await WebServer.with(.answer(200, body: body)) { server in
      let geocoder = try Self.geocoder(server.url)
      let sea = try Coordinate(latitude: 0, longitude: -30)
      #expect(try await geocoder.search("nowhere").found.isEmpty)
      #expect(try await geocoder.reverseGeocode(sea).found.isEmpty)
    }
  }

  @Test
  func `what makes no sense in an answer is left out`() async throws {
    let body = """
      [{"lat": "91", "lon": "0", "display_name": "off the globe"},
       {"lat": "nan", "lon": "0", "display_name": "not a number"},
       {"lat": "1", "lon": "2", "display_name": ""},
       {"lat": "1", "lon": "2", "name": "A\\u001b[2J\\u202eB", "display_name": "A, \\nB", "boundingbox": ["1"]}]
      """
    try await WebServer.with(.answer(200, body: body)) { server in
      let found = try await Self.geocoder(server.url).search("x").found
      #expect(found.map(\.name) == ["A\u{FFFD}[2J\u{FFFD}B"])
      #expect(found.map(\.text) == ["A, \u{FFFD}B"])
      #expect(found.first?.radiusMeters == nil)
    }
  }

  @Test
  func `the same question is asked once a day`() async throws {
    try await WebServer.with(.answer(200, body: Self.street)) { server in
      let clock = ManualClock(Date(timeIntervalSince1970: 0))
      let geocoder = try Self.geocoder(server.url, clock: clock)
      for _ in 0..<3 { _ = try await geocoder.search("Invented Street 12") }
      _ = try await geocoder.search(" Invented  Street 12")
      #expect(server.requests.count == 1)
      clock.now += 86_399
      _ = try await geocoder.search("Invented Street 12")
      #expect(server.requests.count == 1)
      clock.now += 2
      _ = try await geocoder.search("Invented Street 12")
      #expect(server.requests.count == 2)
      _ = try await geocoder.search("Invented Street 12", languages: "uk")
      #expect(server.requests.count == 3)
    }
  }

  @Test
  func `a failure is not kept`() async throws {
    try await WebServer.with(.answer(503)) { server in
      let geocoder = try Self.geocoder(server.url)
      await #expect(throws: GeocodingError.httpStatus(host: server.url, status: 503)) {
        try await geocoder.search("x")
      }
      server.behaviour = .answer(200, body: "[]")
      #expect(try await geocoder.search("x").found.isEmpty)
    }
  }

  @Test
  func `questions are a second apart, and too many are turned away`() async throws {
    try await WebServer.with(.answer(200, body: "[]")) { server in
      let clock = ManualClock(Date(timeIntervalSince1970: 0))
      let geocoder = try Self.geocoder(server.url, clock: clock)
      for name in ["a", "b", "c"] { _ = try await geocoder.search(name) }
      #expect(clock.slept == [1, 1])
      #expect(server.requests.count == 3)
    }
  }

  @Test(arguments: [
    (
      WebServer.Behaviour.answer(301, headers: ["Location: http://127.0.0.1:1/"]),
      "refused the search"
    ),
    (.answer(429), "too many requests (429)"),
    (.answer(200, body: "<html>"), "did not answer as Nominatim"),
    (.answer(200, body: "{}"), "did not answer as Nominatim"),
    (.answer(200, body: "[1, 2]"), "did not answer as Nominatim"),
    (.stream(200), "did not answer as Nominatim"), (.close, "cannot be reached"),
    (.hang, "did not answer within 0.2 s"),
    // The head of an answer, and no end of its body.
    (
      .reply { _ in
        WebServer.Reply(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[".utf8), isWhole: false)
      }, "did not answer within 0.2 s"
    ),
  ])
  func `a service in trouble is told in words`(
    behaviour: WebServer.Behaviour, words: String
  ) async throws {
    try await WebServer.with(behaviour) { server in
      let limit: Duration = words.contains("0.2") ? .milliseconds(200) : .seconds(30)
      let geocoder = try Self.geocoder(server.url + "/?key=secret", limit: limit)
      let error = await #expect(throws: GeocodingError.self) { try await geocoder.search("x") }
      let text = try #require(error).description
      #expect(text.contains(words))
      #expect(text.contains("\"\(server.url)\""))
      #expect(!text.contains("secret"))
    }
  }

  @Test
  func `nobody at the address is told in words`() async throws {
    let port = try await WebServer.with { $0.port }
    let geocoder = try Self.geocoder("http://127.0.0.1:\(port)")
    let error = await #expect(throws: GeocodingError.self) { try await geocoder.search("x") }
    #expect(
      error?.description
        == "\"http://127.0.0.1:\(port)\" cannot be reached: the connection was refused. "
        + "Check the network and web.geocoder."
    )
  }

  @Test(arguments: ["", "  \n ", String(repeating: "x", count: 201)])
  func `a question that is none is not sent`(text: String) async throws {
    try await WebServer.with { server in
      let geocoder = try Self.geocoder(server.url)
      let error = await #expect(throws: GeocodingError.self) { try await geocoder.search(text) }
      guard case .invalidQuery = error else { return #expect(Bool(false), "\(error as Any)") }
      #expect(server.requests.isEmpty)
    }
  }

  @Test(arguments: [
    ("nominatim", "is not a web address"), ("", "is not a web address"),
    ("ftp://a.example", "is not a web address"), ("http://", "is not a web address"),
    ("http://me:secret@a.example", "contains a password"),
    ("http://a.example:0?k=secret", "has a port"),
  ])
  func `an address that cannot be one is refused`(text: String, words: String) throws {
    let error = #expect(throws: GeocodingError.self) { try Self.geocoder(text) }
    let description = try #require(error).description
    #expect(description.hasPrefix("web.geocoder: "))
    #expect(description.contains(words))
    #expect(!description.contains("a.example:0?"))
  }

  private static func geocoder(
    _ service: String, limit: Duration = .seconds(30),
    clock: ManualClock = ManualClock(Date(timeIntervalSince1970: 0))
  ) throws -> Geocoder {
    let start = ContinuousClock.now
    return try Geocoder(
      service: service, userAgent: "Passby/9", timeLimit: limit,
      now: { start.advanced(by: .seconds(clock.now.timeIntervalSince1970)) },
      sleep: { try await clock.sleep($0) })
  }
}
