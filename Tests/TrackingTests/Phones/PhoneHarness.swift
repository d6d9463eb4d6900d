import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Tracking

/// A pipeline with phones around the sample place, and what came of their positions.
struct PhoneHarness {
  /// When the story begins: the sample task is open.
  static let start = Date("2026-01-12T07:00:00Z")

  let store: SQLiteStore
  let settings: PipelineSettings
  var pipeline: Pipeline
  var events: [PipelineEvent] = []
  var receipts: [DeviceReceipt] = []

  /// Creates a store with the sample place and some tasks, and phones: 1 and 2 are the user's, 3 is
  /// Anna's.
  init(
    _ todos: [Todo] = [.sample()], radius: Double = 100, phones: [Int64] = [1],
    leads: Int64? = nil, notifiers: [String] = ["terminal"],
    audiences: [String: Set<String>] = [:], records: Bool = false
  ) throws {
    store = try SQLiteStore.empty()
    settings = PipelineSettings(
      rules: EngineRules(machineZone: .berlin), recordsPositions: records, notifiers: notifiers,
      audiences: audiences)
    try store.edit { _ in
      var edit = Edit(
        summary: "furnish", todos: todos.map { .init(before: nil, after: $0) },
        places: [.init(before: nil, after: .sample(radius: radius))])
      edit.devices = DeviceChanges(
        persons: [.init(before: nil, after: .anna)],
        devices: phones.map { .init(before: nil, after: .phone($0, leads: $0 == leads)) })
      return edit
    }
    pipeline = try Pipeline(store: store, settings: settings)
  }

  /// Begins again with what is stored, as after kill -9.
  mutating func restart() throws { pipeline = try Pipeline(store: store, settings: settings) }

  /// Posts one position, so many seconds after the start and metres north of the place.
  mutating func post(
    _ seconds: Double, _ meters: Double, phone: Int64 = 1, accuracy: Double = 10,
    arrival: Double? = nil, speed: Double? = nil, ping: Bool = false, mock: Bool = false,
    hint: RegionHint.Event? = nil
  ) throws {
    let report = Self.report(
      seconds, meters, accuracy: accuracy, speed: speed, ping: ping, mock: mock, hint: hint)
    try post([report], phone: phone, arrival: arrival ?? seconds)
  }

  /// Posts several positions in one request.
  mutating func post(
    _ reports: [DeviceReport], phone: Int64 = 1, arrival: Double, isRetained: Bool = false
  ) throws {
    let made = try pipeline.receive(
      DeviceBatch(
        device: Device.ID(rawValue: phone), arrival: Self.start.addingTimeInterval(arrival),
        reports: reports, isRetained: isRetained))
    receipts.append(made.receipt)
    events += made.events
  }

  /// Lets time pass.
  mutating func wait(until seconds: Double) throws {
    events += try pipeline.tick(at: Self.start.addingTimeInterval(seconds))
  }

  static func report(
    _ seconds: Double, _ meters: Double, accuracy: Double = 10, speed: Double? = nil,
    ping: Bool = false, mock: Bool = false, hint: RegionHint.Event? = nil
  ) -> DeviceReport {
    DeviceReport(
      report: .sample(
        start.addingTimeInterval(seconds), metersNorth: meters, mode: 2, eph: accuracy,
        speed: speed),
      isPing: ping, isMock: mock,
      hints: hint.map { [RegionHint(place: UUID(number: 1001), event: $0)] } ?? [])
  }

  /// The events: `120 enter`, `120 reminder anna`, with `late` and the device where it matters.
  var story: [String] {
    events.filter { $0.kind != .fixRefused }.map { event in
      let seconds = Int(event.time.timeIntervalSince(Self.start).rounded())
      let person = event.person == "anna" ? " anna" : ""
      return "\(seconds) \(event.kind.rawValue)\(person)\(event.isLate == true ? " late" : "")"
    }
  }

  /// The last receipt.
  var receipt: DeviceReceipt { receipts.last ?? DeviceReceipt() }

  /// The outcomes of decisions about the first task, newest first.
  var outcomes: [Decision.Outcome] {
    get throws {
      try store.decisions(todo: Todo.ID(rawValue: 1), place: nil, limit: 100).map(\.outcome)
    }
  }
}

extension Device {
  /// A phone of the user, or of Anna from number 3 on.
  static func phone(_ id: Int64, leads: Bool = false) -> Device {
    .sample(id, of: id >= 3 ? .anna : .me) { $0.leads = leads }
  }
}
