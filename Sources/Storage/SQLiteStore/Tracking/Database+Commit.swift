package import Foundation
package import GRDB
package import Model
import Regions

extension SQLiteStore {
  /// Stores the effects of fixes or moments, with their outbox entries, in one transaction
  /// (S1).
  ///
  /// Nothing is written where nothing changed (S3). A reminder goes into the outbox only when its
  /// key is new, or when it was held until now. If something cannot be stored, each commit gets a
  /// transaction of its own, up to that one.
  package func commit(_ commits: [PipelineCommit]) throws(SQLiteStoreError) -> Int {
    let eventful = commits.filter(\.changesStore)
    guard !eventful.isEmpty else { return commits.count }
    do {
      try write { db in try db.store(eventful) }
      return commits.count
    } catch {
      // Whatever keeps the file from being written would keep back each of them.
      guard commits.count > 1, error.kind == .refused || error.kind == .data else { throw error }
    }
    for (index, commit) in commits.enumerated() where commit.changesStore {
      do {
        try write { db in try db.store([commit]) }
      } catch {
        guard index > 0 else { throw error }
        return index
      }
    }
    return commits.count
  }

  /// Stores commits in one transaction: all of them, or none.
  package func commitWhole(_ commits: [PipelineCommit]) throws(SQLiteStoreError) {
    let eventful = commits.filter(\.changesStore)
    guard !eventful.isEmpty else { return }
    try write { db in try db.store(eventful) }
  }
}

extension PipelineCommit {
  /// True if something happened, besides where the tracks stand.
  fileprivate var isEvent: Bool { !step.isEmpty || !transitions.isEmpty }

  fileprivate var changesStore: Bool {
    isEvent || !positions.isEmpty || !tracks.isEmpty || isStop
  }
}

extension Database {
  fileprivate func store(_ commits: [PipelineCommit]) throws {
    for commit in commits { try store(eventsOf: commit) }
    // Only the last state of a track is stored.
    var tracks: [Device.ID: TrackRecord] = [:]
    for commit in commits { tracks.merge(commit.tracks) { _, newer in newer } }
    for (device, track) in tracks { try store(track, of: device) }
    if let last = commits.last(where: { $0.isEvent || $0.isStop }) {
      try storeSession(last.time, isStop: last.isStop)
    }
    let recorded = commits.filter { !$0.positions.isEmpty }
    for fix in recorded.flatMap(\.positions) { try insert(fix) }
    guard let last = commits.last(where: { $0.retention != nil }), let ages = last.retention else {
      return
    }
    let isEvent = commits.contains(where: \.isEvent)
    if isEvent { try forget(before: last.time.addingTimeInterval(-ages.historySeconds)) }
    // Also those of a time when tracks were on.
    if isEvent || !recorded.isEmpty {
      try forgetPositions(before: last.time.addingTimeInterval(-ages.trackSeconds))
    }
  }

  private func store(eventsOf commit: PipelineCommit) throws {
    for visit in commit.step.visits { try store(visit) }
    try insert(commit.step.silences)
    for transition in commit.transitions { try append(transition) }
    var delivered: [(row: Int64, notifiers: [String])] = []
    for decision in commit.step.decisions {
      try insert(decision)
      if let row = try apply(decision.outcome, at: commit.time), let reminder = decision.reminder {
        delivered.append((row, commit.notifiers(for: reminder)))
      }
    }
    try post(delivered)
  }

  // MARK: Decisions, visits, transitions and reminders of the engine

