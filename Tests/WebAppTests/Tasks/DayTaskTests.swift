import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing

@testable import WebApp

/// Tasks that count whole days, on pages and in the form; today is Monday, 5 January 2026.
struct DayTaskTests {
  private static func day(_ id: Int64, _ name: String, _ rule: Rule) -> Todo {
    var todo = Todo.sample(id, name: name, rule: rule)
    todo.details.isInDays = true
    return todo
  }

  private static func once(_ due: String) throws -> Rule {
    .once(due: try LocalDateTime(parsing: due))
  }

  /// Due today, two days ago and in ten weeks, each day, and on the first of each month.
  private static func todos() throws -> [Todo] {
    [
      day(1, "Bill", try once("2026-01-05T23:59:59")),
      day(2, "Letter", try once("2026-01-03T23:59:59")),
      day(3, "Cat", .every("10-14w", start: "2026-01-05T00:00")),
      day(4, "Plants", .every("1d", from: .start, start: "2026-01-05T00:00")),
      day(
        5, "Rent", .every("1mo", from: .start, start: "2025-12-01T00:00", first: "2026-02-01T00:00")
      ),
    ]
  }

  /// A task that counts days, has a time of day, or inherited one.
  private static func task(_ kind: String) throws -> Todo {
    switch kind {
    case "day":
      return day(1, kind, .every("1w", start: "2026-01-05T00:00", first: "2026-01-12T00:00"))
    case "inherited":
      return .sample(
        rule: .every("1w", start: "2026-01-05T09:07:31", first: "2026-01-12T09:07:31"))
    case "at":
      return .sample(
        rule: .every("1w", start: "2026-01-05T00:00", first: "2026-01-12T00:00", at: "18:00"))
    case "hours": return .sample(rule: .every("12h", start: "2026-01-05T00:00"))
    case "once": return day(1, kind, try once("2026-02-01T23:59:59"))
    case "once at": return .sample(rule: try once("2026-02-01T10:30:09"))
    default:
      var todo = day(1, kind, try once("2026-02-01T23:59:59"))
      todo.moved = try LocalDateTime(parsing: "2026-02-03T18:00")
      return todo
    }
  }

  private static let pages =
    ["/", "/tasks", "/?density=compact", "/several", "/plan", "/plan?date=2026-01-06"]
    + [
      "/journal", "/journal?month=2026-01", "/history", "/weeks", "/lookback?show=badges",
      "/bucket",
    ]
    + (1...5).flatMap { ["/tasks/\($0)", "/tasks/\($0)/edit", "/history?task=\($0)"] }

  @Test(arguments: ["en", "uk"])
  func `no page shows a time of day of a task that counts days`(language: String) async throws {
    try await Site.browse(todos: try Self.todos()) { browser, _ in
      for path in Self.pages {
        let page = try await browser.get(path, language: language)
        #expect(page.status == .ok, "\(path)")
        for time in ["23:59", "00:00"] {
          let parts = page.text.components(separatedBy: time)
          #expect(parts.count == 1, "\(path): \(parts[0].suffix(160))\(time)")
        }
      }
    }
  }

  @Test func `on its day it is due today, and after it overdue by days`() async throws {
    try await Site.browse(todos: try Self.todos()) { browser, _ in
      let page = try await browser.get("/tasks")
      #expect(page.contains(#"<tr class="task due" id="t1""#, #"<tr class="task overdue" id="t2""#))
      #expect(page.contains(">today<", ">overdue by 2 days (Sat 3 Jan)<", ">from Mon 16 Mar<"))
      let words = try await browser.get("/tasks", language: "uk")
      #expect(words.contains(">сьогодні<", ">прострочено на 2 дні (сб, 3 січ.)<"))
      #expect(words.contains(">з пн, 16 бер.<"))
    }
  }

  @Test func `a page learns when the due day of an open task begins`() async throws {
    let todos = [Self.day(1, "Plants", .every("1d", from: .start, start: "2026-01-05T00:00"))]
    try await Site.browse(todos: todos) { browser, _ in
      let begins = Date.berlin("2026-01-06T00:00").timeIntervalSince1970
      let page = try await browser.get("/tasks")
      #expect(page.contains(#"data-due-from="\#(Int(begins))""#))
    }
  }

