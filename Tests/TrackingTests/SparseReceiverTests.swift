import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// A receiver that is asleep most of the time, and a logger with a position a minute (P12).
struct SparseReceiverTests {
  /// Returns the events of a receiver with a position every so many seconds, at these distances
  /// north of the sample place: seconds and kind.
  private static func story(
    every pause: Double, _ meters: [Double], restartsAfter cut: Int? = nil,
    todo: Todo = .sample(), in store: SQLiteStore? = nil
  ) throws -> [String] {
    let store = try store ?? .empty()
    try store.edit { _ in
      Edit(
        summary: "furnish", todos: [.init(before: nil, after: todo)],
        places: [.init(before: nil, after: .sample())])
    }
    let settings = PipelineSettings(
      rules: EngineRules(machineZone: .berlin), notifiers: ["terminal"])
    var pipeline = try Pipeline(store: store, settings: settings)
    var events: [PipelineEvent] = []
    for (index, distance) in meters.enumerated() {
      var report = PhoneHarness.report(Double(index) * pause, distance).report
      report.mode = 3
      events += try pipeline.receive(report)
      if index == cut { pipeline = try Pipeline(store: store, settings: settings) }
    }
    return events.map {
      "\(Int($0.time.timeIntervalSince(PhoneHarness.start).rounded())) \($0.kind.rawValue)"
    }
  }

  /// A way to the place, a stay, and the way back.
  private static let visit: [Double] = [1000, 1000, 0, 1, 0, 2, 1000, 1010, 1020]

  @Test(arguments: [61.0, 120, 300])
  func `a receiver with a fix a minute or more apart arrives with the first, and leaves with two`(
    every pause: Double
  ) throws {
    let seconds = Int(pause)
    #expect(
      try Self.story(every: pause, Self.visit) == [
        "\(2 * seconds) enter", "\(2 * seconds) reminder", "\(7 * seconds) exit",
      ])
  }

  @Test func `a receiver alone may be carried by another person, whose visit it is`() throws {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      var receiver = Device.receiver(created: PhoneHarness.start)
      receiver.person = Person.ID.anna
      var edit = Edit(summary: "furnish")
      edit.devices = DeviceChanges(
        persons: [.init(before: nil, after: .anna)],
        devices: [.init(before: nil, after: receiver)])
      return edit
    }
    _ = try Self.story(every: 61, Self.visit, in: store)
    #expect(try store.memory().visits.map(\.id.person) == [Person.ID.anna])
  }

  @Test func `what is pending outlives the pause, and a restart`() throws {
    for cut in [nil, 6] {
      #expect(
        try Self.story(every: 300, Self.visit, restartsAfter: cut)
          == ["600 enter", "600 reminder", "2100 exit"], "restart after \(cut ?? -1)")
    }
  }

  @Test func `an exit is told with the third fix outside, as that of a phone`() throws {
    #expect(
      try Self.story(every: 300, Self.visit, todo: .sample(triggers: [.exit]))
        == ["600 enter", "2100 exit", "2400 reminder"])
  }

  @Test func `fixes every second or nearly every minute need the evidence of G5`() throws {
    #expect(try Self.story(every: 1, [200, 150, 50, 51]).isEmpty)
    #expect(try Self.story(every: 59, [1000, 0]).isEmpty)
  }

  @Test func `the same position again is evidence of a receiver that stands`() throws {
    #expect(try Self.story(every: 2, [350, 200, 0, 0, 0]) == ["8 enter", "8 reminder"])
  }
}
