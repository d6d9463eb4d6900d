import Foundation
import Logging
import Model
import SQLiteStore
import Synchronization
import TestSupport
import Testing
import Tracking

/// A daemon whose database cannot be written for a while.
@Suite(.temporaryFolder) final class StoreTroubleTests: Sendable {
  private let lines = LogLines()
  private let told = Mutex<[PipelineEvent]>([])

  private func tracker(_ store: some ReminderStore) throws -> Tracker {
    try store.edit { _ in
      Edit(
        summary: "furnish", todos: [.init(before: nil, after: .sample())],
        places: [.init(before: nil, after: .sample())])
    }
    let pipeline = try Pipeline(
      store: store,
      settings: PipelineSettings(rules: EngineRules(machineZone: .berlin), notifiers: ["terminal"]))
    return Tracker(
      pipeline: pipeline, clock: .fixes(from: nil), logger: lines.logger,
      outputs: TrackerOutputs(events: { events in self.told.withLock { $0 += events } }))
  }

  private var story: [String] { told.withLock { $0.map(\.kind.rawValue) } }

  @Test
  func `the trouble is said once and its end once; fixes do not wait, and nothing is lost`()
    async throws
  {
    let store = CountingStore(try SQLiteStore.empty())
    let tracker = try tracker(store)
    for (index, report) in Walk.visit.reports.enumerated() {
      store.fails = (100..<600).contains(index)
      await tracker.receive(report)
      if index % 10 == 0 { await tracker.tick() }
    }
    await tracker.finish()
    #expect(story == ["enter", "reminder", "exit"])
    #expect(
      lines.lines == [
        "error Refusal()", "notice the database can be used again; what waited is stored",
      ])
    // Each tick tries, and of the fixes only the first: a busy database takes seconds to say no.
    #expect((2...51).contains(store.refusals))
  }

  @Test
  func
    `what another process edits meanwhile is taken in after what waits, which no fix tries again`()
    async throws
  {
    let shared = try SQLiteStore.empty(path: try TemporaryFolder.file())
    let store = CountingStore(shared)
    let tracker = try tracker(store)
    for (index, report) in Walk.visit.reports.enumerated() {
      store.fails = (100..<450).contains(index)
      if index == 300 {
        try SQLiteStore(path: shared.path).edit { _ in
          Edit(
            summary: "add",
            todos: [.init(before: nil, after: .sample(2, name: "Another", places: []))])
        }
      }
      await tracker.receive(report)
    }
    // A busy database takes seconds to refuse: only the first fix has to learn that it is.
    #expect(store.refusals == 1)
    await tracker.finish()
    #expect(story == ["enter", "reminder", "exit"])
  }

  @Test func `while commits wait, other programs that open the file cause no attempt`() async throws
  {
    let store = CountingStore(try SQLiteStore.empty())
    let tracker = try tracker(store)
    #expect(await tracker.storeMayHaveChanged())
    for (index, report) in Walk.visit.reports.enumerated() {
      store.fails = index >= 100
      await tracker.receive(report)
      if store.refusals > 0 { #expect(await tracker.storeMayHaveChanged() == false) }
    }
    #expect(store.refusals == 1)
    store.fails = false
    await tracker.tick()
    #expect(await tracker.storeMayHaveChanged())
    #expect(story == ["enter", "reminder", "exit"])
  }
}
