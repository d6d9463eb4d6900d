import Application
import Foundation
import Recurrence
import Regions
import Reminders
import SQLiteStore
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
      "/", "/plan", "/tasks/new", "/map", "/places/new", "/history", "/reminders", "/why",
      "/status", "/settings", "/progress", "/practice", "/categories", "/categories/4",
      "/several",
    ]
    let place = Place.sample(tags: ["animals"])
    let todos = [
      Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"), nag: "1d"),
      Todo.sample(2, name: "Often", rule: .every("2d", start: "2026-01-01T09:00")),
      Todo.sample(3, name: "Done", rule: .every("1w"), position: .finished),
      Todo.sample(4, name: "Both units", rule: .every("3d-2w", start: "2026-01-01T09:00")),
      Todo.sample(6, name: "Late", rule: .every("2d", start: "2026-01-01T09:00")).with {
        $0.notes = "See https://example.org/a."
      },
      Todo.sample(5, name: "Later", rule: .every("6w", start: "2026-01-01T09:00")),
    ]
    return [
      TemplateState(paths: plain + ["/nowhere", "/login"]),
      TemplateState(places: [place], paths: ["/"]),
      TemplateState(todos: [todos[5]], places: [place], paths: ["/"]),
      TemplateState(
        todos: [Todo.sample(1, rule: .every("6w", start: "2026-01-01T09:00"))], places: [place],
        paths: ["/", "/?view=today", "/keys"]),
      TemplateState(places: [place], isInside: true, paths: ["/"]),
      TemplateState(
        todos: todos, places: [place] + (2...12).map { Place.sample($0, name: "Place \($0)") },
        isInside: true,
        paths: plain + [
          "/tasks/1", "/tasks/3", "/tasks/1/edit", "/tasks/4/edit", "/places/1", "/places/1/edit",
          "/places/2", "/why?task=1",
          "/why?place=1", "/tasks/2", "/tasks/4", "/?phase=finished", "/?q=nothing+like+it",
          "/?place=1", "/tasks/6", "/several?phase=overdue", "/several?q=nothing+like+it",
          "/why?q=late", "/why?q=nothing+like+it",
          "/?place=%23animals", "/?density=compact&category=none&priority=high",
          "/history?category=none", "/history?from=never", "/?line=Both+units&same=1",
          "/history?all=1", "/?did=5", "/?line=Trim+%40Nowhere", "/?undid=1", "/map?q=place",
          "/map?q=nothing&back=%2Ftasks%2Fnew", "/map?place=1", "/practice/breathing",
          "/practice/writing", "/practice/drawing", "/progress?from=2026-01-05&to=2026-01-01",
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
          ("/tasks", [("name", "Wrong date"), ("kind", "once"), ("due", "x"), ("timing", "x")]),
          ("/tasks", [("name", "Both units"), ("kind", "once")]),
          ("/categories", [("name", ""), ("color", "x"), ("icon", ""), ("icon_text", "xy")]),
          ("/categories", [("name", "A"), ("color", "x"), ("icon", ""), ("icon_text", "xy")]),
          ("/categories", [("name", "A"), ("color", "#fff"), ("icon", "xy")]),
          ("/categories/4", [("name", ""), ("color", "#fff"), ("icon", "key")]),
          ("/tasks/6/done", [("back", "/?q=late")]), ("/tasks/6/done", [("back", "/?q=late")]),
          ("/places", [("name", ""), ("radius", "1"), ("position", "x"), ("tags", ",#")]),
        ]),
      // So many tasks here that some are folded, and one at a place nearby.
      TemplateState(
        todos: (1...10).map { id in
          Todo.sample(
            id, name: "Errand \(id)", rule: .every("1-5w", start: "2025-12-20T09:00"),
            places: [.place(Place.ID(rawValue: id == 10 ? 2 : 1))])
        }, places: [place, Place.sample(2, name: "Near", latitude: 52.53)], isInside: true,
        paths: ["/", "/places/1", "/places/2"]),
      TemplateState(
        todos: [
          Todo.sample(
            1, name: "Fixed",
            rule: .every("1w", from: .start, start: "2025-12-29T15:00", at: "15:00"), places: []),
          Todo.sample(2, name: "Done", rule: .once(due: nil), places: []),
          Todo.sample(3, name: "Sorted", rule: .once(due: nil), places: []).with {
            $0.category = Category.ID(rawValue: 1)
          },
          Todo.sample(4, name: "Spare", rule: .once(due: nil), places: []),
          Todo.sample(5, name: "Too long", rule: .once(due: nil), places: []).with {
            $0.durationMinutes = 1440
          },
          Todo.sample(6, name: "Pinned", rule: .once(due: nil), places: []).with {
            $0.pin = Date("2026-01-05T14:15:00Z")
          },
        ]
          + (10...32).map { number in
            Todo.sample(number, name: "Big \(number)", rule: .once(due: nil), places: []).with {
              $0.durationMinutes = 1440
            }
          }, places: [place], isInside: true,
        paths: ["/plan", "/plan?date=2026-01-03", "/plan?date=2026-01-12"]),
      TemplateState(
        todos: (1...101).map { Todo.sample(Int64($0), name: "Task \($0)") }, places: [place],
        paths: ["/", "/?phase=overdue"],
        forms: [
          ("/tasks/999", [("name", "Deleted"), ("every_max", "2"), ("version", "0")]),
          ("/settings/day", [("day.start", "wrong")]),
          ("/settings/test", [("notifier", "desktop")]),
          ("/settings/test", [("notifier", "webhook.x")]),
          ("/settings/map", [("map", "file"), ("web.tiles_file", "wrong"), ("back", "/map")]),
          ("/settings/map", [("map", "none"), ("back", "/map")]),
          ("/settings/addresses", [("addresses", "server"), ("back", "/map")]),
        ]),
    ]
  }

  /// Returns the addresses and texts of the pages, drawn with given templates.
  ///
  /// If the user is inside, the first task has just reminded at the first place.
  func pages(templates: PageTemplates) async throws -> [(path: String, text: String)] {
    let position = LivePosition(
      time: Site.pageNow, latitude: 52.52, longitude: 13.405, accuracyMeters: 9, isAccepted: true)
    let settings: (SQLiteStore) -> SettingsPort = {
      SampleSettings($0, fixed: ["week_start": ("monday", .file("/etc/passby.yaml"))]).port
    }
    return try await Site.browse(
      todos: todos, places: places, position: isInside ? position : nil,
      settings: settings, templates: templates
    ) { browser, store in
      if isInside, let todo = todos.first {
        try store.remind(of: todo, at: Site.pageNow)
        _ = try await browser.post("/quick", [("line", "Sorted every 3w #Home")])
        _ = try await browser.post("/tasks/7/done", [])
        _ = try await browser.post("/tasks/2/done", [("note", "well")])
        _ = try await browser.post("/tasks/5/snooze", [("until", "visit")])
        _ = try await browser.post("/tasks/4/done", [])
        _ = try await browser.post("/undo", [("step", "6")])
        _ = try await browser.post("/moods", [("emotion", "3"), ("note", "calm")])
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

extension Todo {
  /// The task with changes.
  fileprivate func with(_ change: (inout Todo) -> Void) -> Todo {
    var todo = self
    change(&todo)
    return todo
  }
}
