import Foundation
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import WebApp

/// The compression of responses, and the size of the first load.
@Suite(.timeLimit(.minutes(10))) struct CompressionTests {
  private static let gzip = "Accept-Encoding: gzip, br"

  @Test(arguments: ["/", "/keys", "/static/app.css", "/static/app.js", "/api/v1/openapi.json"])
  func `pages, files and JSON are compressed for those who accept it`(path: String) async throws {
    try await ServedSite.with { site in
      let plain = try await site.get(path)
      #expect(plain.hasPrefix("HTTP/1.1 200"))
      #expect(!plain.lowercased().contains("content-encoding"))
      #expect(plain.contains("Vary: Accept-Encoding") || plain.contains("vary: Accept-Encoding"))
      let packed = try await site.get(path, headers: [Self.gzip])
      #expect(packed.lowercased().contains("content-encoding: gzip"))
      let lengths = try await (site.length(path), site.length(path, headers: [Self.gzip]))
      #expect(lengths.1 * 2 < lengths.0)
    }
  }

  @Test(arguments: ["identity", "gzip;q=0", "br", ""])
  func `those who do not accept it get the plain text`(accepted: String) async throws {
    try await ServedSite.with { site in
      let page = try await site.get("/", headers: ["Accept-Encoding: \(accepted)"])
      #expect(page.contains("<!doctype html>"))
      #expect(!page.lowercased().contains("content-encoding"))
    }
  }

  @Test func `an answer without a body, and a small one, stay as they are`() async throws {
    try await ServedSite.with { site in
      let head = try await site.ask(
        "HEAD / HTTP/1.1\r\nHost: localhost\r\n\(Self.gzip)\r\nConnection: close\r\n\r\n")
      #expect(head.hasPrefix("HTTP/1.1 200"))
      #expect(!head.lowercased().contains("content-encoding"))
      #expect(head.hasSuffix("\r\n\r\n"))
      let icon = try await site.get("/static/icon-pin.svg", headers: [Self.gzip])
      #expect(icon.contains("<svg") && !icon.lowercased().contains("content-encoding"))
    }
  }

  @Test func `two requests on one connection are each answered as they ask`() async throws {
    try await ServedSite.with { site in
      let connection = try site.connect()
      connection.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\(Self.gzip)\r\n\r\n")
      connection.send("GET /keys HTTP/1.1\r\nHost: localhost\r\n\r\n")
      connection.send(
        "GET /static/app.css HTTP/1.1\r\nHost: localhost\r\n\(Self.gzip)\r\nConnection: close\r\n\r\n"
      )
      let answers = try await connection.waitForEnd()
      #expect(answers.split(separator: "HTTP/1.1 200").count == 3)
      #expect(answers.contains("<kbd>j</kbd>"))
      #expect(answers.lowercased().split(separator: "content-encoding: gzip").count == 2)
    }
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n", "\u{1}\u{2}\r\n\r\n",
  ])
  func `a malformed request ends its connection and nothing else`(text: String) async throws {
    try await ServedSite.with { site in
      let connection = try site.connect()
      connection.send(text)
      connection.finishSending()
      let answer = try await connection.waitForEnd()
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400"))
      let next = try await site.get("/")
      #expect(next.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test(arguments: [(60, 60_000), (1000, 100_000)])
  func `the first load is small`(count: Int, most: Int) async throws {
    let store = try SQLiteStore.empty()
    let todos = (1...count).map {
      Todo.sample(
        Int64($0), name: "A task with a name of usual length \($0)", rule: .every("10-14w"))
    }
    try store.edit { _ in
      Edit(
        summary: "begin", todos: todos.map { .init(before: nil, after: $0) },
        places: [.init(before: nil, after: Place.sample())])
    }
    try await ServedSite.with(store: store) { site in
      let page = try await site.get("/")
      let files = Set(page.matches(of: /(?:src|href)="(\/static\/[^"]*)"/).map { String($0.1) })
      #expect(files.count >= 7)
      var bytes = 0
      for path in files.union(["/"]) {
        bytes += try await site.length(path, headers: [Self.gzip])
      }
      #expect((10_000...most).contains(bytes))
      #expect(!page.contains("style=") && !page.contains("onclick="))
    }
  }
}
