import DaemonControl
import Foundation
import Geo
import Model
import SQLiteStore
import TestSupport
import Testing
import WebPorts

@testable import Daemon

@Suite(.temporaryFolder) struct PhoneAnswerTests {
  /// Returns the text of an answer.
  private func text(_ reply: PhoneReply?) -> String {
    if case .taken(let text) = reply { text } else { "\(String(describing: reply))" }
  }

  @Test func `devices that are shared are seen by others, without an end to the day`() async throws
  {
    let rig = try PhoneRig([
      .phone(1), .phone(2, of: .anna) { $0.isShared = true }, .phone(3, of: .anna),
    ])
    #expect(text(try await rig.post(PhoneRig.location())) == "[]")
    _ = try await rig.post(PhoneRig.location(0, meters: 1000, #","vel":36"#), key: "KEY2")
    _ = try await rig.post(PhoneRig.location(), key: "KEY3")
    let friends = text(try await rig.post(PhoneRig.location(1)))
    #expect(
      friends.contains(
        #"{"_type":"location","tid":"PH","topic":"owntracks/anna/phone 2","tst":1768467600,"#))
    #expect(friends.contains(#""acc":6,"vel":36}"#))
    #expect(
      friends.hasSuffix(
        #"{"_type":"card","tid":"PH","topic":"owntracks/anna/phone 2","name":"phone 2"}]"#))
    #expect(text(try await rig.post(PhoneRig.location(1), key: "KEY3")) == "[]")
  }

  @Test func `places of open tasks are sent to the phone, and only what changes`() async throws {
    let rig = try PhoneRig(
      [.phone(1) { $0.pushesPlaces = true }], todos: [.sample()], places: [.sample()])
    let first = text(try await rig.post(PhoneRig.location(-60, meters: 5000)))
    #expect(first.hasPrefix(#"[{"_type":"cmd","action":"setWaypoints","waypoints":{"#))
    #expect(rig.figures()?.placesPushed == 1)
    #expect(text(try await rig.post(PhoneRig.location(-50, meters: 5000))) == "[]")
    rig.wait(until: 1000)
    #expect(text(try await rig.post(PhoneRig.location(950, meters: 5000))) == "[]")
  }

  @Test func `after a restart only what has changed is sent, and not before its time`() async throws
  {
    let vet = Place.sample()
    let rig = try PhoneRig([.phone(1) { $0.pushesPlaces = true }], places: [vet])
    #expect(text(try await rig.post(PhoneRig.location())).contains("setWaypoints"))
    let second = try rig.restarted()
    second.wait(until: 1000)
    #expect(text(try await second.post(PhoneRig.location(990))) == "[]")
    #expect(second.figures()?.placesPushed == 1)

    let third = try second.restarted()
    third.wait(until: 1100)
    var moved = vet
    moved.radiusMeters = 300
    try third.store.edit { _ in Edit(summary: "widen", places: [.init(before: vet, after: moved)]) }
    let change = text(try await third.post(PhoneRig.location(1090)))
    #expect(change.contains(#""rad":300"#) && !change.contains(#""lat":1000"#))

    let fourth = try third.restarted()
    try fourth.store.edit { _ in Edit(summary: "drop", places: [.init(before: moved, after: nil)]) }
    fourth.wait(until: 1100 + 899)
    #expect(text(try await fourth.post(PhoneRig.location(1980))) == "[]", "not before 15 min")
    fourth.wait(until: 1100 + 970)
    let removal = text(try await fourth.post(PhoneRig.location(2060)))
    #expect(removal.contains(#""lat":1000,"lon":1000"#))
  }

  @Test func `a new key means that the app was set up again`() async throws {
    let rig = try PhoneRig(
      [.phone(1) { $0.pushesPlaces = true }], todos: [.sample()], places: [.sample()])
    #expect(text(try await rig.post(PhoneRig.location())).contains("setWaypoints"))
    let old = try #require(try rig.store.withSnapshot { try $0.devices.first })
    var new = old
    new.keyDigest = Device.phone(7).keyDigest
    try rig.store.edit { _ in
      var edit = Edit(summary: "key")
      edit.devices = DeviceChanges(devices: [.init(before: old, after: new)])
      return edit
    }
    let again = text(try await rig.post(PhoneRig.location(5), key: "KEY7"))
    #expect(again.contains("setWaypoints"))
  }

  @Test func `an event of a place that was sent is one certain position`() async throws {
    let place = Place.sample()
    let rig = try PhoneRig(
      [.phone(1) { $0.pushesPlaces = true }], todos: [.sample()], places: [place])
    _ = try await rig.post(PhoneRig.location(-60, meters: 5000))
    _ = try await rig.post(
      PhoneRig.location(0).replacing(
        #""_type":"location""#,
        with: #""_type":"transition","event":"enter","rid":"\#(place.uuid.uuidString)""#))
    #expect(
      rig.batches.value.last?.reports.first?.hints
        == [RegionHint(place: place.uuid, event: .enter)])
  }

  @Test func `a reminder rides back to the phone that caused it, if it was asked for`() async throws
  {
    for isAsked in [true, false] {
      let rig = try PhoneRig(
        [.phone(1) { $0.notifiesInApp = isAsked }], todos: [.sample()], places: [.sample()])
      var answers: [String] = []
      for (seconds, meters) in [(0.0, 3000.0), (60, 3000), (120, 20), (180, 0), (240, 0)] {
        rig.wait(until: seconds)
        answers.append(text(try await rig.post(PhoneRig.location(seconds, meters: meters))))
      }
      let notices = answers.filter { $0.contains(#""tid":"PB","event":"enter","desc":""#) }
      #expect(notices.count == (isAsked ? 1 : 0), "\(answers)")
    }
  }
}
