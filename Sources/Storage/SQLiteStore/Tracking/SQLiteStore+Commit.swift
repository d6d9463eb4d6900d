import Foundation
import GRDB
package import Model

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
}
