import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing

@testable import HTTPServer
@testable import WebApp

/// The checklist on the pages (Y1).
struct ChecklistTests {
  private static let todo = Todo.sample(
    1, name: "Shop", rule: .every("1-5w", start: "2025-12-20T09:00")
  ).with {
    $0.items = [ChecklistItem("milk"), ChecklistItem("<b>bread</b>"), ChecklistItem("tea")]
  }

  private func texts(_ todos: [Todo]) -> [String] {
    todos[0].items.map { ($0.isDone ? "x" : "") + $0.text + ($0.isOnce ? "!" : "") }
  }

  @Test func `each form of the page of a task changes its list and leads back`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let steps: [(path: String, fields: [(String, String)], list: [String])] = [
        ("/2/check", [("item", "<b>bread</b>")], ["milk", "x<b>bread</b>", "tea"]),
        ("/2/uncheck", [], ["milk", "<b>bread</b>", "tea"]),
        ("/3/up", [("item", "tea")], ["milk", "tea", "<b>bread</b>"]),
        ("/1/down", [], ["tea", "milk", "<b>bread</b>"]),
        ("/2/edit", [("text", "soy milk"), ("once", "1")], ["tea", "soy milk!", "<b>bread</b>"]),
        ("/2/edit", [("text", "soy milk")], ["tea", "soy milk", "<b>bread</b>"]),
        ("/3/delete", [], ["tea", "soy milk"]),
        ("", [("text", " gift "), ("once", "1")], ["tea", "soy milk", "gift!"]),
      ]
      for (path, fields, list) in steps {
        let answer = try await browser.post(
          "/tasks/1/items" + path, fields + [("back", "/tasks/1")])
        #expect(answer.status == .seeOther && answer.location?.hasPrefix("/tasks/1?did=") == true)
        #expect(try texts(store.todos()) == list, "\(path)")
      }
      let page = try await browser.get("/tasks/1")
      #expect(page.contains(#"role="checkbox" aria-checked="false""#, "soy milk", "0 of 3"))
    }
  }

  @Test func `texts are text, and a list that is another one meanwhile is not changed`()
    async throws
  {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let page = try await browser.get("/tasks/1")
      #expect(page.contains("&lt;b&gt;bread&lt;/b&gt;") && !page.contains("<b>bread"))
      let stale = try await browser.post(
        "/tasks/1/items/1/check", [("item", "tea")], asking: true)
      #expect(stale.status == .conflict)
      for path in ["/9/check", "/0/check", "/x/check"] {
        let answer = try await browser.post("/tasks/1/items" + path, [], asking: true)
        #expect([.notFound, .unprocessableContent].contains(answer.status), "\(path)")
      }
      #expect(
        try await browser.post("/tasks/1/items", [("text", "MILK")], asking: true).status
          == .unprocessableContent)
      #expect(try store.todos() == [Self.todo])
    }
  }

  @Test func `the last tick offers to mark the task as done`() async throws {
    var todo = Self.todo
    todo.items = [ChecklistItem("milk")]
    try await Site.browse(todos: [todo]) { browser, store in
      let answer = try await browser.post("/tasks/1/items/1/check", [], asking: true)
      #expect(answer.contains("All is ticked."))
      #expect(try store.todos()[0].lastDone == nil)
      #expect(try await browser.get("/tasks/1").contains("All is ticked."))
      _ = try await browser.post("/tasks/1/done", [])
      #expect(try store.todos()[0].items == [ChecklistItem("milk")])
      #expect(try await browser.get("/history").contains("Ticked 1 of 1: milk"))
    }
  }

  @Test func `line and field of the form are two views of the list`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      _ = try await browser.post("/tasks", [("line", "Trip +socks +\"tooth brush\"")])
      #expect(try store.todos()[1].items.map(\.text) == ["socks", "tooth brush"])
      _ = try await browser.post("/tasks", [("line", "Walk"), ("item", "dog\r\n\r\n leash ")])
      #expect(try store.todos()[2].items.map(\.text) == ["dog", "leash"])
      let form = try await browser.get("/tasks/2/edit")
      #expect(
        form.contains("Trip +socks +&quot;tooth brush&quot;", "socks\ntooth brush</textarea>"))
    }
  }
}

extension TemplateState {
  /// Checklists of which some is left where the user is, and one of the past.
  static var checklistsHere: TemplateState {
    TemplateState(
      todos: [
        .sample(1, name: "Shop", rule: .every("1-5w", start: "2025-12-20T09:00")).with {
          $0.items = [ChecklistItem("milk", isDone: true), ChecklistItem("tea")]
        },
        .sample(2, name: "Done", rule: .once(due: nil), places: []).with {
          $0.items = [ChecklistItem("some"), ChecklistItem("more", isDone: true)]
        },
      ], places: [.sample()], isInside: true, paths: ["/", "/history"])
  }

  /// A checklist of which some is left, and one of which all is ticked.
  static var checklists: TemplateState {
    TemplateState(
      todos: [
        .sample(1, name: "Left", rule: .once(due: nil), places: []).with {
          $0.items = [
            ChecklistItem("milk", isDone: true), ChecklistItem("gift", isOnce: true),
            ChecklistItem("tea"),
          ]
        },
        .sample(2, name: "Complete", rule: .once(due: nil), places: []).with {
          $0.items = [ChecklistItem("all", isDone: true)]
        },
      ], places: [.sample()], paths: ["/", "/tasks", "/tasks/1", "/tasks/2"])
  }
}
