import Foundation
import GRDB
import Geo
import Model
import Recurrence
import Regions
import TestSupport
import Testing

@testable import SQLiteStore

/// The records that are written, and for how long they are kept.
@Suite(.temporaryFolder)
struct RetentionTests {
  private static let day = 86_400.0

  private static func count(_ table: String, _ store: SQLiteStore) throws -> Int? {
    try store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
  }

  @Test
  func `explanations go after 90 days, reminders of present countdowns stay`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo()])
    try store.commit(
      Sample.commit(
        [.remind(Sample.reminder()), .remind(Sample.reminder(Sample.key(cause: .exit)))],
        transitions: [Sample.transition()]))
    let entry = try #require(store.outbox(for: "terminal", at: Sample.noon).first)
    try store.markDelivered([entry.id], at: Sample.noon)
    let expectations = [(89.9, 3, 1, 2), (90.0, 4, 1, 2), (90.1, 3, 0, 1)]
    for (days, decisions, transitions, outbox) in expectations {
      try store.commit(Sample.commit([.stayQuiet(.notAsked)], at: days * Self.day))
      #expect(try Self.count("decision", store) == decisions, "\(days)")
      #expect(try Self.count("transition_log", store) == transitions, "\(days)")
      #expect(try Self.count("outbox", store) == outbox, "\(days)")
    }
    #expect(try Self.count("reminder", store) == 2)
    #expect(try store.memory().reminded.count == 2)
  }

  @Test
  func `visits, silences and reminders go after 90 days, but for the latest visit of a place`()
    throws
  {
    let store = try SQLiteStore.empty()
    let todo = Sample.todo()
    try store.add(todos: [todo], places: [Place.sample(), Place.sample(2, name: "Pharmacy")])
    // Two visits to the one place, one to the other, one to a place that does not exist any more.
    let days = [(1, 0.0), (1, 1), (2, 0), (3, 0)]
    for (place, day) in days {
      let visit = Sample.visitID(Int64(place), began: day * Self.day)
      let ended = Visit(id: visit, ended: visit.began.addingTimeInterval(60))
      let key = Sample.key(countdown: Int64(place) + Int64(day), occasion: .visit(visit))
      try store.commit(
        Sample.commit(
          [.remind(Sample.reminder(key, at: day * Self.day))], visits: [ended],
          silences: [Silence(todo: todo.id, visit: visit, reason: .done)], at: day * Self.day,
          notifiers: []))
    }
    let held = Sample.key(countdown: 77, occasion: .moment(Sample.noon))
    try store.commit(Sample.commit([.hold(Sample.reminder(held), until: Sample.noon)]))
    // The countdown that began with the task goes on; those of the other reminders are over.
    try store.change(todo, to: Sample.todo(state: .completed(Sample.noon), countdown: 50))
    for (day, visits, reminders) in [(89.0, 4, 5), (95, 2, 3)] {
      try store.commit(Sample.commit([.stayQuiet(.notAsked)], at: day * Self.day))
      #expect(try Self.count("visit", store) == visits)
      #expect(try Self.count("silence", store) == visits)
      #expect(try Self.count("reminder", store) == reminders)
    }
    #expect(
      try store.memory().visits.map(\.id) == [
        Sample.visitID(1, began: Self.day), Sample.visitID(2),
      ])
    #expect(try store.memory().held.map(\.key) == [held])
  }

  @Test
  func `deliveries that were given up go with their reminders, those that wait stay`() throws {
    let store = try SQLiteStore.empty()
    let keys = [1, 2].map { Sample.key($0, occasion: .moment(Sample.noon)) }
    try store.commit(Sample.commit(keys.map { .remind(Sample.reminder($0)) }))
    let entries = try store.outbox(for: "terminal", at: Sample.noon)
    try store.markFailed([entries[0].id], error: "no", nextAttempt: nil)
    try store.commit(Sample.commit([.stayQuiet(.notAsked)], at: 91 * Self.day))
    #expect(
      try store.outbox(for: "terminal", at: .distantFuture).map(\.id) == [entries[1].id])
    #expect(try store.outboxSummary().abandoned == 0)
    #expect(try Self.count("reminder", store) == 1)
  }

  @Test
  func `a step can be undone and redone after its visit has been deleted`() throws {
    let store = try SQLiteStore.empty()
    let todo = Sample.todo()
    try store.add(todos: [todo], places: [Place.sample()])
    let visit = Sample.visitID()
    try store.commit(
      Sample.commit(
        visits: [Visit(id: visit)],
        silences: [Silence(todo: todo.id, visit: visit, reason: .created)]))
    try store.edit { _ in
      Edit(
        summary: "done", todos: [.init(before: todo, after: Sample.todo(countdown: 2))],
        silences: [Silence(todo: todo.id, visit: visit, reason: .done)])
    }
    try store.commit(
      Sample.commit(
        visits: [
          Visit(id: visit, ended: Sample.instant(60)),
          Visit(id: Sample.visitID(began: Self.day)),
        ], at: 91 * Self.day))
    #expect(try Self.count("silence", store) == 0)
    #expect(try store.undo()?.summary == "done")
    #expect(try store.redo()?.edit.summary == "done")
    #expect(try store.todos() == [Sample.todo(countdown: 2)])
    #expect(try Self.count("silence", store) == 0)
  }

  @Test
  func `reminders come back by the time at which they were given, newest first`() throws {
    let store = try SQLiteStore.empty()
    let keys = (1...4).map { Sample.key($0, occasion: .moment(Sample.noon)) }
    let held = Sample.reminder(keys[0])
    try store.commit(Sample.commit([.hold(held, until: Sample.noon)]))
    for (index, key) in keys.dropFirst().enumerated() {
      let seconds = Double(index + 1) * 10
      try store.commit(
        Sample.commit([.remind(Sample.reminder(key, at: seconds))], at: seconds))
    }
    try store.commit(
      Sample.commit([.release(held.told(at: Sample.instant(25)))], at: 25))
    func given(from: Double, to: Double, limit: Int = 9) throws -> [Int64] {
      try store.deliveredReminders(
        from: Sample.instant(from), to: Sample.instant(to), limit: limit, where: { _ in true }
      ).map(\.key.todo.rawValue)
    }
    #expect(try given(from: 0, to: 99) == [4, 1, 3, 2])
    #expect(try given(from: 20, to: 25) == [1, 3])
    #expect(try given(from: 0, to: 99, limit: 2) == [4, 1])
    #expect(try given(from: 0, to: 9).isEmpty)
    // The range and the order come from an index: nothing else is read.
    let plan = try store.queue.read { db in
      try Row.fetchAll(
        db,
        sql: """
          EXPLAIN QUERY PLAN SELECT reminder FROM reminder
          WHERE state = 'told' AND json_extract(reminder, '$.time') BETWEEN 1 AND 2
          ORDER BY json_extract(reminder, '$.time') DESC, id DESC
          """
      ).map { $0["detail"] as String }
    }
    #expect(plan.count == 1 && plan[0].contains("USING INDEX reminder_told"), "\(plan)")
  }

  @Test
  func `recorded positions come back in order, and go after their time`() throws {
    let store = try SQLiteStore.empty()
    func fix(_ day: Double) throws -> Fix {
      Fix(
        time: Sample.instant(day * Self.day),
        coordinate: try Coordinate(latitude: 52, longitude: 13),
        accuracyMeters: 11, speedMetersPerSecond: day == 0 ? nil : 1.5)
    }
    func record(_ days: Double...) throws {
      try store.commit(
        PipelineCommit(
          time: Sample.instant((days.last ?? 0) * Self.day), transitions: [], step: EngineStep(),
          track: nil, notifiers: [], positions: try days.map(fix),
          retention: Retention(trackSeconds: 2 * Self.day)))
    }
    try record(0, 1)
    #expect(try store.positions(from: .distantPast, to: .distantFuture) == [fix(0), fix(1)])
    try record(1, 2.5)
    #expect(try store.positions(from: .distantPast, to: .distantFuture) == [fix(1), fix(2.5)])
    #expect(try store.positions(from: fix(2).time, to: fix(3).time) == [fix(2.5)])
    // After tracks were turned off, any event makes them go.
    try store.commit(
      PipelineCommit(
        time: Sample.instant(9 * Self.day), transitions: [Sample.transition()], step: EngineStep(),
        track: nil, notifiers: [], retention: Retention(trackSeconds: 2 * Self.day)))
    #expect(try store.positions(from: .distantPast, to: .distantFuture).isEmpty)
  }

  @Test
  func `a visit that a clock put back ends before it began has lasted no time`() throws {
    let store = try SQLiteStore.empty()
    try store.add(places: [Place.sample()])
    let visit = Visit(id: Sample.visitID(began: 100), ended: Sample.instant(-5))
    try store.commit(Sample.commit(visits: [visit]))
    #expect(try store.memory().visits == [Visit(id: visit.id, ended: Sample.instant(100))])
  }

  @Test
  func `transitions are kept without coordinates, newest first`() throws {
    let store = try SQLiteStore.empty()
    let kinds: [Transition.Kind] = [.enter, .dwell(seconds: 300.5), .exit, .cross]
    try store.commit(Sample.commit(transitions: kinds.map { Sample.transition($0) }))
    let place = Place.ID(rawValue: 1)
    let expected = kinds.reversed().map {
      LoggedTransition(time: Sample.noon, place: place, kind: $0)
    }
    #expect(try store.transitions(limit: 9) == expected)
    #expect(try store.transitions(place: place, limit: 1) == [expected[0]])
    #expect(try store.transitions(place: Place.ID(rawValue: 2), limit: 9).isEmpty)
  }

  @Test
  func `the track is overwritten, comes back to the last bit, and costs nothing when it stands`()
    throws
  {
    let path = try TemporaryFolder.file()
    let store = try SQLiteStore(path: path)
    for seconds in [0.0, 1, 2] {
      try store.commit(Sample.commit(track: Sample.track(at: seconds), at: seconds))
    }
    #expect(try SQLiteStore(path: path).track() == Sample.track(at: 2))
    #expect(try Self.count("track", store) == 1)

    func logSize() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
    }
    let size = try logSize()
    for seconds in [3.0, 4] {
      try store.commit(Sample.commit(track: Sample.track(at: 2), at: seconds))
      try store.commit(Sample.commit(at: seconds))
    }
    try store.edit { _ in Edit(summary: "nothing") }
    _ = try store.dataVersion()
    #expect(try logSize() == size)
  }

  @Test
  func `instants are kept to the millisecond, and an edit from finer ones is no conflict`() throws {
    let store = try SQLiteStore.empty()
    let fine = Sample.instant(1.000_4)
    let coarse = Sample.instant(1)
    func todo(_ time: Date) -> Todo {
      Sample.todo(
        state: .completed(time), snooze: Snooze(since: time, end: .at(time)), lastDone: time)
    }
    try store.add(todos: [todo(fine)])
    #expect(try store.todos() == [todo(coarse)])
    try store.change(todo(fine), to: nil, "remove")
    #expect(try store.undo()?.summary == "remove")
    #expect(try store.todos() == [todo(coarse)])
    for time in [Date.distantPast, .distantFuture] {
      try store.change(todo(coarse), to: todo(time))
      #expect(try store.todos() == [todo(time)])
      _ = try store.undo()
    }
  }
}