  @Test func `coming dates are days`() async throws {
    try await Site.browse(todos: try Self.todos()) { browser, _ in
      let page = try await browser.get("/tasks/4")
      #expect(page.contains("<time>tomorrow</time>", "<time>in 2 days</time>"))
      let words = try await browser.get("/tasks/4", language: "uk")
      #expect(words.contains("<time>завтра</time>", "<time>через 2 дні</time>"))
    }
  }

  @Test func `a form without a time stores a day, and with one a moment`() async throws {
    let forms = [
      [("due", "2026-02-01"), ("due_time", "")],
      [("due", "2026-02-01"), ("due_time", "10:00")], [("due", "2026-02-01T10:00")],
      [("due", "tomorrow"), ("due_time", "18:00")], [("due", ""), ("due_time", "18:00")],
    ]
    let days = [
      "2026-02-01T23:59:59", "2026-02-01T10:00:00", "2026-02-01T10:00:00", "2026-01-06T18:00:00",
      "2026-01-05T18:00:00",
    ]
    try await Site.browse { browser, store in
      for (index, form) in forms.enumerated() {
        let answer = try await browser.post(
          "/tasks", [("name", "Task \(index)"), ("kind", "once")] + form)
        #expect(answer.status == .seeOther, "\(form)")
      }
      let todos = try store.todos()
      #expect(try todos.map(\.rule) == days.map(Self.once))
      #expect(todos.map(\.isInDays) == [true, false, false, false, false])
    }
  }

  @Test func `start and first due date are days, unless a time is given`() async throws {
    let monthly = [
      ("name", "Rent"), ("kind", "repeat"), ("every_max", "1"), ("every_unit", "mo"),
      ("from", "start"), ("start", "2026-01-01"), ("first", "2026-02-01"),
    ]
    try await Site.browse { browser, store in
      _ = try await browser.post("/tasks", monthly + [("start_time", ""), ("first_time", "")])
      _ = try await browser.post("/tasks", monthly + [("start_time", "09:00"), ("again", "1")])
      let todos = try store.todos()
      #expect(todos.map(\.isInDays) == [true, false])
      guard case .repeating(let cadence)? = todos.last?.rule else {
        Issue.record("not repeating")
        return
      }
      #expect(cadence.start.description == "2026-01-01T09:00:00")
    }
  }

  @Test(arguments: [
    ("day", ["Mon 5 Jan", "Mon 12 Jan"]), ("inherited", ["Mon 5 Jan 09:07", "Mon 12 Jan 09:07"]),
    ("at", ["Mon 5 Jan", "Mon 12 Jan"]), ("hours", ["Mon 5 Jan 00:00", ""]),
    ("once", ["Sun 1 Feb"]), ("once at", ["Sun 1 Feb 10:30"]), ("moved", ["Tue 3 Feb 18:00"]),
  ])
  func `the form shows a time where the task has one, and saving it changes nothing`(
    kind: String, fields: [String]
  ) async throws {
    let todo = try Self.task(kind)
    try await Site.browse(todos: [todo]) { browser, store in
      let form = FormReading(try await browser.get("/tasks/1/edit").text)
      let names = fields.count == 1 ? ["due"] : ["start", "first"]
      #expect(names.map { form[$0] } == fields)
      let answer = try await browser.post("/tasks/1", form.fields)
      #expect(answer.location == "/tasks/1")
      #expect(try store.todos() == [todo])
    }
  }

  @Test func `without its times a task counts days, and with one it has it again`() async throws {
    let todos = [
      Todo.sample(1, rule: .every("1w", start: "2026-01-05T09:07:31")),
      Todo.sample(2, rule: .every("1w", start: "2026-01-05T00:00", at: "18:00")),
      Todo.sample(3, rule: try Self.once("2026-02-01T10:00")),
    ]
    let fields = [
      ("start", "Mon 5 Jan", "Mon 5 Jan 07:30"), ("at", "", "07:30"),
      ("due", "Sun 1 Feb", "Sun 1 Feb 07:30"),
    ]
    try await Site.browse(todos: todos) { browser, store in
      for isInDays in [true, false] {
        for (todo, (name, day, moment)) in zip(todos, fields) {
          let path = "/tasks/\(todo.id.rawValue)"
          var form = FormReading(try await browser.get("\(path)/edit").text)
          form.set(name, isInDays ? day : moment)
          _ = try await browser.post(path, form.fields)
        }
        #expect(try store.todos().map(\.isInDays) == [isInDays, isInDays, isInDays])
      }
    }
  }

