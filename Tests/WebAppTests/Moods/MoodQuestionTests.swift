import Foundation
import Localization
import Model
import Recurrence
import Settings
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// When the page asks how the user feels, and what a toast holds (V3).
struct MoodQuestionTests {
  private static let todos = (1...4).map {
    Todo.sample(Int64($0), name: "Task \($0)", rule: .every("1d", start: "2026-01-01T09:00"))
  }

  private static func asking(_ choice: MoodAsking) -> (inout WebSettings) -> Void {
    { $0.moodAsking = choice }
  }

  /// For each of four ticks, whether the page asks.
  private static func asked(_ choice: MoodAsking) async throws -> [Bool] {
    try await Site.browse(todos: todos, webSettings: asking(choice)) { browser, _ in
      var asked: [Bool] = []
      for id in 1...4 {
        let answer = try await browser.post("/tasks/\(id)/done", [], asking: true)
        asked.append(answer.contains("\"feel\":\(id)"))
      }
      return asked
    }
  }

  @Test func `the page asks after two ticks a day, each one, or never`() async throws {
    #expect(try await Self.asked(.rarely) == [true, true, false, false])
    #expect(try await Self.asked(.always) == [true, true, true, true])
    #expect(try await Self.asked(.never) == [false, false, false, false])
  }

  @Test func `a toast has a text and Undo, and the question stands below the page`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let first = try await browser.post("/tasks/1/done", [], asking: true)
      // The first task ever brings a badge.
      #expect(first.contains("badge") && !first.contains("point"))
      let second = try await browser.post("/tasks/2/done", [], asking: true)
      #expect(second.contains(#""reward":null"#))
      let page = try await browser.get("/?did=3")
      let toast = try #require(page.text.firstMatch(of: /<div id="toasts".*?<\/div><\/div>/))
      #expect(!toast.0.contains("emotion") && toast.0.contains("data-undo"))
      let row = try #require(page.text.firstMatch(of: /<div id="mood-row".*?<\/div>/))
      #expect(row.0.contains(#"name="task" value="2""#) && row.0.contains("emotion"))
    }
  }

  @Test(arguments: [
    ("2026-01-05T16:59:00Z", MoodAsking.rarely, false), ("2026-01-05T17:00:00Z", .rarely, true),
    ("2026-01-05T20:00:00Z", .always, true), ("2026-01-05T20:00:00Z", .never, false),
  ])
  func `in the evening Today asks for the mood of the day until it has one`(
    now: String, choice: MoodAsking, asks: Bool
  ) async throws {
    let now = try Date(now, strategy: .iso8601)
    try await Site.browse(todos: Self.todos, now: now, webSettings: Self.asking(choice)) {
      browser, _ in
      let row = #"<div class="moodrow box" role="group""#
      #expect(try await browser.get("/").contains(row) == asks)
      #expect(try await !browser.get("/tasks").contains(row))
      _ = try await browser.post("/moods", [("emotion", "3")])
      #expect(try await !browser.get("/").contains(row))
    }
  }
}
