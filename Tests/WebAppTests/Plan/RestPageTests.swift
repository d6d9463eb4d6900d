import Foundation
import HTTPTypes
import Model
import TestSupport
import Testing

@testable import WebApp

/// The page of rest days.
struct RestPageTests {
  @Test func `days are added, listed as spans, removed, and undone`() async throws {
    try await Site.browse(todos: []) { browser, store in
      #expect(try await browser.get("/rest").contains("Rest days", "No rest days."))
      let added = try await browser.post(
        "/rest", [("from", "2026-01-20"), ("to", "2026-01-22")])
      #expect(added.status == .seeOther)
      #expect(added.location == "/rest?did=2")
      let single = try await browser.post("/rest", [("from", "2026-02-01"), ("to", "")])
      #expect(single.location == "/rest?did=3")
      let page = try await browser.get("/rest?did=3")
      #expect(
        page.contains(
          "Tue 20 Jan – Thu 22 Jan", "Sun 1 Feb", "Undo", #"value="2026-01-22""#))
      let removed = try await browser.post(
        "/rest", [("from", "2026-01-20"), ("to", "2026-01-22"), ("remove", "1")])
      #expect(removed.status == .seeOther)
      let days: () throws -> [String] = {
        try store.withSnapshot { try $0.restDays }.map(\.text)
      }
      #expect(try days() == ["2026-02-01"])
      _ = try await browser.post("/undo", [("step", "4"), ("back", "/rest")])
      #expect(try days() == ["2026-01-20", "2026-01-21", "2026-01-22", "2026-02-01"])
    }
  }

  @Test(
    arguments: [
      ([("from", "")], 422, "Choose the first day."),
      ([("from", "soon")], 422, "soon"),
      ([("from", "2026-01-22"), ("to", "2026-01-20")], 422, "2026-01-22..2026-01-20"),
      ([("from", "2026-01-20"), ("to", "2099-01-20")], 422, "3660"),
      ([("from", "2026-03-01"), ("remove", "1")], 409, "there is no rest day among these"),
    ])
  func `a form that is refused comes back as it was typed`(
    fields: [(String, String)], status: Int, text: String
  ) async throws {
    try await Site.browse(todos: []) { browser, store in
      let page = try await browser.post("/rest", fields)
      #expect(page.status.code == status)
      #expect(page.contains(text, #"role="alert""#, #"value="\#(fields[0].1)""#))
      #expect(try store.withSnapshot { try $0.restDays }.isEmpty)
    }
  }

  @Test func `Progress and the settings lead there, and days of a pause are marked`() async throws {
    try await Site.browse(todos: []) { browser, store in
      for path in ["/lookback?show=badges", "/settings"] {
        #expect(try await browser.get(path).contains(#"href="/rest""#))
      }
      try store.edit { _ in
        let day = try RestDay(Sample.local("2026-01-07T00:00"), isOfPause: true)
        var edit = Edit(summary: "pause")
        edit.restDays = [.init(before: nil, after: day)]
        return edit
      }
      #expect(try await browser.get("/rest").contains("Wed 7 Jan", "of a pause"))
      #expect(
        try await browser.get("/rest", language: "uk").contains("Дні відпочинку", "через паузу"))
    }
  }
}
