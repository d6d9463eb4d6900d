import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// The section of the place where the user is, and the distances of others.
struct VisitCardTests {
  private static func open(_ id: Int64, at place: Int64 = 1) -> Todo {
    .sample(
      id, name: "Task \(id)", rule: .every("1-5w", start: "2025-12-20T09:00"),
      places: [.place(Place.ID(rawValue: place))])
  }
  private static let todos = [open(1), open(2), open(3), open(4, at: 2)]
  private static let places = [
    Place.sample(1, name: "Pharmacy"), Place.sample(2, name: "Mall", latitude: 52.53),
  ]

  private static func visit(
    _ store: any ReminderStore, _ place: Int64 = 1, ended: Date? = nil, lastSeen: Date? = nil
  ) throws {
    var step = EngineStep()
    let id = Visit.ID(place: Place.ID(rawValue: place), began: Site.pageNow.after(-60))
    step.visits = [Visit(id: id, ended: ended, lastSeen: lastSeen)]
    try store.commit(
      PipelineCommit(
        time: Site.pageNow, transitions: [], step: step, track: nil, notifiers: []))
  }

  /// The tasks that the sections Here ask for.
  private static func cards(_ page: OneShot) -> [Int] {
    let sections = page.text.matches(of: /data-section="here".*?<\/section>/.dotMatchesNewlines())
    let rows = sections.map { $0.0.prefix { _ in true } }.map {
      $0.split(separator: "group-fold left").first.map(String.init) ?? ""
    }
    return (1...9).filter { id in rows.contains { $0.contains("id=\"t\(id)\"") } }
  }

  @Test
  func `Here lasts as long as the visit, and its tasks stand nowhere else`()
    async throws
  {
    try await Site.browse(todos: Self.todos, places: Self.places) { browser, store in
      #expect(Self.cards(try await browser.get("/")).isEmpty)
      try Self.visit(store)
      let page = try await browser.get("/")
      #expect(page.contains("Here: <a href=\"/places/1\"><bdi>Pharmacy<", "/places/1/snooze"))
      #expect(Self.cards(page) == [1, 2, 3])
      #expect(page.text.matches(of: /id="t1"/).count == 1 && page.contains("id=\"t4\""))
      #expect(page.contains("data-total=\"4\""))
      let part = try await browser.get("/", fragment: "list")
      #expect(Self.cards(part) == [1, 2, 3])
      try Self.visit(store, ended: Site.pageNow)
      let gone = try await browser.get("/")
      #expect(Self.cards(gone).isEmpty && gone.contains("id=\"t1\""))
    }
  }

