package import Foundation
import GRDB
package import Model

/// Buttons in messages outside of the page.
extension SQLiteStore {
  /// Stores new buttons; forgets those that are too old to be explained.
  package func add(_ buttons: [ReminderButton], at now: Date) throws(SQLiteStoreError) {
    try write { db in
      try db.executeCached(
        sql: "DELETE FROM reminder_button WHERE made_ms < ?",
        arguments: [now.addingTimeInterval(-ReminderButton.knownSeconds).milliseconds])
      for button in buttons {
        try db.executeCached(
          sql: """
            INSERT INTO reminder_button (
              digest, action, todo, uuid, countdown, due, person, made_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            button.digest, button.action.rawValue, button.todo.rawValue, button.uuid.uuidString,
            button.countdown, button.due, button.person.rawValue, button.made.milliseconds,
          ])
      }
    }
  }

  /// Returns the button of a digest; `nil` if there is none.
  package func button(_ digest: String) throws(SQLiteStoreError) -> ReminderButton? {
    try read { db in
      let row = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT action, todo, uuid, countdown, due, person, made_ms, used_ms
            FROM reminder_button WHERE digest = ?
            """), arguments: [digest])
      guard let row, let action = ReminderAction(rawValue: row[0]),
        let uuid = UUID(uuidString: row[2])
      else { return nil }
      return ReminderButton(
        digest: digest, action: action, todo: Todo.ID(rawValue: row[1]), uuid: uuid,
        countdown: row[3], due: row[4], person: Person.ID(rawValue: row[5]),
        made: Date(milliseconds: row[6]), used: (row[7] as Int64?).map(Date.init(milliseconds:)))
    }
  }

  /// Records that a button was pressed.
  package func markUsed(_ button: ReminderButton, at now: Date) throws(SQLiteStoreError) {
    try write { db in
      try db.executeCached(
        sql: "UPDATE reminder_button SET used_ms = ? WHERE digest = ?",
        arguments: [now.milliseconds, button.digest])
    }
  }
}
