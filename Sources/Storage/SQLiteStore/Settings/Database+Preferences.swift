package import GRDB
import Localization
package import Model

/// Settings of the page as rows.
///
/// Settings are shared. The profile is each person's own: that of another than `me` has keys such
/// as `person:2/profile.name`.
extension Database {
  /// The beginning of the keys of the profile.
  private static let profile = "profile."
  /// The beginning of the keys of other persons than `me`.
  private static let others = "person:"

  /// The prefix of the viewer's own keys; none for `me`.
  private static var own: String? {
    let person = ViewerScope.person.rawValue
    return person > 1 ? "\(others)\(person)/" : nil
  }

  /// Returns true for a key that each person has.
  static func isOfPerson(_ key: String) -> Bool { key.hasPrefix(profile) }

  /// Returns the key in the table.
  private static func stored(_ key: String) -> String {
    isOfPerson(key) ? (own ?? "") + key : key
  }

  /// All settings that were chosen on the page, and the viewer's profile, by key.
  package var preferences: [Preference] {
    get throws {
      let own = Self.own
      let rows = try Row.fetchCursor(
        cachedStatement(sql: "SELECT key, value FROM preference ORDER BY key"))
      var preferences: [Preference] = []
      while let row = try rows.next() {
        var reader = RowReader(row, of: "preference")
        let (key, value): (String, String) = (try reader.next(), try reader.next())
        if let own, key.hasPrefix(own) {
          preferences.append(Preference(key: String(key.dropFirst(own.count)), value: value))
        } else if !key.hasPrefix(Self.others) && (own == nil || !Self.isOfPerson(key)) {
          preferences.append(Preference(key: key, value: value))
        }
      }
      return preferences.sorted { $0.key < $1.key }
    }
  }

  /// Applies changes of settings, after a look whether each is what the change began with.
  func replace(_ changes: [Edit.Change<Preference>]) throws {
    for change in changes {
      guard let name = (change.before ?? change.after)?.key else { continue }
      let key = Self.stored(name)
      let stored = try String.fetchOne(
        cachedStatement(sql: "SELECT value FROM preference WHERE key = ?"), arguments: [key])
      guard stored == change.before?.value else {
        throw SQLiteStoreError.changedMeanwhile(subject: StorePhrase.setting(name: name).text)
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
