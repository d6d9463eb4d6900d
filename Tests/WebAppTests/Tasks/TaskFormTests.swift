import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import WebApp

/// The form of a task.
struct TaskFormTests {
  private static let weekly: [(String, String)] = [
    ("name", "Cat medicine"), ("kind", "repeat"), ("every_min", "10"), ("every_max", "14"),
    ("every_unit", "w"), ("from", "done"), ("has_where", "1"), ("place", "Vet"), ("on", "enter"),
    ("on", "dwell"), ("dwell", "10min"),
  ]

  @Test
  func `a new task is stored as it was described`() async throws {
    try await Site.browse { browser, store in
      let answer = try await browser.post(
        "/tasks", Self.weekly + [("notes", "one\r\ntwo"), ("end", "2027-01-01"), ("at", "18:00")])
      #expect(answer.status == .seeOther)
      #expect(answer.location == "/?did=2")
      let todo = try #require(try store.todos().first)
      #expect(todo.name == "Cat medicine")
      #expect(todo.notes == "one\ntwo")
      #expect(todo.places == [.place(Place.ID(rawValue: 1))])
      #expect(todo.triggers == [.enter, .dwell])
      #expect(todo.dwellSeconds == 600)
      guard case .repeating(let cadence) = todo.rule else {
        Issue.record("not repeating")
        return
      }
      #expect(cadence.every.description == "10-14w")
      #expect(cadence.end?.description == "2027-01-01T23:59:59")
      #expect(cadence.at?.description == "18:00")
    }
  }

