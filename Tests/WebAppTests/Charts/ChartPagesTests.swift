import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The pages that consist of charts, and charts on other pages.
struct ChartPagesTests {
  private func browse(
    _ charted: ChartedStore, parts: PartSet = .all,
    _ body: @escaping @Sendable (Browser) async throws -> Void
  ) async throws {
    var settings = WebSettings(rules: EngineRules(machineZone: .gmt))
    settings.parts = parts
    try await Site.sample(store: charted.store, now: ChartedStore.now, webSettings: settings)
      .test { try await body(Browser(client: $0)) }
  }

  /// Returns the names of the charts of a page.
  private func charts(_ page: OneShot) -> [String] {
    page.text.matches(of: /<figure class="chart[^"]*" data-chart="([^"]+)"/).map { String($0.1) }
  }

  private static let pages = [
    ("/lookback?show=mood", ["mood", "mood-weekday", "mood-habit"]),
    ("/lookback?show=done", ["done-by-day", "on-time", "weekday-hour"]),
    ("/timeline?weeks=12", ["timeline"]), ("/lookback?show=year&of=mood", ["year"]),
    ("/tasks/1", ["intervals"]),
    ("/lookback?show=habits", ["habit-strength", "habit-weekdays", "habit-streaks"]),
    ("/journal/habits", ["habit-strength", "habit-weekdays", "habit-streaks"]),
  ]

  @Test(arguments: pages, [0, 1, 120])
  func `every page has its charts in both languages, each with a title and a table`(
    page: (String, [String]), days: Int
  ) async throws {
    try await browse(ChartedStore(days: days)) { browser in
      for language in ["en", "uk"] {
        let answer = try await browser.get(page.0, language: language)
        #expect(answer.status == .ok)
        let found = charts(answer)
        #expect(page.1.allSatisfy(found.contains), "\(found)")
        for part in answer.text.components(separatedBy: "<figure class=\"chart").dropFirst() {
          let figure = part.components(separatedBy: "</figure>")[0]
          #expect(figure.contains("role=\"img\"") && figure.contains("<title>"))
          #expect(figure.contains("<table"))
        }
        #expect(!answer.text.contains(" style=\""))
      }
    }
  }

  @Test func `a year has one element for each day, a link up to today`() async throws {
    try await browse(ChartedStore(days: 60)) { browser in
      for of in ["mood", "marks", "done", "habit:1"] {
        let page = try await browser.get("/lookback?show=year&of=\(of)&year=2026")
        #expect(page.text.matches(of: /data-date="2026-/).count == 365)
        #expect(page.text.matches(of: /<a class="[^"]+" href="\/journal\?date=2026-/).count == 90)
        #expect(page.contains("data-date=\"2026-12-31\"><span class=\"vh\">"))
      }
      let leap = try await browser.get("/lookback?show=year&year=2024")
      #expect(leap.text.matches(of: /data-date="/).count == 366)
      for query in ["of=sleep", "year=x", "year=0"] {
        let page = try await browser.get("/lookback?show=year&\(query)")
        #expect(page.status == .ok && page.contains("role=\"alert\""))
      }
      #expect(try await browser.get("/lookback?show=year&of=habit:9").status == .notFound)
      #expect(try await browser.get("/lookback?show=year&year=9999").contains("rel=\"prev\""))
      #expect(
        try await browser.get("/lookback?show=year&year=9999").text.contains("rel=\"next\"")
          == false)
    }
    try await browse(ChartedStore(days: 60), parts: []) { browser in
      let page = try await browser.get("/lookback")
      #expect(
        page.contains(
          #"href="/history?from=2026-03-31&amp;to=2026-03-31""#, "show=year&amp;of=done"))
      #expect(try await browser.get("/lookback?show=year&of=mood").status == .notFound)
      #expect(try await browser.get("/statistics").status == .notFound)
      #expect(try await browser.get("/timeline").status == .ok)
    }
  }

  @Test func `the timeline takes 4, 12 or 52 weeks, and says what else it was asked`() async throws
  {
    try await browse(ChartedStore(days: 60)) { browser in
      for weeks in [4, 12, 52] {
        let page = try await browser.get("/timeline?weeks=\(weeks)")
        #expect(page.contains(#"href="/timeline?weeks=\#(weeks)" aria-current="page""#))
        #expect(page.contains(#"<a href="/tasks/1" dir="auto">Water</a>"#))
      }
      let page = try await browser.get("/timeline?weeks=5")
      #expect(page.status == .ok && page.contains("role=\"alert\"", "4, 12, 52"))
      #expect(try await browser.get("/timeline", language: "uk").contains("Стрічка часу"))
    }
  }

  @Test func `statistics stand beside those of the period before`() async throws {
    let charted = try ChartedStore(days: 60)
    let later = charted.completions.count { $0.time >= Date("2026-03-02T00:00:00Z") }
    let earlier = charted.completions.count - later
    try await browse(charted) { browser in
      let page = try await browser.get("/lookback?show=done")
      #expect(
        page.contains(
          "<th scope=\"row\">Done</th><td>\(later)</td><td>\(earlier)</td>",
          "\(later) done; \(earlier) in the 30 days before."))
      for query in ["from=2026-01-06&to=2026-01-05", "from=never", "from=1990-01-01"] {
        let page = try await browser.get("/lookback?show=done&\(query)")
        #expect(page.status == .ok && page.contains("role=\"alert\""))
      }
      let years = try await browser.get("/lookback?show=done&from=2016-03-24")
      #expect(years.status == .ok && years.text.utf8.count < 120_000)
    }
  }

  @Test func `the page of a task begins with its past, and folds its forms`() async throws {
    try await browse(ChartedStore(days: 20)) { browser in
      let page = try await browser.get("/tasks/1")
      let order = [
        "data-chart=\"intervals\"", "id=\"past-title\"", "id=\"facts-title\"", "id=\"done-at\"",
      ]
      let places = order.compactMap { page.text.range(of: $0)?.lowerBound }
      #expect(places.count == 4 && places == places.sorted())
      #expect(page.text.matches(of: /<details class="fold sheet"><summary>/).count == 4)
    }
  }

  @Test func `a mood of zero counts as one, and none as a gap`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      _ = try await browser.post("/moods", [("emotion", "0")])
      let page = try await browser.get("/lookback?show=mood&from=2026-01-04&to=2026-01-05")
      #expect(page.contains("Mostly very sad: 0.00 of 4 on 1 day.", "class=\"mark m0\""))
      #expect(page.contains("<td>–</td>", "Very sad"))
    }
  }

  @Test func `moods after tasks of a place belong to it, unless another stay is known`()
    async throws
  {
    let todos = [Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))]
    try await Site.browse(todos: todos) { browser, _ in
      _ = try await browser.post("/tasks/1/done", [])
      _ = try await browser.post("/moods", [("emotion", "1"), ("task", "1")])
      _ = try await browser.post("/moods", [("emotion", "4")])
      let answer = try await browser.get("/api/v1/charts/mood-place")
      #expect(answer.contains(#""values":[{"x":"Vet","y":1}]"#))
      #expect(try await browser.get("/lookback?show=mood").contains(#"data-chart="mood-place""#))
    }
  }
}
