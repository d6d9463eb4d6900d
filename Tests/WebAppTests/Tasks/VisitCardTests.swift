import Foundation
import HTTPTypes
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import WebApp
@testable import WebPorts

/// The card of the place where the user is, and the row of places nearby.
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

  private static func cards(_ page: OneShot) -> [Int] {
    (1...9).filter { page.contains("id=\"v\($0)\"") }
  }

  @Test
  func `the card lasts as long as the visit, and its tasks do not stand in the list too`()
    async throws
  {
    try await Site.browse(todos: Self.todos, places: Self.places) { browser, store in
      #expect(Self.cards(try await browser.get("/")).isEmpty)
      try Self.visit(store)
      let page = try await browser.get("/")
      #expect(page.contains("You are at Pharmacy", "Snooze all", "/places/1/snooze"))
      #expect(Self.cards(page) == [1, 2, 3])
      #expect(!page.contains("id=\"t1\"") && page.contains("id=\"t4\""))
      #expect(page.contains("data-total=\"4\""))
      // A search is a look at the list.
      let found = try await browser.get("/tasks?q=task")
      #expect(Self.cards(found) == [1, 2, 3] && found.contains("id=\"t1\""))
      let part = try await browser.get("/", fragment: "list")
      #expect(part.contains("You are at Pharmacy"))
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
      // It can still be done here.
      #expect(page.contains("id=\"t3\"", "Here"))
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
  func `several places have a card each, and more than five tasks are folded`() async throws {
    let todos = (1...7).map { Self.open($0) } + [Self.open(8, at: 2)]
    try await Site.browse(todos: todos, places: Self.places) { browser, store in
      try Self.visit(store)
      try Self.visit(store, 2)
      let page = try await browser.get("/")
      #expect(page.contains("You are at Pharmacy", "You are at Mall", "2 more"))
      #expect(Self.cards(page) == Array(1...8))
    }
  }

  @Test
  func `beside a newer position elsewhere the card says where the user was last, and nothing else`()
    async throws
  {
    try await Site.browse(todos: Self.todos, places: Self.places) { browser, store in
      try Self.visit(store)
      try Self.visit(store, lastSeen: Site.pageNow.after(-30))
      let page = try await browser.get("/")
      #expect(page.contains("Last at Pharmacy, 12:59") && !page.contains("You are at"))
      #expect(Self.cards(page) == [1, 2, 3], "what was done there can still be ticked")
      for path in ["/places", "/places/1", "/tasks/1"] {
        let other = try await browser.get(path)
        #expect(!other.contains("you are here"), "\(path)")
      }
      try Self.visit(store)
      #expect(try await browser.get("/").contains("You are at Pharmacy"))
    }
  }

  @Test
  func `places nearby lead to their pages, those where the user is aside`() async throws {
    let position = LivePosition(
      time: Site.pageNow.after(-660), latitude: 52.52, longitude: 13.405, accuracyMeters: 9,
      isAccepted: true)
    try await Site.browse(todos: Self.todos, places: Self.places, position: position) {
      browser, store in
      let page = try await browser.get("/")
      #expect(page.contains("Near where you were 11 min ago", "1.1 km N", "0 m"))
      try Self.visit(store)
      let here = try await browser.get("/")
      #expect(here.contains("1.1 km N") && !here.contains("0 m N"))
      #expect(here.contains("You were at Pharmacy 11 min ago"))
      for path in ["/map", "/places/1"] {
        #expect(try await browser.get(path).contains("you were here 11 min ago"), "\(path)")
      }
      let refused = LivePosition(
        time: Site.pageNow, latitude: 52.52, longitude: 13.405, accuracyMeters: 9,
        isAccepted: false)
      try await Site.browse(todos: Self.todos, places: Self.places, position: refused) {
        browser, _ in
        let hasNear = try await browser.get("/").contains("near-places")
        #expect(!hasNear)
      }
    }
  }
}
