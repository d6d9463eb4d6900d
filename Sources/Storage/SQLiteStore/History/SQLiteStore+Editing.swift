import GRDB
package import Model

extension SQLiteStore {
  /// Calls `build` with the present state, applies its edit and logs it for undo, all in
  /// one write transaction.
  ///
  /// The edit that is returned has tasks and places as reading them back gives them: instants are
  /// rounded to milliseconds.
  ///
  /// - Throws: What `build` throws, then nothing is changed; `SQLiteStoreError.changedMeanwhile`
  ///   when
  /// a `before` is not what is stored; `.refused` when the schema forbids a value, or a task would
  ///   refer to a place that does not exist.
  @discardableResult
  package func edit<Outcome: EditOutcome>(
    _ build: (any EditContext) throws -> Outcome
  ) throws -> Applied<Outcome> {
    try checkWritable()
    do {
      return try transaction { db in
        let outcome: Outcome
        do {
          outcome = try build(db)
        } catch {
          throw BuildFailure(error: error)
        }
        let changes = outcome.edit.withoutIdleChanges
        guard !changes.isEmpty else { throw NothingToDo(outcome: outcome) }
        let step = try db.log(changes)
        return Applied(outcome, edit: try db.asStored(outcome.edit), step: step)
      }
    } catch let failure as BuildFailure {
      throw passedOn(failure.error)
    } catch let idle as NothingToDo<Outcome> {
      return Applied(idle.outcome, edit: idle.outcome.edit, step: nil)
    } catch {
      throw translated(error)
    }
  }

  /// Undoes the last edit that is not undone; returns `nil` when there is none.
  ///
  /// - Throws: `SQLiteStoreError.cannotStep` when a later change has touched the same rows.
  @discardableResult
  package func undo() throws(SQLiteStoreError) -> Edit? {
    try step(Self.lastDone, undone: true)?.edit
  }

  /// Undoes the last edit only if it is the one with this number; returns `nil`, and changes
  /// nothing, when another came later.
  ///
  /// - Throws: `SQLiteStoreError.cannotStep` when a later change has touched the same rows.
  @discardableResult
  package func undo(step number: Int64) throws(SQLiteStoreError) -> Edit? {
    try step(Self.lastDone, undone: true, only: number)?.edit
  }

  /// Returns the number and summary of the last edit that is not undone; `nil` when there is none.
  package func lastStep() throws(SQLiteStoreError) -> LoggedStep? {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT seq, summary, json_extract(edit, '$.edit.action') FROM edit_log
          WHERE \(Visible.own) AND undone = 0 ORDER BY seq DESC LIMIT 1
          """)
      return try row.map {
        LoggedStep(
          number: try $0.decode(atIndex: 0), summary: try $0.decode(atIndex: 1),
          action: try $0.decode(String?.self, atIndex: 2).map {
            try StoredJSON.value(EditAction.self, from: $0, in: "edit_log.edit")
          })
      }
    }
  }

  private static let lastDone =
    "SELECT seq, edit FROM edit_log WHERE \(Visible.own) AND undone = 0 ORDER BY seq DESC LIMIT 1"

  /// Applies the last undone edit again; returns `nil` when there is none.
  ///
  /// - Throws: `SQLiteStoreError.cannotStep` when a later change has touched the same rows.
  @discardableResult
  package func redo() throws(SQLiteStoreError) -> AppliedEdit? {
    try step(
      "SELECT seq, edit FROM edit_log WHERE \(Visible.own) AND undone = 1 ORDER BY seq LIMIT 1",
      undone: false)
  }

  private func step(
    _ sql: String, undone: Bool, only number: Int64? = nil
  ) throws(SQLiteStoreError) -> AppliedEdit? {
    try write { db in
      guard let row = try Row.fetchOne(db, sql: sql) else { return nil }
      let seq: Int64 = try row.decode(atIndex: 0)
      guard number == nil || number == seq else { return nil }
      let logged = try StoredJSON.value(
        LoggedEdit.self, from: try row.decode(atIndex: 1), in: "edit_log.edit")
      do {
        try undone ? db.takeBack(logged) : db.applyAgain(logged.edit)
      } catch SQLiteStoreError.changedMeanwhile(let subject) {
        throw SQLiteStoreError.cannotStep(summary: logged.edit.summary, subject: subject)
      }
      try db.execute(
        sql: "UPDATE edit_log SET undone = ? WHERE seq = ?",
        arguments: [undone, seq])
      return AppliedEdit(edit: logged.edit, step: seq)
    }
  }
}

/// Ends the transaction of an edit that changes nothing, so that not one byte is written.
private struct NothingToDo<Outcome: EditOutcome>: Error {
  let outcome: Outcome
}

/// A wrapper that carries the caller's own error out of the transaction.
private struct BuildFailure: Error {
  let error: any Error
}
