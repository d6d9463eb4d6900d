import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Tracking

/// A day of two persons with three devices, a position of each every five minutes.
///
/// The places lie north of home, so that a way is a list of metres.
struct HouseholdDay {
  /// 8:00 in Berlin, on a Monday.
  static let start = PhoneHarness.start
  static let places: [(name: String, meters: Double)] = [
    ("Home", 0), ("Shop", 3000), ("Work", 8000), ("School", -3000),
  ]
  /// Who is told by which notifier; the desktop tells everybody.
  private static let audiences: [String: Set<String>] = [
    "mine": ["me"], "hers": ["anna"], "hall": ["anna", "me"],
  ]
  private static let notifiers = ["desktop", "mine", "hers", "hall"]

  let store: SQLiteStore
  private var pipeline: Pipeline
  /// Where each device goes: the minute at which it sets out, and metres north of home.
  private var ways: [Int64: [(minute: Int, meters: Double)]] = [:]

  init(_ todos: [Todo]) throws {
    store = try SQLiteStore.empty()
    try store.edit { _ in
      var edit = Edit(
        summary: "furnish", todos: todos.map { .init(before: nil, after: $0) },
        places: Self.places.enumerated().map { index, place in
          .init(
            before: nil,
            after: .sample(
              Int64(index + 1), name: place.name, latitude: 52.52 + place.meters / 111_195))
        })
      edit.devices = DeviceChanges(
        persons: [.init(before: nil, after: .anna)],
        devices: [1, 2, 3].map { .init(before: nil, after: .phone($0)) })
      return edit
    }
    pipeline = try Pipeline(store: store, settings: Self.settings(Self.notifiers))
  }

  private static func settings(_ notifiers: [String]) -> PipelineSettings {
    PipelineSettings(
      rules: EngineRules(machineZone: .berlin), notifiers: notifiers, audiences: audiences)
  }

  /// Sends a device from where it is at a minute.
  mutating func move(_ device: Int64, _ way: [(minute: Int, meters: Double)]) {
    ways[device, default: []] += way
  }

  /// Lets the day pass up to a minute, from another on.
  mutating func pass(from first: Int, to last: Int) throws {
    for minute in stride(from: first, to: last, by: 5) {
      for device in ways.keys.sorted() {
        // Shortly after one another, in the order of their numbers.
        try report(device, at: minute, seconds: Double(minute * 60) + Double(device) * 10)
      }
    }
    _ = try pipeline.tick(at: Self.start.addingTimeInterval(Double(last * 60)))
  }

  private mutating func report(_ device: Int64, at minute: Int, seconds: Double) throws {
    guard let meters = ways[device]?.last(where: { $0.minute <= minute })?.meters else { return }
    let time = Self.start.addingTimeInterval(seconds)
    _ = try pipeline.tick(at: time)
    // Never the same twice: that would only be a sign of life.
    let wander = Double(minute % 35) / 10
    let report = DeviceReport(
      report: .sample(time, metersNorth: meters + wander, mode: 2, eph: 20))
    _ = try pipeline.receive(
      DeviceBatch(device: Device.ID(rawValue: device), arrival: time, reports: [report]))
  }

  /// Finishes a task.
  mutating func finish(_ todo: Todo) throws {
    var done = todo
    done.state = .finished
    try store.edit { _ in Edit(summary: "done", todos: [.init(before: todo, after: done)]) }
    // Other settings make it read the store, as changes of another process do.
    _ = try pipeline.adopt(Self.settings(Self.notifiers + ["spare"]))
  }

  /// The reminders: time, task, place, and who was told by what.
  var table: [String] {
    get throws {
      var rows: [(time: Date, text: String, notifiers: [String])] = []
      for notifier in Self.notifiers {
        for entry in try store.outbox(for: notifier, at: .distantFuture) {
          let reminder = entry.reminder
          var person = "-"
          if case .visit(let visit) = reminder.key.occasion {
            person = visit.person == Person.ID.anna ? "anna" : "me"
          }
          let text = "\(reminder.task) | \(reminder.place ?? "-") | \(person)"
          if let index = rows.firstIndex(where: { $0.time == reminder.time && $0.text == text }) {
            rows[index].notifiers.append(notifier)
          } else {
            rows.append((reminder.time, text, [notifier]))
          }
        }
      }
      return rows.sorted { ($0.time, $0.text) < ($1.time, $1.text) }.map { row in
        "\(Self.clock(row.time)) | \(row.text) | \(row.notifiers.joined(separator: ", "))"
      }
    }
  }

  private static func clock(_ time: Date) -> String {
    let minutes = Int(time.timeIntervalSince(start)) / 60 + 8 * 60
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }
}
