import Foundation
import HTTPTypes
import Localization
import Model
import TestSupport
import Testing

@testable import WebApp

/// The month and the open day of the journal; it is Monday, 5 January 2026, 13:00 in Berlin.
struct JournalPageTests {
  private static let task = Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"))

  @Test
  func `the month begins as the language says, and days to come cannot be marked`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      let page = try await browser.get("/journal")
      #expect(page.contains("January 2026", #"<h2 id="day-title">Mon 5 Jan</h2>"#))
      let head = page.text.matches(of: /<th scope="col">([^<]+)<\/th>/).map { String($0.1) }
      #expect(head == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
      // The first of January was a Thursday.
      #expect(page.text.matches(of: /<td><\/td>/).count == 4)
      #expect(page.text.matches(of: /<button name="date" value="2026-01-0[1-5]"/).count == 5)
      #expect(!page.contains(#"value="2026-01-06""#))
      #expect(
        page.contains(
          #"href="/journal?show=month&amp;month=2025-12""#,
          #"href="/journal?show=month&amp;month=2026-02""#))
      #expect(!page.text.contains("style=") && !page.text.contains("<script>"))
      let ukrainian = try await browser.get("/journal", language: "uk")
      #expect(ukrainian.contains("Січень 2026", "Щоденник"))
    }
  }

  @Test
  func `a tap goes from blank to good, to bad, to blank, each with undo`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      for sign in ["#i-due", "#i-waiting", nil] {
        let answer = try await browser.post(
          "/moods/days", [("date", "2026-01-03"), ("back", "/journal?date=2026-01-03")])
        let page = try await browser.get(answer.location ?? "")
        #expect(page.contains("Undo"))
        let mark = #"aria-label="Mark Sat 3 Jan">"#
        let drawn = sign.map { #"<svg class="i" aria-hidden="true"><use href="\#($0)"/></svg>"# }
        #expect(page.contains("\(mark)\(drawn ?? "")</button>"))
      }
      _ = try await browser.post("/undo", [("step", "last")])
      let page = try await browser.get("/journal?date=2026-01-03")
      #expect(page.contains("Sat 3 Jan, bad day", #"value="bad" aria-pressed="true""#))
      let direct = try await browser.post(
        "/moods/days", [("date", "2026-01-03"), ("mark", "good")], asking: true)
      #expect(direct.status == .ok)
      #expect(
        try await browser.post("/moods/days", [("date", "2026-01-06")]).status == .conflict)
      #expect(
        try await browser.post("/moods/days", [("date", "x")]).status == .unprocessableContent)
    }
  }

  @Test
  func `an average has its face, until the day has a mark`() async throws {
    try await Site.browse(todos: [Self.task]) { browser, _ in
      _ = try await browser.post(
        "/moods", [("emotion", "4"), ("note", "calm"), ("back", "/journal")])
      _ = try await browser.post("/moods", [("emotion", "3"), ("at", "2026-01-04T12:00")])
      let page = try await browser.get("/journal")
      #expect(page.contains(#"class="m4 today chosen""#, #"class="m3""#, "average mood 4.00"))
      // The days have faces, no digits.
      let days = page.text.matches(of: /aria-label="Mark [^"]*">(.*?)<\/button>/)
      let faces = days.map { String($0.1) }.filter { !$0.isEmpty }
      #expect(faces.count == 2)
      #expect(faces.allSatisfy { $0.hasPrefix(#"<svg class="face" data-mood=""#) }, "\(faces)")
      #expect(page.contains(##"<use href="#face-4"/></svg></span> very happy"##, "calm"))
      _ = try await browser.post("/moods/days", [("date", "2026-01-05")])
      #expect(try await browser.get("/journal").contains(#"class="good today chosen""#))
      let day = try await browser.get("/journal?date=2026-01-04")
      #expect(day.contains(#"name="at" value="2026-01-04T12:00""#, "How did you feel?"))
    }
  }

  @Test(arguments: [
    ("month=2025-12", "December 2025", "Wed 31 Dec 2025"),
    ("month=2026-02", "February 2026", "Sun 1 Feb"),
    ("date=2025-11-30", "November 2025", "Sun 30 Nov 2025"),
    ("date=2025-11-30&month=2026-01", "January 2026", "Sun 30 Nov 2025"),
    ("month=0001-01", "January 1", "Mon 1 Jan"), ("month=9999-12", "December 9999", "9999"),
  ])
  func `the address chooses the month and the day`(query: String, month: String, day: String)
    async throws
  {
    try await Site.browse(todos: []) { browser, _ in
      let page = try await browser.get("/journal?\(query)")
      #expect(page.status == .ok)
      #expect(page.contains(month, day))
    }
  }

  @Test(arguments: [
    ("month=2026-13", "2026-13"), ("month=x", "x"), ("date=never", "never"),
    ("date=2026-02-30", "2026-02-30"),
  ])
  func `an address that names no month or day shows today, and says so`(
    query: String, word: String
  ) async throws {
    try await Site.browse(todos: []) { browser, _ in
      let page = try await browser.get("/journal?\(query)")
      #expect(page.status == .ok)
      #expect(page.contains("January 2026", ">Mon 5 Jan</h2>"))
      let said = page.text.matches(of: /role="alert">(.*?)<\/p>/).map { String($0.1) }
      #expect(said.contains { $0.contains("&quot;\(word)&quot;") }, "\(said)")
    }
  }

  @Test
  func `the day and the month are two views, and each has its date as heading`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      let day = try await browser.get("/journal")
      #expect(day.contains(#"id="board" data-view="day""#))
      let month = try await browser.get("/journal?show=month")
      #expect(month.contains(#"id="board" data-view="month""#, #"href="/journal?date=2026-01-04""#))
    }
  }

  @Test
  func `what happened is asked first, and the day is asked about once`() async throws {
    try await Site.browse(todos: []) { browser, _ in
      let page = try await browser.get("/journal").text
      let order = ["new-note", "face-row", "good-things"].compactMap {
        page.firstRange(of: $0)?.lowerBound
      }
      #expect(order.count == 3 && order == order.sorted())
      #expect(page.ranges(of: "How do you feel?</h2>").count == 1)
      #expect(!page.contains("How was the day?</h2>"))
    }
  }
}
