import Foundation
import TestSupport
import Testing

/// The built program and a real broker, of which one is missing for a while.
@Suite(
  .temporaryFolder, .timeLimit(.minutes(10)),
  .enabled(if: Mosquitto.isInstalled, "mosquitto is not installed"))
struct BrokerLossTests {
  /// Returns a program that follows a broker.
  private static func program(_ broker: Mosquitto, _ commands: [[String]]) throws -> BuiltProgram {
    var program = try BuiltProgram()
    program.environment["PASSBY_MQTT_HOST"] = "127.0.0.1"
    program.environment["PASSBY_MQTT_PORT"] = "\(broker.port)"
    // So that a slow machine has time: a walk is of the past as soon as its beginning is.
    program.environment["PASSBY_PHONES_STALE_AFTER"] = "1h"
    for arguments in commands + [["device", "add", "Phone"]] {
      try #require(try program.run(arguments, now: nil).status == 0)
    }
    return program
  }

  private static func connections(_ daemon: PhoneDaemon) -> Int {
    daemon.running.errorsSoFar.ranges(of: "connected to the broker").count
  }

  @Test func `a broker that is killed is missed aloud, and followed again once it is back`()
    async throws
  {
    let broker = try Mosquitto()
    try await broker.start()
    let program = try Self.program(broker, SampleWalk.furniture)
    defer { program.remove() }
    let daemon = try PhoneDaemon(program)
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
}
