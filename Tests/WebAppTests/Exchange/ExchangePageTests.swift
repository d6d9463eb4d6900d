import Application
import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

/// The page for files of other programs, and the API for the same (I13).
struct ExchangePageTests {
  private static let todoTxt = "(A) Vet rec:10w due:2026-06-01 +Cat\nBad rec:3b\n"

  private static func send(
    _ client: TestClient, _ text: String, _ fields: [String: String]
  ) async throws -> TestResponse {
    var body = ByteBuffer()
    for (name, value) in fields {
      body.writeString(
        "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n")
    }
    body.writeString(
      "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"my.todo.txt\"\r\n\r\n"
        + "\(text)\r\n--b--\r\n")
    var headers = Site.formHeaders()
    headers[.contentType] = "multipart/form-data; boundary=b"
    return try await client.execute(uri: "/exchange", method: .post, headers: headers, body: body)
  }

  @Test
  func `a file is looked at first, then imported in one step`() async throws {
    try await Site.browse { browser, store in
      let before = try store.todos().count
      let looked = try await Self.send(browser.client, Self.todoTxt, ["action": "look"])
      #expect(looked.status == .ok)
      let page = String(buffer: looked.body)
      for text in ["id=\"preview\"", "my.todo.txt", "Vet", "business days", "name=\"content\""] {
        #expect(page.contains(text), "\(text)")
      }
      #expect(try store.todos().count == before)
      let refused = try await Self.send(browser.client, Self.todoTxt, ["action": "import"])
      #expect(refused.status == .ok)
      #expect(try store.todos().count == before)
      let taken = try await Self.send(
        browser.client, Self.todoTxt, ["action": "import", "skip_bad": "on"])
      #expect(taken.status == .seeOther)
      #expect(taken.headers[.location]?.hasPrefix("/exchange?did=") == true)
      #expect(try store.todos().count == before + 1)
      let shown = try await browser.get(taken.headers[.location] ?? "")
      #expect(shown.contains("data-undo"))
    }
  }

  @Test(
    arguments: [
      ("Bad rec:3b\nWorse rec:2b\n", "Nothing in this file could be read.", false),
      ("Vet\nBad rec:3b\n", "1 of 2 would be added.", true), ("Vet\nMilk\n", nil, true),
      ("Tea\n", "Nothing new: everything in the file is here already.", false),
      ("Tea\nMilk\n", "1 of 2 would be added.", true),
      ("Tea\nBad rec:3b\n", "0 of 2 would be added.", false),
    ] as [(String, String?, Bool)])
  func `a preview says how much is new, and has a button only for that`(
    file: String, sentence: String?, hasButton: Bool
  ) async throws {
    try await Site.browse { browser, _ in
      let first = try await Self.send(browser.client, "Tea\n", ["action": "import"])
      #expect(first.status == .seeOther)
      let page = String(buffer: try await Self.send(browser.client, file, ["action": "look"]).body)
      let outcome = page.firstMatch(of: /id="outcome">([^<]+)</).map { String($0.1) }
      #expect(outcome == sentence)
      #expect(page.contains(#"name="action" value="import""#) == hasButton)
    }
  }

  @Test
  func `a file that waits for its turn holds up no other request`() async throws {
    try await Site.browse { browser, _ in
      let (turn, ends) = AsyncStream.makeStream(of: Void.self)
      let holder = Task(executorPreference: SerialExecutor.files) { Self.hold(until: turn) }
      async let looked = Self.send(browser.client, Self.todoTxt, ["action": "look"])
      #expect(try await browser.get("/tasks").contains("<main"))
      ends.finish()
      await holder.value.value
      let status = try await looked.status
      #expect(status == .ok)
    }
  }

  /// Occupies the thread of the caller until a stream ends.
  private static func hold(until turn: AsyncStream<Void>) -> Task<Void, Never> {
    let gate = DispatchSemaphore(value: 0)
    let waiter = Task.detached {
      for await _ in turn {}
      gate.signal()
    }
    gate.wait()
    return waiter
  }

