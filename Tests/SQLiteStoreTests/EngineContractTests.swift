import Foundation
import Geo
import Model
import Regions
import SQLiteStore
import TestSupport
import Testing

/// The contract of every store: the engine's commits and the outbox.
@Suite(.temporaryFolder)
struct EngineContractTests {
  @Test func `memory holds the latest visit of each place, and how it ended`() throws {
    let store = try SQLiteStore.empty()
    try store.add(places: [Place.sample(1), Place.sample(2, name: "Shop")])
    let early = Visit(id: Sample.visitID(1, began: 0), ended: Sample.instant(10))
    let late = Visit(id: Sample.visitID(1, began: 100))
    let shop = Visit(id: Sample.visitID(2, began: 50))
    let gone = Visit(id: Sample.visitID(9, began: 50))
    try store.commit(Sample.commit(visits: [late, early, shop, gone]))
    #expect(try store.memory().visits == [late, shop])
    for ended in [Sample.instant(200), nil, Sample.instant(300)] {
      let visit = Visit(id: late.id, ended: ended)
      try store.commit(Sample.commit(visits: [visit]))
      #expect(try store.memory().visits == [visit, shop])
    }
  }

  @Test func `memory holds reminders of present countdowns and of latest visits`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo(countdown: 2)], places: [Place.sample()])
    let latest = Sample.visitID(began: 100)
    let visits = [Visit(id: Sample.visitID(), ended: Sample.instant(1)), Visit(id: latest)]
    let kept: [ReminderKey] = [
      Sample.key(countdown: 2, cause: .due, occasion: .moment(Sample.instant(7))),
      Sample.key(countdown: 2, cause: .due, occasion: .nag(Sample.instant(8))),
      Sample.key(countdown: 2, cause: .start, occasion: .snooze(Sample.instant(9))),
      Sample.key(countdown: 2, cause: .enter, occasion: .visit(Sample.visitID())),
      Sample.key(countdown: 1, cause: .enter, occasion: .visit(latest)),
      Sample.key(9, countdown: 1, cause: .cross, occasion: .visit(latest)),
    ]
    let forgotten = [
      Sample.key(countdown: 1, cause: .due, occasion: .moment(Sample.instant(7))),
      Sample.key(countdown: 1, cause: .enter, occasion: .visit(Sample.visitID())),
      Sample.key(9, countdown: 2, cause: .due, occasion: .moment(Sample.instant(7))),
    ]
    for (index, key) in (kept + forgotten).enumerated() {
      let reminder = Sample.reminder(key, at: Double(index))
      try store.commit(Sample.commit([.remind(reminder)], visits: visits, at: Double(index)))
    }
    let expected = Dictionary(
      uniqueKeysWithValues: kept.enumerated().map {
        ($0.element, Sample.instant(Double($0.offset)))
      })
    #expect(try store.memory().reminded == expected)
  }

  @Test func `memory holds the silences of latest visits`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo()], places: [Place.sample()])
    let id = Todo.ID(rawValue: 1)
    let old = Silence(todo: id, visit: Sample.visitID(), reason: .done)
    let new = Silence(todo: id, visit: Sample.visitID(began: 100), reason: .created)
    try store.commit(
      Sample.commit(visits: [Visit(id: old.visit), Visit(id: new.visit)], silences: [old, new]))
    #expect(try store.memory().silences == [new])
  }

  @Test func `a key is told once, whatever comes later`() throws {
    let store = try SQLiteStore.empty()
    let reminder = Sample.reminder()
    for second in 0..<3 {
      try store.commit(Sample.commit([.remind(reminder)], at: Double(second)))
    }
    try store.commit(Sample.commit([.hold(reminder, until: Sample.noon)]))
    try store.commit(Sample.commit([.release(reminder)]))
    let entries = try store.outbox(for: "terminal", at: Sample.noon)
    #expect(entries.map(\.reminder) == [reminder])
    #expect(try store.memory().held.isEmpty)
  }

  @Test func `held reminders are delivered when released, and never when dropped`() throws {
    let store = try SQLiteStore.empty()
    try store.add(todos: [Sample.todo()])
    let keys = [Cause.due, .before, .start].map {
      Sample.key(cause: $0, occasion: .moment(Sample.instant(50)))
    }
    let held = keys.map { Sample.reminder($0) }
    try store.commit(Sample.commit(held.map { .hold($0, until: Sample.instant(100)) }))
    #expect(try store.memory().held == held)
    #expect(try store.outbox(for: "terminal", at: Sample.instant(1000)).isEmpty)

    let released = held[0].told(at: Sample.instant(100))
    try store.commit(
      Sample.commit([.release(released), .drop(keys[1], .noLongerOpen)], at: 100))
    try store.commit(Sample.commit([.release(held[1])], at: 101))
    #expect(try store.memory().held == [held[2]])
    #expect(
      try store.outbox(for: "terminal", at: Sample.instant(1000)).map(\.reminder) == [released])
    // The engine remembers when one was released or held, as if it had not been restarted. A
    // dropped reminder was never delivered.
    #expect(
      try store.memory().reminded == [keys[0]: Sample.instant(100), keys[2]: Sample.noon])
  }

  @Test func `without notifiers a reminder counts as told`() throws {
    let store = try SQLiteStore.empty()
    let reminder = Sample.reminder()
    try store.commit(Sample.commit([.remind(reminder)], notifiers: []))
    try store.commit(Sample.commit([.remind(reminder)]))
    #expect(try store.outboxSummary().waiting == 0)
  }

  @Test func `each notifier has its share, and one commit is one batch`() throws {
    let store = try SQLiteStore.empty()
    let keys = (1...3).map { Sample.key($0) }
    let reminders = keys.map { Sample.reminder($0) }
    let notifiers = ["terminal", "webhook"]
    try store.commit(
      Sample.commit([.remind(reminders[0]), .remind(reminders[1])], notifiers: notifiers))
    try store.commit(Sample.commit([.remind(reminders[2])], notifiers: notifiers))
    for notifier in notifiers {
      let entries = try store.outbox(for: notifier, at: Sample.noon)
      #expect(entries.map(\.reminder) == reminders)
      #expect(entries.map(\.notifier) == [notifier, notifier, notifier])
      #expect(entries.map(\.id) == entries.map(\.id).sorted())
      #expect(entries[0].batch == entries[1].batch && entries[1].batch != entries[2].batch)
    }
    #expect(try store.outbox(for: "desktop", at: Sample.noon).isEmpty)
  }

  @Test func `a failed delivery is tried again later, or given up`() throws {
    let store = try SQLiteStore.empty()
    let reminders = (1...4).map { Sample.reminder(Sample.key($0)) }
    try store.commit(Sample.commit(reminders.map { .remind($0) }))
    let ids = try store.outbox(for: "terminal", at: .distantPast).map(\.id)
    try store.markDelivered([ids[0]], at: Sample.noon)
    try store.markFailed([ids[1], ids[2]], error: "no route", nextAttempt: Sample.instant(10))
    try store.markFailed([ids[2]], error: "no route again", nextAttempt: Sample.instant(20))
    try store.markFailed([ids[3]], error: "gone", nextAttempt: nil)
    #expect(try store.outbox(for: "terminal", at: Sample.instant(9)).isEmpty)
    let later = try store.outbox(for: "terminal", at: Sample.instant(10))
    #expect(later.map(\.id) == [ids[1]] && later.map(\.attempts) == [1])
    #expect(later.map(\.nextAttempt) == [Sample.instant(10)])
    #expect(
      try store.outbox(for: "terminal", at: .distantFuture).map(\.nextAttempt)
        == [Sample.instant(10), Sample.instant(20)])
    #expect(try store.outbox(for: "terminal", at: Sample.instant(20)).map(\.attempts) == [1, 2])
    #expect(
      try store.outboxSummary()
        == OutboxSummary(waiting: 2, failing: 2, abandoned: 1, lastError: "gone"))
    try store.markDelivered(ids, at: Sample.instant(30))
    try store.markFailed(ids, error: "late", nextAttempt: nil)
    #expect(
      try store.outboxSummary()
        == OutboxSummary(waiting: 0, failing: 0, abandoned: 0, lastError: nil))
  }

  @Test func `what is for notifiers that are gone is given up once it is old`() throws {
    let made = try TwoConnections()
    let store = made.store
    let reminders = (1...3).map { Sample.reminder(Sample.key($0), at: Double($0)) }
    for reminder in reminders {
      try store.commit(
        Sample.commit([.remind(reminder)], at: 5, notifiers: ["terminal", "command.old"]))
    }
    let old = try store.outbox(for: "command.old", at: Sample.noon).map(\.id)
    try store.markDelivered([old[0]], at: Sample.noon)
    let version = try made.another().dataVersion()
    let all = ["terminal", "command.old"]
    #expect(try store.abandon(exceptFor: all, before: .distantFuture, error: "gone") == 0)
    #expect(try store.abandon(exceptFor: [], before: .distantPast, error: "gone") == 0)
    #expect(try made.another().dataVersion() == version)
    // Reminders are stored as decided at the commit at the earliest.
    let given = try store.abandon(exceptFor: ["terminal"], before: .distantFuture, error: "gone")
    #expect(given == 2)
    #expect(try store.outbox(for: "command.old", at: .distantFuture).isEmpty)
    #expect(try store.outbox(for: "terminal", at: .distantFuture).count == 3)
    #expect(
      try store.outboxSummary()
        == OutboxSummary(waiting: 3, failing: 0, abandoned: 2, lastError: "gone"))
  }

  @Test func `decisions come newest first, by task and by place`() throws {
    let store = try SQLiteStore.empty()
    let outcomes: [Decision.Outcome] = [
      .remind(Sample.reminder(Sample.key(1))),
      .hold(Sample.reminder(Sample.key(2)), until: Sample.instant(5)),
      .release(Sample.reminder(Sample.key(2, occasion: .moment(Sample.noon)))),
      .drop(Sample.key(1, cause: .exit), .silenced(.edited)),
      .stayQuiet(.snoozed(.at(Sample.instant(60)))),
      .stayQuiet(.opensLater(Sample.instant(70))),
    ]
    let decisions = outcomes.map { Sample.decision($0) }
    try store.commit(Sample.commit(outcomes))
    try store.commit(Sample.commit([.stayQuiet(.leftPlace)], at: 9))
    let last = Sample.decision(.stayQuiet(.leftPlace), at: 9)
    #expect(try store.decisions(todo: nil, place: nil, limit: 99) == [last] + decisions.reversed())
    #expect(try store.decisions(todo: nil, place: nil, limit: 2) == [last, decisions[5]])
    #expect(
      try store.decisions(todo: Todo.ID(rawValue: 2), place: nil, limit: 9)
        == [decisions[2], decisions[1]])
    #expect(
      try store.decisions(todo: nil, place: Place.ID(rawValue: 1), limit: 9)
        == [decisions[3], decisions[1], decisions[0]])
    #expect(
      try store.decisions(todo: Todo.ID(rawValue: 2), place: Place.ID(rawValue: 1), limit: 9)
        == [decisions[1]])
  }

  @Test func `history is newest first and is searched by name and notes`() throws {
    let store = try SQLiteStore.empty()
    let cat = Sample.todo(1, name: "Cat medicine", notes: "100% natural")
    let passport = Sample.todo(2, name: "ПАСПОРТ")
    let completions = [
      Sample.completion(1, of: cat, at: 20), Sample.completion(2, of: passport, at: 10),
      Sample.completion(3, of: cat, at: 20),
    ]
    try store.edit { _ in Edit(summary: "done", completions: completions) }
    func found(_ search: String?, _ limit: Int = 9) throws -> [UUID] {
      try store.history(search: search, limit: limit).map(\.completion.uuid)
    }
    let uuids = completions.map(\.uuid)
    #expect(try found(nil) == [uuids[2], uuids[0], uuids[1]])
    #expect(try found(nil, 1) == [uuids[2]])
    #expect(try found("MED") == [uuids[2], uuids[0]])
    #expect(try found("паспорт") == [uuids[1]])
    #expect(try found("0% N") == [uuids[2], uuids[0]])
    #expect(try found("_").isEmpty)
  }

  @Test func `version tells what others did, not what this connection did`() throws {
    let made = try TwoConnections()
    let other = try made.another()
    let (mine, others) = (try made.store.dataVersion(), try other.dataVersion())
    try made.store.add(todos: [Sample.todo()])
    #expect(try made.store.dataVersion() == mine)
    let seen = try other.dataVersion()
    #expect(seen != others)
    try other.commit(Sample.commit([.stayQuiet(.notAsked)]))
    #expect(try other.dataVersion() == seen)
    #expect(try made.store.dataVersion() != mine)
  }

  @Test func `nothing is committed when nothing happened`() throws {
    let made = try TwoConnections()
    let other = try made.another()
    let version = try other.dataVersion()
    try made.store.commit(Sample.commit())
    try made.store.edit { _ in Edit(summary: "nothing") }
    try made.store.markDelivered([], at: Sample.noon)
    try made.store.markFailed([], error: "", nextAttempt: nil)
    _ = try made.store.undo()
    _ = try made.store.redo()
    #expect(try other.dataVersion() == version)
  }
}
