import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import NIOCore
import Regions
import SQLiteStore
import TestSupport
import Testing
import Text
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The pages of three persons: what belongs to one of them, the others do not get (V17).
struct PersonPageTests {
  /// The addresses of a route with every number that something may have.
  private static func addresses(_ route: String) -> [String] {
    let names: [String: [String]] = [
      "name": ["breathing", "app.css", "mood", "year", "done-by-day", "place-visits", "x"],
      "section": ["general", "keys", "x"], "z": ["1"], "x": ["1"], "y": ["1"],
      "entry": ["00000000-0000-4000-8000-000000000001"],
    ]
    var found = [""]
    for part in route.split(separator: "/") {
      let parameter =
        part.hasPrefix(":")
        ? String(part.dropFirst())
        : part.hasPrefix("{") ? String(part.dropFirst().dropLast()) : nil
      let values = parameter.map { names[$0] ?? (1...13).map(String.init) } ?? [String(part)]
      found = found.flatMap { path in values.map { "\(path)/\($0)" } }
    }
    return found.map { $0.isEmpty ? "/" : $0 }
  }

  /// Returns what of others is in a text; the bare word is repeated where it was searched for.
  private static func leaks(_ text: String) -> [String] {
    let bytes = Data(text.utf8)
    return ["SECRET-", "SECRET phone", "SECRET status", "52.52111"]
      .filter { bytes.range(of: Data($0.utf8)) != nil }
  }

  /// Queries that ask for more than the usual.
  private static let queries = [
    "", "?all=1&limit=1000", "?q=SECRET", "?search=SECRET", "?from=2020-01-01&to=2026-12-31",
    "?date=2026-01-05", "?of=mood&year=2026", "?of=habit:1&year=2026", "?habit=1", "?task=1",
    "?person=me", "?for=me", "?position=1", "?place=Shop&limit=100", "?month=2026-01",
    "?view=all", "?did=1", "?bucket=1",
  ]

  /// The routes are asked in four parts at the same time.
  @Test(.timeLimit(.minutes(10)), arguments: 0..<4)
  func `no answer to another person has a text of what is not that person's`(
    part: Int
  ) async throws {
    try await PersonHousehold.visit { house, site in
      let routes = site.methods.all.filter { $0.method == .get && $0.path != "/events" }
      #expect(routes.count > 90)
      var asked = 0
      for (index, route) in routes.enumerated() where index % 4 == part {
        for address in Self.addresses(route.path) {
          let queries = route.path.contains(":") ? Array(Self.queries.prefix(2)) : Self.queries
          for query in queries {
            let answer = try await house.ask(.get, address + query, as: "anna")
            asked += 1
            let leak = Self.leaks(answer.text)
            #expect(leak.isEmpty, "\(address)\(query): \(leak)")
          }
        }
      }
      #expect(asked > 250)
    }
  }

  @Test(
    arguments: [
      "/tasks/N", "/tasks/N/edit", "/photos/N", "/photos/N/thumbnail", "/devices/N",
      "/api/v1/tasks/N", "/api/v1/tasks/N/next", "/api/v1/journal/notes/N", "/api/v1/habits/N",
      "/api/v1/photos/N", "/api/v1/devices/N",
    ])
  func `what is another's has no number`(path: String) async throws {
    try await PersonHousehold.visit { house, _ in
      let shared = try house.store.viewed(by: Viewer(.anna)).withSnapshot {
        Set(try $0.todos.map { Int($0.id.rawValue) })
      }
      for number in 1...8 {
        if path.contains("tasks"), shared.contains(number) { continue }
        if path.contains("devices"), number == 2 { continue }
        let address = path.replacing("N", with: String(number))
        let answer = try await house.ask(.get, address, as: "anna")
        #expect(answer.status == .notFound, "\(address)")
      }
    }
  }

