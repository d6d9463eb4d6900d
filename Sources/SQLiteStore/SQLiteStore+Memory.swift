import GRDB
public import Reminders

extension SQLiteStore {
  /// Returns the engine's memory: the latest visit of each place, silences of those visits,
  /// reminders given for present countdowns and for those visits, and reminders held back.
  public func memory() throws(SQLiteStoreError) -> EngineMemory {
    try read { db in
      EngineMemory(
        visits: try db.latestVisits(), reminded: try db.presentReminders(),
        silences: try db.latestSilences(), held: try db.heldReminders(),
        waiting: try db.heldReminders(late: true),
        pause: try db.pause())
    }
  }

  /// Where the tracks of all devices but the receiver stood at the last commit.
  public func deviceTracks() throws(SQLiteStoreError) -> [Device.ID: TrackRecord] {
    try read { db in try db.deviceTracks() }
  }

  /// Where the track stood at the last commit, or `nil` in a new database.
  public func track() throws(SQLiteStoreError) -> TrackRecord? {
    try read { db in try db.track() }
  }
}
