import Foundation
import Model
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// Requests of several phones that came at once.
struct PhoneGroupTests {
  private static func batch(
    _ phone: Int64, _ seconds: Double, _ meters: Double, accuracy: Double = 10
  ) -> DeviceBatch {
    DeviceBatch(
      device: Device.ID(rawValue: phone),
      arrival: PhoneHarness.start.addingTimeInterval(seconds),
      reports: [PhoneHarness.report(seconds, meters, accuracy: accuracy)])
  }

  /// Two phones that come to the place, a bad position, and a phone that is not there.
  ///
  /// No position is that of the one before, which would be no evidence.
  private static let group: [DeviceBatch] = {
    var group: [DeviceBatch] = []
    for second in stride(from: 0.0, through: 90, by: 10) {
      let later = second + 5
      group.append(batch(1, second, max(second / 9, 2000 - 50 * second)))
      group.append(batch(3, second, max(second / 9, 1000 - 25 * second)))
      group.append(batch(1, later, second == 20 ? 90_000 : max(later / 9, 2000 - 50 * later)))
      group.append(batch(9, second, 0))
    }
    return group
  }()

  /// Returns the events in order, each with its kind, person and time.
  private static func story(_ events: [PipelineEvent]) -> [String] {
    events.map { "\($0.kind) \($0.person ?? "-") \($0.time)" }
  }

  @Test func `what comes at once has the same effects as what comes one by one`() throws {
    var one = try PhoneHarness(phones: [1, 3])
    var events: [PipelineEvent] = []
    var receipts: [Result<DeviceReceipt, PipelineError>] = []
    for batch in Self.group {
      let (taken, made) = try one.pipeline.receive([batch])
      receipts += taken
      events += made
    }
    var all = try PhoneHarness(phones: [1, 3])
    let (taken, made) = try all.pipeline.receive(Self.group)
    #expect(taken == receipts)
    #expect(Self.story(made) == Self.story(events))
    #expect(Self.story(made).contains { $0.hasPrefix("enter") })
    #expect(taken.contains(.failure(.unknownDevice)))
    let tracks = try all.store.lastTracks()
    #expect(tracks.count == 2)
    #expect(try one.store.lastTracks() == tracks)
    #expect(try one.store.memory().reminded.count == 2)
    #expect(try all.store.memory().reminded.count == 2)
  }

  @Test func `what could not be stored is not taken, and comes again`() throws {
    let harness = try PhoneHarness(phones: [1, 3])
    let store = CountingStore(harness.store)
    var pipeline = try Pipeline(store: store, settings: harness.settings)
    store.fails = true
    #expect(throws: CountingStore.Refusal.self) { try pipeline.receive(Self.group) }
    #expect(throws: PipelineError.waitsForStore) { try pipeline.receive(Self.group) }
    store.fails = false
    _ = try pipeline.tick(at: PhoneHarness.start.addingTimeInterval(96))
    let (taken, _) = try pipeline.receive(Self.group)
    let repeated = taken.compactMap { try? $0.get() }.reduce(0) { $0 + $1.repeated + $1.late }
    #expect(repeated > 0)
    #expect(try harness.store.memory().reminded.count == 2)
  }

  @Test func `a commit that is refused keeps back the answers to it and to those after it`() throws
  {
    let harness = try PhoneHarness(phones: [1, 3])
    let store = CountingStore(harness.store)
    store.most = 1
    var pipeline = try Pipeline(store: store, settings: harness.settings)
    let (taken, events) = try pipeline.receive(Self.group)
    let held = taken.filter { $0 == .failure(.waitsForStore) }.count
    #expect(held > 0 && held < taken.count)
    #expect(pipeline.hasBacklog)
    store.most = nil
    let rest = try pipeline.tick(at: PhoneHarness.start.addingTimeInterval(100))
    #expect(Self.story(events + rest).filter { $0.hasPrefix("enter") }.count == 2)
  }
}
