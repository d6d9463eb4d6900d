import Foundation
import HTTPTypes
import Journal
import Localization
import Model
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// Good things and notes on the journal's page (J5, J6); it is Monday, 5 January 2026, 13:00.
struct JournalWritingTests {
  private func things(_ texts: [String], date: String = "2026-01-05") -> [(String, String)] {
    texts.map { ("text", $0) } + [("date", date), ("back", "/journal?date=\(date)")]
  }

  @Test
  func `three good things are kept, replaced, taken away, and marked in the month`() async throws {
    try await Site.browse(todos: []) { browser, store in
      let answer = try await browser.post(
        "/journal/gratitude", things(["Sun", "A <b>call</b>", "Bread"]))
      #expect(answer.location?.hasPrefix("/journal?date=2026-01-05&did=") == true)
      let page = try await browser.get(answer.location ?? "")
      #expect(
        page.contains(
          "Sun\nA &lt;b&gt;call&lt;/b&gt;\nBread", "Mon 5 Jan, gratitude", "Undo"))
      #expect(page.text.matches(of: /<span class="signs"[^>]*><svg class="i heart"/).count == 1)
      _ = try await browser.post("/journal/gratitude", things(["Rain", "Tea", "Sleep"]))
      #expect(
        try store.withSnapshot { try $0.gratitudes }.map(\.texts) == [["Rain", "Tea", "Sleep"]])
      _ = try await browser.post("/journal/gratitude", things([]) + [("do", "remove")])
      #expect(try store.withSnapshot { try $0.gratitudes }.isEmpty)
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try await browser.get("/journal").contains("Rain\nTea\nSleep"))
    }
  }

  @Test(arguments: [["Sun", "", "Bread"], ["Sun", " \u{200B}", "Bread"], ["Sun", "Bread"]])
  func `what is missing is said, and what was typed stays`(texts: [String]) async throws {
    try await Site.browse(todos: []) { browser, store in
      let page = try await browser.post("/journal/gratitude", things(texts))
      #expect(page.status == .unprocessableContent)
      #expect(page.contains(">Sun\n", "Bread</textarea>"))
      #expect(page.contains(#"id="gratitude-error" role="alert">Please write three good things"#))
      let script = try await browser.post("/journal/gratitude", things(texts), asking: true)
      #expect(script.status == .unprocessableContent)
      #expect(try store.withSnapshot { try $0.gratitudes }.isEmpty)
    }
  }

  @Test
  func `the lines of one field are three good things, whatever ends them`() async throws {
    try await Site.browse(todos: []) { browser, store in
      let one = [("text", "Sun\r\nTea\r\nBread\r\n\r\n"), ("date", "2026-01-05")]
      let answer = try await browser.post("/journal/gratitude", one)
      let kept = try store.withSnapshot { try $0.gratitudes }.map(\.texts)
      #expect(answer.status == .seeOther && kept == [["Sun", "Tea", "Bread"]])
    }
  }

  @Test
  func `days to come take neither good things nor notes`() async throws {
    try await Site.browse(todos: []) { browser, store in
      let good = try await browser.post(
        "/journal/gratitude", things(["a", "b", "c"], date: "2026-01-06"))
      #expect(good.status == .conflict)
      let note = try await browser.post(
        "/journal/notes", [("text", "a"), ("date", "2026-01-06")])
      #expect(note.status == .conflict)
      let page = try await browser.get("/journal?date=2026-01-06")
      #expect(page.contains("This day is still to come.") && !page.contains("gratitude-form"))
      #expect(try store.withSnapshot { try $0.notes(in: 0...99_999) }.isEmpty)
    }
  }

  @Test
  func `a note is written, changed, found in any case, and removed with undo`() async throws {
    try await Site.browse(todos: []) { browser, store in
      let back = ("back", "/journal?date=2026-01-04")
      let answer = try await browser.post(
        "/journal/notes",
        [("text", "Прогулянка\r\nbeside the <river>"), ("date", "2026-01-04"), back])
      #expect(
        try await browser.get(answer.location ?? "").contains(
          "Прогулянка\nbeside the &lt;river&gt;", "Undo"))
      _ = try await browser.post("/journal/notes/1", [("text", "ПРОГУЛЯНКА at night"), back])
      for query in ["%D0%BF%D1%80%D0%BE%D0%B3%D1%83%D0%BB%D1%8F%D0%BD%D0%BA%D0%B0", "NIGHT", ""] {
        let found = try await browser.get("/journal/notes?q=\(query)")
        #expect(found.contains("1 note", #"href="/journal?date=2026-01-04""#, "at night"))
      }
      #expect(
        try await browser.get("/journal/notes?q=river").contains("No note has these words."))
      _ = try await browser.post("/journal/notes/1/remove", [back])
      #expect(try await !browser.get("/journal?date=2026-01-04").contains("at night"))
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try await browser.get("/journal?date=2026-01-04").contains("at night"))
      #expect(try await browser.post("/journal/notes/9", [("text", "x")]).status == .notFound)
      #expect(try store.withSnapshot { try $0.notes(in: 0...99_999) }.count == 1)
    }
  }

  @Test
  func `a note that is refused comes back as it was typed`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      let blank = try await browser.post("/journal/notes", [("text", " "), ("date", "today")])
      #expect(blank.status == .unprocessableContent)
      #expect(blank.contains(#"aria-invalid="true" aria-describedby="note-error""#))
      let long = String(repeating: "x", count: 10_001)
      let page = try await browser.post("/journal/notes", [("text", long), ("date", "today")])
      #expect(page.status == .unprocessableContent && page.contains(long))
    }
  }

  @Test
  func `the open day shows what was done, with its face`() async throws {
    let todo = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))
    try await Site.browse(todos: [todo]) { browser, _ in
      _ = try await browser.post("/tasks/1/done", [("note", "well")])
      _ = try await browser.post("/moods", [("emotion", "4"), ("task", "1")])
      let page = try await browser.get("/journal")
      #expect(
        page.contains("Cat medicine done", "well", #"role="img" aria-label="very happy""#))
      #expect(
        try await !browser.get("/journal?date=2026-01-04").contains("Cat medicine done"))
    }
  }

  @Test
  func `without the part mood the journal has no marks and no faces`() async throws {
    let withoutMood: (inout WebSettings) -> Void = { $0.parts = [.journal] }
    try await Site.browse(todos: [], webSettings: withoutMood) { browser, _ in
      let page = try await browser.get("/journal")
      #expect(page.status == .ok && page.contains("gratitude-form"))
      #expect(!page.contains("/moods") && !page.contains(#"href="/practice""#))
      #expect(!page.contains(#"href="/photos""#))
    }
  }
}