  @Test
  func `nothing is changed once nobody waits for an import`() async throws {
    try await Site.browse { _, store in
      let before = try store.todos().count
      var reading = ExchangeReading()
      reading.tasks = (0..<1001).map { TaskItem(uuid: UUID(), name: "T\($0)") }
      let builder = EditBuilder(
        ActionContext(
          now: Date(timeIntervalSince1970: 1_772_445_600), rules: EngineRules(machineZone: .gmt)))
      #expect(throws: CancellationError.self) {
        try store.edit {
          try builder.exchange(
            reading, format: "x", file: "x", choice: .init(), work: FileWork { false }, in: $0)
        }
      }
      #expect(try store.todos().count == before)
    }
  }

  @Test
  func `a second task of one id is a problem of its own`() async throws {
    try await Site.browse { browser, store in
      let before = try store.todos().count
      let file =
        "A uuid:6f1f3a52-5a6d-4b1e-9a51-0d3d3b0b0001\nB uuid:6f1f3a52-5a6d-4b1e-9a51-0d3d3b0b0001\n"
      let answer = try await Self.send(browser.client, file, ["action": "look"])
      #expect(String(buffer: answer.body).contains("an entry before it has the same id"))
      _ = try await Self.send(browser.client, file, ["action": "import", "skip_bad": "on"])
      #expect(try store.todos().count == before + 1)
    }
  }

  @Test
  func `without a file, or with one of no format, the page says so`() async throws {
    try await Site.browse { browser, _ in
      let empty = try await Self.send(browser.client, "", ["action": "look"])
      #expect(String(buffer: empty.body).contains("import-error"))
      let other = try await Self.send(
        browser.client, "neither", ["action": "look", "name": "x.bin"])
      #expect(String(buffer: other.body).contains("Choose the format of this file"))
    }
  }

  @Test
  func `a table is downloaded by its name in the list of files, too`() async throws {
    try await Site.browse { browser, _ in
      let page = try await browser.get("/exchange")
      #expect(page.contains(#"<option value="csv:tasks">"#, #"<option value="passby">"#))
      for query in ["format=csv:tasks", "format=csv&table=tasks"] {
        let file = try await browser.client.execute(
          uri: "/exchange/download?\(query)", method: .get)
        #expect(file.status == .ok)
        #expect(file.headers[.contentDisposition]?.contains("passby-tasks.csv") == true)
      }
    }
  }

  @Test
  func `every download is there`() async throws {
    try await Site.browse { browser, _ in
      let page = try await browser.get("/exchange")
      for format in ["gpx", "geojson", "kml", "otrw", "icalendar", "todotxt", "org", "loop"] {
        #expect(page.contains("<option value=\"\(format)\">"), "\(format)")
        let file = try await browser.client.execute(
          uri: "/exchange/download?format=\(format)", method: .get)
        #expect(file.status == .ok)
        #expect(file.headers[.contentDisposition]?.hasPrefix("attachment") == true)
      }
      let table = try await browser.client.execute(
        uri: "/exchange/download?format=csv&table=tasks", method: .get)
      #expect(String(buffer: table.body).hasPrefix("id,name,"))
    }
  }

  /// A point that a tracker named by its time, and an area.
  private static let places = #"""
    {"type":"FeatureCollection","features":[
    {"type":"Feature","properties":{"name":"2026-01-05 Stop","time":"2026-01-05T10:00:00Z"},
    "geometry":{"type":"Point","coordinates":[13.4,52.5]}},
    {"type":"Feature","properties":{"name":"Park"},"geometry":{"type":"Polygon","coordinates":
    [[[13.4,52.5],[13.402,52.5],[13.402,52.501],[13.4,52.501],[13.4,52.5]]]}}]}
    """#

  @Test
  func `places take a radius and a tag, points with a time and areas are wanted or not`()
    async throws
  {
    try await Site.browse { browser, store in
      func post(_ query: String) async throws -> TestResponse {
        try await browser.client.execute(
          uri: "/api/v1/import?format=geojson&skip_bad=true\(query)", method: .post,
          headers: [.contentType: "application/octet-stream"],
          body: ByteBuffer(string: Self.places))
      }
      #expect(try await post("&radius=far").status == .unprocessableContent)
      #expect(try await post("&polygons=square").status == .unprocessableContent)
      _ = try await post("")
      #expect(try store.places().first { $0.name == "2026-01-05 Stop" || $0.name == "Park" } == nil)
      #expect(
        try await post("&with_time=true&polygons=circle&radius=80m&tag=trip").status == .ok)
      let stop = try #require(try store.places().first { $0.name == "2026-01-05 Stop" })
      #expect(stop.radiusMeters == 80 && stop.tags == ["trip"])
      #expect(try store.places().first { $0.name == "Park" }?.tags == ["trip"])
    }
    try await Site.browse { browser, _ in
      let fields = [
        "action": "look", "name": "x.geojson", "radius": "80 m", "tag": "trip", "with_time": "on",
        "polygons": "circle",
      ]
      let page = String(
        buffer: try await Self.send(browser.client, Self.places, fields).body)
      // The form of the preview sends the same again.
      for field in ["name=\"radius\" value=\"80 m\"", "name=\"tag\" value=\"trip\""] {
        #expect(page.components(separatedBy: field).count == 3, "\(field)")
      }
      #expect(page.contains("Stop") && page.contains("Park"))
    }
  }

  @Test
  func `the API imports a body, rehearses it, and exports`() async throws {
    try await Site.browse { browser, store in
      let client = browser.client
      let before = try store.todos().count
      func post(_ query: String, type: String = "application/octet-stream") async throws
        -> TestResponse
      {
        try await client.execute(
          uri: "/api/v1/import?format=todotxt\(query)", method: .post,
          headers: [.contentType: type], body: ByteBuffer(string: Self.todoTxt))
      }
      #expect(try await post("", type: "application/x-www-form-urlencoded").status.code == 415)
      #expect(try await post("").status == .unprocessableContent)
      let dry = try await post("&dry_run=true")
      #expect(dry.status == .ok)
      #expect(String(buffer: dry.body).contains(#""added":1"#))
      #expect(String(buffer: dry.body).contains(#""skipped":[{"line":2,"what":"\"Bad\"""#))
      #expect(try store.todos().count == before)
      let taken = try await post("&skip_bad=true")
      #expect(taken.status == .ok)
      #expect(try store.todos().count == before + 1)
      let export = try await client.execute(uri: "/api/v1/export?format=icalendar", method: .get)
      #expect(export.headers[.contentType]?.hasPrefix("text/calendar") == true)
      #expect(String(buffer: export.body).contains("SUMMARY:Vet\r\n"))
      let described = try #require(OpenAPI().answer("GET /export", status: 200))
      for format in ["otrw", "otrc", "taskwarrior"] {
        let file = try await client.execute(uri: "/api/v1/export?format=\(format)", method: .get)
        let value = try JSONSerialization.jsonObject(with: Data(String(buffer: file.body).utf8))
        #expect(try OpenAPI().complaints(about: value, as: described).isEmpty, "\(format)")
      }
      let unknown = try await client.execute(uri: "/api/v1/export?format=nope", method: .get)
      #expect(unknown.status == .unprocessableContent)
    }
  }
}
