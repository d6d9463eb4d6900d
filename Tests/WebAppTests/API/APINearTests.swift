import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// The places nearby for programs.
struct APINearTests {
  private static let position = LivePosition(
    time: Date(timeIntervalSince1970: 1_772_445_600), latitude: 52.5163, longitude: 13.3777,
    accuracyMeters: 9, isAccepted: true)

  private static func fill(_ program: Program) async throws {
    _ = try await program.ask(
      "POST /places", [:], #"{"name":"Vet","position":"52.5263,13.3777","radius":80}"#)
    _ = try await program.ask("POST /tasks", [:], #"{"name":"Cat medicine","places":["Vet"]}"#)
  }

  @Test
  func `places nearby come as described, with their limits`() async throws {
    let program = try await Program.run(position: Self.position) { program in
      try await Self.fill(program)
      let near = try await program.ask("GET /near")
      #expect(near.status == 200)
      let places = near.object["places"] as? [[String: Any]]
      #expect(places?.map { $0["name"] as? String } == ["Vet"])
      #expect(places?.first?["direction"] as? String == "N")
      let none = try await program.ask("GET /near?within=1000")
      #expect(none.status == 200 && (none.object["places"] as? [Any])?.isEmpty == true)
      for query in ["within=19", "within=x", "count=0", "count=1001"] {
        #expect(try await program.ask("GET /near?\(query)").status == 422, "\(query)")
      }
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }

  @Test
  func `who is elsewhere is outside of a place, for programs as on the page (UX DC2)`() async throws
  {
    let program = try await Program.run(position: Self.position) { program in
      try await Self.fill(program)
      let place = try await program.ask("GET /places/{id}")
      #expect(place.object["state"] as? String == "outside")
      #expect(try await program.ask("GET /places").text.contains(#""state":"outside""#))
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }

  @Test
  func `where a phone is goes only to who asks for it`() async throws {
    let program = try await Program.run(position: Self.position) { program in
      try await Self.fill(program)
      func latitude(_ query: String) async throws -> Double? {
        let near = try await program.ask("GET /near\(query)")
        return (near.object["position"] as? [String: Any])?["lat"] as? Double
      }
      #expect(try await latitude("") == 52.5163, "that of the receiver")
      _ = try await program.ask("POST /devices", [:], #"{"name":"Phone"}"#)
      #expect(try await latitude("") == nil)
      #expect(try await latitude("?position=1") == 52.5163)
      let device = try await program.ask("GET /devices/{id}")
      #expect(!device.object.keys.contains("position"))
      let asked = try await program.ask("GET /devices/{id}?position=1")
      #expect(asked.object["position"] is NSNull, "not heard yet")
      #expect(try await program.ask("GET /devices?position=1").text.contains("\"position\":null"))
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }

  @Test
  func `without a position it says so`() async throws {
    let program = try await Program.run { program in
      try await Self.fill(program)
      let answer = try await program.ask("GET /near")
      #expect(answer.status == 409)
      #expect(answer.text.contains("no_position"))
    }
    #expect(program.complaints.isEmpty, "\(program.complaints)")
  }
}
