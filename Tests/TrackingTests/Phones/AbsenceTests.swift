import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// The newest position decides where one is (P10, G11).
struct AbsenceTests {
  /// A task without a date, of which time alone reminds nothing.
  private static let open = Todo.sample(rule: .once(due: nil))

  private static func seen(_ phones: PhoneHarness) throws -> Double? {
    try phones.store.memory().visits.first?.lastSeen?.timeIntervalSince(PhoneHarness.start)
  }

  @Test func `a newer position elsewhere ends the presence at once, one there brings it back`()
    throws
  {
    var phones = try PhoneHarness([Self.open])
    try phones.post(0, 5000)
    try phones.post(300, 0)
    try phones.post(600, 1)
    #expect(try Self.seen(phones) == nil)
    try phones.post(900, 2800)
    #expect(try Self.seen(phones) == 600, "the last position there")
    try phones.post(1000, 3)
    #expect(try Self.seen(phones) == nil)
    #expect(try phones.store.memory().visits.map(\.isPresent) == [true])
    // One that is too wide for the place says that the phone is elsewhere all the same.
    try phones.post(1300, 9000, accuracy: 3000)
    #expect(try Self.seen(phones) == 1000)
    try phones.restart()
    try phones.post(1600, 115)
    #expect(try Self.seen(phones) == 1000, "on the border nothing changes")
    #expect(phones.story == ["300 enter", "300 reminder"])
  }

  @Test func `a receiver that reports each second is elsewhere, too, with one position`() throws {
    let store = try SQLiteStore.empty()
    try store.edit { _ in
      Edit(
        summary: "furnish", todos: [.init(before: nil, after: .sample())],
        places: [.init(before: nil, after: .sample())])
    }
    var pipeline = try Pipeline(
      store: store,
      settings: PipelineSettings(rules: EngineRules(machineZone: .berlin), notifiers: []))
    for second in 0...10 {
      var report = PhoneHarness.report(Double(second), [5, 80, 150][max(0, second - 8)]).report
      report.mode = 3
      _ = try pipeline.receive(report)
    }
    let visit = try #require(try store.memory().visits.first)
    #expect(visit.ended == nil)
    #expect(visit.lastSeen == PhoneHarness.start.addingTimeInterval(9))
  }

  /// Positions that a phone 50 km away had kept, of an hour ago, and then one of now.
  private static let kept = [(-3700.0, 5000.0), (-3600, 0), (-3540, 1), (-3480, 2)]

  @Test(arguments: [true, false], [true, false])
  func `what a phone had kept reminds of nothing beside one position of now far away`(
    isKnown: Bool, isOneRequest: Bool
  ) throws {
    for age in [3600.0, 1500] {
      var phones = try PhoneHarness([
        Self.open, .sample(2, name: "Leaving", rule: .once(due: nil), triggers: [.exit]),
      ])
      if isKnown { try phones.post(-9000, 60_000, arrival: -9000) }
      let shift = 3600 - age
      let late = Self.kept.map { PhoneHarness.report($0.0 + shift, $0.1) }
      let now = PhoneHarness.report(0, 50_000)
      if isOneRequest {
        try phones.post(late + [now], arrival: 0)
      } else {
        for (index, report) in (late + [now]).enumerated() {
          try phones.post([report], arrival: Double(index) / 10 - 0.4)
        }
      }
      #expect(try phones.store.memory().visits.map(\.isPresent) == [false])
      try phones.wait(until: 60)
      #expect(!phones.story.contains { $0.contains("reminder") }, "\(age): \(phones.story)")
      try phones.wait(until: 9000)
      #expect(phones.story.count { $0.contains("reminder") } <= 1, "leaving may be told")
      #expect(phones.story.contains("0 exit late"), "\(phones.story)")
    }
  }

  @Test func `late positions alone still remind, as long as the newest of them is there`() throws {
    var phones = try PhoneHarness([Self.open])
    try phones.post(-9000, 60_000, arrival: -9000)
    try phones.post(
      [(-1500.0, 5000.0), (-1400, 0), (-1300, 1)].map { PhoneHarness.report($0.0, $0.1) },
      arrival: 0)
    try phones.wait(until: 10)
    #expect(phones.story.last == "10 reminder late")
  }

  @Test func `a task that opens during a visit does not remind beside a position elsewhere`()
    throws
  {
    let opens = Date("2026-01-12T07:01:00Z")
    let todo = Todo.sample(
      rule: .once(due: LocalDateTime(Date("2026-01-13T07:01:00Z"), in: .berlin)))
    for (meters, reminds) in [(2.0, true), (1000.0, false)] {
      var phones = try PhoneHarness([todo])
      for (second, place) in [(0.0, 5.0), (20, 4), (40, 3), (55, meters)] {
        try phones.post(second, place)
      }
      try phones.wait(until: opens.timeIntervalSince(PhoneHarness.start) + 1)
      #expect(phones.story.contains { $0.contains("reminder") } == reminds, "\(phones.story)")
    }
  }
}
