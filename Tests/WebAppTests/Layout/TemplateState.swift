import Application
import Foundation
import Geo
import Model
import Recurrence
import Regions
import SQLiteStore
import TestSupport

@testable import WebApp
@testable import WebPorts

/// A state of the database, and the pages that show it.
struct TemplateState: Sendable {
  var todos: [Todo] = []
  var places: [Place] = []
  var isInside = false
  /// The age of the position, in seconds.
  var age = 0.0
  /// Addresses at which phones reach the page.
  var addresses: [String] = []
  var paths: [String] = []
  var forms: [(String, [(String, String)])] = []

  /// Enough states to show every part of every template.
  static var all: [TemplateState] {
    let plain = Page.all.map(\.path) + ["/tasks/new", "/places/new", "/categories/4"]
    let place = Place.sample(tags: ["animals"])
    let todos = [
      Todo.sample(1, rule: .every("1-5w", start: "2025-12-20T09:00"), nag: "1d"),
      Todo.sample(2, name: "Often", rule: .every("2d", start: "2026-01-01T09:00")),
      Todo.sample(3, name: "Done", rule: .every("1w"), state: .finished),
      Todo.sample(4, name: "Both units", rule: .every("3d-2w", start: "2026-01-01T09:00")),
      Todo.sample(6, name: "Late", rule: .every("2d", start: "2026-01-01T09:00")).with {
        $0.notes = "See https://example.org/a."
      },
      Todo.sample(5, name: "Later", rule: .every("6w", start: "2026-01-01T09:00")),
    ]
    return [
      TemplateState(paths: plain + ["/nowhere", "/login"]),
      TemplateState(places: [place], paths: ["/"]),
      // The first line of the welcome cannot be read, or could mean several things.
      TemplateState(
        places: [place],
        paths: [
          "/?line=Trim+%40Nowhere", "/?line=Bins+every+second+thu",
          "/lookback?show=habits", "/lookback?show=mood", "/lookback?from=2025-12-01&to=2025-12-09",
        ]),
      // More tasks are done in time than streaks are shown at once.
      TemplateState(
        todos: (1...6).map {
          Todo.sample($0, name: "Kept \($0)", rule: .every("1-5w", start: "2025-12-20T09:00"))
        }, places: [place],
        forms: (1...6).map { ("/tasks/\($0)/done", [("back", "/lookback?show=badges")]) }),
      // A template of the welcome, before and after its first task was added.
      TemplateState(
        places: [place], paths: ["/welcome?question=task&template=cat"],
        forms: [("/welcome/template", [("template", "cat"), ("task", "1")])]),
      TemplateState(
        todos: [Todo.sample(1, name: "Cat medicine against worms", places: [])], places: [place],
        paths: ["/welcome?question=task&template=cat"]),
      // A task that is done in turn.
      TemplateState(
        forms: TurnPageTests.forms),
      // Phones reach the page.
      TemplateState(
        todos: [todos[5]], places: [place], addresses: ["http://192.168.1.20:7575"],
        paths: ["/devices", "/welcome?question=phone&answer=phone"],
        forms: [
          ("/devices", [("name", "Phone"), ("person", "anna"), ("welcome", "1")]),
          ("/devices", [("name", "")]), ("/welcome/test", [("device", "1")]),
        ]),
      TemplateState(todos: [todos[5]], places: [place], paths: ["/"]),
      TemplateState.ofClosedPlace,
      // A day task that was missed often, and a place that a newer position is away from.
      TemplateState(
        todos: [
          Todo.sample(1, rule: .every("1d", from: .start, start: "2026-01-01T00:00"), places: [])
            .with {
              ($0.isInDays, $0.priority) = (true, .high)
            }
        ], places: [Place.sample(1, latitude: 52.6)], isInside: true, age: -30,
        paths: ["/", "/?show=late"]),
      TemplateState(
        todos: [Todo.sample(1, rule: .every("6w", start: "2026-01-01T09:00"))], places: [place],
        paths: ["/", "/tasks", "/keys"]),
      TemplateState(places: [place], isInside: true, paths: ["/"]),
      TemplateState(
        todos: todos, places: [place] + (2...12).map { Place.sample($0, name: "Place \($0)") },
        isInside: true,
        paths: plain + [
          "/tasks/1", "/tasks/3", "/tasks/1/edit", "/tasks/1/edit?field=due",
          "/tasks/1/edit?field=place", "/tasks/4/edit", "/places/1", "/places/1/edit",
          "/places/2", "/history?task=1",
          "/history?place=1", "/tasks/2", "/tasks/4", "/?phase=finished",
          "/tasks?q=nothing+like+it", "/?q=nothing+like+it", "/?q=place", "/?q=t", "/?show=x",
          "/tasks?category=none", "/tasks?group=place",
          "/?place=1", "/tasks/6", "/several?phase=overdue", "/devices", "/devices/1",
          "/devices/1?position=1", "/devices?renamed=2",
          "/several?q=nothing+like+it",
          "/places?q=%23animals", "/places?q=nothing+like+it",
          "/welcome?question=phone&answer=phone", "/welcome?question=phone&answer=browser",
          "/welcome?question=phone&answer=receiver", "/welcome?question=tell&answer=owntracks",
          "/welcome?question=tell&answer=browser", "/welcome?question=tell&answer=ntfy",
          "/welcome?question=tell&answer=desktop", "/welcome?question=place&answer=search&q=place",
          "/welcome?question=place&answer=search&q=nothing", "/welcome?question=place&answer=here",
          "/welcome?question=parts", "/welcome?question=task", "/network",
          "/welcome?question=tell&answer=owntracks&test=1",
          "/?place=%23animals", "/?density=compact&category=none&priority=high",
          "/history?category=none", "/history?from=never", "/?line=Both+units&same=1",
          "/history?only=done", "/?did=5", "/?line=Trim+%40Nowhere", "/?undid=1", "/map?q=place",
          "/?line=Bins+every+second+thu",
          "/map?q=nothing&back=%2Ftasks%2Fnew", "/map?place=1", "/map?name=Market",
          "/practice/breathing",
          "/practice/writing", "/practice/drawing", "/photos?page=2",
          "/lookback?show=mood&from=2026-01-05&to=2026-01-01", "/lookback?from=x",
          "/timeline?weeks=5",
          "/timeline?weeks=52", "/lookback?show=year&of=done",
          "/lookback?show=year&of=marks&year=2025",
          "/lookback?show=year&of=habit:1", "/lookback?show=year&year=x", "/lookback?show=habits",
          "/lookback?show=badges", "/lookback?show=mood", "/weeks?weeks=x", "/search?q=place",
          "/search?q=late",
          "/search?q=nothing+like+it",
          "/journal?date=2026-01-04", "/journal?date=2026-01-03", "/tasks/8", "/journal/habits",
          "/journal/habits?all=2", "/journal/habits?edit=2",
          "/journal/notes", "/journal/notes?q=nothing+like+it", "/journal?month=x",
          "/journal?date=x",
          "/places/new?q=52.5,13.4", "/journal?month=2025-12",
          "/journal?date=2026-01-09",
        ],
        forms: [
          (
            "/tasks",
            [
              ("name", ""), ("every_max", "0"), ("due", "x"), ("zone", "x"), ("at", "x"),
              ("has_where", "1"), ("on", "x"), ("place", "none there"), ("horizon", "x"),
              ("nag", "x"), ("remind", "x"), ("category", "x"), ("duration", "x"),
              ("dwell", "x"), ("start", "x"), ("first", "x"), ("end", "x"),
            ]
          ),
          (
            "/tasks",
            [
              ("name", "Wrong dates"), ("every_max", "2"), ("at", "x"), ("start", "x"),
              ("first", "x"), ("end", "x"), ("has_where", "1"), ("on", "dwell"), ("dwell", "x"),
              ("notes", "a\u{0}b"), ("any_time", "1"), ("last", "x"), ("timing", "x"),
            ]
          ),
          ("/tasks", [("name", "Wrong date"), ("kind", "once"), ("due", "x"), ("moment", "due")]),
          (
            "/tasks",
            [
              ("name", "Dated wish"), ("kind", "once"), ("due", "2026-02-01T10:00"),
              ("bucket", "yes"), ("first", "2026-02-01"), ("first_time", "10:00"),
            ]
          ),
          ("/tasks", [("name", "Both units"), ("kind", "once")]),
          (
            "/tasks",
            [
              ("name", ""), ("kind", "once"), ("due", "2026-02-01T10:00"), ("moment", "when"),
              ("remind", "1h"),
            ]
          ),
          ("/tasks", [("line", "Bins every second thu @Vet"), ("line_was", "")]),
          ("/categories", [("name", ""), ("color", "x"), ("icon", ""), ("icon_text", "xy")]),
          ("/categories", [("name", "A"), ("color", "x"), ("icon", ""), ("icon_text", "xy")]),
          ("/categories", [("name", "A"), ("color", "#fff"), ("icon", "xy")]),
          ("/rest", [("from", "2026-01-20"), ("to", "2026-01-22")]), ("/rest", [("from", "x")]),
          ("/exchange", []),
          (
            "/exchange",
            [
              (
                "content",
                "QkVHSU46VkNBTEVOREFSCkJFR0lOOlZFVkVOVApFTkQ6VkVWRU5UCkVORDpWQ0FMRU5EQVIK"
              )
            ]
          ),
          (
            "/exchange",
            [
              ("content", "QSBkdWU6MjAyNi0wMy0xMCByZWM6M2IKQiBkdWU6MjAyNi0wNC0xMAo="),
              ("format", "todotxt"),
              ("update", "on"), ("approximate", "on"), ("skip_bad", "on"), ("with_time", "on"),
              ("events", "on"),
              ("polygons", "circle"), ("radius", "80 m"), ("tag", "x"),
            ]
          ), ("/settings/keys", [("name", "Dates"), ("may", "feed")]),
          ("/profile", [("name", String(repeating: "x", count: 101))]),
          ("/photos", [("caption", "No file")]), ("/photos", [("date", "x")]),
          ("/photos", [("caption", String(repeating: "x", count: 501))]),
          ("/categories/4", [("name", ""), ("color", "#fff"), ("icon", "key")]),
          ("/devices", [("name", "Tablet"), ("person", "anna"), ("welcome", "1")]),
          ("/welcome/test", [("device", "1")]), ("/welcome/test", [("notifier", "desktop")]),
          ("/devices", [("name", "")]),
          ("/devices/1", [("name", ""), ("person", "anna")]),
          ("/persons/2", [("name", "a/b")]),
          ("/tasks/6/done", [("back", "/?q=late")]), ("/tasks/6/done", [("back", "/?q=late")]),
          ("/practice/gratitude", [("text", "Sun"), ("text", " "), ("text", "Cat")]),
          ("/bucket", [("name", ""), ("place", "Vet")]),
          ("/bucket", [("name", "Both units")]),
          ("/journal/gratitude", [("text", "a"), ("text", ""), ("text", "c"), ("date", "today")]),
          ("/journal/notes", [("text", " "), ("date", "today")]),
          ("/journal/notes/1", [("text", "Mine"), ("was", "text=Before")]),
          ("/journal/habits", [("name", ""), ("days", "3")]),
          ("/journal/habits", [("name", "A"), ("days", "x")]),
          ("/journal/habits", [("name", "A"), ("days", "3"), ("start", "x")]),
          ("/journal/habits", [("name", "A"), ("days", "3"), ("at", "x")]),
          ("/journal/habits", [("name", "A"), ("goal", "x"), ("at_most", "1")]),
          ("/journal/habits", [("name", "A"), ("often", "on")]),
          ("/journal/habits", [("name", "A"), ("often", "x"), ("on", "mon")]),
          ("/places", [("name", ""), ("radius", "1"), ("position", "x"), ("tags", ",#")]),
        ]),
      // So many tasks here that some are folded, and one at a place nearby.
      TemplateState(
        todos: (1...10).map { id in
          Todo.sample(
            id, name: "Errand \(id)", rule: .every("1-5w", start: "2025-12-20T09:00"),
            places: [.place(Place.ID(rawValue: id == 10 ? 2 : 1))])
        }, places: [place, Place.sample(2, name: "Near", latitude: 52.53)], isInside: true,
        age: 660, paths: ["/", "/map", "/places/1", "/places/2"]),
      // A task without a place and a date never reminds.
      TemplateState(
        todos: [Todo.sample(1, rule: .once(due: nil), places: [])],
        paths: ["/tasks/1", "/history?task=1"]),
      checklistsHere, checklists,
      // A task of tomorrow is folded, and unfolded where it is looked for.
      TemplateState(
        todos: [
          Todo.sample(
            1, name: "Eve", rule: .once(due: try? LocalDateTime(parsing: "2026-01-06T10:00")),
            places: [])
        ],
        paths: ["/", "/?priority=normal"]),
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
        paths: [
          "/", "/plan", "/plan?date=2026-01-03", "/plan?date=2026-01-12", "/plan?date=x",
          "/journal",
          "/journal?date=2026-01-12", "/weeks",
        ]),
      TemplateState(
        todos: (1...101).map { Todo.sample(Int64($0), name: "Task \($0)") }, places: [place],
        paths: ["/", "/tasks", "/?phase=overdue", "/weeks", "/journal"],
        forms: [
          ("/tasks/999", [("name", "Deleted"), ("every_max", "2"), ("version", "0")]),
          ("/settings/day", [("day.start", "wrong")]),
          ("/settings/notifications", [("notify.ntfy.url", "http://own.example")]),
          ("/moods", [("emotion", "0")]),
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
      time: Site.pageNow.after(-age), latitude: 52.52, longitude: 13.405, accuracyMeters: 9,
      isAccepted: true)
    let settings: (SQLiteStore) -> SettingsPort = {
      SampleSettings($0, fixed: ["week_start": ("monday", .file("/etc/passby.yaml"))]).port
    }
    return try await Site.browse(
      todos: todos, places: places, position: isInside ? position : nil, otherAddresses: addresses,
      settings: settings, templates: templates, devices: .reporting
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
        for name in ["See the sea", "Swim"] {
          _ = try await browser.post("/bucket", [("name", name), ("place", "Vet")])
        }
        _ = try await browser.post("/bucket", [("name", "Fly")])
        let ids = try store.todos().filter(\.isWish).map(\.id.rawValue)
        _ = try await browser.post("/tasks/\(ids[2])/done", [])
        _ = try await browser.post("/tasks/\(ids[1])/snooze", [("until", "visit")])
        _ = try await browser.post(
          "/tasks",
          [("name", "Noted"), ("kind", "once"), ("bucket", "yes"), ("notes", "in summer")])
        for (name, days, start) in [("Walk", "3", "2026-01-02"), ("Read", "100", "2026-01-03")] {
          _ = try await browser.post(
            "/journal/habits", [("name", name), ("days", days), ("start", start), ("at", "08:15")])
        }
        _ = try await browser.post("/journal/habits", [("name", "Water"), ("goal", "8 glasses")])
        _ = try await browser.post(
          "/journal/habits/3/mark", [("date", "today"), ("set", "3")])
        for (date, kind) in [("2026-01-03", "done"), ("2026-01-04", "rest")] {
          for id in 1...2 {
            _ = try await browser.post(
              "/journal/habits/\(id)/mark", [("date", date), ("kind", kind)])
          }
        }
        _ = try await browser.post(
          "/journal/gratitude",
          [("text", "a"), ("text", "b"), ("text", "c"), ("date", "2026-01-04")])
        _ = try await browser.post("/journal/notes", [("text", "calm"), ("date", "2026-01-04")])
        for date in ["2026-01-04", "2026-01-03", "2026-01-03"] {
          _ = try await browser.post("/moods/days", [("date", date)])
        }
        _ = try await browser.post("/devices", [("name", "Phone"), ("person", "anna")])
        _ = try await browser.post(
          "/devices/1",
          [
            ("name", "Phone"), ("person", "anna"), ("leads", "1"), ("shared", "1"),
            ("push_places", "1"), ("notify_in_app", "1"),
          ])
        _ = try await browser.post("/devices/1/secret", [("secret", "hush")])
        _ = try await browser.post("/devices", [("name", "Other"), ("person", "zoe")])
        _ = try await browser.post("/devices/2", [("name", "Other"), ("person", "me")])
        try store.addPhotos()
        _ = try await browser.post(
          "/profile", [("name", "Olena"), ("about", "Cats"), ("photo", "1")])
        _ = try await browser.post("/rest", [("from", "2026-01-10")])
      }
      var pages: [(path: String, text: String)] = []
      for path in paths { pages.append((path, try await browser.get(path).text)) }
      for path in paths where path == "/" {
        pages.append((path, try await browser.get(path, fragment: "list").text))
      }
      for (path, fields) in forms {
        let answer = try await browser.post(path, fields)
        pages.append((path, answer.text))
        if let next = answer.location { pages.append((next, try await browser.get(next).text)) }
      }
      return pages
    }
  }
}

extension DevicesPort {
  /// A first device that reports badly, and offers a place that is known, one that is not, and
  /// one without a name.
  fileprivate static var reporting: DevicesPort {
    var health = DeviceFigures(device: 1)
    health.heard = Site.pageNow
    health.mode = "quiet"
    health.regions = ["Vet", "Home", ""].map {
      .init(name: $0, latitude: 52, longitude: 13, radiusM: 100)
    }
    health.lastFix = Site.pageNow
    let position = LivePosition(
      time: Site.pageNow, latitude: 52, longitude: 13, accuracyMeters: 20, isAccepted: true)
    let first = Device.ID(rawValue: 1)
    return DevicesPort(health: { [health] in [first: health] }, positions: { [first: position] })
  }
}
