import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Phones that rest beside a place, and phones that arrive (P12); `make bench` measures longer.
struct RestingPhoneTests {
  /// A phone with the errors of one, a place of 100 m and an open task there.
  private struct Story {
    private var pipeline: Pipeline
    private var errors: PhoneErrors
    private(set) var second = 0.0
    private(set) var reminders: [Double] = []

    init(seed: UInt64) throws {
      let store = try SQLiteStore.empty()
      try store.edit { _ in
        var edit = Edit(
          summary: "furnish",
          todos: [.init(before: nil, after: .sample(rule: .once(due: nil)))],
          places: [.init(before: nil, after: .sample())])
        edit.devices = DeviceChanges(devices: [.init(before: nil, after: .sample(1))])
        return edit
      }
      pipeline = try Pipeline(
        store: store,
        settings: PipelineSettings(rules: EngineRules(machineZone: .berlin), notifiers: []),
        isRehearsal: true)
      errors = PhoneErrors(seed: seed)
    }

    /// Reports so many times from where the phone is, in metres east of the place.
    mutating func report(_ count: Int, every gap: Double, east: Double) throws {
      for _ in 0..<count {
        let seen = errors.report(east: east, north: 0)
        let time = PhoneHarness.start.addingTimeInterval(second)
        let report = FixReport(
          time: time, mode: 2, latitude: 52.52 + seen.north / 111_195,
          longitude: 13.405 + seen.east / (111_195 * 0.608_484), eph: 1.62 * seen.claimedMeters)
        let made = try pipeline.receive(
          DeviceBatch(
            device: Device.ID(rawValue: 1), arrival: time, reports: [DeviceReport(report: report)]))
        reminders += made.events.filter { $0.kind == .reminder }.map { _ in second }
        second += gap
      }
    }
  }

  @Test(arguments: [0.0, 50, 150, 300])
  func `a phone at rest is reminded of nothing without cause`(meters: Double) throws {
    var story = try Story(seed: 7)
    let days = 15
    try story.report(days * 288, every: 300, east: meters)
    // The first look inside is no false one.
    #expect(story.reminders.count - (meters < 100 ? 1 : 0) <= days / 10)
  }

  @Test
  func `most arrivals are noticed with the first report, nearly all by the second`() throws {
    var story = try Story(seed: 9)
    var arrivals: [Double] = []
    for _ in 0..<200 {
      try story.report(16, every: 300, east: 2000)
      arrivals.append(story.second)
      try story.report(4, every: 300, east: 28)
    }
    let delays = arrivals.map { arrival in
      story.reminders.first { $0 >= arrival }.map { $0 - arrival } ?? .infinity
    }
    #expect(delays.count { $0 == 0 } >= 150)
    #expect(delays.count { $0 <= 300 } >= 180)
  }
}
