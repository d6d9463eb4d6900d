import Foundation
import HTTPTypes
import Model
import Recurrence
import TestSupport
import Testing

@testable import WebApp

/// Several tasks at once, and the pause of all reminders.
struct SeveralPageTests {
  private static let todos = [
    Todo.sample(1, name: "Often", rule: .every("2d", start: "2026-01-01T09:00")),
    Todo.sample(2, name: "Late", rule: .every("2d", start: "2025-12-01T09:00")),
    Todo.sample(3, name: "Later", rule: .every("6w", start: "2026-01-01T09:00")),
  ]

  @Test
  func `tasks are chosen by boxes, filtered by phase and by words`() async throws {
    try await Site.browse(todos: Self.todos) { browser, _ in
      let all = try await browser.get("/several")
      #expect(all.contains(#"name="id" value="1""#, #"name="id" value="3""#))
      #expect(all.contains("Skip all 2 overdue tasks"))
      let late = try await browser.get("/several?phase=overdue&q=late")
      #expect(late.contains(#"name="id" value="2""#))
      #expect(!late.contains(#"name="id" value="1""#))
      #expect(try await browser.get("/several?q=dog").contains("Nothing found."))
    }
  }

  @Test
  func `what is done to several tasks is one step of undo`() async throws {
    try await Site.browse(todos: Self.todos) { browser, store in
      let answer = try await browser.post(
        "/several/done", [("id", "1"), ("id", "3"), ("id", "1"), ("back", "/several")])
      let location = try #require(answer.location)
      #expect(location == "/several?did=2")
      #expect(try store.todos().map { $0.lastDone != nil } == [true, false, true])
      #expect(try await browser.get(location).contains("Often", "Later", "Undo"))
      _ = try await browser.post("/undo", [("step", "2")])
      #expect(try store.todos() == Self.todos)
    }
  }

  @Test
  func `after a holiday all overdue tasks are skipped with one button`() async throws {
    try await Site.browse(todos: Self.todos) { browser, store in
      let answer = try await browser.post("/several/skip", [("all", "overdue")], asking: true)
      #expect(answer.status == .ok)
      #expect(answer.contains(#""step":2"#, "Often", "Late"))
      #expect(try store.todos().last == Self.todos.last)
      let none = try await browser.post("/several/skip", [("all", "overdue")], asking: true)
      #expect(none.status == .unprocessableContent)
    }
  }

  @Test(arguments: [
    ([], "Choose at least one task."), ([("id", "1"), ("id", "99")], "No such task."),
  ])
  func `where one cannot be done, nothing is`(fields: [(String, String)], words: String)
    async throws
  {
    try await Site.browse(todos: Self.todos) { browser, store in
      let answer = try await browser.post("/several/done", fields, asking: true)
      #expect(answer.status != .ok)
      #expect(answer.contains(words), "\(answer.text)")
      #expect(try store.todos() == Self.todos)
    }
  }

  @Test
  func `several tasks are snoozed until a time, or removed`() async throws {
    try await Site.browse(todos: Self.todos) { browser, store in
      let until = ("until", "2026-02-01T09:00")
      _ = try await browser.post("/several/snooze", [("id", "1"), ("id", "2"), until])
      #expect(try store.todos().count { $0.snooze != nil } == 2)
      _ = try await browser.post("/several/remove", [("id", "1"), ("id", "3")])
      #expect(try store.todos().map(\.name) == ["Late"])
    }
  }

  @Test
  func `all reminders pause until a time, and the pause can be ended or undone`() async throws {
    try await Site.browse(todos: Self.todos) { browser, store in
      let answer = try await browser.post(
        "/pause", [("until", "2026-02-01T09:00"), ("back", "/several")])
      #expect(answer.location == "/several?did=2")
      #expect(try store.memory().pause?.until == Date("2026-02-01T08:00:00Z"))
      #expect(try await browser.get("/several").contains("End the pause", "Sun 1 Feb 09:00"))
      #expect(try await browser.get("/").contains("Sun 1 Feb 09:00", #"href="/several#pause""#))
      _ = try await browser.post("/pause", [("until", "off")])
      #expect(try store.memory().pause == nil)
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(try store.memory().pause != nil)
      for until in ["", "2020-01-01T00:00", "someday"] {
        let refused = try await browser.post("/pause", [("until", until)], asking: true)
        #expect(refused.status == .unprocessableContent, "\(until)")
      }
    }
  }
}
