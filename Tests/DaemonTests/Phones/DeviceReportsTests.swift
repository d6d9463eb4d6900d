import Application
import Foundation
import Model
import SQLiteStore
import TestSupport
import Testing

@testable import Daemon

/// The knowledge of devices that the daemon has not heard since it began.
@Suite(.temporaryFolder) struct DeviceReportsTests {
  private func known(
    _ rig: PhoneRig, health: [Device.ID: DeviceFigures] = [:], leading: Set<Device.ID> = []
  ) throws -> DeviceReports {
    try rig.store.withSnapshot { try DeviceReports($0, health: health, leading: leading) }
  }

  @Test func `a device that was heard before the start has its last position`() async throws {
    let rig = try PhoneRig([.phone(1), .phone(2)])
    _ = try await rig.post(PhoneRig.location(-20))
    let (phone, other) = (Device.ID(rawValue: 1), Device.ID(rawValue: 2))
    let stored = try #require(try known(rig).health(of: phone))
    #expect(stored.heard == PhoneRig.start - 20 && stored.lastFix == PhoneRig.start - 20)
    #expect(stored.medianAccuracy == 10, "the best that is believed")
    #expect(try known(rig).health(of: other) == nil)
    // What the daemon has heard since counts; a message without a position says only when.
    var live = DeviceFigures(device: 1)
    live.heard = PhoneRig.start
    let heard = try #require(try known(rig, health: [phone: live]).health(of: phone))
    #expect(heard.heard == PhoneRig.start && heard.lastFix == PhoneRig.start - 20)
    live.lastFix = PhoneRig.start
    #expect(try known(rig, health: [phone: live]).health(of: phone) == live)
  }

  @Test func `the device that leads is the named one, the one that moved last, or the first`()
    async throws
  {
    func leaders(_ rig: PhoneRig, live: Set<Device.ID> = []) throws -> [String] {
      let known = try known(rig, leading: live)
      return try rig.store.withSnapshot { try $0.devices }.filter(known.isLeading).map(\.name)
    }
    let (one, two) = (Device.ID(rawValue: 1), Device.ID(rawValue: 2))
    let rig = try PhoneRig([.phone(1), .phone(2), .phone(3, of: .anna)])
    #expect(try leaders(rig) == ["phone 1", "phone 3"])
    _ = try await rig.post(PhoneRig.location(-20), key: "KEY2")
    #expect(try leaders(rig) == ["phone 2", "phone 3"])
    #expect(try leaders(rig, live: [one]) == ["phone 1", "phone 3"])
    #expect(try leaders(rig, live: [.receiver]) == ["phone 3"])
    #expect(try leaders(rig, live: [two]) == ["phone 2", "phone 3"])
    let named = try PhoneRig([.phone(1), .phone(2) { $0.leads = true }])
    #expect(try leaders(named, live: [one]) == ["phone 2"])
  }
}
