import Foundation
import HTTPTypes
import Model
import SQLiteStore
import TestSupport
import Testing

@testable import WebApp

/// Changes of the API that name the version that they were made from (`If-Match`).
struct VersionTests {
  /// An operation with its body, and where the version of what it changes is.
  private struct Change {
    let operation: String
    var body = ""
    var id = 1
    let source: String
    /// The change that somebody else makes meanwhile.
    let other: (operation: String, body: String)

    init(
      _ operation: String, _ body: String = "", id: Int = 1, of source: String,
      after other: (String, String)
    ) {
      (self.operation, self.body, self.id, self.source) = (operation, body, id, source)
      self.other = (operation: other.0, body: other.1)
    }
  }

  private static let changes = [
    Change(
      "PATCH /tasks/{id}", #"{"name":"Mine"}"#, of: "GET /tasks/{id}",
      after: ("PATCH /tasks/{id}", #"{"name":"Theirs"}"#)),
    Change(
      "PATCH /places/{id}", #"{"name":"Mine"}"#, of: "GET /places/{id}",
      after: ("PATCH /places/{id}", #"{"radius":"90"}"#)),
    Change(
      "PATCH /categories/{id}", #"{"name":"Mine"}"#, of: "GET /categories/{id}",
      after: ("PATCH /categories/{id}", ##"{"color":"#112233"}"##)),
    Change(
      "PATCH /categories/{id}", #"{"name":"Mine 2"}"#, of: "GET /categories",
      after: ("PATCH /categories/{id}", ##"{"color":"#112244"}"##)),
    Change(
      "PATCH /devices/{id}", #"{"name":"Mine"}"#, of: "GET /devices/{id}",
      after: ("PATCH /devices/{id}", #"{"shared":true}"#)),
    Change(
      "PATCH /persons/{id}", #"{"name":"mine"}"#, id: 2, of: "GET /persons/{id}",
      after: ("PATCH /persons/{id}", #"{"name":"theirs"}"#)),
    Change(
      "PATCH /persons/{id}", #"{"name":"mine2"}"#, id: 2, of: "GET /persons",
      after: ("PATCH /persons/{id}", #"{"name":"theirs2"}"#)),
    Change(
      "PATCH /habits/{id}", #"{"name":"Mine"}"#, of: "GET /habits/{id}",
      after: ("PATCH /habits/{id}", #"{"days":"30"}"#)),
    Change(
      "POST /habits/{id}/check", "{}", of: "GET /habits/{id}",
      after: ("PATCH /habits/{id}", #"{"days":"40"}"#)),
    Change(
      "POST /habits/{id}/rest", "{}", of: "GET /habits/{id}",
      after: ("PATCH /habits/{id}", #"{"days":"41"}"#)),
    Change(
      "POST /habits/{id}/uncheck", "{}", of: "GET /habits/{id}",
      after: ("PATCH /habits/{id}", #"{"days":"42"}"#)),
    Change(
      "PATCH /journal/notes/{id}", #"{"text":"Mine"}"#, of: "GET /journal/notes/{id}",
      after: ("PATCH /journal/notes/{id}", #"{"text":"Theirs"}"#)),
    Change(
      "PATCH /journal/notes/{id}", #"{"text":"Mine 2"}"#, of: "GET /journal/notes",
      after: ("PATCH /journal/notes/{id}", #"{"text":"Theirs 2"}"#)),
    Change(
      "POST /profile", #"{"name":"Mine"}"#, of: "GET /profile",
      after: ("POST /profile", #"{"about":"Theirs"}"#)),
    Change(
      "POST /journal/gratitude", #"{"gratitude":["a","b","c"]}"#, of: "GET /journal",
      after: ("POST /journal/gratitude", #"{"gratitude":["x","y","z"]}"#)),
    Change(
      "PATCH /settings", #"{"day.end":"21:00"}"#, of: "GET /settings",
      after: ("PATCH /settings", #"{"day.start":"07:00"}"#)),
    Change(
      "POST /devices/{id}/key", "{}", of: "GET /devices/{id}",
      after: ("PATCH /devices/{id}", #"{"name":"Theirs"}"#)),
    Change(
      "DELETE /journal/gratitude", of: "GET /journal",
      after: ("POST /journal/gratitude", #"{"gratitude":["1","2","3"]}"#)),
    Change(
      "DELETE /journal/notes/{id}", of: "GET /journal/notes/{id}",
      after: ("PATCH /journal/notes/{id}", #"{"text":"Last"}"#)),
    Change(
      "DELETE /habits/{id}", of: "GET /habits/{id}",
      after: ("PATCH /habits/{id}", #"{"days":"50"}"#)),
    Change(
      "DELETE /devices/{id}", of: "GET /devices/{id}",
      after: ("PATCH /devices/{id}", #"{"name":"Last"}"#)),
    Change(
      "DELETE /persons/{id}", id: 2, of: "GET /persons/{id}",
      after: ("PATCH /persons/{id}", #"{"name":"last"}"#)),
    Change(
      "DELETE /categories/{id}", of: "GET /categories/{id}",
      after: ("PATCH /categories/{id}", #"{"name":"Last"}"#)),
    Change(
      "DELETE /places/{id}", of: "GET /places/{id}",
      after: ("PATCH /places/{id}", #"{"name":"Last"}"#)),
    Change(
      "PATCH /tasks/{id}/items/{item}", #"{"text":"mine"}"#, of: "GET /tasks/{id}",
      after: ("PATCH /tasks/{id}/items/{item}", #"{"text":"theirs"}"#)),
    Change(
      "DELETE /tasks/{id}/items/{item}", of: "GET /tasks/{id}",
      after: ("PATCH /tasks/{id}/items/{item}", #"{"text":"last"}"#)),
    Change(
      "DELETE /tasks/{id}", of: "GET /tasks/{id}",
      after: ("PATCH /tasks/{id}", #"{"name":"Last"}"#)),
  ]

  /// Those whose present state has no version, or cannot change: any version but `*` is refused.
  private static let others = [
    "DELETE /photos/{id}", "DELETE /history/{entry}", "PATCH /photos/{id}",
  ]

  private static func run(
    _ body: @escaping @Sendable (Program, SQLiteStore) async throws -> Void
  ) async throws {
    let store = try SQLiteStore.empty()
    let program = try await Program.run(
      store: store, settings: SampleSettings(store).port
    ) { program in
      for (operation, text) in [
        ("POST /places", #"{"name":"Vet","position":"52.5,13.4"}"#),
        ("POST /tasks", #"{"name":"Water","every":"2d"}"#),
        ("POST /tasks/{id}/items", #"{"texts":["milk","tea"]}"#),
        ("POST /devices", #"{"name":"Phone","person":"anna"}"#),
        ("POST /habits", #"{"name":"Read","days":"21"}"#),
        ("POST /journal/notes", #"{"text":"First"}"#),
        ("POST /journal/gratitude", #"{"gratitude":["one","two","three"]}"#),
      ] { #expect(try await program.ask(operation, [:], text).status < 300, "\(operation)") }
      try await body(program, store)
    }
    #expect(program.complaints == [])
  }

  @Test func `every change honours If-Match`() async throws {
    try await Self.run { program, _ in
      for change in Self.changes {
        let label = "\(change.operation) of \(change.source)"
        let before = try await program.ask(change.source, id: change.id)
        let old = try #require(before.headers[.eTag], "\(label)")
        let other = try await program.ask(
          change.other.operation, [:], change.other.body, id: change.id)
        #expect(other.status == 200, "\(label): \(other.text)")
        let late = try await program.ask(
          change.operation, [.ifMatch: old], change.body, id: change.id)
        #expect(late.status == 409, "\(label): \(late.text)")
        #expect(
          (late.object["error"] as? [String: Any])?["code"] as? String == "conflict", "\(label)")
        #expect(late.object["present"] != nil, "\(label)")
        let now = try #require(
          try await program.ask(change.source, id: change.id).headers[.eTag], "\(label)")
        let removes = change.operation.hasPrefix("DELETE")
        let good = try await program.ask(
          change.operation, [.ifMatch: "\"other\", \(now)"], change.body, id: change.id)
        // Who owns a device cannot go, whatever the version.
        let isPerson = removes && change.source.contains("persons")
        #expect(good.status == 200 || isPerson, "\(label): \(good.text)")
        guard !removes else { continue }
        #expect(
          try await program.ask(change.operation, [.ifMatch: "*"], change.body, id: change.id)
            .status == 200, "\(label)")
      }
    }
  }

  @Test func `an entry of the history has no version, so only * fits`() async throws {
    try await Self.run { program, store in
      #expect(try await program.ask("POST /tasks/{id}/done", [:], "{}").status == 200)
      let past = try await program.ask("GET /history").list.first as? [String: Any]
      let entry = try #require(past?["entry"] as? String)
      let operation = "DELETE /history/{entry}"
      let late = try await program.ask(operation, [.ifMatch: "\"old\""], entry: entry)
      #expect(late.status == 409 && late.object["present"] != nil, "\(late.text)")
      #expect(try await program.ask(operation, [.ifMatch: "*"], entry: entry).status == 200)
    }
  }

  @Test func `every change and removal of the description names If-Match and its answer`() throws {
    let all = try OpenAPI().operations
    let changed = Set(Self.changes.map(\.operation) + Self.others)
    for (name, operation) in all {
      let path = name.split(separator: " ")[1]
      let changes = ["PATCH", "PUT", "DELETE"].contains { name.hasPrefix($0) }
      guard changes || changed.contains(name) else { continue }
      #expect(changed.contains(name), "\(name) has no test of its version")
      let parameters = operation["parameters"] as? [[String: Any]] ?? []
      #expect(parameters.contains { $0["name"] as? String == "If-Match" }, "\(name)")
      let conflict = "\((operation["responses"] as? [String: Any])?["409"] ?? "")"
      #expect(conflict.contains("schemas/Conflict"), "\(name)")
      // Who can change one thing can ask for it, with its version.
      guard path.hasSuffix("{id}") else { continue }
      let shown = "\((all["GET \(path)"]?["responses"] as? [String: Any])?["200"] ?? "")"
      #expect(shown.contains("ETag"), "GET \(path)")
    }
  }
}
