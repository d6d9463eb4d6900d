package import GRDB
import Model

/// A value that is a row of a table.
///
/// One list has the name of each column, its form in an export and its value: what is stored, read
/// and exported follows from it. GRDB's own protocols for records look up each column of each row
/// by name, ask the schema for the key, and cannot store an owner by `viewer()`.
package protocol StoredRecord: Sendable {
  static var table: StoredTable<Self> { get }
  /// Reads the row.
  init(_ row: inout RowReader) throws
  /// Returns true if two values are stored as the same rows.
  static func isSame(_ first: Self, _ second: Self) -> Bool
  /// Returns the value with what other tables have of it.
  func withParts(from db: Database) throws -> Self
  /// Stores what other tables have of it; goes with its row.
  func insertParts(into db: Database) throws
}

extension StoredRecord {
  package static func isSame(_ first: Self, _ second: Self) -> Bool {
    table.values(of: first) == table.values(of: second)
  }

  package static func isSame(_ first: Self?, _ second: Self?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return isSame(first, second)
  }

  package func withParts(from db: Database) throws -> Self { self }

  package func insertParts(into db: Database) throws {}
}

/// The table of a record.
package struct StoredTable<Record: Sendable>: Sendable {
  /// A column, and its value in a record.
  package typealias Field = (
    column: StoredColumn, value: @Sendable (Record) -> (any DatabaseValueConvertible)?
  )

  /// The name in SQL.
  package let name: String
  /// The columns of a row, in the order of an export.
  package let columns: [StoredColumn]
  /// The columns of the record, in the order in which they are read.
  let names: [String]
  /// The expressions that are read for them.
  let selection: String
  /// A condition for what the viewer may read.
  private let visible: String?
  /// The condition for the row of a record.
  fileprivate let isRow: String
  fileprivate let insertion: String
  /// True if rows are numbered, and no number is given out twice.
  fileprivate let isNumbered: Bool
  /// Returns the name of a record for the error of a step that finds another one in its place;
  /// `nil` if any may be there.
  fileprivate let subject: (@Sendable (Record) -> String)?
  private let fields: [Field]
  private let keys: [Int]
  /// Returns the owner of a row that belongs to another than the viewer.
  private let owner: (@Sendable (Record) -> Int64?)?

  /// Describes a table.
  ///
  /// - Parameters:
  ///   - name: The name in SQL.
  ///   - key: The columns that only one row of the viewer has; none if rows are only added.
  ///   - isOwned: True if a row belongs to the viewer who stores it.
  ///   - owner: Returns to whom a row belongs instead; `nil` for the viewer.
  ///   - visible: A condition for what the viewer may read; a table with owners has one by itself.
  ///   - anyMayChange: True if a step may change what its viewer does not see.
  ///   - reading: Expressions to read in place of some columns.
  ///   - insert: How rows are added.
  ///   - onConflict: What becomes of a row that is there already.
  ///   - subject: Returns the name of a record for the error of a step that finds another one in
  ///     its place; `nil` if any may be there.
  ///   - fields: The columns, in the order of an export.
  package init(
    _ name: String, key: [String] = ["id"], isOwned: Bool = false,
    owner: (@Sendable (Record) -> Int64?)? = nil, visible: String? = nil,
    anyMayChange: Bool = false, reading: [String: String] = [:],
    insert: String = "INSERT", onConflict: String = "",
    subject: (@Sendable (Record) -> String)? = nil, _ fields: [Field]
  ) {
    self.name = name
    self.fields = fields
    self.subject = subject
    self.owner = owner
    let owned = isOwned ? [StoredColumn.integer("person", since: 12, usually: 1)] : []
    columns = fields.map(\.column) + owned
    names = fields.map(\.column.name)
    keys = key.compactMap(names.firstIndex)
    isNumbered = key == ["id"]
    self.visible = visible ?? (isOwned ? Visible.own : nil)
    selection = names.map { reading[$0] ?? $0 }.joined(separator: ", ")
    let row = key.map { "\($0) = ?" }
    isRow = (row + [anyMayChange ? nil : self.visible].compactMap(\.self))
      .joined(separator: " AND ")
    let marks =
      names.map { _ in "?" } + owned.map { _ in owner == nil ? "viewer()" : "ifnull(?, viewer())" }
    insertion = """
      \(insert) INTO \(name) (\(columns.map(\.name).joined(separator: ", "))) \
      VALUES (\(marks.joined(separator: ", ")))\(onConflict)
      """
  }

  /// Returns the values of the columns.
  package func values(of record: Record) -> [DatabaseValue] {
    fields.map { $0.value(record)?.databaseValue ?? .null }
  }

  /// The values that its insertion takes.
  fileprivate func inserted(_ record: Record) -> [DatabaseValue] {
    values(of: record) + (owner.map { [$0(record)?.databaseValue ?? .null] } ?? [])
  }

  fileprivate func key(of record: Record) -> StatementArguments {
    StatementArguments(keys.map { fields[$0].value(record) })
  }

  /// A query for the rows that the viewer sees, of those that satisfy a condition.
  fileprivate func query(where condition: String?, orderBy order: String) -> String {
    let conditions = [condition, visible].compactMap(\.self).joined(separator: " AND ")
    return """
      SELECT \(selection) FROM \(name) \(conditions.isEmpty ? "" : "WHERE \(conditions)") \
      ORDER BY \(order)
      """
  }
}

