import Foundation
import Geo
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// The device of a person that counts (P3).
struct LeaderTests {
  /// Lets a phone come from far away and stay.
  private func arrive(_ phones: inout PhoneHarness, phone: Int64, at start: Double) throws {
    for (index, meters) in [3000.0, 2000, 1000, 0].enumerated() {
      try phones.post(start + Double(index) * 300, meters, phone: phone)
    }
  }

  @Test
  func `the device that moved last leads; what the other does is only recorded`() throws {
    var phones = try PhoneHarness([.sample(triggers: [.enter, .exit])], phones: [1, 2])
    try phones.post(0, 0, phone: 1)
    try phones.post(0, 5, phone: 2)
    for (index, meters) in [500.0, 1000, 2000, 3000].enumerated() {
      try phones.post(Double(index + 1) * 300, meters, phone: 2)
    }
    // The one at home wavers; nobody carries it.
    for (index, meters) in [400.0, 410, 420].enumerated() {
      try phones.post(1500 + Double(index) * 300, meters, phone: 1)
    }
    let transitions = try phones.store.transitions(limit: 10)
    #expect(transitions.map(\.device.rawValue).contains(2))
    #expect(try phones.store.memory().visits.allSatisfy { $0.ended != nil })
  }

  @Test
  func `a reminder names the device that caused it, also later`() throws {
    var phones = try PhoneHarness([.sample()], phones: [1, 2])
    try phones.post(0, 3000, phone: 2)
    try arrive(&phones, phone: 1, at: 60)
    let reminders = phones.events.filter { $0.kind == .reminder }
    #expect(reminders.map(\.device) == ["phone 1"])
    #expect(try phones.store.memory().reminded.count == 1)
  }

  @Test
  func `a tablet that comes along without leading is silent, and why says so`() throws {
    var phones = try PhoneHarness([.sample()], phones: [1, 2], leads: 1)
    try phones.post(0, 3000, phone: 1)
    try arrive(&phones, phone: 2, at: 60)
    #expect(phones.story == ["960 enter"])
    #expect(try phones.store.memory().visits.isEmpty)
    #expect(try phones.outcomes == [.stayQuiet(.otherDevice("phone 2", carried: "phone 1"))])
    #expect(try phones.store.transitions(limit: 1).first?.device == Device.ID(rawValue: 2))
  }

  @Test
  func `a visit ends when the person turns out to carry a device that is elsewhere`() throws {
    var phones = try PhoneHarness(phones: [1, 2])
    try phones.post(0, 1000, phone: 1)
    try phones.post(300, 0, phone: 1)
    #expect(try phones.store.memory().visits.contains { $0.ended == nil })
    for (index, meters) in [2000.0, 2500, 3000].enumerated() {
      try phones.post(400 + Double(index) * 300, meters, phone: 2)
    }
    #expect(try phones.store.memory().visits.allSatisfy { $0.ended != nil })
  }

  @Test
  func `a device that is named to count begins visits where it is already`() throws {
    var phones = try PhoneHarness([], phones: [1, 2])
    try phones.post(0, 3000, phone: 2)
    try arrive(&phones, phone: 1, at: 60)
    try arrive(&phones, phone: 2, at: 90)
    // Now the second one is carried, and goes away.
    for (index, meters) in [1000.0, 2000, 3000].enumerated() {
      try phones.post(1300 + Double(index) * 300, meters, phone: 2)
    }
    #expect(try phones.store.memory().visits.allSatisfy { $0.ended != nil })
    try phones.store.edit { context in
      var edit = Edit(summary: "leads")
      let first = try #require(try context.devices.first { $0.id.rawValue == 1 })
      var leading = first
      leading.leads = true
      edit.devices = DeviceChanges(devices: [.init(before: first, after: leading)])
      return edit
    }
    try phones.restart()
    try phones.post(2400, 0, phone: 1)
    #expect(try phones.store.memory().visits.contains { $0.ended == nil })
  }

  @Test
  func `until one has moved, the first added counts as soon as it is heard`() throws {
    var phones = try PhoneHarness(phones: [1, 2])
    try phones.post(0, 150, phone: 2)
    try phones.post(10, 150, phone: 1)
    try phones.post(70, 0, phone: 1)
    try phones.post(130, 0, phone: 1)
    #expect(phones.events.contains { $0.kind == .reminder })
    #expect(try phones.store.memory().visits.contains { $0.ended == nil })
  }

  @Test
  func `who turns out to carry a device that is inside already is reminded then`() throws {
    var phones = try PhoneHarness(phones: [1, 2])
    try phones.post(0, 3000, phone: 1)
    try phones.post(10, 3000, phone: 2)
    try phones.post(310, 0, phone: 2)
    #expect(phones.story == ["310 enter"], "one position far away is no movement")
    try phones.post(610, 1, phone: 2)
    #expect(phones.story == ["310 enter", "610 reminder"])
    try phones.post(910, 2, phone: 2)
    #expect(phones.story.count == 2)
    #expect(try phones.store.memory().visits.count == 1)
  }

  @Test
  func `a device that leads by the user's word ends visits of the one before`() throws {
    var phones = try PhoneHarness(phones: [1, 2])
    try phones.post(0, 1000, phone: 1)
    try phones.post(10, 5000, phone: 2)
    try phones.post(300, 0, phone: 1)
    #expect(try phones.store.memory().visits.contains { $0.ended == nil })
    try phones.store.edit { _ in
      var edit = Edit(summary: "lead")
      edit.devices = DeviceChanges(
        devices: [.init(before: .phone(2), after: .phone(2, leads: true))])
      return edit
    }
    // Other settings make it read the store, as changes of another process do.
    phones.events += try phones.pipeline.adopt(
      PipelineSettings(rules: phones.settings.rules, notifiers: ["terminal", "spare"]))
    try phones.wait(until: 310)
    #expect(try phones.store.memory().visits.allSatisfy { $0.ended != nil })
  }
}
