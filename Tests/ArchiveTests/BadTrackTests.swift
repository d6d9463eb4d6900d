import Foundation
import GRDB
import Geo
import Model
import TestSupport
import Testing

@testable import Archive
@testable import SQLiteStore

/// Tracks that this program would not write: they cost the track, and nothing else.
@Suite(.temporaryFolder)
struct BadTrackTests {
  /// A store with a receiver and a phone, whose tracks were changed.
  private static func store(_ old: String, _ new: String) throws -> SQLiteStore {
    let store = try ExportTests.filledStore()
    try store.queue.write { db in
      for table in ["track", "device_track"] {
        try db.execute(
          sql: "UPDATE \(table) SET record = replace(record, ?, ?)", arguments: [old, new])
      }
      #expect(db.totalChangesCount > 0)
    }
    return store
  }

  @Test func `a speed that an older version took is healed, and everything comes back`() throws {
    let store = try Self.store(
      #""accuracyMeters":30,"#, #""accuracyMeters":30,"speedMetersPerSecond":277777777777777.75,"#)
    #expect(try store.track()?.gate.last?.speedMetersPerSecond == nil)
    let path = try TemporaryFolder.file("copy.db")
    _ = try store.backup(to: path)
    let lines = try ExportTests.lines(of: store)
    let restored = try TemporaryFolder.file("restored.db")
    _ = try StagedBackup(path: path).replaceContents(
      of: restored, keeping: TemporaryFolder.file("kept.db"))
    #expect(try ExportTests.lines(of: SQLiteStore(path: restored)) == lines)
    let copy = try SQLiteStore.empty(path: TemporaryFolder.file("filled.db"))
    try copy.importEverything(from: ExportTests.staged(lines))
    #expect(try copy.track() == store.track())
    #expect(try copy.lastTracks() == store.lastTracks())
  }

  @Test(arguments: [
    (#""monitor":{"#, #""monitor":{"newest":"nan","#),
    (#""monitor":{"#, #""monitor":{"newest":"inf","#),
    (#""monitor":{"#, #""monitor":{"newest":1e11,"#),
    (#""monitor":{"#, #""monitor":{"heldUntil":1e308,"#),
    (#""monitor":{"#, #""monitor":{"heldUntil":9e9,"#),
    (#""newest":"#, #""newest":"nan","x":"#),
    (#""gate""#, #""gait""#),
    (#"{"gate""#, #"{"trail":{"doubtfulExits":[],"isFar":false,"pauses":[9e15]},"gate""#),
    (
      #""records":[]"#,
      #""records":[{"circle":1,"id":1,"tracker":{"dwellsLeft":[],"isEdited":false,"pending":"#
        + #"{"count":9223372036854775807,"first":0,"last":0},"state":"outside"}}]"#
    ),
  ])
  func `a track that makes no sense is left out, and said`(old: String, new: String) throws {
    let store = try Self.store(old, new)
    let path = try TemporaryFolder.file("copy.db")
    let raw = try TemporaryFolder.file("raw.db")
    try store.queue.writeWithoutTransaction {
      _ = try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try FileManager.default.copyItem(atPath: store.path, toPath: raw)
    let found = try store.checkContents()
    #expect(found.map(\.device) == [nil, "Phone"])
    #expect(found.allSatisfy { !$0.reason.contains("latitude") }, "positions are nobody's business")
    #expect(try store.backup(to: path).damagedTracks == found)
    let lines = try ExportTests.lines(of: store)
    for file in [path, raw] {
      let backup = try StagedBackup(path: file)
      let restored = try TemporaryFolder.file("restored-\(file == raw).db")
      _ = try backup.replaceContents(of: restored, keeping: TemporaryFolder.file("kept.db"))
      let copy = try SQLiteStore(path: restored)
      #expect(try copy.track() == nil && copy.lastTracks().isEmpty)
      #expect(try copy.contents().tasks == store.contents().tasks)
    }
    #expect(try StagedBackup(path: raw).contents.damagedTracks == found)
    #expect(try StagedBackup(path: path).contents.damagedTracks.isEmpty)
    // An older version exported such tracks as they were.
    let spoilt = try ExportTests.lines(of: ExportTests.filledStore()).map {
      $0.contains(#""record":{"gate""#) ? $0.replacing(old, with: new, maxReplacements: 1) : $0
    }
    for (lines, lost) in [(lines, []), (spoilt, found.map(\.device))] {
      let staged = try ExportTests.staged(lines)
      #expect(staged.contents.damagedTracks.map(\.device) == lost)
      let filled = try SQLiteStore.empty(path: TemporaryFolder.file("filled-\(lost.count).db"))
      try filled.importEverything(from: staged)
      #expect(try filled.track() == nil && filled.lastTracks().isEmpty)
    }
  }
}