  @Test
  func `what is done just once may have a date, or none`() async throws {
    try await Site.browse { browser, store in
      _ = try await browser.post(
        "/tasks", [("name", "Passport"), ("kind", "once"), ("due", "2026-02-01T10:00")])
      _ = try await browser.post(
        "/tasks", [("name", "Gate"), ("kind", "once"), ("every_max", "3")])
      let rules = try store.todos().map(\.rule)
      #expect(
        rules == [.once(due: try LocalDateTime(parsing: "2026-02-01T10:00")), .once(due: nil)])
    }
  }

  @Test(arguments: [
    ([("moment", "when"), ("due", "2026-02-01"), ("due_time", "10:00")], Timing.fixed),
    ([("moment", "due"), ("due", "2026-02-01"), ("due_time", "10:00")], .flexible),
    ([("moment", "when"), ("due", "tomorrow 18:00")], .fixed),
    ([("moment", "when"), ("due", "2026-02-01")], .flexible), ([("moment", "when")], .flexible),
  ])
  func `a time is that of an appointment or a deadline, as the form says`(
    fields: [(String, String)], timing: Timing
  ) async throws {
    try await Site.browse { browser, store in
      let typed = [("name", "Dentist"), ("kind", "once")] + fields
      #expect(try await browser.post("/tasks", typed).status == .seeOther)
      let todo = try #require(try store.todos().first)
      #expect(todo.timing == timing)
      let page = try await browser.get("/tasks/1/edit")
      let isAtTime = timing == .fixed || todo.isInDays || todo.rule == .once(due: nil)
      #expect(page.contains(#"name="moment" value="when" checked"#) == isAtTime)
    }
  }

  @Test
  func `the choice of an appointment or a deadline alone changes the kind`() async throws {
    try await Site.browse { browser, store in
      let when = [("due", "2026-02-01"), ("due_time", "10:00")]
      let typed = [("name", "Dentist"), ("kind", "once")]
      _ = try await browser.post("/tasks", typed + when + [("moment", "when")])
      for (moment, timing) in [("due", Timing.flexible), ("due", .flexible), ("when", .fixed)] {
        let form = try await browser.get("/tasks/1/edit")
        let version = try #require(form.text.firstMatch(of: /name="version" value="([^"]+)"/)).1
        let sent = typed + when + [("moment", moment), ("version", String(version))]
        #expect(try await browser.post("/tasks/1", sent).status == .seeOther)
        #expect(try store.todos().first?.timing == timing)
      }
    }
  }

  @Test
  func `a last time begins the countdown, and is asked for only until the task was done`()
    async throws
  {
    try await Site.browse { browser, store in
      let typed = [
        ("name", "Gum"), ("kind", "repeat"), ("every_max", "10"), ("every_unit", "w"),
        ("from", "done"),
      ]
      let refused = try await browser.post("/tasks", typed + [("last", "2030-01-01")])
      #expect(refused.status == .unprocessableContent)
      #expect(refused.contains("is still to come"))
      _ = try await browser.post("/tasks", typed + [("last", "2025-12-20")])
      guard case .repeating(let cadence)? = try store.todos().first?.rule else {
        Issue.record("not repeating")
        return
      }
      #expect(cadence.start.dateText == "2025-12-20")
      #expect(try await browser.get("/tasks/1/edit").contains(#"id="f-last""#))
      _ = try await browser.post("/tasks/1/done", [])
      #expect(try await !browser.get("/tasks/1/edit").contains(#"id="f-last""#))
    }
  }

  @Test(
    arguments: [
      ("due", "", ""), ("due", "2026-02-01", "Sun 1 Feb"),
      ("due", "2026-02-01T10:00", "Sun 1 Feb 10:00"),
      ("due", "1 feb", "Sun 1 Feb"), ("start", "soon", "soon"),
      ("end", "2027-01-01T09:00", "Fri 1 Jan 2027 09:00"),
      ("last", "2025-12-20", "Sat 20 Dec 2025"), ("at", "18:00", "18:00"), ("at", "6pm", "18:00"),
      ("first", "32.13.", "32.13."),
    ] as [(String, String, String)])
  func `a date is a field of words, and what cannot be read stays in it`(
    name: String, value: String, words: String
  ) async throws {
    try await Site.browse { browser, _ in
      let page = try await browser.post("/tasks", [("name", ""), (name, value)])
      #expect(page.contains(#"id="f-\#(name)" name="\#(name)" value="\#(words)""#))
    }
  }

  @Test
  func `a period that cannot be read is the only fault of its rule`() async throws {
    try await Site.browse { browser, _ in
      let answer = try await browser.post(
        "/tasks/preview",
        [("name", "Tea"), ("every_min", "5"), ("every_max", "3"), ("from", "done")],
        asking: true)
      #expect(
        answer.contains(
          #"{"sentence":"","#,
          #""errors":{"every":"The first number must be the smaller one"#, #", such as 10 to 14."}"#
        ),
        "\(answer.text)")
    }
  }

  @Test
  func `with errors it comes back as it was typed, each error beside its field`() async throws {
    try await Site.browse { browser, store in
      let typed: [(String, String)] = [
        ("name", "  "), ("kind", "repeat"), ("every_max", "0"), ("every_unit", "d"),
        ("from", "start"), ("notes", "<b>kept</b>"), ("zone", "Europe/Berlyn"), ("nag", "5min"),
        ("has_where", "1"), ("place", "Vet"), ("on", "exit"),
      ]
      let page = try await browser.post("/tasks", typed)
      #expect(page.status == .unprocessableContent)
      #expect(page.contains("&lt;b&gt;kept&lt;/b&gt;", #"value="Europe/Berlyn""#, #"value="5min""#))
      #expect(page.contains(#"name="place" value="Vet" checked"#))
      #expect(page.contains(#"name="from" value="start" checked"#))
      for field in ["name", "every", "zone", "nag"] {
        let text = page.text.split(separator: "id=\"e-\(field)\">").last?.prefix { $0 != "<" } ?? ""
        #expect(!text.isEmpty, "\(field)")
        #expect(!text.contains("--"), "\(field): \(text)")
      }
      #expect(page.contains(#"aria-invalid="true" aria-describedby="form-reading e-name""#))
      #expect(page.contains(#"id="advanced" open"#))
      #expect(try store.todos().isEmpty)
      let json = try await browser.post("/tasks", typed, asking: true)
      #expect(json.status == .unprocessableContent)
      #expect(json.contains(#""ok":false"#, #""name":"#, #""zone":"#))
    }
  }

  @Test(
    arguments: [
      // Time of day, further times, and what is stored.
      ("08:00", "14:00, 20:00", "08:00,14:00,20:00"), ("08:00", "20:00", "08:00,20:00"),
      ("", "8:00; 20:00", "08:00,20:00"), ("08:00", "", "08:00"),
      ("08:00", "7:00", nil), ("08:00", "8:00", nil), ("08:00", "soon", nil),
    ] as [(String, String, String?)])
  func `several times a day stand in two fields, and keep fixed dates`(
    first: String, more: String, stored: String?
  ) async throws {
    try await Site.browse { browser, store in
      let fields = [
        ("name", "Pills"), ("kind", "repeat"), ("every_max", "1"), ("every_unit", "d"),
        ("from", "done"), ("at", first), ("at_more", more),
      ]
      let answer = try await browser.post("/tasks", fields)
      guard let stored else {
        #expect(answer.status == .unprocessableContent)
        #expect(answer.contains(#"name="at_more" value="\#(more)""#))
        return #expect(try store.todos().isEmpty)
      }
      #expect(answer.status == .seeOther, "\(answer.text)")
      let todo = try #require(try store.todos().first)
      guard case .repeating(let cadence) = todo.rule else { throw TodoError.emptyName }
      #expect(cadence.times?.description == stored)
      #expect(cadence.from == (stored.contains(",") ? .start : .done))
      let page = try await browser.get("/tasks/\(todo.id.rawValue)/edit")
      let words = stored.split(separator: ",").dropFirst().joined(separator: ", ")
      #expect(
        page.contains(#"name="at" value="08:00""#, #"name="at_more" value="\#(words)""#)
      )
    }
  }

  @Test
  func `an edit that changes nothing changes nothing, to the second`() async throws {
    let todos =
      try [
        Todo.sample(
          1, rule: .every("10-14w", start: "2026-01-05T09:07:31"), nag: "1d", horizon: 7200),
        Todo.sample(2, rule: .every("3d-2w", end: "2027-01-01T23:59:59", at: "08:30"), dwell: nil),
        Todo.sample(
          3, rule: .every("1mo", from: .start, first: "2026-01-31T09:00", end: "2027-01-01T12:00")),
        Todo.sample(
          4, rule: .once(due: try LocalDateTime(parsing: "2026-03-01T09:00:09")),
          places: [.tag("pharmacy")], triggers: [.dwell], dwell: 90),
        Todo.sample(5, rule: .every("1d", from: .start, at: "08:00,14:30,20:00")),
      ]
      + Self.kindsOfTime()
    try await Site.browse(todos: todos) { browser, store in
      for todo in todos {
        let id = todo.id.rawValue
        let page = try await browser.get("/tasks/\(id)/edit")
        let answer = try await browser.post("/tasks/\(id)", FormReading(page.text).fields)
        #expect(answer.status == .seeOther, "\(id): \(answer.text)")
        #expect(answer.location == "/tasks/\(id)", "\(id)")
      }
      #expect(try store.todos() == todos)
    }
  }

  /// Day tasks, and tasks that were stored with a time before there were any (R25).
  private static func kindsOfTime() throws -> [Todo] {
    let lastSecond = try LocalDateTime(parsing: "2026-03-01T23:59:59")
    let moved = try LocalDateTime(parsing: "2026-01-20T18:00")
    let done = Date("2026-01-05T11:00:00Z")
    return [true, false].flatMap { isInDays in
      let time = isInDays ? "T00:00" : "T09:07:31"
      let base: Int64 = isInDays ? 10 : 20
      let tasks = [
        Todo.sample(
          base + 1, rule: .every("2w", start: "2026-01-05" + time), state: .completed(done),
          lastDone: done),
        .sample(
          base + 2, rule: .every("1mo", from: .start, start: "2026-01-01" + time),
          state: .occurrence(1), moved: moved),
        .sample(
          base + 3, rule: .every("10-14w", start: "2026-01-05" + time, first: "2026-02-02" + time)),
        .sample(base + 4, rule: .once(due: lastSecond)),
      ]
      return tasks.map { todo in
        var todo = todo
        todo.details.isInDays = isInDays
        return todo
      }
    }
  }

  @Test
  func `another name changes neither the dates nor the kind of time`() async throws {
    let todos = try Self.kindsOfTime()
    try await Site.browse(todos: todos) { browser, store in
      for todo in todos {
        let id = todo.id.rawValue
        var form = FormReading(try await browser.get("/tasks/\(id)/edit").text)
        form.set("name", "Other")
        #expect(try await browser.post("/tasks/\(id)", form.fields).status == .seeOther)
        var renamed = todo
        renamed.name = "Other"
        #expect(try store.todos().first { $0.id == todo.id } == renamed)
      }
    }
  }

  @Test
  func `what is emptied is taken away`() async throws {
    let todo = Todo.sample(
      1, rule: .every("2w", end: "2027-01-01T23:59:59", at: "08:30"), nag: "1d", horizon: 7200)
    try await Site.browse(todos: [todo]) { browser, store in
      var form = FormReading(try await browser.get("/tasks/1/edit").text)
      for name in ["end", "at", "nag", "horizon"] { form.set(name, "") }
      form.remove("place")
      let answer = try await browser.post("/tasks/1", form.fields)
      #expect(answer.location == "/tasks/1?did=2")
      let changed = try #require(try store.todos().first)
      #expect(changed.rule == .every("2w"))
      #expect(changed.nag == nil && changed.places.isEmpty && changed.horizonSeconds == 86_400)
    }
  }

  @Test
  func `when it reminds is shown, changed, emptied and refused`() async throws {
    var todo = Todo.sample(1, rule: .every("2w", at: "08:30"))
    todo.leads = [.minutes(15), .start]
    try await Site.browse(todos: [todo]) { browser, store in
      func leads() throws -> [Lead]? { try store.todos().first?.leads }
      var form = FormReading(try await browser.get("/tasks/1/edit").text)
      #expect(form.fields.filter { $0.0 == "remind" }.map(\.1) == ["0", "15min"])
      form.remove("remind")
      form.set("remind", "1h")
      form.set("remind_more", "2h, evening")
      let saved = try await browser.post("/tasks/1", form.fields)
      #expect(saved.location == "/tasks/1?did=2")
      #expect(try leads() == [.minutes(60), .evening, .minutes(120)])
      let shown = try await browser.get("/tasks/1")
      #expect(shown.contains("Reminds", "1 h before, the evening before, 2 h before"))
      form = FormReading(try await browser.get("/tasks/1/edit").text)
      form.set("remind_more", "soon")
      let refused = try await browser.post("/tasks/1", form.fields)
      #expect(refused.status == .unprocessableContent)
      #expect(refused.contains("id=\"e-remind\">“soon”") || refused.contains("soon"))
      form.remove("remind")
      form.set("remind_more", "")
      _ = try await browser.post("/tasks/1", form.fields)
      #expect(try leads() == nil)
    }
  }

  @Test
  func `any time in the period makes the horizon follow the period`() async throws {
    try await Site.browse { browser, store in
      func horizon() throws -> Double? {
        try store.todos().first.map { $0.horizonSeconds / 86_400 }
      }
      let weekly = [("name", "Walk"), ("kind", "repeat"), ("every_max", "1"), ("every_unit", "w")]
      #expect(
        try await browser.post("/tasks", weekly + [("any_time", "1")]).status == .seeOther)
      #expect(try horizon() == 7)
      var form = FormReading(try await browser.get("/tasks/1/edit").text)
      #expect(form.fields.contains { $0 == ("any_time", "1") })
      _ = try await browser.post("/tasks/1", form.fields)
      #expect(try horizon() == 7)
      form.set("kind", "1mo")
      _ = try await browser.post("/tasks/1", form.fields)
      #expect(try horizon() == 31)
      form = FormReading(try await browser.get("/tasks/1/edit").text)
      form.remove("any_time")
      _ = try await browser.post("/tasks/1", form.fields)
      #expect(try horizon() == 1)
      let page = try await browser.get("/tasks/1/edit", language: "uk")
      #expect(page.contains("Будь-коли протягом періоду"))
    }
  }

  @Test
  func `a task that repeats can be turned into one that does not, and back`() async throws {
    try await Site.browse(todos: [Todo.sample(1, rule: .every("2w"))]) { browser, store in
      var form = FormReading(try await browser.get("/tasks/1/edit").text)
      form.set("kind", "once")
      _ = try await browser.post("/tasks/1", form.fields)
      // The pending occurrence stays as the only one.
      let due = try LocalDateTime(parsing: "2026-01-19T09:00")
      #expect(try store.todos().first?.rule == .once(due: due))
      form = FormReading(try await browser.get("/tasks/1/edit").text)
      form.set("kind", "repeat")
      form.set("every_max", "3")
      let answer = try await browser.post("/tasks/1", form.fields)
      #expect(answer.status == .seeOther)
      guard case .repeating(let cadence)? = try store.todos().first?.rule else {
        Issue.record("not repeating: \(answer.text)")
        return
      }
      #expect(cadence.every.description == "3w")
    }
  }
}
