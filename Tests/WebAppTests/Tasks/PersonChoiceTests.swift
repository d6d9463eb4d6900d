import Application
import Foundation
import HTTPTypes
import Model
import TestSupport
import Testing

@testable import WebApp

/// Whom a task is for: in its form, and as a filter of the list.
struct PersonChoiceTests {
  private static let form = [("name", "Bins"), ("kind", "once"), ("has_for", "1")]

  @Test func `who is alone is not asked`() async throws {
    try await Site.browse { browser, _ in
      let (form, list) = (try await browser.get("/tasks/new"), try await browser.get("/"))
      #expect(!form.contains(#"name="has_for""#) && !list.contains(#"name="for""#))
    }
  }

  @Test func `the boxes of persons say whom a task is for; none of them means anyone`()
    async throws
  {
    try await Site.browse { browser, store in
      _ = try await browser.post("/devices", [("name", "Phone"), ("person", "anna")])
      #expect(try await browser.get("/tasks/new").contains(#"name="has_for""#, ##"value="#2""##))
      _ = try await browser.post("/tasks", Self.form + [("for", "#2")])
      let anna = Person.ID(rawValue: 2)
      #expect(try store.todos().first?.persons == [anna])
      let filled = try await browser.get("/tasks/1/edit")
      #expect(filled.contains(##"name="for" value="#2" checked"##))
      func save(_ fields: [(String, String)]) async throws -> OneShot {
        let version = try store.todos().first.map(StateVersion.of) ?? ""
        return try await browser.post("/tasks/1", fields + [("version", version)])
      }
      // A form that was filled before there was anybody else says nothing about persons.
      #expect(try await save([("name", "Bin"), ("kind", "once")]).status == .seeOther)
      #expect(try store.todos().first?.persons == [anna])
      _ = try await save(Self.form + [("for", "#2"), ("for", "#1")])
      #expect(try store.todos().first?.persons == [.me, anna])
      #expect(try await save(Self.form + [("for", "#9")]).status == .unprocessableContent)
      _ = try await save(Self.form)
      #expect(try store.todos().first?.persons == [])
    }
  }

  @Test func `the list is filtered by whom its tasks remind`() async throws {
    try await Site.browse { browser, _ in
      _ = try await browser.post("/devices", [("name", "Phone"), ("person", "anna")])
      _ = try await browser.post("/tasks", Self.form + [("for", "#2")])
      _ = try await browser.post("/tasks", [("name", "Rent"), ("kind", "once")])
      #expect(try await browser.get("/tasks?for=anna").contains(">Bins<", ">Rent<"))
      let mine = try await browser.get("/tasks?for=me")
      #expect(mine.contains(">Rent<") && !mine.contains(">Bins<"))
      #expect(try await browser.get("/tasks?for=nobody").contains(">Bins<", #"role="alert""#))
      #expect(mine.contains(#"<option value="me" selected>me</option>"#))
    }
  }
}
