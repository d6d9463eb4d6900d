import Foundation
import Hummingbird
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import WebApp
@testable import WebPorts

@Suite("The line for a new task, and weekdays in the form")
struct QuickEntryTests {
  private let store: SQLiteStore

  init() throws { store = try SQLiteStore.empty() }

  private func browse(
    _ body: @escaping @Sendable (Browser) async throws -> Void
  ) async throws {
    let site = try Site.sample(
      store: store, now: Site.pageNow,
      webSettings: .init(rules: EngineRules(machineZone: .berlin)))
    try await site.test { try await body(Browser(client: $0)) }
  }

  @Test
  func `a line that is too long is refused by every way in`() async throws {
    try await browse { browser in
      let line = String(repeating: "every ", count: 5000)
      let preview = try await browser.post("/quick/preview", [("line", line)], asking: true)
      #expect(preview.text.contains("1000"))
      for asking in [false, true] {
        let answer = try await browser.post("/quick", [("line", line)], asking: asking)
        #expect(answer.status == .unprocessableContent)
      }
      let api = try await browser.client.execute(
        uri: "/api/v1/quick", method: .post, headers: [.contentType: "application/json"],
        body: ByteBuffer(string: "{\"line\":\"\(line)\"}"))
      #expect(api.status == .unprocessableContent)
    }
    #expect(try store.todos().isEmpty)
  }

  @Test
  func `a line adds a task, and its reading is shown meanwhile`() async throws {
    try await browse { browser in
      let line = "Claw trim every 2w on tue,fri !high"
      let reading = try await browser.post("/quick/preview", [("line", line)], asking: true)
      #expect(reading.text.contains(#""marker":"every","value":"2w on tue,fri""#))
      #expect(reading.text.contains(#""error":null"#))
      #expect(reading.text.contains(#""unread":[]"#))
      let answer = try await browser.post("/quick", [("line", line)], asking: true)
      #expect(answer.status == .ok, "\(answer.text)")
    }
    let todo = try #require(try store.todos().first)
    #expect(todo.name == "Claw trim" && todo.priority == .high)
  }

  @Test
  func `a line that cannot be read comes back with the position of the word`() async throws {
    try await browse { browser in
      let line = "Claw trim @Nowhere"
      let reading = try await browser.post("/quick/preview", [("line", line)], asking: true)
      #expect(reading.text.contains(#""from":10,"to":18"#))
      let form = try await browser.post("/quick", [("line", line)], asking: false)
      #expect(form.status == .seeOther || form.status == .found)
      let page = try await browser.get("/?line=Claw%20trim%20%40Nowhere")
      #expect(page.text.contains(#"value="Claw trim @Nowhere""#))
      #expect(page.text.contains("Nowhere"))
    }
    #expect(try store.todos().isEmpty)
  }

  @Test
  func `a place that does not exist can be made on the spot, and the line waits`() async throws {
    try await browse { browser in
      let line = "Claw trim @\"Market hall\" due fri"
      let reading = try await browser.post("/quick/preview", [("line", line)], asking: true)
      #expect(reading.contains(#""place":{"name":"Market hall","here":false"#))
      let page = try await browser.get("/?line=Claw%20trim%20%40%22Market%20hall%22%20due%20fri")
      #expect(page.contains("/map?name=Market%20hall&amp;back=%2F%3Fline%3DClaw"))
      let map = try await browser.get("/map?name=Market%20hall")
      #expect(map.contains(#"data-new-name="Market hall""#, "Where is Market hall?"))
      let known = try await browser.post(
        "/quick/preview", [("line", "Claw trim #Nothing")], asking: true)
      #expect(known.contains(#""place":null"#))
    }
  }

