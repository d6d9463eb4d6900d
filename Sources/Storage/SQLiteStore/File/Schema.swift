package import GRDB
import Localization
import Model

/// The database's layout and its versions.
///
/// A new database gets the schema of `schema.sql`, an older one the migrations that it lacks. Both
/// come to the same; `make schema` writes the file. A released migration never changes.
package enum Schema {
  /// Marks a SQLite file as Passby's: `PSBY`.
  package static let applicationID = 0x5053_4259
  /// The version this program writes; kept in `user_version`.
  package static let version = versions.count

  /// Whose database a file is, and how old.
  package struct State {
    /// True if the file carries Passby's mark.
    package let isOurs: Bool
    /// True if the file has no tables and no mark.
    package let isEmpty: Bool
    /// The version of its schema; 0 before the first migration.
    package let version: Int

    /// Reads the marks in the file's header.
    package init(_ db: Database) throws {
      let mark = try db.integer("PRAGMA application_id")
      let tables = try db.integer("SELECT count(*) FROM sqlite_schema")
      isOurs = mark == Schema.applicationID
      isEmpty = mark == 0 && tables == 0
      version = isOurs ? try db.integer("PRAGMA user_version") : 0
    }
  }

  /// Makes an empty database one of the present version, in one step; does nothing to any other.
  ///
  /// The built-in categories get their names in the language in force, and keep them from then on.
  /// The migrations, one after the other, would read the whole schema again for each change of a
  /// table.
  package static func create(_ queue: DatabaseQueue) throws {
    try queue.inTransaction(.immediate) { db in
      guard try State(db).isEmpty else { return .rollback }
      try db.execute(sql: String(decoding: PackageResources.schema_sql, as: UTF8.self))
      for category in Category.BuiltIn.allCases {
        try db.execute(
          sql: "UPDATE category SET name = ?1 WHERE id = ?2 AND name <> ?1",
          arguments: [CategoryPhrase.builtIn(category).text, category.rawValue])
      }
      try db.execute(
        sql: "INSERT INTO preference (key, value) VALUES \(firstPreferences)")
      try db.execute(sql: mark(version))
      return .commit
    }
  }

  /// The choices that a new database begins with, as SQL: quiet hours (Z15).
  package static let firstPreferences =
    "('quiet_hours.end', '07:00'), ('quiet_hours.start', '22:00')"

  /// Returns the statement that marks a database as Passby's, of a version.
  private static func mark(_ version: Int) -> String {
    "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)"
  }

  /// Runs the migrations that are missing.
  package static func migrate(_ queue: DatabaseQueue) throws {
    var known = -1
    while true {
      do {
        return try migrator.migrate(queue)
      } catch {
        // Processes may meet over a new database: one finds that another has done the work, or some
        // of it.
        guard let state = try? queue.read(State.init), state.version > known else { throw error }
        if state.version >= version { return }
        known = state.version
      }
    }
  }

  /// Returns true if a database has migrations of a newer version.
  package static func isSuperseded(_ db: Database) throws -> Bool {
    // GRDB answers the same, but needs a set of texts for it, in each command.
    let table = "SELECT count(*) FROM sqlite_schema WHERE name = 'grdb_migrations'"
    guard try db.integer(table) == 1 else { return false }
    let known = (1...version).map { "'\($0)'" }.joined(separator: ", ")
    let others = "SELECT count(*) FROM grdb_migrations WHERE identifier NOT IN (\(known))"
    return try db.integer(others) > 0
  }

  /// The statements of each version, in order.
  private static let versions = [
    version01, version02, version03, version04, version05, version06, version07, version08,
    version09, version10, version11, version12, version13, version14, version15,
    version16, version17,
  ]

  /// The migrations, in order.
  package static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (version, statements) in zip(1..., versions) {
      migrator.registerMigration(String(version)) { db in
        for statement in statements { try db.execute(sql: statement) }
        try db.execute(sql: mark(version))
      }
    }
    return migrator
  }
}
