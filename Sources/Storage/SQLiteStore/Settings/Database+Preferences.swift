package import GRDB
import Localization
package import Model

/// Settings of the page are shared. The profile is each person's own: that of another than `me` has
/// keys such as `person:2/profile.name`.
extension Preference: StoredRecord {
  package static let table = StoredTable<Preference>(
    "preference", key: ["key"], subject: { StorePhrase.setting(name: $0.key).text },
    [
      (.text("key"), { isOfPerson($0.key) ? (own ?? "") + $0.key : $0.key }),
      (.text("value"), { $0.value }),
    ])

  package init(_ row: inout RowReader) throws {
    let key: String = try row["key"]
    self.init(key: Self.own.flatMap { key.suffix(after: $0) } ?? key, value: try row["value"])
  }

  /// The prefix of the viewer's own keys; none for `me`.
  private static var own: String? {
    let person = ViewerScope.person.rawValue
    return person > 1 ? "\(others)\(person)/" : nil
  }

  /// The beginning of the keys of other persons than `me`.
  private static let others = "person:"
  /// The beginning of the keys that each person has.
  private static let profile = "profile."

  /// Returns true for a key that each person has.
  static func isOfPerson(_ key: String) -> Bool { key.hasPrefix(profile) }

  /// A condition on a row: a shared key, or one of the viewer.
  fileprivate static var isShown: String {
    let shared = "key NOT GLOB '\(others)*'"
    guard let own else { return shared }
    return "(key GLOB '\(own)*' OR (\(shared) AND key NOT GLOB '\(profile)*'))"
  }
}

extension Database {
  /// All settings that were chosen on the page, and the viewer's profile, by key.
  package var preferences: [Preference] {
    get throws {
      try records(where: Preference.isShown, orderBy: "key").sorted { $0.key < $1.key }
    }
  }
}

extension String {
  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension SQLiteStore {
  /// The settings that were chosen on the page, by key.
  package func preferences() throws(SQLiteStoreError) -> [Preference] {
    try read { try $0.preferences }
  }
}
