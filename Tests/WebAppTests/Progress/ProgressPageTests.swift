import Foundation
import HTTPTypes
import Journal
import Localization
import Model
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// The page of levels and statistics, the faces after a task was done, and the practices.
struct ProgressPageTests {
  private static let todo = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `the page shows level, badges, streaks and moods, and what was done`()
    async throws
  {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let empty = try await browser.get("/lookback?show=badges")
      #expect(empty.contains("Level 1, seed", "0 of 100 points", "No badges yet."))
      _ = try await browser.post("/tasks/1/done", [])
      _ = try await browser.post("/moods", [("emotion", "3"), ("note", "calm")])
      let page = try await browser.get("/lookback?show=badges")
      #expect(page.contains("30 of 100 points", "First step", "Cat medicine"))
      let moods = try await browser.get("/lookback?show=mood")
      #expect(moods.contains("Mostly happy: 3.00 of 4 on 1 day."))
      let statistics = try await browser.get("/lookback")
      #expect(statistics.contains("1 done; 0 in the 30 days before."))
      let short = try await browser.get("/lookback?show=done&from=2026-01-05&to=2026-01-05")
      #expect(short.contains("<td>1</td><td>0</td><td>0</td><td>0</td><td>30</td><td>3.00</td>"))
    }
  }

  @Test(arguments: ["from=2026-01-06&to=2026-01-05", "from=never", "from=1990-01-01"])
  func `a period that cannot be shown is explained on the page`(query: String) async throws {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      for show in ["done", "mood", "habits"] {
        let page = try await browser.get("/lookback?show=\(show)&\(query)")
        #expect(page.status == .ok)
        #expect(page.contains("role=\"alert\""))
      }
    }
  }

  @Test
  func `a part that is none gives way to the first, and says so; one that is off is not there`()
    async throws
  {
    try await Site.browse(todos: []) { browser, _ in
      let page = try await browser.get("/lookback?show=sleep")
      #expect(page.status == .ok && page.contains("role=\"alert\"", "sleep", "done, mood, habits"))
      #expect(page.contains(#"href="/lookback?show=done" aria-current="page""#))
    }
    let withoutMood: (inout WebSettings) -> Void = { $0.parts = [.journal] }
    try await Site.browse(todos: [], webSettings: withoutMood) { browser, _ in
      #expect(try await browser.get("/lookback?show=mood").status == .notFound)
      let page = try await browser.get("/lookback")
      #expect(page.contains(#"href="/lookback?show=habits" aria-current="page""#))
      #expect(!page.contains("show=badges"))
    }
  }

  @Test(arguments: [
    ("/statistics", "/lookback?show=done"), ("/year", "/lookback?show=year"),
    ("/progress", "/lookback?show=badges"),
    (
      "/statistics?from=2026-01-01&to=2026-01-05",
      "/lookback?show=done&from=2026-01-01&to=2026-01-05"
    ),
    ("/progress?from=2026-01-01", "/lookback?show=mood&from=2026-01-01"),
    ("/year?of=done&year=2025", "/lookback?show=year&of=done&year=2025"),
  ])
  func `the addresses of before lead to the part that took their place`(
    old: String, new: String
  ) async throws {
    try await Site.browse(todos: []) { browser, _ in
      let answer = try await browser.get(old)
      #expect(answer.status == .seeOther && answer.location == new)
    }
  }

  @Test func `the periods are links with dates, and the one that is shown is marked`() async throws
  {
    try await Site.browse(todos: [Self.todo]) { browser, _ in
      let page = try await browser.get("/lookback?show=mood")
      #expect(
        page.contains(
          #"from=2025-12-07&amp;to=2026-01-05" aria-current="true">30 days"#,
          #"from=2025-12-30&amp;to=2026-01-05">7 days"#,
          #"from=2026-01-01&amp;to=2026-01-05">This year"#))
      #expect(!(try await browser.get("/lookback?show=badges")).contains("30 days"))
    }
  }

  @Test
  func `a task that was done asks how it felt, and a face answers`() async throws {
    try await Site.browse(todos: [Self.todo]) { browser, store in
      let done = try await browser.post("/tasks/1/done", [("back", "/")])
      let page = try await browser.get(try #require(done.location))
      #expect(page.contains(#"<form method="post" action="/moods" data-live class="faces""#))
      #expect(page.contains(#"name="task" value="1""#, #"aria-label="Very happy""#))
      let answer = try await browser.post(
        "/moods", [("emotion", "4"), ("task", "1"), ("back", "/")])
      #expect(answer.status == .seeOther || answer.status == .found)
      let moods = try store.withSnapshot {
        try $0.moodEntries(from: .distantPast, to: .distantFuture)
      }
      #expect(moods.map(\.taskName) == ["Cat medicine"])
      #expect(try await browser.post("/moods", [("emotion", "7")]).status == .unprocessableContent)
    }
  }

  @Test func `a practice that is advised after a low mood is linked`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      let fields = [("emotion", "0"), ("back", "/journal?date=2026-01-05")]
      let answer = try await browser.post("/moods", fields)
      let page = try await browser.get(try #require(answer.location))
      #expect(page.contains(#"<a href="/practice/breathing">Try a short practice: "#, "Undo"))
      let script = try await browser.post("/moods", fields, asking: true)
      #expect(script.contains(#""advice":{"text":"Try a short practice: "#))
      #expect(script.contains(#""href":"/practice/grounding"}"#))
      let happy = try await browser.post(
        "/moods", [("emotion", "4"), ("back", answer.location ?? "")])
      #expect(happy.location == "/journal?date=2026-01-05&did=4")
    }
  }

  @Test(arguments: PracticeKind.allCases)
  func `each practice has a page that works without a script`(kind: PracticeKind) async throws {
    try await Site.browse(todos: []) { browser, store in
      let page = try await browser.get("/practice/\(kind.rawValue)")
      #expect(page.status == .ok)
      #expect(page.contains(#"action="/practice/\#(kind.rawValue)""#, "I have finished"))
      #expect(try await browser.get("/practice").contains(#"href="/practice/\#(kind.rawValue)""#))
      _ = try await browser.post("/practice/\(kind.rawValue)", [])
      #expect(try store.withSnapshot { try $0.practices }.map(\.kind) == [kind])
      #expect(try await browser.get("/practice/dancing").status == .notFound)
    }
  }

  @Test
  func `what is written in a practice is kept, or comes back with what is missing`() async throws {
    try await Site.browse(todos: []) { browser, store in
      let refused = try await browser.post(
        "/practice/gratitude", [("text", "Sun & sea"), ("text", " "), ("text", "Cat")])
      #expect(refused.status == .unprocessableContent)
      #expect(refused.contains("Please fill in the three fields", "Sun &amp; sea", ">Cat<"))
      #expect(try store.withSnapshot { try $0.practices }.isEmpty)
      _ = try await browser.post(
        "/practice/gratitude", [("text", "Sun"), ("text", "Tea"), ("text", "Cat")])
      _ = try await browser.post("/practice/writing", [("text", "A storm inside")])
      _ = try await browser.post("/practice/writing", [("text", " ")])
      let (good, notes) = try store.withSnapshot {
        (try $0.gratitudes, try $0.notes(containing: nil, in: nil, limit: 9))
      }
      #expect(good.map(\.texts) == [["Sun", "Tea", "Cat"]])
      #expect(notes.map(\.text) == ["A storm inside"])
    }
  }

  @Test
  func `a mark of a day goes on with each tap, and not into the future`() async throws {
    try await Site.browse(todos: []) { browser, store in
      for mark in [DayMark.Mark.good, .bad, nil] {
        _ = try await browser.post("/moods/days", [("date", "2026-01-05")])
        #expect(try store.withSnapshot { try $0.dayMarks }.first?.mark == mark)
      }
      #expect(try await browser.post("/moods/days", [("date", "2027-01-01")]).status == .conflict)
    }
  }
}
