import Foundation
import Geo
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing
import Tracking

/// The way of a fix, from the report to the store.
@Suite(.temporaryFolder) struct PipelineTests {
  private func furnish(_ store: some ReminderStore, _ todos: [Todo] = [.sample()]) throws {
    try store.edit { _ in
      Edit(
        summary: "furnish", todos: todos.map { .init(before: nil, after: $0) },
        places: [.init(before: nil, after: .sample())])
    }
  }

  private func settings(
    _ notifiers: [String] = ["terminal"], firesInitially: Bool = false
  ) -> PipelineSettings {
    PipelineSettings(
      rules: EngineRules(machineZone: .berlin), firesInitially: firesInitially,
      notifiers: notifiers)
  }

  private func story(_ events: [PipelineEvent]) -> [String] {
    events.map {
      "\($0.kind.rawValue) \($0.reminder?.key.cause.rawValue ?? "-") \($0.place ?? "-")"
    }
  }

  @Test
  func `a visit gives enter, its reminder, and exit; the outbox holds what was told`() throws {
    let store = try SQLiteStore.empty()
    try furnish(store)
    var pipeline = try Pipeline(store: store, settings: settings())
    let events = try Walk.visit.reports.flatMap { try pipeline.receive($0) }
    #expect(story(events) == ["enter - Vet", "reminder enter Vet", "exit - Vet"])
    let outbox = try store.outbox(for: "terminal", at: .distantFuture)
    #expect(outbox.map(\.reminder.key.cause) == [.enter])
  }

  @Test(arguments: [true, false])
  func `a first look inside is an enter if the settings in force say so`(fires: Bool) throws {
    let store = try SQLiteStore.empty()
    try furnish(store)
    var pipeline = try Pipeline(store: store, settings: settings(firesInitially: !fires))
    _ = try pipeline.adopt(settings(firesInitially: fires))
    var walk = Walk()
    walk.stand(0, seconds: 60)
    let events = try walk.reports.flatMap { try pipeline.receive($0) }
    #expect(story(events).contains("enter - Vet") == fires)
  }

  @Test
  func `a rehearsal has the same events and writes nothing`() throws {
    let store = CountingStore(try SQLiteStore.empty())
    try furnish(store)
    let reports = Walk.visit.reports
    var rehearsal = try Pipeline(store: store, settings: settings(), isRehearsal: true)
    let rehearsed = try reports.flatMap { try rehearsal.receive($0) } + rehearsal.finish()
    #expect(store.commits == 0)
    var pipeline = try Pipeline(store: store, settings: settings())
    let events = try reports.flatMap { try pipeline.receive($0) } + pipeline.finish()
    #expect(rehearsed == events && events.count == 3)
    #expect(store.commits > 0)
  }

  @Test
  func `a fix that changes nothing writes nothing`() throws {
    let store = try SQLiteStore.empty()
    try furnish(store)
    let counting = CountingStore(store)
    var pipeline = try Pipeline(store: counting, settings: settings())
    var walk = Walk()
    walk.stand(400, seconds: 600)
    for report in walk.reports { _ = try pipeline.receive(report) }
    #expect(counting.commits == 1, "the first state of the place, and nothing after it")
  }

  @Test
  func `old history is deleted at events, once in a minute, and at the next one after an edit`()
    throws
  {
    let store = CountingStore(try SQLiteStore.empty())
    try furnish(store)
    var pipeline = try Pipeline(store: store, settings: settings())
    var walk = Walk()
    for _ in 0..<6 {
      walk.go(from: 220, to: 70)
      walk.go(from: 70, to: 220)
    }
    var crossings: [Date] = []
    for report in walk.reports { crossings += try pipeline.receive(report).map(\.time) }
    #expect(crossings.count > 6)
    let occasions = store.occasions
    let pauses = zip(occasions.dropFirst(), occasions).map { $0.timeIntervalSince($1) }
    #expect(occasions.count > 2 && occasions.count < Set(crossings).count)
    #expect(pauses.allSatisfy { $0 >= 60 })
    _ = try store.edit { _ in Edit(summary: "more", todos: [.init(before: nil, after: .sample(2))])
    }
    _ = try pipeline.reloadIfChanged()
    let last = try #require(crossings.last)
    var other = Walk(at: last.addingTimeInterval(1))
    other.go(from: 400, to: 0)
    for report in other.reports.prefix(5) { _ = try pipeline.receive(report) }
    for report in other.reports.dropFirst(5) where store.occasions.count == occasions.count {
      _ = try pipeline.receive(report)
    }
    #expect(store.occasions.count == occasions.count + 1)
  }

  @Test(arguments: 1...20)
  func `cut anywhere and started again with the whole recording, it tells the same`(cut: Int) throws
  {
    let reports = Walk.visit.reports
    let store = try SQLiteStore.empty()
    try furnish(store)
    var first = try Pipeline(store: store, settings: settings())
    var events = try reports.prefix(reports.count * cut / 21).flatMap { try first.receive($0) }
    // No farewell: what the first pipeline had in memory is gone, as after kill -9.
    var second = try Pipeline(store: store, settings: settings())
    events += try reports.flatMap { try second.receive($0) }
    #expect(story(events) == ["enter - Vet", "reminder enter Vet", "exit - Vet"])
  }

  @Test
  func `a store that fails for a while loses nothing: the step is committed with the next one`()
    throws
  {
    let store = try SQLiteStore.empty()
    try furnish(store)
    let failing = CountingStore(store)
    var pipeline = try Pipeline(store: failing, settings: settings())
    var events: [PipelineEvent] = []
    for (index, report) in Walk.visit.reports.enumerated() {
      failing.fails = (100..<400).contains(index)
      do { events += try pipeline.receive(report) } catch is CountingStore.Refusal { continue }
    }
    #expect(story(events) == ["enter - Vet", "reminder enter Vet", "exit - Vet"])
    #expect(try store.outbox(for: "terminal", at: .distantFuture).count == 1)
  }

  @Test
  func `a task added by another process counts from the next fix on`() throws {
    let store = try SQLiteStore.empty(path: try TemporaryFolder.file())
    try furnish(store, [])
    var pipeline = try Pipeline(store: store, settings: settings())
    let reports = Walk.visit.reports
    for report in reports.prefix(50) { _ = try pipeline.receive(report) }
    try SQLiteStore(path: store.path).edit { _ in
      Edit(summary: "add", todos: [.init(before: nil, after: .sample())])
    }
    #expect(try pipeline.reloadIfChanged().isEmpty)
    let events = try reports.dropFirst(50).flatMap { try pipeline.receive($0) }
    #expect(story(events).contains("reminder enter Vet"))
  }

  @Test
  func `time alone brings a reminder, at its own instant`() throws {
    let store = try SQLiteStore.empty()
    try furnish(store)
    var pipeline = try Pipeline(store: store, settings: settings())
    let due = Date("2026-01-12T08:00:00Z")
    #expect(try pipeline.tick(at: due.after(-60)).isEmpty)
    #expect(pipeline.nextWake == due)
    #expect(try pipeline.tick(at: due.after(30)).map(\.time) == [due])
    var again = try Pipeline(store: store, settings: settings())
    #expect(try again.tick(at: due.after(60)).isEmpty)
  }
}
