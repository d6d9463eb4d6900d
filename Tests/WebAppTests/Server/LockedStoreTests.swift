import Foundation
import HTTPTypes
import Hummingbird
import Model
import NIOCore
import SQLiteStore
import TestSupport
import Testing
import WebTesting

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// A database that another process has locked.
@Suite(.timeLimit(.minutes(10)))
struct LockedStoreTests {
  /// Holds the lock of a database until it is released.
  private final class Lock: Sendable {
    private let held = DispatchSemaphore(value: 0)
    private let released = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    init(path: String) {
      Thread.detachNewThread { [self] in
        _ = try? SQLiteStore(path: path).edit { _ in
          held.signal()
          released.wait()
          return Edit(summary: "nothing")
        }
        ended.signal()
      }
      held.wait()
    }

    func release() {
      released.signal()
      ended.wait()
    }
  }

  @Test func `a locked database answers 503 to all at once, and nothing happens later`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "passby.db").path()
    let store = try SQLiteStore.empty(path: path, busyTimeout: .milliseconds(100))
    let site = Site(
      ports: WebDependencies(
        store: store, now: { Site.pageNow },
        webSettings: { WebSettings(rules: EngineRules(machineZone: .berlin)) },
        storeTrouble: { if case SQLiteStoreError.busy = $0 { .busy } else { nil } }),
      address: ListenAddress(host: "127.0.0.1", port: 7575))
    let lock = Lock(path: path)
    let answers = try await site.test { client in
      try await withThrowingTaskGroup(of: TestResponse.self) { group in
        for number in 1...8 {
          group.addTask {
            try await client.execute(
              uri: "/api/v1/tasks", method: .post, headers: [.contentType: "application/json"],
              body: ByteBuffer(string: #"{"name":"w\#(number)","every":"3d"}"#))
          }
        }
        // Reading needs no lock, and a file no database.
        let file = try await client.execute(uri: "/static/app.css", method: .get)
        #expect(file.status == .ok)
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(answers.count == 8)
    for answer in answers {
      #expect(answer.status == .serviceUnavailable)
      #expect(answer.headers[.retryAfter] == "1")
      #expect(String(buffer: answer.body).contains(#""code":"busy""#))
    }
    lock.release()
    #expect(try store.todos().isEmpty)
    let late = try await site.test { client in
      try await client.execute(
        uri: "/api/v1/tasks", method: .post, headers: [.contentType: "application/json"],
        body: ByteBuffer(string: #"{"name":"late","every":"3d"}"#))
    }
    #expect(late.status == .created)
    #expect(try store.todos().count == 1)
  }
}
