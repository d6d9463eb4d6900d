package import Application
import Foundation
import GRDB
package import Model
package import SQLiteStore

extension SQLiteStore {
  /// How much history one step of undo may hold, in bytes.
  static let mostHistoryInAStep = 32 << 20

  /// Imports tasks, places and history of an export, in one transaction and one step of undo.
  ///
  /// Items that this database already has stay as they are, unless `updating`. Reminders, visits
  /// and steps of the other database are not imported.
  ///
  /// - Throws: `SQLiteStoreError.nameTaken`, `.tooMuch`, and what an edit throws; then nothing is
  ///   changed.
  package func merge(
    _ staged: StagedImport, updating: Bool, summary: String, action: EditAction? = nil
  ) throws(SQLiteStoreError) -> ImportReport {
    try checkWritable()
    do {
      let there = try staged.queue.read { db in
        let size = try Int.fetchOne(db, sql: "SELECT sum(length(snapshot)) FROM completion") ?? 0
        guard size <= Self.mostHistoryInAStep else {
          throw SQLiteStoreError.tooMuch(megabytes: size >> 20)
        }
        return try ViewerScope.run(viewer) { try Self.side(db) }
      }
      return try transaction { db in
        var merge = Merge(
          of: there, into: try Self.side(db), updating: updating, context: db)
        let edit = try merge.edit(summary: summary, action: action)
        // A rehearsal says nothing of them, and keeps the database from others for a short time.
        if !isRehearsal { try Self.copyPictures(from: staged, to: db) }
        guard !edit.isEmpty else { return merge.report }
        try db.log(edit)
        return merge.report
      }
    } catch {
      throw translated(error)
    }
  }

  /// Copies the files of photos that are not here yet, one at a time.
  private static func copyPictures(from staged: StagedImport, to db: Database) throws {
    try staged.queue.read { source in
      let rows = try Row.fetchCursor(
        source,
        sql: """
          SELECT sha256, thumbnail, bytes FROM photo_data
          WHERE sha256 IN (SELECT sha256 FROM photo WHERE person = 1)
          """)
      while let row = try rows.next() {
        try db.storePicture(
          try row.decode(atIndex: 0), bytes: try row.decode(atIndex: 2),
          thumbnail: try row.decode(atIndex: 1))
      }
    }
  }

  private static func side(_ db: Database) throws -> Merge.Side {
    let history = try Row.fetchAll(
      db,
      sql: """
        SELECT \(CompletionRow.columns), person FROM completion
        WHERE \(Visible.own) OR json_extract(snapshot, '$.by') IS NOT NULL
          OR json_type(snapshot, '$.todo.turns') IS NOT NULL
        ORDER BY id
        """
    ).map(CompletionRow.entryOfAnyone)
    return Merge.Side(
      todos: try db.todos, places: try db.places, categories: try db.categories,
      history: history, missed: try db.missedTimes(), restDays: try db.restDays,
      moods: try db.moods,
      marks: try db.dayMarks, practices: try db.practices,
      habits: try db.allHabits, habitMarks: try db.habitMarks,
      gratitudes: try db.gratitudes, notes: try db.notes, photos: try db.photos,
      persons: try db.persons, devices: try db.devices)
  }
}