  @Test func `what is changed elsewhere is merged, day and time as one`() async throws {
    let todo = Self.day(1, "Bill", try Self.once("2026-02-01T23:59:59"))
    try await Site.browse(todos: [todo]) { browser, store in
      var mine = FormReading(try await browser.get("/tasks/1/edit").text)
      var theirs = mine
      theirs.set("due", "Sun 1 Feb 18:00")
      _ = try await browser.post("/tasks/1", theirs.fields)
      mine.set("notes", "by card")
      let told = try await browser.post("/tasks/preview", mine.fields + [("id", "1")])
      #expect(told.contains(#""due":["Sun 1 Feb 18:00"]"#))
      _ = try await browser.post("/tasks/1", mine.fields)
      let stored = try #require(try store.todos().first)
      #expect(try stored.rule == Self.once("2026-02-01T18:00"))
      #expect(stored.notes == "by card")
      mine.set("due", "2026-02-03")
      #expect(try await browser.post("/tasks/1", mine.fields).status == .conflict)
    }
  }

  @Test(arguments: [
    ("2026-01-05T12:00:00Z", "2026-01-05 2026-01-06 2026-01-10 2026-01-12"),
    ("2026-01-10T12:00:00Z", "2026-01-10 2026-01-11 2026-01-10 2026-01-12"),
    ("2026-01-11T12:00:00Z", "2026-01-11 2026-01-12 2026-01-11 2026-01-12"),
  ])
  func `a due date is chosen from near days`(now: String, days: String) async throws {
    try await Site.browse(now: Date(now)) { browser, _ in
      let page = try await browser.get("/tasks/new")
      let field = page.text.components(separatedBy: #"id="f-due""#).last ?? ""
      let chips = field.matches(of: /data-words="([^"]*)"/).prefix(4).map { String($0.1) }
      var read: [String] = []
      for words in chips {
        let answer = try await browser.post(
          "/dates/reading", [("of", "moment"), ("text", words)], asking: true)
        read += answer.text.matches(of: /"day":"([^"]*)"/).map { String($0.1) }
      }
      #expect(read.joined(separator: " ") == days)
      #expect(page.contains(">Today<", ">Tomorrow<", ">Weekend<", ">Next week<"))
    }
  }

  @Test(arguments: [
    ([("kind", "once"), ("due", "2026-02-01")], "Sun 1 Feb (in 27 days)."),
    ([("kind", "once"), ("due", "today")], "Today, Mon 5 Jan."),
    ([("kind", "once"), ("due", "2026-01-03")], "Overdue by 2 days (Sat 3 Jan)."),
    (
      [("every_max", "2"), ("every_unit", "w"), ("start", "2026-01-01")],
      "First Thu 15 Jan. If you do it today, then Mon 19 Jan."
    ),
    (
      [("every_max", "1"), ("every_unit", "d"), ("start", "2026-01-01"), ("start_time", "09:00")],
      "It has been due since Fri 2 Jan. If you do it today, then Tue 6 Jan."
    ),
  ])
  func `while a day is typed, a sentence says what it leads to`(
    fields: [(String, String)], sentence: String
  ) async throws {
    try await Site.browse { browser, _ in
      let answer = try await browser.post("/tasks/preview", fields, asking: true)
      #expect(answer.text.hasPrefix(#"{"sentence":"\#(sentence)","#), "\(answer.text)")
    }
  }

  @Test func `an occurrence is moved to a day, or to a time of it`() async throws {
    try await Site.browse(todos: try Self.todos()) { browser, store in
      let form = FormReading(try await browser.get("/tasks/3").text, action: "/tasks/3/move")
      #expect(form["to"] == "Mon 13 Apr")
      _ = try await browser.post("/tasks/3/move", [("to", "2026-04-20"), ("to_time", "")])
      #expect(try store.todos()[2].moved?.description == "2026-04-20T23:59:59")
      _ = try await browser.post("/tasks/3/move", [("to", "2026-04-20"), ("to_time", "18:00")])
      #expect(try store.todos()[2].moved?.description == "2026-04-20T18:00:00")
      let timed = FormReading(try await browser.get("/tasks/3").text, action: "/tasks/3/move")
      #expect(timed["to"] == "Mon 20 Apr 18:00")
    }
  }
}