  @Test
  func `done, snooze and not now answer a task; undo asks again`() async throws {
    try await Site.browse(todos: Self.todos, places: Self.places) { browser, store in
      try Self.visit(store)
      for (path, fields) in [
        ("/tasks/1/done", []), ("/tasks/2/snooze", [("until", "1h")]),
        ("/tasks/3/snooze", [("until", "this-visit")]),
      ] as [(String, [(String, String)])] {
        #expect(try await browser.post(path, fields).status == .seeOther)
      }
      let page = try await browser.get("/")
      #expect(Self.cards(page).isEmpty)
      // It can still be done here; what is snoozed stands with it.
      #expect(page.contains("id=\"t3\"", "Left for now: 2"))
      let silences = try store.memory().silences
      #expect(
        Set(silences.map(\.reason)) == [.done, .snoozed, .dismissed] && silences.count == 3)
      #expect(try store.todos().first { $0.id.rawValue == 3 }?.snooze == nil)
      let undone = try await browser.post("/undo", [("step", "last")], asking: true)
      #expect(undone.contains("was left for another visit."))
      #expect(Self.cards(try await browser.get("/")) == [3])
    }
  }

  @Test(arguments: ["1h", "this-visit"])
  func `all of them are answered in one step`(until: String) async throws {
    try await Site.browse(todos: Self.todos, places: Self.places) { browser, store in
      try Self.visit(store)
      let answer = try await browser.post(
        "/places/1/snooze", [("until", until)], asking: true)
      #expect(answer.status == .ok)
      #expect(answer.contains("3 tasks"))
      #expect(Self.cards(try await browser.get("/")).isEmpty)
      let again = try await browser.post("/places/1/snooze", [("until", until)])
      #expect(again.status == .conflict && again.contains("Nothing is left to do at Pharmacy"))
      _ = try await browser.post("/undo", [("step", "last")])
      #expect(Self.cards(try await browser.get("/")) == [1, 2, 3])
    }
  }

  @Test
  func `wrong input is refused, and nothing is changed`() async throws {
    try await Site.browse(todos: Self.todos, places: Self.places) { browser, store in
      try Self.visit(store)
      #expect(try await browser.post("/places/1/snooze", []).status == .unprocessableContent)
      #expect(
        try await browser.post("/places/1/snooze", [("until", "never")]).status
          == .unprocessableContent)
      #expect(try await browser.post("/places/9/snooze", [("until", "1h")]).status == .notFound)
      let elsewhere = try await browser.post("/tasks/4/snooze", [("until", "this-visit")])
      #expect(elsewhere.status == .conflict && elsewhere.contains("none of its places"))
      #expect(try store.memory().silences.isEmpty)
      #expect(Self.cards(try await browser.get("/")) == [1, 2, 3])
    }
  }

  @Test
  func `several places have a section each`() async throws {
    let todos = (1...7).map { Self.open($0) } + [Self.open(8, at: 2)]
    try await Site.browse(todos: todos, places: Self.places) { browser, store in
      try Self.visit(store)
      try Self.visit(store, 2)
      let page = try await browser.get("/")
      #expect(page.contains("<bdi>Pharmacy<", "<bdi>Mall<"))
      #expect(Self.cards(page) == Array(1...8))
    }
  }

  @Test
  func `beside a newer position elsewhere the page says where the user was last, and has no Here`()
    async throws
  {
    try await Site.browse(todos: Self.todos, places: Self.places) { browser, store in
      try Self.visit(store)
      try Self.visit(store, lastSeen: Site.pageNow.after(-30))
      let page = try await browser.get("/")
      #expect(page.contains("Last at Pharmacy, 12:59") && !page.contains("Here:"))
      #expect(Self.cards(page).isEmpty && page.contains("id=\"t1\""))
      for path in ["/places", "/places/1", "/tasks/1"] {
        let other = try await browser.get(path)
        #expect(!other.contains("you are here"), "\(path)")
      }
      try Self.visit(store)
      #expect(Self.cards(try await browser.get("/")) == [1, 2, 3])
    }
  }

  @Test
  func `what can be done at places stands nearest first, with the distance`() async throws {
    let position = LivePosition(
      time: Site.pageNow.after(-660), latitude: 52.531, longitude: 13.405, accuracyMeters: 9,
      isAccepted: true)
    let nowhere = Todo.sample(
      5, name: "Nowhere", rule: .every("1-5w", start: "2025-12-20T09:00"), places: [.tag("none")])
    let open = Todo.sample(
      6, name: "Open", rule: .every("1-5w", start: "2025-12-20T09:00"), places: [])
    try await Site.browse(
      todos: Self.todos + [nowhere, open], places: Self.places, position: position
    ) { browser, store in
      let page = try await browser.get("/")
      let order = page.text.matches(of: /id="t(\d)"/).map { String($0.1) }
      #expect(order == ["4", "1", "2", "3", "5", "6"])
      #expect(page.contains("When you pass<", ">111 m<", ">1.2 km<", "position: 11 min ago"))
      #expect(page.contains(">Open<") && !page.contains("near-places"))
      try Self.visit(store)
      for path in ["/map", "/places/1"] {
        #expect(try await browser.get(path).contains("you were here 11 min ago"), "\(path)")
      }
      let refused = LivePosition(
        time: Site.pageNow, latitude: 52.52, longitude: 13.405, accuracyMeters: 9,
        isAccepted: false)
      try await Site.browse(todos: Self.todos, places: Self.places, position: refused) {
        browser, _ in
        let hasDistance = try await browser.get("/").contains("class=\"away\"")
        #expect(!hasDistance)
      }
    }
  }
}
