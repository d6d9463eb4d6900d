import Application
import Foundation
import NIOCore
import Synchronization
import TestSupport
import Testing
import Text

@testable import HTTPServer
@testable import WebApp
@testable import WebPorts

/// The stream of events.
@Suite(.timeLimit(.minutes(10))) struct LiveTests {
  private static func reminder(_ text: String) -> LiveEvent {
    LiveEvent(.reminder, .object([("text", .string(text))]))
  }

  private static let events = "GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
  private static let positions = "GET /events?position=1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

  @Test
  func `a page is greeted with the state of the database, and told of reminders at once`()
    async throws
  {
    let live = LiveHub(
      started: Date(timeIntervalSince1970: 7),
      storeVersion: { StoreVersion(content: 3, commits: 8) })
    try await ServedSite.with(live: live) { site in
      let page = try site.connect()
      page.send(Self.events)
      try await page.wait { $0.contains("\"version\":7000003,\"commits\":8") }
      #expect(page.text.contains("Content-Type: text/event-stream"))
      #expect(page.text.contains("retry: 1000\n\n"))
      live.post(Self.reminder("Buy \"milk\"\nnow"))
      try await page.wait { $0.contains("now") }
      #expect(
        page.text.contains(
          "event: reminder\nid: 7-1\ndata: {\"text\":\"Buy \\\"milk\\\"\\nnow\"}\n\n"))
    }
  }

  @Test func `only pages that ask are told where the receiver is`() async throws {
    let live = LiveHub()
    try await ServedSite.with(live: live) { site in
      let (curious, other) = (try site.connect(), try site.connect())
      other.send(Self.events)
      try await eventually { live.listenerCount == 1 }
      #expect(!live.wantsPositions)
      curious.send(Self.positions)
      try await eventually { live.listenerCount == 2 }
      #expect(live.wantsPositions)
      live.post(LiveEvent(.position, .object([("lat", .number(52.5))])))
      live.post(Self.reminder("last"))
      try await curious.wait { $0.contains("last") }
      try await other.wait { $0.contains("last") }
      #expect(curious.text.contains("event: position\ndata: {\"lat\":52.5}\n\n"))
      #expect(!other.text.contains("position"))
    }
  }

  @Test(
    arguments: [
      ("7-58", 59...60), ("7-1", 11...60), ("7-60", nil), ("6-1", nil), ("x", nil), ("7-", nil),
      (nil, nil),
    ] as [(String?, ClosedRange<Int>?)])
  func `a page that comes back gets the reminders it missed, and none twice`(
    after id: String?, numbers: ClosedRange<Int>?
  ) async throws {
    let live = LiveHub(started: Date(timeIntervalSince1970: 7))
    for number in 1...60 { live.post(Self.reminder("no. \(number)!")) }
    let listener = try #require(live.listen(wantsPositions: false, after: id))
    live.leave(listener)
    var text = ""
    for await message in listener.messages { text += String(buffer: message) }
    for number in 1...60 {
      #expect(text.contains("no. \(number)!") == (numbers?.contains(number) ?? false))
    }
  }

  @Test func `a page that does not read is cut off, and the others are not`()
    async throws
  {
    let live = LiveHub()
    let slow = try #require(live.listen(wantsPositions: true, after: nil))
    for number in 1...1000 {
      live.post(LiveEvent(.position, .object([("lat", .number(Double(number)))])))
    }
    // A position that is not read is no loss: the next one comes.
    #expect(live.listenerCount == 1)
    let quick = try #require(live.listen(wantsPositions: false, after: nil))
    live.post(Self.reminder("for all"))
    #expect(live.listenerCount == 1)
    var count = 0
    for await _ in slow.messages { count += 1 }
    #expect(count <= 64)
    live.leave(quick)
    #expect(live.listenerCount == 0)
  }

  @Test(arguments: [true, false])
  func `a page that has gone is forgotten, whether it says so or is cut`(says: Bool) async throws {
    let live = LiveHub()
    try await ServedSite.with(live: live) { site in
      let page = try site.connect()
      page.send(Self.events)
      try await eventually { live.listenerCount == 1 }
      if says { page.finishSending() } else { page.cut() }
      try await eventually { live.listenerCount == 0 }
    }
  }

  @Test func `a stop ends the streams`() async throws {
    // One heartbeat lasts longer than the test may.
    let live = LiveHub(sleep: { _ in try await Task.sleep(for: .seconds(3600)) })
    let page = try await ServedSite.with(live: live) { site in
      let page = try site.connect()
      page.send(Self.events)
      try await page.wait { $0.contains("changed") }
      return page
    }
    #expect(try await page.waitForEnd().hasSuffix("0\r\n\r\n"))
  }

  @Test func `too many pages are told so`() async throws {
    let live = LiveHub()
    try await ServedSite.with(live: live) { site in
      let listeners = (0..<LiveHub.capacity).compactMap { number in
        live.listen(from: "192.0.2.\(number % 4)", wantsPositions: false, after: nil)
      }
      #expect(listeners.count == LiveHub.capacity)
      let answer = try await site.get("/events")
      #expect(answer.hasPrefix("HTTP/1.1 503"))
      #expect(answer.contains("Retry-After: 5"))
    }
  }

  @Test func `one client cannot take the streams of all others`() {
    let live = LiveHub()
    let greedy = (0..<LiveHub.capacity).compactMap { _ in
      live.listen(from: "192.0.2.1", wantsPositions: false, after: nil)
    }
    #expect(greedy.count == LiveHub.capacityPerAddress)
    #expect(live.listen(from: "192.0.2.2", wantsPositions: false, after: nil) != nil)
  }

  @Test func `a stream whose access was revoked gets no further event`() async throws {
    let live = LiveHub()
    let isAllowed = Mutex(true)
    live.checkAccess { $0 == .open || isAllowed.withLock { $0 } }
    let (session, other) = (
      try #require(
        live.listen(wantsPositions: true, after: nil, grant: .session(cookie: "s.x"))),
      try #require(live.listen(wantsPositions: true, after: nil))
    )
    isAllowed.withLock { $0 = false }
    live.post(LiveEvent(.position, .object([("lat", .number(52.5))])))
    #expect(live.listenerCount == 1)
    var text = ""
    for await message in session.messages { text += String(buffer: message) }
    #expect(!text.contains("position"))
    live.leave(other)
  }

  @Test func `a change is told once it can be seen, and a burst of changes once`()
    async throws
  {
    let version = Mutex(StoreVersion(content: 1, commits: 1))
    let pauses = Mutex<[Duration]>([])
    let live = LiveHub(
      started: Date(timeIntervalSince1970: 7), storeVersion: { version.withLock { $0 } },
      sleep: { length in
        guard length < LiveHub.heartbeat else { return try await Task.sleep(for: .seconds(3600)) }
        // The commit shows after the third look.
        let count = pauses.withLock { pauses in
          pauses.append(length)
          return pauses.count
        }
        if count == 3 { version.withLock { $0 = StoreVersion(content: 2, commits: 9) } }
        await Task.yield()
      })
    let listener = try #require(live.listen(wantsPositions: false, after: nil))
    for _ in 1...100 { live.storeWasWritten() }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await live.work() }
      var told: [String] = []
      for await message in listener.messages {
        told.append(String(buffer: message))
        if told.count == 3 { break }
      }
      #expect(told.last == "event: changed\ndata: {\"version\":7000002,\"commits\":9}\n\n")
      live.close()
      group.cancelAll()
    }
    #expect(pauses.withLock { $0.prefix(3) } == LiveHub.pollPauses.prefix(3))
  }

  @Test func `while no page is open, nobody looks at the database`() async throws {
    let looks = Mutex(0)
    let live = LiveHub(storeVersion: {
      looks.withLock { $0 += 1 }
      return StoreVersion(content: 1, commits: 1)
    })
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await live.work() }
      live.storeWasWritten()
      live.post(Self.reminder("nobody hears it"))
      await Task.yield()
      live.close()
    }
    #expect(looks.withLock { $0 } == 0)
  }
}
