package import GRDB
import Localization
package import Model

/// Settings of the page as rows.
extension Database {
  /// All settings that were chosen on the page, by key.
  package func preferences() throws -> [Preference] {
    try Row.fetchAll(
      cachedStatement(sql: "SELECT key, value FROM preference ORDER BY key")
    ).map { row in
      var reader = RowReader(row, of: "preference")
      return Preference(key: try reader.next(), value: try reader.next())
    }
  }

  /// Applies changes of settings, after a look whether each is what the change began with.
  func replace(_ changes: [Edit.Change<Preference>]) throws {
    for change in changes {
      guard let key = (change.before ?? change.after)?.key else { continue }
      let stored = try String.fetchOne(
        cachedStatement(sql: "SELECT value FROM preference WHERE key = ?"), arguments: [key])
      guard stored == change.before?.value else {
        throw SQLiteStoreError.changedMeanwhile(subject: StorePhrase.setting(name: key).text)
      }
      if let after = change.after {
        try cachedStatement(
          sql: """
            INSERT INTO preference (key, value) VALUES (?, ?)
            ON CONFLICT (key) DO UPDATE SET value = excluded.value
            """
        ).execute(arguments: [key, after.value])
      } else {
        try cachedStatement(sql: "DELETE FROM preference WHERE key = ?").execute(arguments: [key])
      }
    }
  }
}
