import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing

@testable import WebApp

/// Entries of the history on the pages: notes, taking back, spans of days; and words for times.
struct RetractionPageTests {
  private static let todo = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `a completion has a note, and is taken back from the history or the task's page`()
    async throws
  {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      _ = try await browser.post("/tasks/1/done", [("note", "two boxes")])
      let entry = try #require(try store.history(search: nil, limit: 1).first).completion.uuid
      let address = "/history/\(entry.uuidString.lowercased())/take-back"
      let page = try await browser.get("/history")
      #expect(page.contains("“two boxes”", address, "Take back: Cat medicine done"))
      #expect(try await browser.get("/tasks/1").contains("“two boxes”", address))
      let back = try await browser.post(address, [("back", "/history")])
      #expect(back.status == .seeOther)
      #expect(try store.todos().first == Self.todo)
      let after = try await browser.get("/history?did=3")
      #expect(after.contains("(undone)", "Taken back: Cat medicine was done.", #"value="3""#))
      #expect(!after.contains(address))
      #expect(try await browser.post(address, []).status == .conflict)
      #expect(try await browser.post("/history/x/take-back", []).status == .notFound)
      _ = try await browser.post("/undo", [("step", "3")])
      #expect(try store.history(search: nil, limit: 1).first?.isUndone == false)
    }
  }

  @Test
  func `the history can be narrowed to days in words, and says which it cannot read`()
    async throws
  {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      _ = try await browser.post("/tasks/1/done", [("at", "2026-01-04T10:00")])
      #expect(try await browser.get("/history?from=yesterday").contains("Cat medicine done"))
      #expect(try await browser.get("/history?from=today").contains("Nothing found."))
      #expect(try await browser.get("/history?to=4+jan").contains("Cat medicine done"))
      let wrong = try await browser.get("/history?from=soon&q=cat")
      #expect(wrong.contains(#"value="soon""#, "&quot;soon&quot;"))
    }
  }

  @Test
  func `times in words come before the picker beside them`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let move = [("to", "2026-01-20T10:00"), ("to_words", "tomorrow 18:00")]
      _ = try await browser.post("/tasks/1/move", move)
      #expect(try store.todos().first?.moved?.description == "2026-01-06T18:00:00")
      _ = try await browser.post("/tasks/1/snooze", [("until", ""), ("until_words", "fri 9:00")])
      #expect(try store.todos().first?.snooze?.end == .at(Date("2026-01-09T08:00:00Z")))
      _ = try await browser.post("/tasks/1/done", [("at_words", "yesterday 8:00")])
      #expect(try store.todos().first?.lastDone == Date("2026-01-04T07:00:00Z"))
      #expect(
        try await browser.post("/tasks/1/move", [("to_words", "soonish")]).status
          == .unprocessableContent)
    }
  }

  @Test
  func `a name that exists already is asked about, in the form and in the line`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let fields = [("name", "cat medicine"), ("kind", "once")]
      let question = try await browser.post("/tasks", fields)
      #expect(question.status == .conflict)
      #expect(
        question.contains(
          "There is already a task “Cat medicine”: until Sat 24 Jan 09:00",
          #"name="again" value="1""#, "/tasks/1",
          #"value="cat medicine""#))
      #expect(try store.todos().count == 1)
      #expect(try await browser.post("/tasks", fields + [("again", "1")]).status == .seeOther)
      #expect(try store.todos().count == 2)
      let line = try await browser.post("/quick", [("line", "Cat medicine every 3w")])
      #expect(line.location == "/?line=Cat%20medicine%20every%203w&same=1")
      let home = try await browser.get("/?line=Cat%20medicine%20every%203w&same=1")
      #expect(home.contains("There is already a task", #"name="again" value="1""#))
      _ = try await browser.post("/quick", [("line", "Cat medicine every 3w"), ("again", "1")])
      #expect(try store.todos().count == 3)
    }
  }

  @Test
  func `the form sets timing and difficulty, and an edit keeps them`() async throws {
    try await Site.browse { browser, store in
      let fields = [
        ("name", "Class"), ("every_max", "1"), ("every_unit", "w"), ("at", "09:00"),
        ("from", "start"),
      ]
      _ = try await browser.post("/tasks", fields + [("difficulty", "hard"), ("timing", "")])
      #expect(try store.todos().first?.timing == .fixed)
      #expect(try store.todos().first?.difficulty == .hard)
      let form = try await browser.get("/tasks/1/edit")
      #expect(
        form.contains(
          #"<option value="fixed" selected>"#, #"<option value="hard" selected>"#))
      let version = try #require(form.text.firstMatch(of: /name="version" value="([^"]+)"/)).1
      _ = try await browser.post(
        "/tasks/1",
        fields + [("difficulty", "hard"), ("timing", "flexible"), ("version", String(version))])
      #expect(try store.todos().first?.timing == .flexible)
      let wrong = try await browser.post(
        "/tasks", [("name", "No time"), ("kind", "once"), ("timing", "fixed")])
      #expect(wrong.contains("needs a time of day"))
    }
  }
}
