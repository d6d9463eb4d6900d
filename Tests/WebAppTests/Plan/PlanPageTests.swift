import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing

@testable import WebApp

/// The page of the day plan; it is Monday, 5 January 2026, 13:00 in Berlin.
struct PlanPageTests {
  private static let meeting = Todo.sample(
    1, name: "Meeting", rule: .every("1w", from: .start, start: "2025-12-29T15:00", at: "15:00"),
    places: [])
  private static let errand = Todo.sample(2, name: "Errand", rule: .once(due: nil), places: [])

  private func browse(
    _ body: @Sendable (Browser) async throws -> Void
  ) async throws {
    try await Site.browse(todos: [Self.meeting, Self.errand], places: []) { browser, _ in
      try await body(browser)
    }
  }

  @Test
  func `the column has blocks, free time by the hour, and the present`() async throws {
    try await browse { browser in
      let page = try await browser.get("/plan")
      #expect(page.status == .ok)
      #expect(page.contains("Mon 5 Jan", #"href="/plan?date=2026-01-04""#))
      #expect(page.contains(#"class="block fixed""#, #"class="block flexible""#))
      #expect(page.contains(#"href="/tasks/new?due=2026-01-05T16:00&amp;timing=fixed""#))
      #expect(page.text.components(separatedBy: #"class="present""#).count == 2)
      // Only what is not fixed can be moved.
      #expect(page.text.components(separatedBy: #"class="grip js""#).count == 2)
      #expect(page.contains(#"<option value="2">Errand</option>"#))
      #expect(!page.contains(#"<option value="1">"#))
      // Each can be ticked off, and neither is late.
      for id in [1, 2] {
        #expect(page.contains(#"class="tickoff" form="act" formaction="/tasks/\#(id)/done""#))
      }
      #expect(!page.contains("overdue</b>"))
      #expect(!page.text.contains("style="))
    }
  }

  @Test
  func `a fixed block that is over and not done is overdue`() async throws {
    let now = Site.pageNow.after(4 * 3600)
    try await Site.browse(todos: [Self.meeting], places: [], now: now) { browser, _ in
      let page = try await browser.get("/plan")
      #expect(page.contains("Missed</b>"))
    }
  }

  @Test
  func `a form pins a task, another lets it go`() async throws {
    try await browse { browser in
      let fields = [("task", "2"), ("at", "16:30"), ("back", "/plan")]
      let answer = try await browser.post("/plan/pin", fields)
      #expect(answer.location?.hasPrefix("/plan?did=") == true)
      let page = try await browser.get(answer.location ?? "")
      #expect(
        page.contains(#"class="block pinned""#, "16:30–17:00", "Pinned: Errand."))
      let script = try await browser.post(
        "/plan/unpin", [("task", "2"), ("back", "/plan")], asking: true)
      #expect(script.contains("Unpinned: Errand."))
      let past = try await browser.post(
        "/plan/pin", [("task", "2"), ("at", "12:55")], asking: true)
      #expect(past.status == .conflict)
    }
  }

  @Test
  func `other days have no handles, and a past day shows what was done`() async throws {
    try await browse { browser in
      _ = try await browser.post("/tasks/2/done", [("at", "2026-01-04T18:00")])
      let past = try await browser.get("/plan?date=2026-01-04")
      #expect(past.contains("Done: 1") && !past.contains(#"class="column""#))
      let empty = try await browser.get("/plan?date=2026-01-03")
      #expect(empty.contains("Nothing was done on this day."))
      let next = try await browser.get("/plan?date=2026-01-12")
      #expect(!next.contains("tickoff"))
      #expect(next.contains(#"class="block fixed""#) && !next.contains(#"class="grip js""#))
      let nonsense = try await browser.get("/plan?date=nonsense")
      #expect(nonsense.status == .ok)
      #expect(nonsense.contains(#"value="nonsense""#, #"role="alert">"#))
    }
  }

  @Test
  func `a tap on free time opens the form with the time`() async throws {
    try await browse { browser in
      let form = try await browser.get("/tasks/new?due=2026-01-05T16:00&timing=fixed")
      #expect(form.contains(#"name="due" value="Mon 5 Jan 16:00""#))
      #expect(form.contains(#"value="once" checked"#))
      #expect(form.contains(#"<option value="fixed" selected>"#))
    }
  }
}
