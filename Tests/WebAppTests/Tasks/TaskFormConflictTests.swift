import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import WebApp

/// The form of a task that was changed or deleted elsewhere after the form was filled.
struct TaskFormConflictTests {
  @Test
  func `what only one of two has changed is kept of both`() async throws {
    try await Site.browse(todos: [Todo.sample(1, rule: .every("10-14w"))]) { browser, store in
      var mine = FormReading(try await browser.get("/tasks/1/edit").text)
      var theirs = mine
      theirs.set("every_min", "8")
      theirs.set("every_max", "9")
      _ = try await browser.post("/tasks/1", theirs.fields)
      mine.set("name", "Cat pills")
      let told = try await browser.post("/tasks/preview", mine.fields + [("id", "1")])
      #expect(told.contains(#""every_max":["9"]"#, #""marks":{}"#, "every 8 to 9 weeks"))
      let saved = try await browser.post("/tasks/1", mine.fields, asking: true)
      #expect(saved.status == .ok)
      #expect(saved.contains("Cat pills", "Changed elsewhere meanwhile: How often."))
      let todo = try #require(try store.todos().first)
      #expect(todo.name == "Cat pills")
      guard case .repeating(let cadence) = todo.rule else { return #expect(Bool(false)) }
      #expect(cadence.every.description == "8-9w")
    }
  }

  @Test
  func `a form whose task was deleted meanwhile says so before it is saved`() async throws {
    try await Site.browse(todos: [Todo.sample(1)]) { browser, _ in
      let mine = FormReading(try await browser.get("/tasks/1/edit").text)
      _ = try await browser.post("/tasks/1/remove", [])
      let told = try await browser.post(
        "/tasks/preview", mine.fields + [("id", "1")], asking: true)
      #expect(told.status == .notFound && told.contains("This task was deleted meanwhile."))
    }
  }

  @Test
  func `where both have changed a field, it is marked, and the user may save again`() async throws {
    try await Site.browse(todos: [Todo.sample(1, name: "Cat medicine")]) { browser, store in
      var mine = FormReading(try await browser.get("/tasks/1/edit").text)
      var theirs = mine
      theirs.set("name", "Dog medicine")
      theirs.set("nag", "1d")
      _ = try await browser.post("/tasks/1", theirs.fields)
      mine.set("notes", "small tablets")
      mine.set("name", "Cat medicine, new")
      let page = try await browser.post("/tasks/1", mine.fields)
      #expect(page.status == .conflict)
      #expect(
        page.contains("Elsewhere changed to", #"value="Cat medicine, new""#, "small tablets"))
      #expect(page.contains(#"name="nag" value="1d""#))
      let json = try await browser.post("/tasks/1", mine.fields, asking: true)
      #expect(json.status == .conflict)
      #expect(json.contains(#""version":"#, #"{"label":"Name","now":"Dog medicine"}"#))
      #expect(try store.todos().first?.notes == nil)
      let again = try await browser.post("/tasks/1", FormReading(page.text).fields)
      #expect(again.status == .seeOther)
      #expect(try store.todos().first?.name == "Cat medicine, new")
      #expect(try store.todos().first?.notes == "small tablets")
      #expect(try store.todos().first?.nag?.description == "1d")
    }
  }

  @Test
  func `what was typed for a task that is gone becomes a new one`() async throws {
    try await Site.browse(todos: [Todo.sample(1)]) { browser, store in
      var form = FormReading(try await browser.get("/tasks/1/edit").text)
      form.set("notes", "kept")
      _ = try await browser.post("/tasks/1/remove", [])
      let page = try await browser.post("/tasks/1", form.fields)
      #expect(page.status == .conflict)
      #expect(page.contains("deleted meanwhile", #"action="/tasks""#, "kept"))
      _ = try await browser.post("/tasks", FormReading(page.text).fields)
      #expect(try store.todos().first?.notes == "kept")
    }
  }
}
