import DaemonControl
import Foundation
import Geo
import Model
import SQLiteStore
import Sodium
import TestSupport
import Testing
import WebPorts

@testable import Daemon

@Suite(.temporaryFolder) struct PhoneReceiverTests {
  @Test func `regions of one name are kept under names of their own, and a moved one is one`()
    async throws
  {
    let rig = try PhoneRig([.phone(1)])
    func waypoint(_ name: String, _ latitude: Double, _ more: String) -> String {
      #"{"_type":"waypoint","desc":"\#(name)","lat":\#(latitude),"lon":13.4,"rad":100\#(more)}"#
    }
    func names() -> [String]? { rig.figures()?.regions.map { "\($0.name) \($0.latitude)" } }
    let two = [waypoint("Home", 50, #","tst":1"#), waypoint("home", 51, #","tst":1"#)]
    let list = #"{"_type":"waypoints","waypoints":[\#(two.joined(separator: ","))]}"#
    _ = try await rig.post(list)
    #expect(names() == ["Home 50.0", "home 2 51.0"])
    _ = try await rig.post(list)
    #expect(names() == ["Home 50.0", "home 2 51.0"])
    _ = try await rig.post(waypoint("Home", 52, #","tst":1"#))
    #expect(names() == ["home 2 51.0", "Home 52.0"])
    _ = try await rig.post(waypoint("Home", 53, #","rid":"b","tst":1"#))
    #expect(names() == ["home 2 51.0", "Home 52.0", "Home 3 53.0"])
  }

  @Test func `a position of OwnTracks is used, and the answer is an empty array`() async throws {
    let rig = try PhoneRig([.phone(1)])
    #expect(
      try await rig.post(PhoneRig.location(0, #","batt":80,"m":1"#), user: "me") == .taken("[]"))
    let batch = try #require(rig.batches.value.first)
    #expect(batch.device == Device.ID(rawValue: 1) && batch.arrival == PhoneRig.start)
    let figures = try #require(rig.figures())
    #expect(figures.heard == PhoneRig.start && figures.lastFix == PhoneRig.start)
    #expect(figures.accepted == 1 && figures.messages == 1 && figures.kind == "owntracks")
    #expect(figures.batteryPercent == 80 && figures.mode == "significant")
    #expect(figures.refused.isEmpty)
  }

  @Test func `the device is that of the key; the user is a person or device`() async throws {
    let rig = try PhoneRig([.phone(1), .phone(2, of: .anna)])
    for (user, isKnown) in [
      ("me", true), ("ANNA", true), ("phone 1", true), ("phone 2", true), ("", false),
      ("user", false), ("bob", false),
    ] {
      let reply = try await rig.post(PhoneRig.location(), key: "KEY2", user: user)
      #expect((reply != nil) == isKnown, "\(user)")
    }
    // A topic in the message is another matter.
    _ = try await rig.post(
      PhoneRig.location(1, #","topic":"owntracks/me/phone 1","tid":"me""#), key: "KEY2")
    #expect(try await rig.post("", key: "key2") != nil)
    #expect(try await rig.post("", key: "KEY3") == nil)
    #expect(try await rig.post("", key: "") == nil)
    #expect(rig.figures(1) == nil)
  }

  @Test func `a device that was removed is not heard any more`() async throws {
    let device = Device.phone(1)
    let rig = try PhoneRig([device])
    #expect(try await rig.post(PhoneRig.location()) != nil)
    try rig.store.edit { _ in
      var edit = Edit(summary: "remove")
      edit.devices = DeviceChanges(devices: [.init(before: device, after: nil)])
      return edit
    }
    #expect(try await rig.post(PhoneRig.location(1)) == nil)
    #expect(rig.figures() == nil)
  }

  @Test func `every app gets the answer that it waits for`() async throws {
    let rig = try PhoneRig([.phone(1), .phone(2, kind: .overland), .phone(3, kind: .traccar)])
    let overland =
      #"{"locations":[{"geometry":{"coordinates":[13.4,52.5]},"properties":{"timestamp":"#
      + #""2026-01-15T08:59:00Z"}}]}"#
    #expect(try await rig.post(overland) == .taken(#"{"result":"ok"}"#))
    #expect(try await rig.post("{", isBearer: true) == .taken(#"{"result":"ok"}"#))
    #expect(try await rig.post("{", key: "KEY2") == .taken(#"{"result":"ok"}"#))
    #expect(try await rig.post("{", key: "KEY3") == .taken(""))
    #expect(try await rig.post("{") == .taken("[]"))
    #expect(try await rig.post("", query: "id=7&lat=52.5&lon=13.4") == .taken(""))
    #expect(rig.figures(2)?.refused == ["not_json": 1])
  }

  @Test func `what the engine refuses is counted with what cannot be read`() async throws {
    let rig = try PhoneRig([.phone(1)])
    for body in [
      PhoneRig.location(121), PhoneRig.location(-32 * 86_400), "", "nonsense",
      PhoneRig.location(-60), PhoneRig.location(-60), PhoneRig.location(-90),
    ] {
      #expect(try await rig.post(body) == .taken("[]"))
    }
    let figures = try #require(rig.figures())
    #expect(figures.refused == ["future": 1, "old": 1, "empty": 1, "not_json": 1])
    #expect(figures.accepted == 1 && figures.repeated == 1 && figures.late == 1)
  }

  @Test func `a position that cannot be stored is to come again`() async throws {
    struct Full: Error {}
    let rig = try PhoneRig([.phone(1)], failure: Full())
    #expect(try await rig.post(PhoneRig.location()) == .later(seconds: 5))
    #expect(try await rig.post("") == .taken("[]"))
  }

  @Test func `more positions in a minute than are allowed are to come later`() async throws {
    let rig = try PhoneRig([.phone(1), .phone(2)])
    rig.settings.change { $0.burst = 2 }
    for second in 1...2 {
      #expect(try await rig.post(PhoneRig.location(Double(second))) == .taken("[]"))
    }
    #expect(try await rig.post(PhoneRig.location(3)) == .later(seconds: 60))
    #expect(try await rig.post(PhoneRig.location(3), key: "KEY2") == .taken("[]"))
    rig.wait(until: 60)
    #expect(try await rig.post(PhoneRig.location(3)) == .taken("[]"))
  }

  @Test func `a device with a secret is heard and answered encrypted`() async throws {
    let device = Device.phone(1) { $0.isEncrypted = true }
    let rig = try PhoneRig([device], secrets: [device.uuid: "123"])
    let box = try #require(SecretBox(secret: "123"))
    let data = Data(box.seal(Array(PhoneRig.location().utf8))).base64EncodedString()
    let reply = try await rig.post(#"{"_type":"encrypted","data":"\#(data)"}"#)
    guard case .taken(let text) = reply,
      let inner = text.wholeMatch(of: /\{"_type":"encrypted","data":"(.*)"\}/)?.1,
      let message = Data(base64Encoded: String(inner))
    else {
      Issue.record("\(String(describing: reply))")
      return
    }
    #expect(box.open(Array(message)) == Array("[]".utf8))
    #expect(rig.figures()?.accepted == 1)
    _ = try await rig.post(PhoneRig.location(1))
    #expect(rig.figures()?.refused == ["plain": 1])
  }

  @Test func `a device whose secret is missing is not heard at all`() async throws {
    let rig = try PhoneRig([.phone(1) { $0.isEncrypted = true }])
    _ = try await rig.post(PhoneRig.location())
    _ = try await rig.post(#"{"_type":"encrypted","data":"AAAA"}"#)
    #expect(rig.figures()?.refused == ["plain": 1, "undecryptable": 1])
  }
}