  /// Executes a statement that is prepared once and cached.
  func executeCached(sql: String, arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// Stores a visit, or that it ended or went on.
  package func store(_ visit: Visit) throws {
    let began = visit.id.began.milliseconds
    // A clock that was put back may end a visit before it began; it has lasted no time then.
    let ended = visit.ended.map { max(began, $0.milliseconds) }
    try executeCached(
      sql: """
        INSERT INTO visit (place, began_ms, ended_ms, person, seen_ms) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET ended_ms = excluded.ended_ms, seen_ms = excluded.seen_ms
        WHERE ended_ms IS NOT excluded.ended_ms OR seen_ms IS NOT excluded.seen_ms
        """,
      arguments: [
        visit.id.place.rawValue, began, ended, visit.id.person.rawValue,
        visit.lastSeen?.milliseconds,
      ])
  }

  /// Adds a transition to the log, without where exactly it was.
  package func append(_ entry: DeviceTransition) throws {
    let transition = entry.transition
    var kind: String
    var dwell: Int64?
    switch transition.kind {
    case .enter: kind = "enter"
    case .exit: kind = "exit"
    case .cross: kind = "cross"
    case .dwell(let seconds):
      kind = "dwell"
      dwell = Length.milliseconds(seconds)
    }
    try executeCached(
      sql: """
        INSERT INTO transition_log (time_ms, place, kind, dwell_ms, device, person, past)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        transition.time.milliseconds, transition.region.rawValue, kind, dwell,
        entry.device.rawValue, entry.person.rawValue, entry.isLate,
      ])
  }

  /// Stores a decision; returns the row of a reminder that is to be delivered now.
  package func apply(_ outcome: Decision.Outcome, at now: Date) throws -> Int64? {
    switch outcome {
    case .remind(let reminder):
      return try insert(reminder, state: "told", at: now)
    case .hold(let reminder, _):
      try insert(reminder, state: "held", at: now)
      return nil
    case .wait(let reminder):
      try insert(reminder, state: "held", isLate: true, at: now)
      return nil
    case .release(let reminder):
      // The time of the row is what the engine remembers: repetitions count from it.
      try executeCached(
        sql: """
          UPDATE reminder SET state = 'told', reminder = ?, time_ms = ?
          WHERE \(Self.keyIsGiven) AND state = 'held'
          """,
        arguments: [try StoredJSON.text(reminder), max(reminder.time, now).milliseconds]
          + Self.key(reminder.key))
      guard changesCount == 0 else { return try row(of: reminder.key) }
      guard try row(of: reminder.key) == nil else { return nil }
      return try insert(reminder, state: "told", at: now)
    case .drop(let key, _):
      try executeCached(
        sql: "UPDATE reminder SET state = 'dropped' WHERE \(Self.keyIsGiven) AND state = 'held'",
        arguments: Self.key(key))
      return nil
    case .stayQuiet:
      return nil
    }
  }

  private static let keyIsGiven =
    "todo = ? AND countdown = ? AND cause = ? AND occasion = ? AND ifnull(place, 0) = ifnull(?, 0) AND moment_ms = ? AND person = ?"

  private static func key(_ key: ReminderKey) -> StatementArguments {
    let kind: String
    let moment: Date
    var place: Int64?
    var person = Person.ID.me
    switch key.occasion {
    case .visit(let visit):
      (kind, moment) = ("visit", visit.began)
      (place, person) = (visit.place.rawValue, visit.person)
    case .moment(let date): (kind, moment) = ("moment", date)
    case .nag(let date): (kind, moment) = ("nag", date)
    case .snooze(let date): (kind, moment) = ("snooze", date)
    }
    return [
      key.todo.rawValue, key.countdown, key.cause.rawValue, kind, place, moment.milliseconds,
      person.rawValue,
    ]
  }

  /// Stores a reminder; returns its row, or `nil` when its key was there before.
  @discardableResult
  private func insert(
    _ reminder: Reminder, state: String, isLate: Bool = false, at now: Date
  ) throws -> Int64? {
    try executeCached(
      sql: """
        INSERT INTO reminder
          (todo, countdown, cause, occasion, place, moment_ms, person, time_ms, state, reminder, past)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (todo, countdown, cause, occasion, ifnull(place, 0), moment_ms, person)
        DO UPDATE SET time_ms = excluded.time_ms, state = excluded.state,
          reminder = excluded.reminder, past = excluded.past
        WHERE state = 'dropped' OR (state = 'held' AND past = 1)
        """,
      arguments: Self.key(reminder.key) + [
        max(reminder.time, now).milliseconds, state, try StoredJSON.text(reminder), isLate,
      ])
    return changesCount == 0 ? nil : try row(of: reminder.key)
  }

  private func row(of key: ReminderKey) throws -> Int64? {
    try Int64.fetchOne(
      cachedStatement(sql: "SELECT id FROM reminder WHERE \(Self.keyIsGiven)"),
      arguments: Self.key(key))
  }

  /// Puts reminders into the outbox of their notifiers, as one batch.
  package func post(_ reminders: [(row: Int64, notifiers: [String])]) throws {
    guard reminders.contains(where: { !$0.notifiers.isEmpty }) else { return }
    let next = try cachedStatement(sql: "SELECT coalesce(max(id), 0) + 1 FROM outbox")
    let batch = try Int64.fetchOne(next) ?? 1
    for (reminder, notifiers) in reminders {
      for notifier in notifiers {
        try executeCached(
          sql: "INSERT INTO outbox (reminder, notifier, batch) VALUES (?, ?, ?)",
          arguments: [reminder, notifier, batch])
      }
    }
  }

  /// Stores up to when everything was told, and whether the program ended then (Z10).
  package func storeSession(_ last: Date, isStop: Bool) throws {
    try executeCached(
      sql: """
        INSERT INTO session (only, last_ms, stopped) VALUES (1, ?, ?)
        ON CONFLICT DO UPDATE SET last_ms = excluded.last_ms, stopped = excluded.stopped
        """,
      arguments: [last.milliseconds, isStop])
  }

  /// Replaces where the track of a device stood; writes nothing when it stands where it stood.
  ///
  /// That of the receiver has a table of its own, since it is older than the others.
  package func store(_ track: TrackRecord, of device: Device.ID) throws {
    let record = try StoredJSON.text(track, instants: .exact)
    let (table, key) =
      device == .receiver ? ("track", "only") : ("device_track", "device")
    try executeCached(
      sql: """
        INSERT INTO \(table) (\(key), record) VALUES (?, ?)
        ON CONFLICT DO UPDATE SET record = excluded.record WHERE record <> excluded.record
        """,
      arguments: [device == .receiver ? 1 : device.rawValue, record])
  }
}
