import Foundation
import HTTPTypes
import Journal
import Localization
import Model
import Recurrence
import TestSupport
import Testing

@testable import WebApp

/// Habits on their page and in the open day (J1 to J3); it is Monday, 5 January 2026, 13:00.
struct HabitsPageTests {
  private func add(
    _ browser: Browser, _ name: String = "Walk", days: String = "5", start: String = "2026-01-03"
  ) async throws {
    _ = try await browser.post(
      "/journal/habits", [("name", name), ("days", days), ("start", start)])
  }

  @Test
  func `a habit has a box for each day, with its state in words`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      #expect(try await browser.get("/journal/habits").contains("No habits yet."))
      try await add(browser)
      let page = try await browser.get("/journal/habits")
      #expect(
        page.contains(
          "Walk", "0 of 5", "streak 0", "Box 1, Sat 3 Jan: missed",
          "Box 3, Mon 5 Jan: open", "Box 4, Tue 6 Jan: ahead"))
      #expect(page.text.matches(of: /name="date" value="2026-01-0[345]"/).count == 3 + 1)
      #expect(!page.contains(#"value="2026-01-06""#))
      #expect(try await browser.get("/journal/habits", language: "uk").contains("Звички"))
      // The streak is that of today, and no word about an earlier day.
      #expect(try await browser.get("/journal?date=2026-01-05").contains("day 3 of 5 · streak 0"))
      let missed = try await browser.get("/journal?date=2026-01-04")
      #expect(missed.contains("missed · day 2 of 5<") && !missed.contains("streak"))
    }
  }

  @Test
  func `a new habit goes on unless days are typed, and one on certain days has its charts`()
    async throws
  {
    try await Site.browse(todos: []) { browser, store in
      let form = try await browser.get("/journal/habits")
      #expect(form.text.contains(#/max="366" value=""/#) && form.contains("8 glasses"))
      _ = try await browser.post(
        "/journal/habits",
        [
          ("name", "Gym"), ("days", ""), ("start", "2025-12-01"), ("often", "on"), ("on", "mon"),
          ("on", "thu"),
        ])
      #expect(try store.withSnapshot { try $0.habits }.first?.days == nil)
      #expect(try await browser.get("/journal/habits?all=1").contains("Strength", "Thu 1 Jan"))
      #expect(try await browser.get("/lookback?show=habits").contains("Gym", "Strength"))
    }
  }

  @Test
  func `a goal that is the most stands behind the amount`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      _ = try await browser.post(
        "/journal/habits",
        [("name", "Coffee"), ("start", "2026-01-03"), ("goal", "2 cups"), ("at_most", "1")])
      #expect(try await browser.get("/journal/habits").contains("0 cups, at most 2"))
      #expect(
        try await browser.get("/journal/habits", language: "uk").contains("0 cups, щонайбільше 2"))
    }
  }

  @Test
  func `a tap goes from empty to done, to rest, to empty, each with undo`() async throws {
    try await Site.browse(todos: []) { browser, store in
      try await add(browser)
      for kind in [HabitMark.Kind.done, .rest, nil] {
        let answer = try await browser.post(
          "/journal/habits/1/mark", [("date", "2026-01-04"), ("back", "/journal/habits")])
        #expect(try store.withSnapshot { try $0.habitMarks }.first?.kind == kind)
        let page = try await browser.get(answer.location ?? "")
        #expect(page.contains(#"name="step""#))
      }
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try store.withSnapshot { try $0.habitMarks }.map(\.kind) == [.rest])
    }
  }

  @Test(arguments: [
    ("2026-01-06", HTTPResponse.Status.conflict), ("2026-01-02", .unprocessableContent),
    ("never", .unprocessableContent), ("", .unprocessableContent),
  ])
  func `a box outside, or to come, is refused`(date: String, status: HTTPResponse.Status)
    async throws
  {
    try await Site.browse(todos: []) { browser, store in
      try await add(browser)
      let answer = try await browser.post("/journal/habits/1/mark", [("date", date)])
      #expect(answer.status == status)
      #expect(try await browser.post("/journal/habits/9/mark", []).status == .notFound)
      #expect(try store.withSnapshot { try $0.habitMarks }.isEmpty)
    }
  }

  @Test(arguments: [
    ("", "5", "habit-name"), ("Walk", "0", "habit-days"), ("Walk", "367", "habit-days"),
    ("Run", "x", "habit-days"),
  ])
  func `a habit that is refused comes back with what was typed`(
    name: String, days: String, field: String
  ) async throws {
    try await Site.browse(todos: []) { browser, store in
      let page = try await browser.post(
        "/journal/habits", [("name", name), ("days", days), ("at", "08:15")])
      #expect(page.status == .unprocessableContent)
      #expect(page.contains(#"value="\#(days)""#, #"value="08:15""#))
      #expect(
        page.contains("aria-invalid=\"true\" aria-describedby=\"\(field)-error\""))
      #expect(try store.withSnapshot { try $0.habits }.isEmpty)
    }
  }

  @Test
  func `a habit is changed in the form, which keeps what was refused`() async throws {
    try await Site.browse(todos: []) { browser, store in
      try await add(browser)
      _ = try await browser.post("/journal/habits/1/mark", [("date", "2026-01-05")])
      let form = try await browser.get("/journal/habits?edit=1")
      #expect(
        form.contains(
          "Change Walk", #"action="/journal/habits/1""#, #"value="Sat 3 Jan""#, "Cancel"))
      let refused = try await browser.post(
        "/journal/habits/1", [("name", "Run"), ("days", "2"), ("start", "2026-01-03")])
      #expect(refused.status == .conflict)
      #expect(refused.contains(#"value="Run""#, #"action="/journal/habits/1""#, "habit-days-error"))
      _ = try await browser.post(
        "/journal/habits/1",
        [("name", "Run"), ("days", "7"), ("start", "2026-01-03"), ("at", "07:30")])
      var habit = try #require(try store.withSnapshot { try $0.habits }.first)
      #expect(habit.name == "Run" && habit.days == 7 && habit.at?.description == "07:30")
      _ = try await browser.post(
        "/journal/habits/1", [("name", "Run"), ("days", "7"), ("start", "2026-01-03"), ("at", "")])
      habit = try #require(try store.withSnapshot { try $0.habits }.first)
      #expect(habit.at == nil)
      #expect(try await browser.post("/journal/habits/9", []).status == .notFound)
    }
  }

  @Test
  func `an amount has plus, minus and a field, in Today its part of the ring`() async throws {
    try await Site.browse(todos: []) { browser, store in
      _ = try await browser.post(
        "/journal/habits", [("name", "Water"), ("goal", "8 glasses"), ("often", "")])
      func amount() throws -> Int? {
        try store.withSnapshot { try $0.habitMarks }.first?.amount?.rawValue
      }
      for (form, expected) in [
        ([("amount", "1")], 1000), ([("amount", "1")], 2000), ([("amount", "-1")], 1000),
        ([("set", "5,5")], 5500), ([], 6500),
      ] {
        let answer = try await browser.post(
          "/journal/habits/1/mark", [("date", "2026-01-05")] + form)
        #expect(answer.location != nil)
        #expect(try amount() == expected)
      }
      let page = try await browser.get("/journal/habits")
      #expect(
        page.contains(
          "6.5 of 8 glasses", "8 glasses a day", #"name="amount" value="-1""#, #"name="set""#))
      let today = try await browser.get("/")
      #expect(today.contains("6.5 of 8 glasses", #"stroke-dasharray="81 100""#))
      #expect(
        try await browser.get("/", language: "uk").contains("6,5 з 8 glasses"))
      _ = try await browser.post("/journal/habits/1/done", [])
      #expect(try amount() == 7500)
      let day = try await browser.get("/journal?date=2026-01-05")
      #expect(day.contains("7.5 of 8 glasses", #"name="amount" value="1""#))
      _ = try await browser.post("/journal/habits/1/done", [])
      #expect(try await browser.get("/").text.contains("8 glasses") == false)
      let wrong = try await browser.post(
        "/journal/habits/1/mark", [("date", "2026-01-05"), ("set", "lots")])
      #expect(wrong.status == .unprocessableContent)
    }
  }

  @Test
  func `days of the week and times are chosen in the form`() async throws {
    try await Site.browse(todos: []) { browser, store in
      _ = try await browser.post(
        "/journal/habits",
        [("name", "Swim"), ("days", ""), ("often", "on"), ("on", "mon"), ("on", "wed")])
      _ = try await browser.post(
        "/journal/habits", [("name", "Gym"), ("days", ""), ("often", "3/week")])
      let habits = try store.withSnapshot { try $0.habits }
      #expect(habits.map { $0.frequency?.text } == ["mon,wed", "3/week"])
      #expect(habits.map(\.days) == [nil, nil])
      let form = try await browser.get("/journal/habits?edit=1")
      #expect(
        form.contains(
          #"<option value="on" selected>"#, #"name="on" value="wed" checked"#,
          #"name="on" value="tue">"#))
      _ = try await browser.post(
        "/journal/habits/1", [("name", "Swim"), ("days", ""), ("often", ""), ("goal", "")])
      #expect(try store.withSnapshot { try $0.habits }.first?.frequency == nil)
      let wrong = try await browser.post(
        "/journal/habits", [("name", "Run"), ("often", "on")])
      #expect(wrong.status == .unprocessableContent && wrong.contains("habit-often-error"))
    }
  }

  @Test
  func `a finished habit is praised, and one that is removed comes back by undo`() async throws {
    try await Site.browse(todos: []) { browser, store in
      try await add(browser, days: "2")
      for date in ["2026-01-03", "2026-01-04"] {
        _ = try await browser.post(
          "/journal/habits/1/mark", [("date", date), ("kind", "done")])
      }
      #expect(try await browser.get("/journal/habits").contains(#"class="praise""#, "2 of 2"))
      let gone = try await browser.post(
        "/journal/habits/1/remove", [("back", "/journal/habits")])
      #expect(try await browser.get(gone.location ?? "").contains("No habits yet.", "Undo"))
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try store.withSnapshot { try $0.habits }.count == 1)
    }
  }

  @Test
  func `of a long habit six weeks are shown beside the present one, and all on request`()
    async throws
  {
    try await Site.browse(todos: []) { browser, _ in
      try await add(browser, days: "366", start: "2025-09-01")
      let page = try await browser.get("/journal/habits")
      #expect(page.text.matches(of: /<td data-id="1-/).count == 42 + 7)
      #expect(page.contains("42 of 366 boxes", "Mon 5 Jan"))
      let whole = try await browser.get("/journal/habits?all=1")
      #expect(whole.text.matches(of: /<td data-id="1-/).count == 366 + 7)
    }
  }

  @Test
  func `the open day has the boxes of that day`() async throws {
    try await Site.browse(todos: []) { browser, store in
      try await add(browser)
      let day = try await browser.get("/journal?date=2026-01-04")
      #expect(day.contains("Walk", "missed", "2 of 5", "/journal/habits/1/mark"))
      _ = try await browser.post(
        "/journal/habits/1/mark", [("date", "2026-01-04"), ("kind", "done")])
      #expect(
        try await browser.get("/journal?date=2026-01-04").contains(
          #"value="done" aria-pressed="true""#))
      _ = try await browser.post(
        "/journal/habits/1/mark", [("date", "2026-01-04"), ("kind", "done")])
      #expect(try store.withSnapshot { try $0.habitMarks }.isEmpty)
      #expect(
        try await browser.get("/journal?date=2026-01-01").contains("No habit on this day."))
    }
  }
}
