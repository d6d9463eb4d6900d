import DaemonControl
import Foundation
import Model
import TestSupport
import Testing
import WebPorts

@testable import Daemon

/// A browser that tells where it is, through the same receiver as phones.
@Suite(.temporaryFolder) struct BrowserReceiverTests {
  private static func position(
    _ seconds: Double = 0, meters: Double = 0, accuracy: Double? = 10
  ) -> BrowserPosition {
    BrowserPosition(
      latitude: 52.52 + meters / 111_195, longitude: 13.405,
      time: PhoneRig.start.addingTimeInterval(seconds), accuracyMeters: accuracy)
  }

  @Test func `its position is used like that of a phone, and what is wrong is counted`()
    async throws
  {
    let device = Device.phone(1, kind: .browser)
    let rig = try PhoneRig([device, .phone(2)])
    let take = rig.receiver.port.position
    let used = await take(device.uuid, Self.position())
    #expect(used == .used(accuracyMeters: 10 * 1.62))
    #expect(rig.figures()?.kind == "browser" && rig.figures()?.accepted == 1)
    #expect(await take(device.uuid, Self.position()) == .notNewer)
    rig.wait(until: 20)
    #expect(await take(device.uuid, Self.position(200)) == .notUsed(reason: "future"))
    let nowhere = BrowserPosition(latitude: nil, longitude: 13.4, time: PhoneRig.start)
    #expect(await take(device.uuid, nowhere) == .notUsed(reason: "no_position"))
    let timeless = BrowserPosition(latitude: 52.5, longitude: 13.4, time: nil)
    #expect(await take(device.uuid, timeless) == .notUsed(reason: "no_time"))
    #expect(rig.figures()?.refused == ["future": 1, "no_position": 1, "no_time": 1])
    #expect(rig.figures()?.unusable.map(\.reason) == ["no_position", "no_time"])
  }

  @Test func `an accuracy without end is unknown and counted`() async throws {
    let device = Device.phone(1, kind: .browser)
    let rig = try PhoneRig([device])
    let used = await rig.receiver.port.position(device.uuid, Self.position(accuracy: .infinity))
    #expect(used == .used(accuracyMeters: 30) && rig.figures()?.outOfRange == 1)
  }

  @Test func `it speaks for no phone, and for nobody who is gone`() async throws {
    let phone = Device.phone(1, kind: .owntracks)
    let rig = try PhoneRig([phone])
    #expect(await rig.receiver.port.position(phone.uuid, Self.position()) == nil)
    #expect(await rig.receiver.port.position(UUID(), Self.position()) == nil)
    #expect(rig.batches.value.isEmpty)
  }

  @Test func `a locked database asks it to try again`() async throws {
    let device = Device.phone(1, kind: .browser)
    let rig = try PhoneRig([device], failure: CancellationError())
    #expect(await rig.receiver.port.position(device.uuid, Self.position()) == .later(seconds: 5))
  }
}
