import CommandTesting
import Foundation
import TestSupport
import Testing

/// The built program and a real broker, of which one is missing for a while.
@Suite(
  .blocking, .temporaryFolder, .timeLimit(.minutes(10)),
  .enabled(if: Mosquitto.isInstalled, "mosquitto is not installed"))
struct BrokerLossTests {
  /// Returns a program that follows a broker.
  private static func program(_ broker: Mosquitto, _ commands: [[String]]) throws -> BuiltProgram {
    var program = try BuiltProgram()
    program.follow(broker)
    // So that a slow machine has time: a walk is of the past as soon as its beginning is.
    program.environment["PASSBY_PHONES_STALE_AFTER"] = "1h"
    for arguments in commands + [["device", "add", "Phone"]] {
      try #require(try program.run(arguments, now: nil).status == 0)
    }
    return program
  }

  private static func connections(_ daemon: PageDaemon) -> Int {
    daemon.running.errorsSoFar.ranges(of: "connected to the broker").count
  }

  @Test func `a broker that is killed is missed aloud, and followed again once it is back`()
    async throws
  {
    let broker = try Mosquitto()
    try await broker.start()
    let program = try Self.program(broker, SampleWalk.furniture)
    defer { program.remove() }
    let daemon = try PageDaemon(program)
    defer { daemon.running.abandon() }
    let address = "127.0.0.1:\(broker.port)"
    try await eventually { Self.connections(daemon) == 1 }
    #expect(try program("status", now: nil).output.contains("\(address), connected"))
    #expect(try !program("doctor", now: nil).output.contains(address))

    let walk = SampleWalk(secondsAgo: 550)
    let half = walk.ownTracks.count / 2
    try broker.publish(lines: Array(walk.ownTracks[..<half]), to: "owntracks/me/phone")
    _ = daemon.events(4)
    broker.stop()
    try await eventually { daemon.running.errorsSoFar.contains("no broker") }
    let status = try program("status", now: nil).output
    #expect(status.contains(address) && !status.contains("\(address), connected"))
    #expect(try program("doctor", now: nil).output.contains(address))
    #expect(!daemon.running.hasClosedOutput)

    try await broker.start()
    try await eventually { Self.connections(daemon) == 2 }
    #expect(try program("status", now: nil).output.contains("\(address), connected"))
    #expect(try !program("doctor", now: nil).output.contains(address))
    try broker.publish(lines: Array(walk.ownTracks[half...]), to: "owntracks/me/phone")
    let events = daemon.events(OneWalkTests.story.count).map { $0.line(since: walk.start) }
    #expect(events == OneWalkTests.story)
    daemon.running.send(SIGTERM)
    #expect(daemon.running.waitForEnd().status == 0)
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func `what is published while nothing runs comes after the start, and has its effect once`(
    signal: Int32
  ) async throws {
    let broker = try Mosquitto()
    try await broker.start()
    let program = try Self.program(broker, SampleWalk.furniture)
    defer { program.remove() }
    let walk = SampleWalk(secondsAgo: 550)
    let topic = "owntracks/me/phone"
    var daemon = try PageDaemon(program)
    defer { daemon.running.abandon() }
    func restart() async throws {
      daemon = try PageDaemon(program)
      try await eventually { Self.connections(daemon) == 1 }
    }
    try await eventually { Self.connections(daemon) == 1 }
    daemon.running.send(signal)
    _ = daemon.running.waitForEnd()
    // The broker itself is killed meanwhile, too.
    try broker.publish(lines: Array(walk.ownTracks.prefix(40)), to: topic)
    broker.stop()
    try await broker.start()
    try broker.publish(lines: Array(walk.ownTracks.dropFirst(40)), to: topic)

    try await restart()
    let events = daemon.events(OneWalkTests.story.count).map { $0.line(since: walk.start) }
    #expect(events == OneWalkTests.story)
    func shown() throws -> [String: Any] {
      try program("device", "show", "Phone", "--json", now: nil).object()
    }
    // Until the last message was used.
    let end = walk.start.addingTimeInterval(500)
    try await eventually {
      let age = try shown()["fix_age_s"] as? Double ?? .infinity
      return abs(Date.now.addingTimeInterval(-age).timeIntervalSince(end)) < 4
    }
    #expect(try shown()["repeated"] as? Int == 0 && shown()["late"] as? Int == 0)
    daemon.running.send(signal)
    _ = daemon.running.waitForEnd()

    try await restart()
    let last = walk.ownTracks[walk.ownTracks.count - 1]
    try broker.publish(last, to: topic)
    try await eventually { try shown()["heard"] is String }
    #expect(try shown()["late"] as? Int == 0, "nothing but the last came again")
    #expect(daemon.events().isEmpty)
    let reminders = try SQLiteQuery.column(program.database, "SELECT count(*) FROM reminder")
    #expect(reminders == ["5"])
  }
}
