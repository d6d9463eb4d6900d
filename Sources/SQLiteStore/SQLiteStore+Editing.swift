import GRDB
public import Reminders

extension SQLiteStore {
  /// All tasks, by id; finished ones too.
  public func todos() throws(SQLiteStoreError) -> [Todo] { try read { try $0.todos() } }

  /// All places, by id.
  public func places() throws(SQLiteStoreError) -> [Place] { try read { try $0.places() } }

  /// Reads the present state, lets the caller build an edit from it, applies it and logs it for undo, all in one transaction.
  ///
  /// - Throws: What `build` throws, then nothing is changed; `SQLiteStoreError.changedMeanwhile` when a `before` is not what is stored;
  ///   `.refused` when the schema forbids a value, or a task would refer to a place that is not there.
  @discardableResult
  public func edit(_ build: (any EditContext) throws -> Edit) throws -> Edit {
    try checkWritable()
    do {
      return try transaction { db in
        let context = try SQLiteEditContext(db, store: self)
        let edit: Edit
        do {
          edit = try build(context)
        } catch {
          throw BuildFailure(error: error)
        }
        let changes = edit.withoutIdleChanges
        guard !changes.isIdle else { throw NothingToDo(edit: edit) }
        try db.log(changes)
        return edit
      }
    } catch let failure as BuildFailure {
      throw failure.error
    } catch let idle as NothingToDo {
      return idle.edit
    } catch {
      throw translated(error)
    }
  }

  /// Takes back the last edit that is not undone; returns `nil` when there is none.
  ///
  /// - Throws: `SQLiteStoreError.cannotStep` when what it changed is no longer as it left it.
  @discardableResult
  public func undo() throws(SQLiteStoreError) -> Edit? {
    try step(Self.lastDone, undone: true)
  }

  /// Takes back the last edit only if it is the one with this number; returns `nil`, and changes nothing, when another came later.
  ///
  /// - Throws: `SQLiteStoreError.cannotStep` when what it changed is no longer as it left it.
  @discardableResult
  public func undo(step number: Int64) throws(SQLiteStoreError) -> Edit? {
    try step(Self.lastDone, undone: true, only: number)
  }

  /// The last edit that is not undone; returns `nil` when there is none.
  public func lastStep() throws(SQLiteStoreError) -> LoggedStep? {
    try read { db in
      guard let row = try Row.fetchOne(db, sql: Self.lastDone) else { return nil }
      let logged = try StoredJSON.value(
        LoggedEdit.self, from: try row.decode(atIndex: 1), in: "edit_log.edit")
      return LoggedStep(
        number: try row.decode(atIndex: 0), summary: logged.edit.summary,
        action: logged.edit.action)
    }
  }

  private static let lastDone =
    "SELECT seq, edit FROM edit_log WHERE undone = 0 ORDER BY seq DESC LIMIT 1"

  /// Applies the last undone edit again; returns `nil` when there is none.
  ///
  /// - Throws: `SQLiteStoreError.cannotStep` when what it would change is no longer as the undo left it.
  @discardableResult
  public func redo() throws(SQLiteStoreError) -> Edit? {
    try step("SELECT seq, edit FROM edit_log WHERE undone = 1 ORDER BY seq LIMIT 1", undone: false)
  }

  private func step(
    _ sql: String, undone: Bool, only number: Int64? = nil
  ) throws(SQLiteStoreError) -> Edit? {
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
      return logged.edit
    }
  }
}

/// Ends the transaction of an edit that changes nothing, so that not one byte is written.
private struct NothingToDo: Error {
  package let edit: Edit
}

/// Carries the caller's own error out of the transaction as it is.
private struct BuildFailure: Error {
  package let error: any Error
}
