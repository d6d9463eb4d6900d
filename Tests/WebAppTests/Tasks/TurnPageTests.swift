import Application
import Foundation
import HTTPTypes
import Model
import TestSupport
import Testing

@testable import WebApp

/// Turns on the pages and in the API of several persons (Y3).
struct TurnPageTests {
  /// Forms that make a task with turns, and lead to its page and to Today.
  static let forms: [(String, [(String, String)])] = [
    ("/devices", [("name", "Phone"), ("person", "anna")]),
    ("/tasks", [("name", "Dishes"), ("kind", "1w"), ("turns", "anna, me")]),
    ("/tasks/1/turn", [("person", "#1"), ("back", "/tasks/1")]),
    ("/tasks/1/turn", [("person", "#2"), ("back", "/")]),
  ]

  private static let dishes = #"{"name": "Dishes", "every": "1d", "turns": ["anna", "bob", "me"]}"#

  /// The task, as the API answers a person.
  private static func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `a page names who did it, and the turn goes on from whose turn it was`() async throws {
    try await PersonHousehold.visit { house, _ in
      let id = try await house.make("/tasks", Self.dishes, as: "me")
      let path = "/api/v1/tasks/\(id)"
      // All of the order see it; the day of each has it only in turn.
      #expect(try await house.ask(.get, path, as: "bob").status == .ok)
      #expect(try await house.ask(.get, "/", as: "anna").contains(">Dishes<"))
      #expect(try await !house.ask(.get, "/", as: "bob").contains(">Dishes<"))
      #expect(try await house.ask(.get, "/", as: "me").contains(">Dishes<", "turn: anna"))
      let early = try await house.ask(.post, "\(path)/done", "{}", as: "bob")
      let first = try Self.json(early.text)
      #expect(first["by"] as? String == "bob" && first["turn"] as? String == "bob")
      #expect(first["for"] as? [String] == ["bob"])
      let mine = try Self.json(
        try await house.ask(.post, "\(path)/done", #"{"again": true}"#, as: "me").text)
      #expect(mine["by"] as? String == "bob" && mine["turn"] as? String == "me")
      let named = try await house.ask(
        .post, "\(path)/done", #"{"again": true, "by": "bob"}"#, as: "anna")
      #expect(named.status == .conflict, "a person's page speaks for that person")
      let missing = try await house.ask(
        .post, "\(path)/done", #"{"again": true, "by": "nobody"}"#, as: "me")
      #expect(missing.status == .notFound)
      let history = try await house.ask(.get, "/api/v1/history?task=\(id)", as: "anna")
      #expect(history.contains(#""by":"bob""#))
      let stats = try await house.ask(.get, "/api/v1/stats?by=person", as: "me")
      #expect(stats.contains(#""by_person":["#, #""person":"bob""#))
      #expect(
        try await house.ask(.get, "/api/v1/stats?by=x", as: "me").status == .unprocessableContent)
    }
  }

  @Test func `the turn is given on the page of the task and by the API`() async throws {
    try await PersonHousehold.visit { house, _ in
      let id = try await house.make("/tasks", Self.dishes, as: "me")
      let page = try await house.ask(.get, "/tasks/\(id)", as: "me")
      #expect(page.contains("Give the turn", "Who did it", "anna, bob, me"))
      #expect(try await !house.ask(.get, "/tasks/\(id)", as: "bob").contains("Who did it"))
      _ = try await house.ask(.post, "/tasks/\(id)/turn", "person=%233", as: "me")
      var task = try Self.json(try await house.ask(.get, "/api/v1/tasks/\(id)", as: "me").text)
      #expect(task["turn"] as? String == "bob")
      let given = try await house.ask(
        .post, "/api/v1/tasks/\(id)/turn", #"{"turn": "me"}"#, as: "bob")
      task = try Self.json(given.text)
      #expect(task["turn"] as? String == "me")
      _ = try await house.ask(.post, "/tasks/\(id)/done", "by=%232", as: "me")
      task = try Self.json(try await house.ask(.get, "/api/v1/tasks/\(id)", as: "me").text)
      #expect(task["turn"] as? String == "anna")
      let patched = try await house.ask(
        .patch, "/api/v1/tasks/\(id)", #"{"turns": null, "turns_by": null}"#, as: "me")
      task = try Self.json(patched.text)
      #expect(task["turns"] is NSNull && task["turn"] is NSNull && task["for"] is NSNull)
    }
  }

  @Test func `the form asks for the order in names, and keeps it`() async throws {
    try await Site.browse { browser, store in
      #expect(try await !browser.get("/tasks/new").contains(#"name="turns""#), "who is alone")
      _ = try await browser.post("/devices", [("name", "Phone"), ("person", "anna")])
      #expect(try await browser.get("/tasks/new").contains(#"name="turns""#, #"name="turns_by""#))
      let form = [("name", "Bins"), ("kind", "1w"), ("has_for", "1")]
      let wrong = try await browser.post("/tasks", form + [("turns", "anna, zoe")])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("zoe"))
      _ = try await browser.post(
        "/tasks", form + [("turns", "anna, me"), ("turns_by", "least")])
      let todo = try #require(try store.todos().first)
      #expect(todo.turns?.choice == .least && todo.persons == [Person.ID(rawValue: 2)])
      let filled = try await browser.get("/tasks/1/edit")
      #expect(filled.contains(#"value="anna, me""#) && !filled.contains(#"name="for""#))
      func save(_ fields: [(String, String)]) async throws {
        let version = try store.todos().first.map(StateVersion.of) ?? ""
        _ = try await browser.post(
          "/tasks/1", [("kind", "1w"), ("version", version)] + fields)
      }
      try await save([("name", "Bin"), ("turns", "anna, me"), ("turns_by", "least")])
      #expect(try store.todos().first?.turns == todo.turns)
      try await save([("name", "Bin"), ("turns", "me, anna"), ("turns_by", "order")])
      #expect(try store.todos().first?.turns == Turns(order: [.me, Person.ID(rawValue: 2)]))
      try await save([("name", "Bin"), ("turns", ""), ("turns_by", "order")])
      #expect(try store.todos().first?.turns == nil && store.todos().first?.persons == [])
    }
  }
}
