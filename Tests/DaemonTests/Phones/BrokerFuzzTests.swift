import Application
import CLibraries
import DaemonControl
import Foundation
import Geo
import Model
import SQLiteStore
import TestSupport
import Testing

@testable import Daemon
@testable import MQTT

/// Topics and payloads made up at random, from the library's callback to the store.
@Suite(.temporaryFolder, .timeLimit(.minutes(30))) struct BrokerFuzzTests {
  private static let topics = [
    "owntracks/anna/phone-1", "owntracks/anna/phone-1/event", "owntracks/me/phone-2/waypoints",
    "owntracks/me/phone 3", "car/tracker", "car/tracker/status", "owntracks/bob/tablet",
    "owntracks/bob/tablet/cmd", "owntracks//", "owntracks/\u{202E}x/y", "$SYS/broker/uptime", "",
  ]

  /// Calls the library's callback with a message, which it passes on.
  private static func pass(
    _ topic: [UInt8], _ payload: [UInt8], isRetained: Bool, to connection: BrokerConnection
  ) {
    // Otherwise the callback would wait for the message's use.
    connection.acknowledgeMessage()
    (topic.filter { $0 != 0 } + [0]).withUnsafeBufferPointer { topic in
      payload.withUnsafeBufferPointer { payload in
        var message = mosquitto_message()
        topic.withMemoryRebound(to: CChar.self) {
          message.topic = UnsafeMutablePointer(mutating: $0.baseAddress)
        }
        message.payload = UnsafeMutableRawPointer(mutating: payload.baseAddress)
        message.payloadlen = Int32(payload.count)
        message.retain = isRetained
        message.qos = 1
        connection.enqueue(message)
      }
    }
    _ = connection.handOverAll()
  }

  @Test func `no message breaks the receiver; each is counted once, and what is used is sound`()
    async throws
  {
    let secret = Device.phone(3) { $0.isEncrypted = true }
    let rig = try PhoneRig(
      [
        .phone(1, of: .anna) { $0.pushesPlaces = true },
        .phone(2) { $0.notifiesInApp = true }, secret, .phone(4) { $0.topic = "car/tracker" },
      ], todos: [.sample()], places: [.sample()], secrets: [secret.uuid: "123"])
    rig.settings.change { $0.addsNewDevices = true }
    let status = LiveStatus(source: "test")
    let broker = BrokerStatus(address: "x:1883", status: status)
    let connection = BrokerConnection(
      BrokerSettings(host: "x", port: 1883), clientID: "x", topics: [], willTopic: "x"
    ) { _ in }
    var messages = connection.messages.makeAsyncIterator()
    var fuzz = Fuzz(count: 600, seed: 20_260_116)
    var count = 0
    while fuzz.goesOn() {
      count += 1
      rig.wait(until: Double(count))
      let second = Int(PhoneRig.start.timeIntervalSince1970) + count - 1
      let payload = FuzzedMessage(at: second).bytes(using: &fuzz)
      var topic = Array((Self.topics.randomElement(using: &fuzz) ?? "").utf8)
      if Int.random(in: 0..<4, using: &fuzz) == 0 { FuzzedMessage.change(&topic, &fuzz) }
      let hint: Comment = "FUZZ_SEED=\(fuzz.seed), message \(count)"
      let isRetained = Int.random(in: 0..<8, using: &fuzz) == 0
      Self.pass(topic, payload, isRetained: isRetained, to: connection)
      let message = try #require(await messages.next(), hint)
      let before = rig.batches.value.count
      await rig.receiver.handle(message, of: connection, status: broker)
      try check(rig.batches.value.dropFirst(before), of: message, secret: secret, hint)
      let figures = try #require(status.snapshot.broker)
      let counted = figures.messages + figures.dropped + figures.unknown.values.reduce(0, +)
      try #require(counted == count, hint)
      try await answers(message, of: rig, hint)
    }
    try checkDevices(of: rig, "FUZZ_SEED=\(fuzz.seed)")
  }

  /// Checks what was handed over of a message.
  private func check(
    _ batches: ArraySlice<DeviceBatch>, of message: BrokerMessage, secret: Device, _ hint: Comment
  ) throws {
    try #require(batches.count <= 1, hint)
    for batch in batches {
      try #require(batch.device != secret.id, "nothing was encrypted: \(hint)")
      let isSound = batch.reports.allSatisfy { report in
        let report = report.report
        return report.time != nil && abs(report.latitude ?? .nan) <= 90
          && abs(report.longitude ?? .nan) <= 180 && report.eph ?? 1 > 0
          && report.speedMetersPerSecond ?? 0 >= 0
      }
      try #require(isSound && (!batch.reports.isEmpty || batch.undecryptable > 0), hint)
      try #require(batch.isRetained == message.isRetained, hint)
    }
  }

  /// Checks what a phone is sent when the same message comes once more.
  private func answers(
    _ message: BrokerMessage, of rig: PhoneRig, _ hint: Comment
  ) async throws {
    guard let answer = await rig.receive(message) else { return }
    try #require(answer.topic.hasSuffix("/cmd"), hint)
    for command in answer.commands {
      let value = try? JSONSerialization.jsonObject(with: Data(command.utf8))
      try #require((value as? [String: Any])?["_type"] is String, hint)
    }
  }

  /// Checks the devices that messages have added.
  private func checkDevices(of rig: PhoneRig, _ hint: Comment) throws {
    let (devices, persons) = try rig.store.withSnapshot { (try $0.devices, try $0.persons) }
    #expect(devices.count <= 4 + PhoneReceiver.mostNewDevices, hint)
    #expect(Set(devices.map { $0.name.lowercased() }).count == devices.count, hint)
    let names = devices.map(\.name) + persons.map(\.name)
    #expect(names.allSatisfy { !$0.isEmpty && $0.count <= 200 && $0.oneLine == $0 }, hint)
  }
}
