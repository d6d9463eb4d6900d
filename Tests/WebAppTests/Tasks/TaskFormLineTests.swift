import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import WebApp

/// The line of the form of a task and its fields, which are two views of one task.
struct TaskFormLineTests {
  /// Returns the answer to a change of a form.
  private static func change(
    _ name: String, _ fields: [(String, String)], in browser: Browser, language: String = "en"
  ) async throws -> String {
    let sent = [("line_was", ""), ("live", "1"), ("changed", name)] + fields
    return try await browser.post(
      "/tasks/preview", sent, language: language, asking: true
    ).text
  }

  @Test(
    arguments: [
      (
        "en", "Tea every 2 weeks on tue",
        [#""kind":["2w"]"#, #""day":["tue"]"#, #""from":["start"]"#]
      ),
      ("uk", "Чай кожні 2 тижні у вт", [#""kind":["2w"]"#, #""day":["tue"]"#]),
      (
        "en", "Tea every 10-14 weeks",
        [#""kind":["repeat"]"#, #""every_min":["10"]"#, #""every_max":["14"]"#]
      ),
      (
        "en", "Rent every first mon",
        [#""kind":["repeat"]"#, #""every_rule":["1mo on first mon"]"#]
      ),
      ("en", "Dentist 3 feb 14:30", [#""due":["Tue 3 Feb 14:30"]"#, #""moment":["when"]"#]),
      ("uk", "Стоматолог 3 лютого 14:30", [#""due":["вт"#, #""moment":["when"]"#]),
      ("en", "Form by 3 feb 14:30", [#""kind":["once"]"#, #""moment":["due"]"#]),
      (
        "en", "Dentist 3 feb 14:30-15:15",
        [#""due":["Tue 3 Feb 14:30"]"#, #""duration":["45min"]"#]
      ),
      ("en", "Pills every day at 8:00 and 20:00", [#""at":["08:00"]"#, #""at_more":["20:00"]"#]),
      (
        "en", "Tea @Vet !high ~30min #Home",
        [#""place":["Vet"]"#, #""priority":["high"]"#, #""category":["Home"]"#]
      ),
      ("uk", "Чай нагадай за годину завтра о 9", [#""remind":["1h"]"#, #"09:00"]"#]),
      ("en", "Gum every 10w last 20 dec", [#""last":["Sat 20 Dec 2025"]"#]),
      (
        "en", "Bins every 2w due 15 jan until 1 jun",
        [#""first":["Thu 15 Jan"]"#, #""end":["Mon 1 Jun"]"#]
      ),
    ] as [(String, String, [String])])
  func `what is typed sets the fields`(
    language: String, line: String, fields: [String]
  ) async throws {
    try await Site.browse { browser, _ in
      let answer = try await Self.change(
        "line", [("line", line)], in: browser, language: language)
      for field in fields { #expect(answer.contains(field), "\(field): \(answer)") }
      #expect(answer.contains(#""line":null"#))
    }
  }

  @Test(
    arguments: [
      ("en", "kind", "kind=2w", "Tea every 2 weeks"),
      ("uk", "kind", "kind=1w", "Tea щотижня"),
      ("en", "day", "kind=1w&day=tue&from=start", "Tea every week on Tue"),
      ("en", "every_max", "kind=repeat&every_min=10&every_max=14", "Tea every 10 to 14 weeks"),
      ("en", "from", "kind=1w&from=start", "Tea on fixed dates"),
      ("en", "due", "kind=once&due=tomorrow+18:00", "Tea tomorrow 18:00"),
      ("en", "moment", "kind=once&due=2026-02-03&due_time=18:00&moment=due", "Tea by 3 Feb 18:00"),
      ("uk", "due", "kind=once&due=завтра", "Tea завтра"),
      ("en", "place", "has_where=1&place=Vet", "Tea @Vet"),
      ("en", "priority", "priority=high", "Tea !high"),
      ("uk", "priority", "priority=high", "Tea !важливо"),
      ("en", "remind", "kind=1d&at=18:00&remind=1h", "Tea remind 1 h before"),
    ] as [(String, String, String, String)])
  func `what is pressed appears in words in the line`(
    language: String, name: String, fields: String, line: String
  ) async throws {
    try await Site.browse { browser, _ in
      let filled = fields.split(separator: "&").map { pair -> (String, String) in
        let parts = pair.split(separator: "=").map { $0.replacing("+", with: " ") }
        return (String(parts[0]), String(parts[1]))
      }
      let sent = [("line", "Tea"), ("line_was", "Tea"), ("name", "Tea")] + filled
      let answer = try await Self.change(name, sent, in: browser, language: language)
      let isSaid = name != "from"
      #expect(answer.contains(#""line":"\#(line)""#) == isSaid, "\(answer)")
    }
  }

  @Test
  func `with scripts the line is the master, without them a field that is filled wins`()
    async throws
  {
    for isLive in [true, false] {
      try await Site.browse { browser, store in
        let typed = [
          ("line", "Tea every 3w !high"), ("line_was", ""), ("kind", "1mo"), ("priority", "normal"),
        ]
        let answer = try await browser.post("/tasks", typed + (isLive ? [("live", "1")] : []))
        #expect(answer.status == .seeOther, "\(answer.text)")
        let todo = try #require(try store.todos().first)
        guard case .repeating(let cadence) = todo.rule else { return #expect(Bool(false)) }
        #expect(todo.name == "Tea" && todo.priority == .high)
        #expect(cadence.rhythm.description == (isLive ? "3w" : "1mo"))
      }
    }
  }

  @Test
  func `a line that could mean several things asks which, and its readings are buttons`()
    async throws
  {
    try await Site.browse { browser, store in
      let page = try await browser.post(
        "/tasks", [("line", "Bins every second thu"), ("line_was", ""), ("notes", "kept")])
      #expect(page.status == .unprocessableContent)
      #expect(page.contains(#"name="choose" value="Bins every"#, "kept", "What does"))
      var form = FormReading(page.text)
      form.set("choose", "Bins every 2 weeks on Thu start 15 Jan")
      #expect(try await browser.post("/tasks", form.fields).status == .seeOther)
      #expect(try store.todos().first?.name == "Bins")
      #expect(try store.todos().first?.notes == "kept")
    }
  }

  @Test(arguments: ["en", "uk"])
  func `saving an edit unchanged changes nothing, whatever the task has`(
    language: String
  ) async throws {
    let lines = [
      "Cat medicine every 10-14w @Vet !high ~30min", "Bins every other thu 7am start 15 jan",
      "Dentist 3 feb 14:30-15:15 remind 1h,evening", "Form by 3 feb 12:00", "Fee due 3 feb",
      "Pills every day at 8:00 and 20:00", "Gum every 10w last 20 dec", "Milk @#animals",
      "Rent every 1mo on 1 for me", "Swim !bucket", "Walk every! mon", "Tea every 36h",
      "Vacuum every week on fixed dates", "\"Call at 18:00\" tomorrow", "Paint #Home !low",
      "Course every tue 18:00 until 1 jun remind none", "Old due 3 jan 2026",
    ]
    try await Site.browse { browser, store in
      for line in lines {
        #expect(try await browser.post("/quick", [("line", line)]).status == .seeOther, "\(line)")
      }
      let before = try store.todos()
      #expect(before.count == lines.count)
      for todo in before {
        let id = todo.id.rawValue
        let page = try await browser.get("/tasks/\(id)/edit", language: language)
        let form = FormReading(page.text)
        #expect(form["line"] == form["line_was"] && form["name"] == todo.name)
        for isLive in [false, true] {
          let sent = form.fields + (isLive ? [("live", "1")] : [])
          let answer = try await browser.post("/tasks/\(id)", sent, language: language)
          #expect(answer.location == "/tasks/\(id)", "\(todo.name): \(answer.text)")
        }
      }
      #expect(try store.todos() == before)
    }
  }

  @Test(
    arguments: [
      ("Cat medicine every 10-14w @Vet !high", "Cat medicine every 10 to 14 weeks @Vet !high"),
      ("Bins every other thu 7am", "Bins every 2 weeks on Thu at 07:00"),
      ("Dentist 3 feb 14:30 remind 1h", "Dentist 3 Feb 14:30 remind 1 h before"),
      ("\"Call at 18:00\" tomorrow", "Call \"at 18:00\" 6 Jan"),
    ] as [(String, String)])
  func `on edit the line holds name and markers`(added: String, line: String) async throws {
    try await Site.browse { browser, store in
      _ = try await browser.post("/quick", [("line", added)])
      let page = try await browser.get("/tasks/1/edit")
      #expect(FormReading(page.text)["line"] == line)
      var form = FormReading(page.text)
      form.set("line", line + " !low")
      // A second priority is refused, and everything else is taken.
      if added.contains("!high") { form.set("line", line.replacing("!high", with: "!low")) }
      #expect(try await browser.post("/tasks/1", form.fields).status == .seeOther)
      #expect(try store.todos().first?.priority == .low)
    }
  }

  @Test
  func `a new form shows nothing of a choice before it is made`() async throws {
    try await Site.browse { browser, _ in
      let page = try await browser.get("/tasks/new")
      #expect(!page.contains(#"name="kind" value="once" checked"#))
      #expect(!page.contains("data-every"))
      let dated = try await browser.get("/tasks/1/edit?field=due")
      #expect(dated.status == .notFound)
    }
  }
}
