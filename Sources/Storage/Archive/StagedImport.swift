import GRDB
import Model
import SQLiteStore

/// An export that was read to its end and found sound, in a temporary database of its own.
///
/// Reading takes as long as its source takes, and blocks no other process meanwhile. It needs the
/// memory of the longest line.
package struct StagedImport: Sendable {
  /// The contents of the export.
  package let scope: ExportScope
  /// How much that is.
  package let contents: StoreContents
  let queue: DatabaseQueue

  /// Reads lines, without their line ends, until there are no more.
  ///
  /// - Throws: `SQLiteStoreError.line` with the number of the line and what was expected of it;
  ///   what `next` throws, as it is.
  package init(next: () throws -> [UInt8]?) throws {
    do {
      // An empty name is a temporary database that SQLite keeps on the disk when it grows.
      queue = try DatabaseQueue(
        path: "", configuration: SQLiteStore.configuration(busySeconds: 0))
      try Schema.create(queue)
      // An export has its own categories, persons and settings.
      try queue.write {
        try $0.execute(sql: "DELETE FROM category; DELETE FROM person; DELETE FROM preference")
      }
    } catch {
      throw SQLiteStoreError(error, path: "temporary", busySeconds: 0)
    }
    var number = 0
    do {
      scope = try queue.write { db in
        var reading = try ImportReading(db)
        while true {
          let line: [UInt8]?
          do { line = try next() } catch { throw ReadFailure(error: error) }
          guard let line else { return try reading.finish() }
          number += 1
          // What belongs to anyone is checked as it comes.
          try ViewerScope.run(.household) { try reading.read(line) }
        }
      }
      contents = try queue.write { try $0.checkedContents() }
    } catch let failure as ReadFailure {
      throw failure.error
    } catch let problem as LineProblem {
      throw SQLiteStoreError.line(number: max(1, number), problem: problem.text)
    } catch {
      throw SQLiteStoreError(error, path: "temporary", busySeconds: 0)
    }
  }
}

/// A wrapper that carries the caller's own error out of the transaction.
private struct ReadFailure: Error {
  let error: any Error
}
