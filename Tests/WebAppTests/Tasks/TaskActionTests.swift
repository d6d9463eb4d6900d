import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing

@testable import HTTPServer
@testable import WebApp

/// The actions of the pages.
struct TaskActionTests {
  private static let todo = Todo.sample(
    1, name: "Cat medicine", rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `done leads back to the page, which says so and offers to undo that very step`() async throws
  {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let answer = try await browser.post("/tasks/1/done", [("back", "/?phase=open")])
      #expect(answer.status == .seeOther)
      let location = try #require(answer.location)
      #expect(location == "/?phase=open&did=2")
      #expect(try store.todos().first?.lastDone == Site.pageNow)
      let page = try await browser.get(location)
      #expect(page.contains("Done: Cat medicine.", #"name="step" value="2""#))
      let undone = try await browser.post("/undo", [("step", "2"), ("back", "/?phase=open")])
      #expect(undone.location == "/?phase=open&undid=1")
      #expect(try store.todos() == [Self.todo])
      #expect(try await browser.get("/?undid=1").contains("Undone."))
    }
  }

  @Test
  func `a script gets the words and the number of the step`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let answer = try await browser.post("/tasks/1/done", [], asking: true)
      #expect(answer.status == .ok)
      #expect(
        answer.text.hasPrefix(
          #"{"ok":true,"text":"Done: Cat medicine. From Mon 12 Jan 13:00, until Mon 9 Feb 13:00.","#
            + #""step":2"#))
    }
  }

  @Test
  func `another step than the last is not undone`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      _ = try await browser.post("/tasks/1/done", [])
      _ = try await browser.post("/tasks/1/snooze", [("until", "1h")])
      let before = try store.todos()
      let answer = try await browser.post("/undo", [("step", "2")], asking: true)
      #expect(answer.status == .conflict)
      #expect(answer.contains("Something else was done meanwhile"))
      #expect(try store.todos() == before)
      #expect(try await browser.post("/undo", [], asking: true).status == .badRequest)
    }
  }

  @Test
  func `the last step is undone without its number, and said to be missing when there is none`()
    async throws
  {
    try await Site.browse(places: []) { browser, store in
      _ = try await browser.post("/tasks", [("name", "Tea"), ("every_max", "3")])
      let undone = try await browser.post("/undo", [("step", "last")], asking: true)
      #expect(undone.status == .ok)
      #expect(try store.todos().isEmpty)
      let nothing = try await browser.post("/undo", [("step", "last")], asking: true)
      #expect(nothing.status == .conflict)
      #expect(nothing.contains("Nothing to undo."))
    }
  }

  @Test
  func `twice in ten minutes is taken for a slip, unless it is said again`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      _ = try await browser.post("/tasks/1/done", [])
      let slip = try await browser.post("/tasks/1/done", [], asking: true)
      #expect(slip.status == .conflict)
      #expect(slip.contains(#""code":"done_already""#))
      #expect(!slip.contains("--again"))
      let again = try await browser.post("/tasks/1/done", [("again", "1")], asking: true)
      #expect(again.status == .ok)
    }
  }

  @Test(arguments: [
    ("1h", "snoozed until Mon 5 Jan 14:00", "snoozed until 14:00"),
    ("tomorrow", "snoozed until Tue 6 Jan 08:00", "snoozed until tomorrow 08:00"),
    ("visit", "snoozed until the next visit", "snoozed until the next visit"),
    ("2026-01-09T10:30", "snoozed until Fri 9 Jan 10:30", "snoozed until Fri 9 Jan 10:30"),
  ])
  func `snooze takes what the menu offers, and the card says how long`(
    until: String, words: String, card: String
  ) async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let answer = try await browser.post("/tasks/1/snooze", [("until", until)], asking: true)
      #expect(answer.status == .ok)
      #expect(answer.contains(words))
      #expect(try await browser.get("/tasks").contains("\(card)<", "End snooze"))
      let awake = try await browser.post("/tasks/1/snooze", [("until", "off")], asking: true)
      #expect(awake.status == .ok)
      #expect(try await !browser.get("/tasks").contains(card))
    }
  }

  @Test(arguments: [
    ("snooze", "until", "soon"), ("snooze", "until", ""), ("snooze", "until", "leave"),
    ("snooze", "until", "2025-01-01T10:00"), ("move", "to", "never"), ("move", "to", ""),
    ("done", "at", "2026-01-06T10:00"), ("done", "at", "soon"),
  ])
  func `what cannot be is refused in words that name no option of the command line`(
    verb: String, field: String, value: String
  ) async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let answer = try await browser.post("/tasks/1/\(verb)", [(field, value)], asking: true)
      #expect([.conflict, .unprocessableContent].contains(answer.status))
      #expect(answer.contains(#"{"error":{"#) && !answer.contains("--"))
      #expect(try store.todos() == [Self.todo])
      let page = try await browser.post("/tasks/1/\(verb)", [(field, value)])
      #expect(page.status == answer.status && page.contains("<h1 "))
    }
  }

  @Test
  func `the page of a task offers a time up to now at which it was done`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let page = try await browser.get("/tasks/1")
      #expect(page.contains(#"id="done-at""#, #"data-reads="done""#, #"name="at" value="""#))
      #expect(try await browser.get("/").contains(#"href="/tasks/1#done-at""#))
      let answer = try await browser.post(
        "/tasks/1/done", [("back", "/tasks/1"), ("at", "2026-01-03T10:30")])
      #expect(answer.location == "/tasks/1?did=2")
      #expect(try store.todos().first?.lastDone == Date("2026-01-03T09:30:00Z"))
      #expect(try await browser.get("/tasks/1").contains("Sat 3 Jan 10:30"))
    }
  }

  @Test
  func `what is sent again under the same name is done once`() async throws {
    let daily = Todo.sample(1, rule: .every("1d", start: "2025-12-20T09:00"))
    try await Site.browse(todos: [daily]) { browser, store in
      let name = UUID().uuidString
      for status in [HTTPResponse.Status.seeOther, .conflict] {
        let answer = try await browser.post("/tasks/1/done", [("once", name)])
        #expect(answer.status == status)
      }
      #expect(try store.history(search: nil, limit: 9).map(\.completion.uuid.uuidString) == [name])
      let other = try await browser.post("/tasks/1/done", [("once", "no UUID"), ("again", "1")])
      #expect(other.status == .seeOther)
    }
  }

  @Test
  func `without a time it was done now`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let answer = try await browser.post("/tasks/1/done", [("back", "/tasks/1"), ("at", "")])
      #expect(answer.location == "/tasks/1?did=2")
      #expect(try store.todos().first?.lastDone == Site.pageNow)
    }
  }

  @Test
  func `a time close to the last one is taken for a slip, unless it is said again`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      _ = try await browser.post("/tasks/1/done", [("at", "2026-01-05T10:30")])
      let fields = [("at", "2026-01-05T10:35")]
      let slip = try await browser.post("/tasks/1/done", fields, asking: true)
      #expect(slip.status == .conflict)
      #expect(slip.contains(#""code":"done_already""#))
      let again = try await browser.post("/tasks/1/done", fields + [("again", "1")], asking: true)
      #expect(again.status == .ok)
      #expect(try store.todos().first?.lastDone == Date("2026-01-05T09:35:00Z"))
    }
  }

  @Test
  func `a finished task offers no time at which it was done`() async throws {
    let finished = Todo.sample(1, rule: .every("1w"), state: .finished)
    try await Site.browse(todos: [finished]) { browser, _ in
      let page = try await browser.get("/tasks/1")
      #expect(!page.contains("done-at"))
    }
  }

  @Test
  func `skip, move and delete are steps like any other`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      #expect(try await browser.post("/tasks/1/skip", []).location == "/?did=2")
      let moved = try await browser.post(
        "/tasks/1/move", [("to", "2026-03-01T10:00")], asking: true)
      #expect(moved.contains("Moved: Cat medicine."))
      let removed = try await browser.post("/tasks/1/remove", [("back", "/tasks/1")])
      #expect(removed.location == "/?did=4")
      #expect(try store.todos().isEmpty)
      #expect(try await browser.post("/tasks/1/done", []).status == .notFound)
      _ = try await browser.post("/undo", [("step", "4")])
      #expect(try store.todos().count == 1)
      let redone = try await browser.post("/redo", [], asking: true)
      #expect(redone.contains(#""step":4"#))
      #expect(try store.todos().isEmpty)
    }
  }

  @Test(arguments: [
    ("//evil.example", "/"), ("https://evil.example/", "/"), ("/\\evil.example", "/"),
    ("/x\r\nSet-Cookie: a=b", "/"), ("", "/"), ("/tasks/1?x=1", "/tasks/1?x=1"),
  ])
  func `the way back stays on this site`(text: String, kept: String) {
    #expect(LocalAddress(text).text == kept)
  }

  @Test
  func `what was said is not said twice`() {
    #expect(LocalAddress("/?did=3&q=a").adding("did", "4").text == "/?q=a&did=4")
    #expect(LocalAddress("/?undid=1").adding("did", "4").text == "/?did=4")
  }
}