  @Test
  func `a shared photo is looked at by all persons, and changed by its owner only`() async throws {
    try await PersonHousehold.visit { house, _ in
      let photos = try house.store.viewed(by: Viewer(PersonHousehold.bob.id)).withSnapshot {
        try $0.photos
      }
      let number = try #require(photos.first).id.rawValue
      let (page, api) = ("/photos/\(number)", "/api/v1/photos/\(number)")
      func looks(_ person: String) async throws -> [HTTPResponse.Status] {
        var answers: [HTTPResponse.Status] = []
        for address in [page, page + "/thumbnail", api] {
          answers.append(try await house.ask(.get, address, as: person).status)
        }
        return answers
      }
      let shared = try await house.ask(.patch, api, #"{"shared": true}"#, as: "bob")
      #expect(shared.status == .ok && shared.text.contains(#""shared":true"#))
      for person in ["me", "anna", "bob"] {
        #expect(try await looks(person) == [.ok, .ok, .ok], "\(person)")
      }
      let own = try await house.ask(.get, "/api/v1/photos", as: "anna").text
      #expect(!own.contains("\"id\":\(number),"))
      let tries: [(HTTPRequest.Method, String, String)] = [
        (.patch, api, #"{"shared": false}"#), (.delete, api, ""),
        (.post, page + "/share", "shared=false"), (.post, page + "/remove", ""),
        (.post, page + "/picture", ""),
      ]
      for (method, path, body) in tries {
        let answer = try await house.ask(method, path, body, as: "anna")
        #expect(answer.status == .notFound || path.hasSuffix("picture"), "\(method) \(path)")
      }
      #expect(try await looks("anna") == [.ok, .ok, .ok])
      _ = try house.store.viewed(by: Viewer(PersonHousehold.bob.id)).undo()
      #expect(try await looks("anna") == [.notFound, .notFound, .notFound])
      #expect(try await looks("bob") == [.ok, .ok, .ok])
    }
  }

  @Test(arguments: [
    "/settings", "/status", "/api/v1/settings", "/api/v1/status", "/api/v1/persons",
  ])
  func `settings and the status are for the user of this machine`(path: String) async throws {
    try await PersonHousehold.visit { house, _ in
      let hers = try await house.ask(.get, path, as: "anna")
      let mine = try await house.ask(.get, path, as: "me")
      #expect(hers.status == .notFound && mine.status == .ok)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `no request of another person changes what is not that person's`() async throws {
    try await PersonHousehold.visit { house, site in
      let before = try PersonHousehold.contents(house.store)
      let settings = try house.store.preferences()
      let forms = [
        "", "name=x&text=x&days=30&at=15:00&again=1&date=2026-01-05&mark=good&done=1&id=1&key=x",
      ]
      let objects = [
        "{}", #"{"name": "x"}"#, #"{"text": "x"}"#, #"{"id": 1, "at": "16:00"}"#,
        #"{"date": "2026-01-05"}"#, #"{"until": "1h"}"#, #"{"to": "2026-01-09"}"#,
      ]
      let entries = try house.store.withSnapshot {
        try $0.history(search: nil, limit: 100).map { $0.completion.uuid.uuidString }
      }
      for route in site.methods.all where route.method != .get {
        // Shared tasks and places are hers to change, but no more of them is needed here.
        guard !["/login", "/logout", "/events"].contains(route.path) else { continue }
        var paths = Self.addresses(route.path)
        if let entry = route.path.split(separator: "/").first(where: { $0.contains("entry") }) {
          paths = entries.map { route.path.replacing(entry, with: $0) }
        }
        for path in paths {
          for body in path.hasPrefix("/api") ? objects : forms {
            let answer = try await house.ask(route.method, path, body, as: "anna")
            let leak = Self.leaks(answer.text)
            #expect(leak.isEmpty, "\(route.method) \(path): \(leak)")
            #expect(
              answer.status.code != 500, "\(route.method) \(path): \(answer.text.prefix(200))")
          }
        }
      }
      let after = try PersonHousehold.contents(house.store)
      for (old, new) in zip(before, after) { #expect(old == new) }
      let kept = try house.store.preferences()
      #expect(kept == settings)
    }
  }

  @Test
  func `of a task for anyone others see who did it and when, and no more`() async throws {
    try await PersonHousehold.visit { house, _ in
      let answer = try await house.ask(.get, "/api/v1/history?limit=100", as: "anna")
      let list = try #require(
        try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [[String: Any]])
      let mine = try #require(list.first { $0["task"] as? String == "Bins of me" })
      #expect(mine["by"] as? String == "me")
      for key in ["points", "mood", "note"] { #expect(mine[key] is NSNull, "\(key)") }
      #expect(!list.contains { ($0["task"] as? String)?.contains("SECRET") == true })
      let page = try await house.ask(.get, "/history", as: "anna")
      #expect(page.contains("Bins of me", "(me)"))
      let own = try await house.ask(.get, "/api/v1/history?limit=100", as: "me")
      #expect(own.contains("SECRET-me own", "SECRET-me shared", "\"by\":\"bob\""))
      #expect(!own.text.contains("SECRET-bob"))
    }
  }

  @Test
  func `points, streaks, moods and pins are each person's own`() async throws {
    try await PersonHousehold.visit { house, _ in
      let progress = try await house.ask(.get, "/api/v1/progress", as: "anna")
      #expect(progress.contains("\"points\":0"), "\(progress.text.prefix(300))")
      let bins = try #require(
        try house.store.todos().first { $0.name == "Pinned of me" })
      #expect(bins.pin != nil)
      try await house.make("/plan/pin", #"{"id": \#(bins.id.rawValue), "at": "18:30"}"#, as: "anna")
      let hers = try house.store.viewed(by: Viewer(.anna)).withSnapshot { try $0.todo(bins.id) }
      #expect(hers?.pin != nil && hers?.pin != bins.pin)
      let mine = try house.store.withSnapshot { try $0.todo(bins.id) }
      #expect(mine == bins)
      try await house.make("/moods", #"{"emotion": 4}"#, as: "anna")
      let moods = try await house.ask(.get, "/api/v1/moods", as: "anna")
      #expect(moods.contains("\"emotion\":4"), "\(moods.text.prefix(300))")
      let others = try await house.ask(.get, "/api/v1/moods", as: "me")
      #expect(!others.contains("\"emotion\":4"))
    }
  }

  @Test
  func `undo takes back a person's own steps only`() async throws {
    try await PersonHousehold.visit { house, _ in
      let nothing = try await house.ask(.post, "/api/v1/undo", "{}", as: "anna")
      #expect(nothing.status == .conflict, "\(nothing.text)")
      try await house.make("/journal/notes", #"{"text": "hers"}"#, as: "anna")
      try await house.make("/journal/notes", #"{"text": "his"}"#, as: "me")
      try await house.make("/undo", "{}", as: "anna")
      let his = try await house.ask(.get, "/api/v1/journal/notes", as: "me")
      #expect(his.contains("his"))
      func notes(_ person: String) async throws -> OneShot {
        try await house.ask(.get, "/api/v1/journal/notes", as: person)
      }
      let undone = try await notes("anna")
      #expect(!undone.contains("hers"))
      try await house.make("/redo", "{}", as: "anna")
      let redone = try await notes("anna")
      #expect(redone.contains("hers"))
      try await house.make("/undo", "{}", as: "me")
      let mine = try await notes("me")
      #expect(!mine.contains("his"))
    }
  }

  @Test
  func `a task for one person has no page of another, and me sees what me made`() async throws {
    try await PersonHousehold.visit { house, _ in
      let hers = try await house.make(
        "/tasks", #"{"name": "Gift", "for": ["anna"]}"#, as: "anna")
      let own = try await house.ask(.get, "/tasks/\(hers)", as: "anna")
      let mine = try await house.ask(.get, "/tasks/\(hers)", as: "me")
      #expect(own.status == .ok && mine.status == .notFound)
      let list = try await house.ask(.get, "/tasks", as: "me")
      #expect(!list.contains("Gift"))
      let given = try await house.make(
        "/tasks", #"{"name": "Dentist", "for": ["anna"]}"#, as: "me")
      for person in ["me", "anna"] {
        let seen = try await house.ask(.get, "/tasks/\(given)", as: person)
        #expect(seen.status == .ok)
      }
      let bobs = try await house.ask(.get, "/tasks/\(given)", as: "bob")
      #expect(bobs.status == .notFound)
    }
  }

  @Test
  func `what hidden tasks of others name is not removed`() async throws {
    try await PersonHousehold.visit { house, _ in
      let place = try await house.ask(.delete, "/api/v1/places/1", as: "anna")
      #expect(place.status == .conflict, "\(place.text)")
      let category = try await house.make("/categories", #"{"name": "Hers"}"#, as: "me")
      try await house.make(
        "/tasks", #"{"name": "Gift", "for": ["anna"], "category": "Hers"}"#, as: "anna")
      let refused = try await house.ask(.delete, "/api/v1/categories/\(category)", as: "me")
      #expect(refused.status == .conflict, "\(refused.text)")
    }
  }

  @Test
  func `a login opens the page of whose token it is, until that token goes`() async throws {
    try await PersonHousehold.visit { house, _ in
      let token = try #require(house.tokens["anna"])
      let answer = try await house.client.post(
        "/login", [("token", token.text)], headers: Site.formHeaders())
      let cookie = try #require(answer.headers[.setCookie]).prefix { $0 != ";" }
      let page = try await house.client.execute(
        uri: "/journal/notes", method: .get, headers: [.cookie: String(cookie)])
      #expect(page.status == .ok && !String(buffer: page.body).contains("SECRET"))
      let settings = try await house.client.execute(
        uri: "/settings", method: .get, headers: [.cookie: String(cookie)])
      #expect(settings.status == .notFound)
      #expect(!String(buffer: page.body).contains("href=\"/settings\""))
    }
  }

  @Test
  func `a person who is gone opens nothing`() async throws {
    try await PersonHousehold.visit { house, _ in
      for path in ["/", "/tasks", "/journal", "/api/v1/tasks", "/api/v1/today", "/events"] {
        let answer = try await house.ask(.get, path, as: "gone")
        #expect(answer.status == .unauthorized, "\(path)")
      }
    }
  }

  @Test
  func `events go to the pages of those whom they concern`() async throws {
    let hub = LiveHub(started: Date(timeIntervalSince1970: 7))
    let (anna, bob) = (Viewer(.anna), Viewer(PersonHousehold.bob.id))
    hub.post(LiveEvent(.reminder, .string("missed")) { $0 == anna })
    let listeners = try [anna, bob, .me].map {
      try #require(hub.listen(wantsPositions: true, after: "7-0", viewer: $0))
    }
    hub.post(LiveEvent(.position, .string("receiver")))
    hub.post(LiveEvent(.transition, .string("came")) { $0 == anna })
    hub.close()
    var texts: [String] = []
    for listener in listeners {
      var text = ""
      for await message in listener.messages { text += String(buffer: message) }
      texts.append(text)
    }
    #expect(texts.map { $0.contains("missed") } == [true, false, false])
    #expect(texts.map { $0.contains("came") } == [true, false, false])
    #expect(texts.map { $0.contains("receiver") } == [false, false, true])
  }
}
