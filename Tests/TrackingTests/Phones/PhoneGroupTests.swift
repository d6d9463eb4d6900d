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

  /// Processes requests that came at once: all of them before the one commit.
  private static func receive(
    _ batches: [DeviceBatch], by pipeline: inout Pipeline
  ) throws -> (receipts: [Result<DeviceReceipt, PipelineError>], events: [PipelineEvent]) {
    let results = batches.map { batch in
      Result { () throws(PipelineError) in try pipeline.enqueue(batch) }
    }
    let events = try pipeline.commit()
    let refusals = results.flatMap { (try? $0.get())?.refusals ?? [] }
    let receipts = results.map { result in
      result.flatMap { made -> Result<DeviceReceipt, PipelineError> in
        pipeline.isCommitted(made) ? .success(made.receipt) : .failure(.waitsForStore)
      }
    }
    return (receipts, refusals + events)
  }

  @Test func `what comes at once has the same effects as what comes one by one, in one commit`()
    throws
  {
    var one = try PhoneHarness(phones: [1, 3])
    var events: [PipelineEvent] = []
    var receipts: [Result<DeviceReceipt, PipelineError>] = []
    for batch in Self.group {
      let (taken, made) = try Self.receive([batch], by: &one.pipeline)
      receipts += taken
      events += made
    }
    let all = try PhoneHarness(phones: [1, 3])
    let store = CountingStore(all.store)
    var pipeline = try Pipeline(store: store, settings: all.settings)
    let (taken, made) = try Self.receive(Self.group, by: &pipeline)
    #expect(taken == receipts)
    #expect(store.calls == 1)
    #expect(Self.story(made).sorted() == Self.story(events).sorted())
    #expect(Self.story(made).contains { $0.hasPrefix("enter") })
    #expect(taken.contains(.failure(.unknownDevice)))
    let tracks = try all.store.lastTracks()
    #expect(tracks.count == 2)
    #expect(try one.store.lastTracks() == tracks)
    #expect(try one.store.memory().reminded.count == 2)
    #expect(try all.store.memory().reminded.count == 2)
  }

  @Test func `what could not be stored is not received, and comes again`() throws {
    let harness = try PhoneHarness(phones: [1, 3])
    let store = CountingStore(harness.store)
    var pipeline = try Pipeline(store: store, settings: harness.settings)
    store.fails = true
    #expect(throws: CountingStore.Refusal.self) { try Self.receive(Self.group, by: &pipeline) }
    #expect(throws: PipelineError.waitsForStore) { try pipeline.enqueue(Self.group[0]) }
    store.fails = false
    _ = try pipeline.tick(at: PhoneHarness.start.addingTimeInterval(96))
    let (taken, _) = try Self.receive(Self.group, by: &pipeline)
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
    let (taken, events) = try Self.receive(Self.group, by: &pipeline)
    let held = taken.filter { $0 == .failure(.waitsForStore) }.count
    #expect(held > 0 && held < taken.count)
    #expect(pipeline.hasBacklog)
    store.most = nil
    let rest = try pipeline.tick(at: PhoneHarness.start.addingTimeInterval(100))
    #expect(Self.story(events + rest).filter { $0.hasPrefix("enter") }.count == 2)
  }

  @Test func `a tracker answers each of many requests after its commit, and none while it fails`()
    async throws
  {
    let harness = try PhoneHarness(phones: [1, 3])
    let store = CountingStore(harness.store)
    let tracker = Tracker(
      pipeline: try Pipeline(store: store, settings: harness.settings),
      clock: .system { PhoneHarness.start.addingTimeInterval(100) }, logger: LogLines().logger,
      outputs: TrackerOutputs(events: { _ in }))
    let known = Self.group.filter { $0.device != Device.ID(rawValue: 9) }
    store.fails = true
    let refused = await Self.receive(known, by: tracker)
    #expect(refused == 0 && store.commits == 0)
    store.fails = false
    await tracker.tick()
    let received = await Self.receive(known, by: tracker)
    #expect(received == known.count)
    #expect(store.calls <= store.commits && store.commits > 0)
    #expect(try harness.store.memory().reminded.count == 2)
  }

  /// Sends requests that do not wait for each other; returns how many were answered.
  private static func receive(_ batches: [DeviceBatch], by tracker: Tracker) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for batch in batches { group.addTask { (try? await tracker.receive(batch)) != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }
}
