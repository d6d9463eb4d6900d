import Application
import Foundation
import Recurrence
import Reminders
import TestSupport

@testable import WebApp

/// A state of the database, and the pages that show it.
struct TemplateState: Sendable {
  var todos: [Todo] = []
  var places: [Place] = []
  var isInside = false
  var paths: [String] = []
  var forms: [(String, [(String, String)])] = []

  /// Enough states to show every part of every template.
  static var all: [TemplateState] {
    let plain = [
      "/", "/tasks/new", "/map", "/places/new", "/history", "/reminders", "/why", "/status",
      "/several",
    ]
    let place = Place.sample(tags: ["animals"])
    let todos = [
      Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"), nag: "1d"),
      Todo.sample(2, name: "Often", rule: .every("2d", start: "2026-01-01T09:00")),
      Todo.sample(3, name: "Done", rule: .every("1w"), position: .finished),
      Todo.sample(4, name: "Both units", rule: .every("3d-2w", start: "2026-01-01T09:00")),
      Todo.sample(6, name: "Late", rule: .every("2d", start: "2026-01-01T09:00")),
      Todo.sample(5, name: "Later", rule: .every("6w", start: "2026-01-01T09:00")),
      Sample.todo(7, name: "Noted", notes: "See https://example.org/a.", countdown: 7),
    ]
    return [
      TemplateState(paths: plain + ["/nowhere", "/login"]),
      TemplateState(places: [place], paths: ["/"]),
      TemplateState(places: [place], isInside: true, paths: ["/"]),
      TemplateState(
        todos: todos, places: [place] + (2...12).map { Place.sample($0, name: "Place \($0)") },
        isInside: true,
        paths: plain + [
          "/tasks/1", "/tasks/3", "/tasks/1/edit", "/tasks/4/edit", "/places/1", "/why?task=1",
          "/why?place=1", "/tasks/2", "/tasks/4", "/?phase=finished", "/?q=nothing+like+it",
          "/?place=1", "/tasks/7", "/several?phase=overdue", "/several?q=nothing+like+it",
          "/why?q=late", "/why?q=nothing+like+it",
          "/?place=%23animals",
          "/history?all=1", "/?did=3", "/?line=Trim+%40Nowhere", "/?undid=1", "/map?q=place",
          "/map?q=nothing&back=%2Ftasks%2Fnew", "/map?place=1",
        ],
        forms: [
          (
            "/tasks",
            [
              ("name", ""), ("every_max", "0"), ("due", "x"), ("zone", "x"), ("at", "x"),
              ("has_where", "1"), ("on", "x"), ("place", "none there"), ("horizon", "x"),
              ("nag", "x"), ("category", "x"), ("duration", "x"),
              ("dwell", "x"), ("start", "x"), ("first", "x"), ("end", "x"),
            ]
          ),
          (
            "/tasks",
            [
              ("name", "Wrong dates"), ("every_max", "2"), ("at", "x"), ("start", "x"),
              ("first", "x"), ("end", "x"), ("has_where", "1"), ("on", "dwell"), ("dwell", "x"),
              ("notes", "a\u{0}b"),
            ]
          ),
          ("/tasks", [("name", "Wrong date"), ("kind", "once"), ("due", "x")]),
          ("/places", [("name", ""), ("radius", "1"), ("position", "x"), ("tags", ",#")]),
        ]),
      TemplateState(
        todos: (1...101).map { Todo.sample(Int64($0), name: "Task \($0)") }, places: [place],
        paths: ["/", "/?phase=overdue"],
        forms: [("/tasks/999", [("name", "Deleted"), ("every_max", "2"), ("version", "0")])]),
    ]
  }

  /// Returns the addresses and texts of the pages, drawn with given templates.
  ///
  /// If the user is inside, the first task has just reminded at the first place.
  func pages(templates: PageTemplates) async throws -> [(path: String, text: String)] {
    let position = LivePosition(
      time: Site.pageNow, latitude: 52.52, longitude: 13.405, accuracyMeters: 9, isAccepted: true)
    return try await Site.browse(
      todos: todos, places: places, position: isInside ? position : nil, templates: templates
    ) { browser, store in
      if isInside, let todo = todos.first {
        try store.remind(of: todo, at: Site.pageNow)
        _ = try await browser.post("/tasks/2/done", [])
        _ = try await browser.post("/tasks/5/snooze", [("until", "visit")])
        _ = try await browser.post("/tasks/4/done", [])
        _ = try await browser.post("/undo", [("step", "4")])
      }
      var pages: [(path: String, text: String)] = []
      for path in paths { pages.append((path, try await browser.get(path).text)) }
      for (path, fields) in forms {
        pages.append((path, try await browser.post(path, fields).text))
      }
      return pages
    }
  }
}