  @Test
  func `a place that is nearly right is offered as it has to be written`() async throws {
    try await browse { browser in
      let place = [("name", "Vet Dr. Kraus"), ("position", "52.5,13.4"), ("radius", "100 m")]
      _ = try await browser.post("/places", place, asking: true)
      let near = try await browser.post("/quick/preview", [("line", "Food @Vet")], asking: true)
      #expect(near.contains(#""nearest":"@\"Vet Dr. Kraus\"""#), "\(near.text)")
      let line = "Food @Vet Dr. Kraus"
      let whole = try await browser.post("/quick/preview", [("line", line)], asking: true)
      #expect(whole.contains(#""error":null"#, #""value":"Vet Dr. Kraus""#))
    }
  }

  @Test
  func `a line that could mean several things offers each of them with its dates`() async throws {
    try await browse { browser in
      let line = "Bins every second thu"
      let reading = try await browser.post("/quick/preview", [("line", line)], asking: true)
      #expect(reading.contains("\"text\":\"every month on the second Thu\""))
      #expect(reading.text.matches(of: /"dates":"Thu [^"]+ · Thu [^"]+ · Thu [^"]+"/).count == 3)
      #expect(reading.contains(#""named":"Bins \"every second thu\"""#))
      let other = try await browser.post(
        "/quick/preview", [("line", "Bins every second thu due fri due sat")], asking: true)
      #expect(other.contains(#""named":null"#))
      // Without scripts each is a link to the line that says it.
      let form = try await browser.post("/quick", [("line", line)])
      let page = try await browser.get(try #require(form.location))
      let links = page.text.matches(of: /class="chip offer" href="([^"]+)"/).map { String($0.1) }
      #expect(links.count == 3)
      for link in links {
        let chosen = try await browser.get(link)
        #expect(chosen.status == .ok && !chosen.text.contains("chip offer"), "\(link)")
      }
      let sent = try await browser.post("/quick", [("text", line)])
      #expect(sent.status == .unprocessableContent && sent.text.contains("second Thu"))
    }
    #expect(try store.todos().isEmpty)
  }

  @Test
  func `the preview suggests what exists where the line is typed`() async throws {
    try await browse { browser in
      let fields = [("line", "Claw trim #ho"), ("caret", "13")]
      let reading = try await browser.post("/quick/preview", fields, asking: true)
      #expect(
        reading.contains(##""from":10,"to":13,"first":true,"options":[{"text":"#Home""##))
      for caret in ["-1", "99999999999999999999", "x", "3"] {
        let answer = try await browser.post(
          "/quick/preview", [("line", "Claw trim"), ("caret", caret)], asking: true)
        #expect(answer.status == .ok && answer.contains(#""suggestions":null"#))
      }
    }
  }

  @Test
  func `without scripts a line with a question mark searches`() async throws {
    try await browse { browser in
      let answer = try await browser.post("/quick", [("line", " ? claw trim")])
      #expect(answer.location == "/?q=claw%20trim")
      #expect(try await browser.post("/quick", [("line", "?")]).location == "/")
    }
    #expect(try store.todos().isEmpty)
  }

  @Test
  func `weekdays in the form make a rule with days, which the form shows again`() async throws {
    try await browse { browser in
      let answer = try await browser.post(
        "/tasks",
        [
          ("name", "Bins"), ("every_max", "2"), ("every_unit", "w"), ("day", "tue"),
          ("day", "fri"), ("from", "start"), ("category", "Home"), ("duration", "10min"),
        ], asking: true)
      #expect(answer.status == .ok, "\(answer.text)")
      let form = try await browser.get("/tasks/1/edit")
      #expect(form.text.contains(#"value="tue" checked"#))
      #expect(form.text.contains(#"value="Home" selected"#))
    }
    guard case .repeating(let cadence)? = try store.todos().first?.rule else {
      Issue.record("no rule")
      return
    }
    #expect(cadence.rhythm.description == "2w on tue,fri" && cadence.from == .start)
  }

  @Test
  func `weekdays with two numbers or months are refused beside the field`() async throws {
    try await browse { browser in
      let answer = try await browser.post(
        "/tasks",
        [("name", "Bins"), ("every_max", "2"), ("every_unit", "mo"), ("day", "tue")], asking: true)
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("weeks"))
    }
  }
}
