import Foundation
import Geo
import MQTT
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking
import WebPorts

@testable import Daemon

/// The newest position decides where one is, whatever a phone sends late (P10, G11).
@Suite(.temporaryFolder) struct NewestPositionTests {
  /// Sends a message over HTTP or MQTT.
  private static func send(_ body: String, to rig: PhoneRig, isBroker: Bool) async throws {
    guard isBroker else {
      #expect(try await rig.post(body) == .taken("[]"))
      return
    }
    let answer = await rig.receive(
      BrokerMessage(topic: "owntracks/me/phone 1", payload: Array(body.utf8), isRetained: false))
    #expect(answer != nil)
  }

  @Test(arguments: [true, false], [true, false])
  func `positions kept at a place and one of now 50 km away say that nobody is there`(
    isBroker: Bool, isKnown: Bool
  ) async throws {
    let isNew = isBroker && !isKnown
    let rig = try PhoneRig(
      isNew ? [] : [.phone(1)], todos: [.sample()], places: [.sample()])
    rig.settings.change { $0.addsNewDevices = true }
    if isKnown {
      rig.wait(until: -9000)
      try await Self.send(
        PhoneRig.location(-9000, meters: 50_000), to: rig, isBroker: isBroker)
      rig.wait(until: 0)
    }
    for seconds in [-1500.0, -1440, -1380, -1320] {
      try await Self.send(
        PhoneRig.location(seconds, meters: 1 - seconds / 100), to: rig, isBroker: isBroker)
    }
    let kept = try rig.store.withSnapshot { try $0.visits }
    #expect(kept.map(\.isPresent) == [true])
    try await Self.send(PhoneRig.location(0, meters: 50_000), to: rig, isBroker: isBroker)
    for seconds in [1.0, 3, 10, 599] {
      _ = try rig.pipeline.change {
        try $0.tick(at: PhoneRig.start.addingTimeInterval(seconds))
      }
    }
    let visits = try rig.store.withSnapshot { try $0.visits }
    #expect(visits.map(\.isPresent) == [false] && visits.map(\.ended) == [nil])
    #expect(visits.first?.lastSeen == PhoneRig.start.addingTimeInterval(-1320))
    let told = try rig.store.withSnapshot {
      try $0.decisions(todo: nil, place: nil, limit: 100).compactMap(\.reminder?.key.cause)
    }
    #expect(!told.contains(.enter) && !told.contains(.inside), "\(told)")
    _ = try rig.pipeline.change { try $0.tick(at: PhoneRig.start.addingTimeInterval(600)) }
    let ended = try rig.store.withSnapshot { try $0.visits }
    #expect(ended.map(\.ended) == [PhoneRig.start])
  }
}
