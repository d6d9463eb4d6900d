import CommandTesting
import Foundation
import TestSupport
import Testing

/// The built program with a real broker.
@Suite(
  .blocking, .temporaryFolder, .timeLimit(.minutes(10)),
  .enabled(if: Mosquitto.isInstalled, "mosquitto is not installed"))
struct BrokerTests {
  private static func location(_ age: Int = 30) -> String {
    let second = Int(Date().timeIntervalSince1970) - age
    return #"{"_type":"location","lat":48.2,"lon":16.37,"acc":10,"tst":\#(second)}"#
  }

  @Test
  func `a daemon follows a broker, lists its strangers, adds them if asked to, and leaves it`()
    async throws
  {
    let broker = try Mosquitto()
    try await broker.start()
    let program = try BuiltProgram()
    defer { program.remove() }
    #expect(try program("device", "add", "Phone", "--person", "anna", now: nil).status == 0)
    let running = try RunningProgram(program, ["run", "--gpsd", "127.0.0.1:9"], now: nil)
    defer { running.abandon() }
    _ = polling { running.hasClosedOutput || running.errorsSoFar.contains("Page: ") }
    func status() throws -> String { try program("status", now: nil).output }
    #expect(try !status().contains("127.0.0.1:\(broker.port)"))

    let settings = "mqtt:\n  host: 127.0.0.1\n  port: \(broker.port)\n"
    try program.configure(settings)
    try await eventually { try status().contains("127.0.0.1:\(broker.port), connected") }
    try broker.publish(Self.location(), to: "owntracks/anna/phone")
    try broker.publish(Self.location(), to: "owntracks/bob/tablet")
    try broker.publish(Self.location(), to: "owntracks/bob/tablet/more")
    try broker.publish("{}", to: "owntracks/bob/tablet/cmd", ["-r"])
    try await eventually { try status().contains("owntracks/bob/tablet (1)") }
    #expect(try !status().contains("more") && !status().contains("cmd"))
    #expect(try program("doctor", now: nil).output.contains("owntracks/bob/tablet (1)"))
    func names() throws -> [String] {
      try program("device", "list", "--json", now: nil).list().compactMap { $0["name"] as? String }
    }
    #expect(try names().contains("Phone") && !names().contains("tablet"))

    try program.configure(settings + "  new_devices: true\n")
    try await eventually { running.errorsSoFar.contains("mqtt.new_devices") }
    try broker.publish("no position", to: "owntracks/bob/tablet")
    try broker.publish(Self.location(20), to: "owntracks/bob/tablet")
    try await eventually { try names().contains("tablet") }
    let added = try program("device", "show", "tablet", "--json", now: nil).object()
    #expect(added["person"] as? String == "bob")
    #expect(added["topic"] as? String == "owntracks/bob/tablet")
    #expect(try program("undo", now: nil).status == 0)
    #expect(try !names().contains("tablet"))

    #expect(
      try program("device", "add", "Car", "--topic", "car/1", now: nil).status == 0)
    var age = 19
    try await eventually {
      try broker.publish(Self.location(age), to: "car/1")
      age -= 1
      return try program("device", "show", "Car", "--json", now: nil).object()["heard"] is String
    }
    for number in 1...200 {
      try broker.publish(Self.location(), to: "owntracks/p\(number)/d\(number)", ["-q", "0"])
    }
    try await eventually { try names().count == 202 }
    let connections = running.errorsSoFar.split(separator: "\n").count {
      $0.contains("connected to the broker")
    }
    #expect(connections == 1, "new topics are followed on the same connection")
    try program.configure("mqtt:\n  host: \"\"\n")
    try await eventually { try !status().contains("127.0.0.1:\(broker.port)") }
    running.send(SIGTERM)
    #expect(running.waitForEnd().status == 0)
  }
}
