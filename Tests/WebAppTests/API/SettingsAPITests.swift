import Application
import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import SQLiteStore
import TestSupport
import Testing
import WebPorts
import WebTesting

@testable import WebAPI
@testable import WebApp

/// The settings for programs.
struct SettingsAPITests {
  private static func ask(
    fixed: [String: (String, SettingState.Origin)] = [:], _ bodies: String...
  ) async throws -> (
    answers: [(status: Int, text: String, step: String?)], states: [[String: Any]],
    complaints: [String], chosen: [String: String]
  ) {
    let store = try SQLiteStore.empty()
    let settings = SampleSettings(store, fixed: fixed)
    let site = try Site.sample(store: store, settings: settings.port)
    let description = try OpenAPI()
    let responses = try await site.test { client -> [TestResponse] in
      var responses: [TestResponse] = []
      for body in bodies {
        responses.append(
          try await client.execute(
            uri: "/api/v1/settings", method: .patch, headers: [.contentType: "application/json"],
            body: ByteBuffer(string: body)))
      }
      return responses + [try await client.execute(uri: "/api/v1/settings", method: .get)]
    }
    func json(_ response: TestResponse) -> Any? {
      try? JSONSerialization.jsonObject(with: Data(String(buffer: response.body).utf8))
    }
    var complaints: [String] = []
    for (index, response) in responses.enumerated() {
      let operation = index < bodies.count ? "PATCH /settings" : "GET /settings"
      let answer = description.answer(operation, status: response.status.code)
      complaints +=
        answer.map { description.complaints(about: json(response), as: $0) }
        ?? ["\(operation) \(response.status.code) is not described"]
    }
    let chosen = Dictionary(try store.preferences().map { ($0.key, $0.value) }) { $1 }
    return (
      responses.dropLast().map {
        ($0.status.code, String(buffer: $0.body), $0.headers[.step])
      }, responses.last.flatMap(json) as? [[String: Any]] ?? [], complaints, chosen
    )
  }

  @Test func `values, origins and locks are listed, and choices are stored`() async throws {
    let result = try await Self.ask(
      fixed: ["clock": ("12h", .environment("PASSBY_CLOCK"))],
      #"{"day.start":"09:00","web.tiles":"","day.turn":null}"#, #"{"day.start":"09:00"}"#,
      "{}", #"{"day.start":null,"day.end":""}"#, #"{"day.end":"21:00"}"#)
    #expect(result.answers.map(\.status) == [200, 200, 200, 200, 200])
    #expect(result.answers.map(\.step) == ["1", nil, nil, "2", "3"])
    #expect(result.chosen == ["web.tiles": "", "day.end": "21:00"])
    #expect(result.complaints == [])
    #expect(result.states.count == SampleSettings.defaults.count)
    let clock = try #require(result.states.first { $0["key"] as? String == "clock" })
    #expect(clock["locked"] as? Bool == true && clock["origin"] as? String == "environment")
    #expect(clock["whence"] as? String == "PASSBY_CLOCK" && clock["value"] as? String == "12h")
    let end = try #require(result.states.first { $0["key"] as? String == "day.end" })
    #expect(end["locked"] as? Bool == false && end["origin"] as? String == "page")
    #expect(end["default"] as? String == "22:00" && end["value"] as? String == "21:00")
  }

  @Test func `a list is taken as it is given out`() async throws {
    let result = try await Self.ask(
      #"{"parts":["today","plan"]}"#, #"{"parts":["today"]}"#, #"{"parts":[]}"#)
    #expect(result.answers.map(\.status) == [200, 200, 200])
    #expect(result.answers.map(\.step) == [nil, "1", "2"])
    #expect(result.chosen == ["parts": "[]"])
    #expect(result.complaints == [])
  }

  @Test(arguments: [
    (#"{"day.start":"wrong"}"#, 422, "day.start"), (#"{"day.start":"taken"}"#, 409, "day.start"),
    (#"{"clock":"24h"}"#, 409, "clock"), (#"{"nothing.like.it":"x"}"#, 422, "nothing.like.it"),
    (#"{"day.start":true}"#, 422, "day.start"), (#"{"day.start":["x"]}"#, 422, "day.start"),
    (#"{"day.end":"taken","day.start":"wrong"}"#, 422, "day.start"),
    (#"{"day.start":"05:00","day.end":"wrong"}"#, 422, "day.end"),
    (#"{"day.start":{}}"#, 400, "day.start"), ("[]", 400, nil),
  ])
  func `what cannot be is refused, and nothing of it stored`(
    body: String, status: Int, field: String?
  ) async throws {
    let result = try await Self.ask(fixed: ["clock": ("12h", .option)], body)
    #expect(result.answers[0].status == status, "\(result.answers[0].text)")
    let error = try JSONSerialization.jsonObject(with: Data(result.answers[0].text.utf8))
    let details = (error as? [String: [String: Any]])?["error"]
    #expect(details?["field"] as? String == field)
    #expect(result.chosen == [:])
    #expect(result.complaints == [])
  }

  @Test func `every setting that the page knows is described`() throws {
    let schemas = try #require(try OpenAPI().root["components"] as? [String: [String: Any]])
    let change = try #require(schemas["schemas"]?["SettingsChange"] as? [String: Any])
    let properties = try #require(change["properties"] as? [String: Any])
    let fields = SettingsSection.all.flatMap(\.fields).flatMap(\.keys)
    #expect(Set(properties.keys) == Set(fields).union([NetworkPort.setting]))
  }
}
