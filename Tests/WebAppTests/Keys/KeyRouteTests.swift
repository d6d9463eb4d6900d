import Foundation
import HTTPTypes
import Hummingbird
import Localization
import Model
import NIOCore
import SQLiteStore
import TestSupport
import Testing
import Text
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The addresses that keys for widgets and shortcuts open, and those that they do not.
struct KeyRouteTests {
  private static let anna = Person(id: Person.ID(rawValue: 2), uuid: UUID(), name: "Anna")

  /// A page that asks for a login, with a key of each right.
  private static func visit(
    todos: [Todo] = [], isOpen: Bool = false,
    _ body:
      @escaping @Sendable (TestClient, SQLiteStore, SampleKeys) async throws ->
      Void
  ) async throws {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(
        summary: "begin", todos: todos.map { .init(before: nil, after: $0) })
      edit.devices = DeviceChanges(persons: [.init(before: nil, after: anna)])
      return edit
    }
    let keys = SampleKeys()
    keys.make("ADD", .add)
    keys.make("TODAY", .today)
    keys.make("ANNA", .today, person: anna.uuid)
    keys.make("GONE", .today, person: UUID())
    let token = AccessToken()
    let ports = WebDependencies(
      store: store, now: { Site.pageNow },
      webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) },
      token: { isOpen ? nil : token.digest }, keys: keys.port)
    let site = Site(
      ports: ports, address: ListenAddress(host: "127.0.0.1", port: 7575),
      keys: keys.middleware(ports))
    try await site.test { try await body($0, store, keys) }
  }

  private static func names(_ store: SQLiteStore) throws -> [String] {
    try store.todos().map(\.name)
  }

  @Test func `a key adds a task by a link, and by forms, JSON and plain text`() async throws {
    try await Self.visit { client, store, _ in
      let boundary = "--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\nFive\r\n--x--\r\n"
      let sent: [(String, HTTPRequest.Method, String, String)] = [
        ("/quick?text=One%20tomorrow&key=ADD", .get, "", ""),
        ("/quick", .post, "application/x-www-form-urlencoded", "text=Two&key=ADD"),
        ("/quick", .post, "application/json", #"{"text": "Three", "key": "ADD", "n": 1}"#),
        ("/quick?key=ADD", .post, "text/plain; charset=utf-8", "Four\r\n\u{0} lines"),
        ("/quick?key=ADD", .post, "multipart/form-data; boundary=x", boundary),
      ]
      for (uri, method, type, body) in sent {
        var headers = HTTPFields()
        if !type.isEmpty { headers[.contentType] = type }
        let answer = try await client.execute(
          uri: uri, method: method, headers: headers, body: ByteBuffer(string: body))
        let text = String(buffer: answer.body)
        #expect(answer.status == .created, "\(uri): \(text)")
        #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(answer.headers[.referrerPolicy] == "no-referrer")
        #expect(answer.headers[.cacheControl] == "no-store")
        #expect(text.hasSuffix("\n") && text.split(separator: "\n").count == 1, "\(text)")
      }
      let names = try Self.names(store)
      #expect(names.count == 5 && names.prefix(3) == ["One", "Two", "Three"])
      #expect(names[3].hasPrefix("Four") && names[3].hasSuffix(" lines") && names[4] == "Five")
    }
  }

  @Test func `a key in the header opens the same`() async throws {
    try await Self.visit { client, store, _ in
      let answer = try await client.execute(
        uri: "/quick?text=Milk", method: .post, headers: [.authorization: "Bearer ADD"])
      #expect(answer.status == .created)
      let other = try await client.execute(
        uri: "/tasks", method: .get, headers: [.authorization: "Bearer ADD"])
      #expect(other.status == .unauthorized)
      #expect(try Self.names(store) == ["Milk"])
    }
  }

  @Test(
    arguments: [
      ("/quick?text=x&key=TODAY", 403), ("/today.txt?key=ADD", 403), ("/today.json?key=ADD", 403),
      ("/quick?text=x&key=WRONG", 401), ("/today.txt?key=", 401), ("/today.json?key=add", 401),
      ("/today.txt?key=GONE", 403), ("/quick?text=&key=ADD", 422), ("/quick?key=ADD", 422),
      ("/?key=ADD", 303), ("/tasks/new?key=ADD", 303), ("/share?text=x&key=ADD", 303),
      ("/api/v1/tasks?key=ADD", 401), ("/api/v1/today?key=TODAY", 401), ("/events?key=TODAY", 401),
      ("/quick/preview?key=ADD", 303), ("/settings?key=TODAY", 303),
      ("/%71uick?text=x&key=ADD", 303),
    ])
  func `a key opens its addresses and nothing else`(uri: String, status: Int) async throws {
    try await Self.visit { client, store, _ in
      let answer = try await client.execute(uri: uri, method: .get)
      #expect(answer.status.code == status)
      if [401, 403, 422].contains(status), !uri.hasPrefix("/api"), !uri.hasPrefix("/events") {
        #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(answer.headers[.referrerPolicy] == "no-referrer")
        #expect(!String(buffer: answer.body).contains("key="))
      }
      #expect(try Self.names(store).isEmpty)
    }
  }

  @Test func `what is only looked at adds nothing`() async throws {
    try await Self.visit { client, store, _ in
      let uri = "/quick?text=x&key=ADD"
      let head = try await client.execute(uri: uri, method: .head)
      #expect(head.status == .methodNotAllowed)
      for (name, value) in [
        ("Sec-Purpose", "prefetch"), ("Purpose", "prefetch"), ("X-Purpose", "preview"),
        ("X-Moz", "prefetch"),
      ] {
        let name = try #require(HTTPField.Name(name))
        let early = try await client.execute(uri: uri, method: .get, headers: [name: value])
        #expect(early.status == .methodNotAllowed)
      }
      #expect(try Self.names(store).isEmpty)
    }
  }

  @Test func `the sixth wrong key waits, and right ones never do`() async throws {
    try await Self.visit { client, _, keys in
      for _ in 0..<8 {
        let wrong = try await client.execute(uri: "/today.txt?key=WRONG", method: .get)
        #expect(wrong.status == .unauthorized)
        let right = try await client.execute(uri: "/today.txt?key=TODAY", method: .get)
        #expect(right.status == .ok)
      }
      #expect(keys.pauses == [1, 2, 4])
    }
  }

  @Test func `a removed key ends at once`() async throws {
    try await Self.visit { client, _, keys in
      _ = try keys.port.remove("TODAY")
      let answer = try await client.execute(uri: "/today.txt?key=TODAY", method: .get)
      #expect(answer.status == .unauthorized)
    }
  }

  @Test func `the same task twice is asked about, and added once more on request`() async throws {
    try await Self.visit { client, store, _ in
      for (more, status) in [("", 201), ("", 409), ("&again=1", 201)] {
        let answer = try await client.execute(
          uri: "/quick?text=Milk&key=ADD" + more, method: .get)
        #expect(answer.status.code == status)
      }
      #expect(try Self.names(store) == ["Milk", "Milk"])
    }
  }

  @Test func `a text of 100 kB is too much, and one of 60 kB no name`() async throws {
    try await Self.visit { client, store, _ in
      for (size, status) in [(100_000, 413), (60_000, 422)] {
        let body = "key=ADD&text=" + String(repeating: "a", count: size)
        let sent = try await client.execute(
          uri: "/quick?key=ADD", method: .post,
          headers: [.contentType: "application/x-www-form-urlencoded"],
          body: ByteBuffer(string: body))
        #expect(sent.status.code == status)
      }
      #expect(try Self.names(store).isEmpty)
    }
  }

  @Test func `with the login only a post adds, and a link fills the line in`() async throws {
    try await Self.visit(isOpen: true) { client, store, _ in
      let link = try await client.execute(uri: "/quick?text=Milk%20%26%20eggs", method: .get)
      #expect(link.status == .seeOther && link.headers[.location] == "/?line=Milk%20%26%20eggs")
      let empty = try await client.execute(uri: "/quick", method: .get)
      #expect(empty.headers[.location] == "/")
      #expect(try Self.names(store).isEmpty)
      let sent = try await client.post("/quick", [("text", "Milk")], headers: Site.formHeaders())
      #expect(sent.status == .created)
      #expect(try Self.names(store) == ["Milk"])
      let foreign = try await client.post(
        "/quick", [("text", "Rum")], headers: [.origin: "https://evil.example"])
      #expect(foreign.status == .forbidden)
    }
  }

  @Test(
    arguments: [
      ("text=Milk", "/?line=Milk"), ("", "/"), ("title=%20&text=%00", "/?line=%EF%BF%BD"),
      (
        "title=News&text=News%20https://a.example/1&url=https://a.example/1",
        "/?line=News%20https%3A%2F%2Fa.example%2F1"
      ),
      ("title=News&url=https://a.example", "/?line=News%20https%3A%2F%2Fa.example"),
      ("text=geo:52.5,13.4", "/places/new?position=52.5%2C13.4&name=&back=%2F"),
      (
        "title=Vet&text=https://maps.google.com/?q%3D52.5,13.4",
        "/places/new?position=52.5%2C13.4&name=Vet&back=%2F"
      ),
      (
        "url=https://osm.org/?mlat%3D52.5%26mlon%3D13.4&text=The%20vet",
        "/places/new?position=52.5%2C13.4&name=The%20vet&back=%2F"
      ),
      ("text=//evil.example", "/?line=%2F%2Fevil.example"),
    ])
  func `what is shared fills a form in, and writes nothing`(
    query: String, location: String
  ) async throws {
    try await Self.visit(isOpen: true) { client, store, _ in
      let answer = try await client.execute(uri: "/share?" + query, method: .get)
      #expect(answer.status == .seeOther)
      #expect(answer.headers[.location] == location)
      #expect(try Self.names(store).isEmpty)
      #expect(try store.places().isEmpty)
    }
  }

  @Test func `a very long text is cut to what the field takes`() async throws {
    try await Self.visit(isOpen: true) { client, _, _ in
      let text = String(repeating: "а", count: 8_000).percentEncoded
      let answer = try await client.execute(uri: "/share?text=" + text, method: .get)
      let line = try #require(answer.headers[.location]).dropFirst("/?line=".count)
      #expect(line.removingPercentEncoding?.count == 1000)
    }
  }

  @Test func `the day comes one task a line, or as today prints it`() async throws {
    let mine = Sample.todo(1, name: "Mine\nfirst", rule: Sample.once)
    var hers = Sample.todo(2, name: "Hers", rule: Sample.once)
    hers.persons = [Self.anna.id]
    var his = Sample.todo(3, name: "His", rule: Sample.once)
    his.persons = [.me]
    try await Self.visit(todos: [mine, hers, his]) { client, _, _ in
      func lines(_ key: String) async throws -> Set<String> {
        let answer = try await client.execute(uri: "/today.txt?key=" + key, method: .get)
        #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
        return Set(String(buffer: answer.body).split(separator: "\n").map(String.init))
      }
      #expect(try await lines("TODAY") == ["Mine\u{FFFD}first", "Hers", "His"])
      #expect(try await lines("ANNA") == ["Mine\u{FFFD}first", "Hers"])
      let answer = try await client.execute(uri: "/today.json?key=ANNA", method: .get)
      let value = try JSONSerialization.jsonObject(with: Data(answer.body.readableBytesView))
      let object = try #require(value as? [String: Any])
      #expect(Set(object.keys) == ["date", "left", "tasks", "habits", "done", "quote"])
      #expect((object["tasks"] as? [[String: Any]])?.count == 2)
    }
  }

  @Test func `the settings make a key, show it once and remove it`() async throws {
    try await Self.visit(isOpen: true) { client, _, keys in
      let browser = Browser(client: client)
      let made = try await browser.post(
        "/settings/keys", [("name", "Watch <1>"), ("may", "today"), ("person", "#2")])
      #expect(made.status == .ok)
      #expect(made.contains("secret-Watch &lt;1&gt;", "/today.txt?key=", "for Anna"))
      #expect(keys.port.all().last?.person == Self.anna.uuid)
      let later = try await browser.get("/settings")
      #expect(later.contains("Watch &lt;1&gt;") && !later.contains("secret-Watch"))
      for (fields, status) in [
        ([("name", ""), ("may", "add")], 422), ([("name", "x"), ("may", "all")], 422),
        ([("name", "x"), ("may", "add"), ("person", "#9")], 404),
      ] {
        let refused = try await browser.post("/settings/keys", fields)
        #expect(refused.status.code == status && refused.contains("id=\"key-error\""))
      }
      let gone = try await browser.post("/settings/keys/remove", [("name", "Watch <1>")])
      #expect(gone.status == .seeOther && gone.location == "/settings#page-keys")
      let again = try await browser.post("/settings/keys/remove", [("name", "Watch <1>")])
      #expect(again.status == .notFound)
    }
  }
}
