import DaemonControl
import Foundation
import Geo
import MQTT
import Model
import TestSupport
import Testing

@testable import Daemon

@Suite(.temporaryFolder) struct BrokerMessageTests {
  private func message(
    _ body: String, _ topic: String = "owntracks/anna/phone-1", isRetained: Bool = false
  ) -> BrokerMessage {
    BrokerMessage(topic: topic, payload: Array(body.utf8), isRetained: isRetained)
  }

  @Test(arguments: [
    ("owntracks/anna/phone 1", true), ("owntracks/anna/phone-1", true),
    ("home/Anna/PHONE-1/event", true), ("owntracks/me/phone-1", false),
    ("owntracks/anna/phone-1/cmd", false), ("car/tracker", true), ("car/tracker/status", true),
    ("owntracks/anna", false),
  ])
  func `a topic names person and device, or is the device's own`(
    topic: String, isKnown: Bool
  ) async throws {
    let rig = try PhoneRig([.phone(1, of: .anna), .phone(2) { $0.topic = "car/tracker" }])
    let answer = await rig.receive(message(PhoneRig.location(), topic))
    #expect((answer != nil) == isKnown)
  }

  @Test func `a position that was retained is of the past, however new it is`() async throws {
    let rig = try PhoneRig([.phone(1, of: .anna)])
    _ = await rig.receive(message(PhoneRig.location(-30)))
    _ = await rig.receive(message(PhoneRig.location(-20), isRetained: true))
    _ = await rig.receive(message(PhoneRig.location(-5), isRetained: false))
    let delays = rig.batches.value.compactMap { batch in
      batch.reports[0].report.time.map { batch.arrival.timeIntervalSince($0) }
    }
    #expect(delays == [30, 20, 5], "a phone never moves the clock")
    #expect(rig.batches.value.map(\.isRetained) == [false, true, false])
  }

  @Test func `commands go to the topic that the phone listens to`() async throws {
    let rig = try PhoneRig(
      [.phone(1, of: .anna) { $0.pushesPlaces = true }], todos: [.sample()], places: [.sample()])
    let answer = await rig.receive(message(PhoneRig.location(0, meters: 3000)))
    #expect(answer?.topic == "owntracks/anna/phone-1/cmd")
    #expect(answer?.commands.count == 1)
    #expect(answer?.commands.first?.hasPrefix(#"{"_type":"cmd","action":"setWaypoints""#) == true)
  }

  @Test func `a reminder is sent to the phone's own topic, if it was asked for`() async throws {
    for isAsked in [true, false] {
      let rig = try PhoneRig(
        [.phone(1, of: .anna) { $0.notifiesInApp = isAsked }], todos: [.sample()],
        places: [.sample()])
      var messages: [String] = []
      for (seconds, meters) in [(0.0, 3000.0), (60, 3000), (120, 0)] {
        rig.wait(until: seconds)
        let answer = await rig.receive(message(PhoneRig.location(seconds, meters: meters)))
        #expect(answer?.topic == "owntracks/anna/phone-1/cmd")
        messages += answer?.commands ?? []
      }
      #expect(messages.count == (isAsked ? 1 : 0))
      #expect(messages.allSatisfy { $0.hasPrefix(#"{"_type":"transition","tid":"PB","#) })
    }
  }

  @Test func `what is too much for a minute waits for the next, and nothing is lost`() async throws
  {
    let rig = try PhoneRig([.phone(1, of: .anna), .phone(2, of: .anna)])
    rig.settings.change { $0.burst = 2 }
    let messages = (-5..<0).map { message(PhoneRig.location(Double($0))) }
    let other = message(PhoneRig.location(-1), "owntracks/anna/phone-2")
    var answers: [PhoneReceiver.BrokerAnswer?] = []
    for message in [other] + messages { answers.append(await rig.receive(message)) }
    #expect(answers.count == 6 && answers.allSatisfy { $0 != nil })
    #expect(rig.sleeps.value == [.seconds(60), .seconds(60)])
    #expect(rig.batches.value.map(\.reports.count).reduce(0, +) == 6)
    #expect(
      rig.batches.value.map { $0.arrival.timeIntervalSince(PhoneRig.start) } == [
        0, 0, 0, 60, 60, 120,
      ])
    #expect(rig.figures()?.accepted == 5 && rig.figures()?.late == 0)
  }

  @Test func `subscriptions cover all devices and leave commands out`() {
    #expect(
      BrokerTopic.subscriptions(
        base: "own", devices: ["car/tracker", "a/#", "own/anna/phone", "own/anna/phone/event"]) == [
          "own/+/+", "own/+/+/event", "own/+/+/waypoint", "own/+/+/waypoints", "own/+/+/status",
          "car/tracker", "car/tracker/event", "car/tracker/waypoint", "car/tracker/waypoints",
          "car/tracker/status",
        ])
  }
}
