import GRDB
import SQLiteStore

/// Inserts exported rows into a database, in the order that its triggers require.
struct RowLoader {
  private let db: Database
  private var undone: [Int64] = []

  /// Loads into a database, inside a transaction; rows may refer to later ones.
  init(_ db: Database) throws {
    self.db = db
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
  }

  /// Stores one row.
  mutating func load(_ values: [DatabaseValue], into table: ExportedTable) throws {
    var values = values
    // The log takes no step after an undone one: they are marked at the end.
    if table.type == ExportLayout.edit.type,
      let index = table.columns.firstIndex(where: { $0.key == "undone" }),
      Int64.fromDatabaseValue(values[index]) == 1, let seq = Int64.fromDatabaseValue(values[0])
    {
      undone.append(seq)
      values[index] = Int64(0).databaseValue
    }
    try db.cachedStatement(sql: table.insertion).execute(arguments: StatementArguments(values))
  }

  /// Stores one row that belongs to another, at its place in the list.
  func load(
    _ values: [DatabaseValue], at ordinal: Int, of owner: DatabaseValue,
    into list: ExportedTable.List
  ) throws {
    let names = [list.owner, "ordinal"] + list.columns.map(\.name)
    let marks = names.map { _ in "?" }.joined(separator: ", ")
    try db.cachedStatement(
      sql: "INSERT INTO \(list.table) (\(names.joined(separator: ", "))) VALUES (\(marks))"
    )
    .execute(arguments: StatementArguments([owner, ordinal.databaseValue] + values))
  }

  /// Marks what was undone, and takes over the numbers given out.
  func finish(counters: [Int64]) throws {
    for seq in undone.sorted(by: >) {
      try db.execute(sql: "UPDATE edit_log SET undone = 1 WHERE seq = ?", arguments: [seq])
    }
    try db.execute(sql: Schema.firstPerson)
    try ExportCounters.raise(db, to: counters)
  }
}
