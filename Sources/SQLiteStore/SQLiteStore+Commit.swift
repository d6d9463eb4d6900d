import Foundation
import GRDB
public import Reminders

extension SQLiteStore {
  /// Stores what one fix or one moment brought about, with its outbox entries, in one transaction
  /// (S1).
  ///
  /// Nothing is written where nothing changed (S3). A reminder goes into the outbox only when its
  /// key is new, or when it was held until now.
  public func commit(_ commit: PipelineCommit) throws(SQLiteStoreError) {
    let isEvent = !commit.step.isEmpty || !commit.transitions.isEmpty
    guard
      isEvent || commit.track != nil || !commit.positions.isEmpty || !commit.deviceTracks.isEmpty
    else { return }
    try write { db in
      for visit in commit.step.visits { try db.store(visit) }
      try db.insert(commit.step.silences)
      for transition in commit.transitions { try db.append(transition) }
      var told: [(row: Int64, notifiers: [String])] = []
      for decision in commit.step.decisions {
        try db.append(decision)
        if let row = try db.take(decision.outcome, at: commit.time),
          let reminder = decision.reminder
        {
          told.append((row, commit.notifiers(for: reminder)))
        }
      }
      try db.post(told)
      if let track = commit.track { try db.store(track) }
      for (device, track) in commit.deviceTracks { try db.store(track, of: device) }
      if isEvent {
        try db.forget(before: commit.time.addingTimeInterval(-commit.retention.historySeconds))
      }
      if !commit.positions.isEmpty {
        try db.record(commit.positions)
        try db.forgetPositions(
          before: commit.time.addingTimeInterval(-commit.retention.trackSeconds))
      }
    }
  }
}
