import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Recurrence
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebAPI
@testable import WebApp
@testable import WebPorts

/// A request that changes something waits for the disk and for other processes as rarely as it can.
@Suite struct TransactionTests {
  private static let todo = Todo.sample(
    1, name: "Cat medicine", rule: .every("1-5w", start: "2025-12-20T09:00"))

  private static func site(_ log: TransactionLog) throws -> Site {
    try log.add(todos: [todo], places: [Place.sample()])
    _ = log.take()
    return try Site.sample(
      store: log, now: Site.pageNow,
      webSettings: WebSettings(rules: EngineRules(machineZone: .berlin)))
  }

  @Test(
    arguments: [
      ("/tasks/1/done", [("at", "2026-01-03T10:30")]), ("/tasks/1/skip", []),
      ("/tasks/1/snooze", [("until", "visit")]), ("/tasks/1/move", [("to", "2026-02-01T09:00")]),
      ("/tasks/1/remove", []), ("/tasks/1/done", [("at", "2026-01-06T10:30")]),
      ("/tasks", [("name", "Tea"), ("every_max", "3")]), ("/tasks", [("name", "")]),
      ("/tasks/1", [("name", "Tea"), ("every_max", "2"), ("version", "0")]),
      ("/places", [("name", "Shop"), ("position", "52.5,13.4"), ("radius", "100 m")]),
      ("/places/1", [("name", ""), ("position", "52.5,13.4"), ("radius", "100 m")]),
      ("/places/1/remove", []), ("/undo", [("step", "last")]),
    ] as [(String, [(String, String)])])
  func `a form takes one write transaction and one read transaction at most`(
    path: String, fields: [(String, String)]
  ) async throws {
    let log = TransactionLog(try SQLiteStore.empty())
    try await Self.site(log).test { client in
      for isScript in [false, true] {
        let answer = try await Browser(client: client).post(path, fields, asking: isScript)
        let count = log.take()
        #expect(answer.status != .internalServerError)
        #expect(count.writes <= 1 && count.reads <= 1, "\(count)")
      }
    }
  }

  @Test(
    arguments: Page.all.map(\.path) + [
      "/lookback?show=mood", "/lookback?show=habits", "/lookback?show=year",
      "/lookback?show=badges", "/search?q=tea", "/tasks/1", "/tasks/1/edit", "/tasks/new",
      "/places/1", "/places/new", "/categories/1",
      "/history?task=1", "/history?place=1", "/journal/notes", "/journal/habits",
      "/practice/writing", "/api/v1/tasks/1", "/api/v1/plan", "/api/v1/today",
      "/api/v1/why?task=1", "/api/v1/history",
    ])
  func `a page is made of one snapshot, by one reading of the clock besides its year`(path: String)
    async throws
  {
    let log = TransactionLog(try SQLiteStore.empty())
    try log.add(todos: [Self.todo], places: [Place.sample()])
    let readings = Mutex(0)
    let site = Site(
      ports: WebDependencies(
        store: log,
        now: {
          readings.withLock { $0 += 1 }
          return Site.pageNow
        }, webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) }),
      address: ListenAddress(host: "127.0.0.1", port: 7575), templates: .embedded)
    try await site.test { client in
      _ = log.take()
      let answer = try await client.execute(uri: path, method: .get)
      #expect([.ok, .seeOther].contains(answer.status))
      // Points are kept between requests; the first page reads the whole history for them. Which
      // files of photos are here is another table's matter.
      let others: Set = ["/", "/lookback?show=badges", "/photos", "/profile"]
      #expect(log.take().reads <= (others.contains(path) ? 2 : 1))
      // The year of the request, which headings leave out, is read before.
      #expect(readings.withLock { $0 } == 2)
    }
  }

  @Test(arguments: [
    ("POST", "/tasks/1/done", "{}"), ("POST", "/tasks/1/snooze", #"{"until":"visit"}"#),
    ("POST", "/tasks/1/move", #"{"to":"2026-02-01"}"#), ("POST", "/tasks/1/skip", "{}"),
    ("POST", "/tasks", #"{"name":"Tea","every":"2w"}"#), ("PATCH", "/tasks/1", #"{"notes":"x"}"#),
    ("DELETE", "/tasks/1", ""), ("POST", "/places", #"{"name":"Shop","position":"52.5,13.4"}"#),
    ("PATCH", "/places/1", #"{"radius":"2km"}"#), ("DELETE", "/places/1", ""),
    ("POST", "/undo", "{}"),
  ])
  func `a request to the API takes one write transaction and one read transaction at most`(
    method: String, path: String, body: String
  ) async throws {
    let log = TransactionLog(try SQLiteStore.empty())
    let verb = try #require(HTTPRequest.Method(rawValue: method))
    try await Self.site(log).test { client in
      let answer = try await client.execute(
        uri: API.root + path, method: verb, headers: [.contentType: "application/json"],
        body: ByteBuffer(string: body))
      let count = log.take()
      #expect([.ok, .created].contains(answer.status), "\(answer.status)")
      #expect(count.writes == 1 && count.reads <= 1, "\(count)")
    }
  }
}