extension Database {
  /// Reads the rows that the viewer sees, of those that satisfy a condition; without what other
  /// tables have of them.
  func records<Record: StoredRecord>(
    _ type: Record.Type = Record.self, where condition: String? = nil, orderBy order: String = "id",
    _ arguments: StatementArguments = [], limit: Int = .max,
    if isWanted: (Record) -> Bool = { _ in true }
  ) throws -> [Record] {
    let statement = try cachedStatement(
      sql: Record.table.query(where: condition, orderBy: order))
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var reader = RowReader(of: Record.table)
    var records: [Record] = []
    while records.count < limit, let row = try rows.next() {
      reader.begin(row)
      let record = try Record(&reader)
      if isWanted(record) { records.append(record) }
    }
    return records
  }

  /// A numbered record as it is stored, or `nil` where there is none that the viewer sees.
  func record<Record: StoredRecord>(numbered id: Int64) throws -> Record? {
    try records(Record.self, where: "id = ?", [id]).first?.withParts(from: self)
  }

  /// The record with the key of another one, as it is stored.
  func stored<Record: StoredRecord>(_ record: Record) throws -> Record? {
    let table = Record.table
    let statement = try cachedStatement(
      sql: "SELECT \(table.selection) FROM \(table.name) WHERE \(table.isRow)")
    guard let row = try Row.fetchOne(statement, arguments: table.key(of: record)) else {
      return nil
    }
    var reader = RowReader(of: table)
    reader.begin(row)
    return try Record(&reader).withParts(from: self)
  }

  /// Stores a record that is not there.
  package func insert<Record: StoredRecord>(_ record: Record) throws {
    let table = Record.table
    try insert(record, into: table)
    try record.insertParts(into: self)
    guard table.isNumbered else { return }
    try cachedStatement(sql: "UPDATE counter SET \(table.name) = max(\(table.name), ?)")
      .execute(arguments: table.key(of: record))
  }

  /// Stores a value as a row of a table.
  func insert<Record>(_ record: Record, into table: StoredTable<Record>) throws {
    let values = table.inserted(record)
    try cachedStatement(sql: table.insertion).execute(arguments: StatementArguments(values))
  }

  /// Removes a record, and what other tables have of it.
  func delete<Record: StoredRecord>(_ record: Record) throws {
    let table = Record.table
    try cachedStatement(sql: "DELETE FROM \(table.name) WHERE \(table.isRow)")
      .execute(arguments: table.key(of: record))
  }

  /// A step of the replacement of records by others.
  ///
  /// All that goes is removed before anything is stored, so that two places can swap their names.
  enum Replacement: CaseIterable {
    case check, remove, insert
  }

  /// Performs a step for some records.
  ///
  /// - Throws: `SQLiteStoreError.changedMeanwhile` where a change began with something else than
  ///   what is stored.
  func replace<Record: StoredRecord & Hashable & Codable>(
    _ changes: [Edit.Change<Record>], _ step: Replacement
  ) throws {
    switch step {
    case .check:
      guard let subject = Record.table.subject else { return }
      for change in changes {
        guard let record = change.before ?? change.after else { continue }
        guard try Record.isSame(stored(record), change.before) else {
          throw SQLiteStoreError.changedMeanwhile(subject: subject(record))
        }
      }
    case .remove: for record in changes.compactMap(\.before) { try delete(record) }
    case .insert: for record in changes.compactMap(\.after) { try insert(record) }
    }
  }
}
