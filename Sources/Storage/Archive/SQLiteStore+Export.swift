package import Foundation
import GRDB
package import SQLiteStore
import Text

extension SQLiteStore {
  /// Writes a snapshot of the database as JSON lines: a header, the rows, and an end with their
  /// number.
  ///
  /// Other connections can write meanwhile. Equal contents give equal lines, except for the time in
  /// the header. The export contains the coordinates of places and the state of the track; it
  /// leaves out the tracks that `damagedTracks()` returns.
  ///
  /// - Parameters:
  ///   - scope: What to write.
  ///   - withPhotos: True to write the files of photos too.
  ///   - program: The version of the program, for the header.
  ///   - now: The time in the header.
  ///   - write: Takes each line, without its line end; its errors are let through as they are.
  /// - Returns: How many lines lie between header and end.
  /// - Throws: What `write` throws, what reading throws, and `.damaged` with a value that an import
  ///   of everything would refuse.
  @discardableResult
  package func export(
    _ scope: ExportScope = .everything, withPhotos: Bool = false, program: String, at now: Date,
    write: (String) throws -> Void
  ) throws -> Int {
    do {
      return try queue.read { db in
        try ViewerScope.run(viewer) {
          func put(_ line: ExportText) throws {
            do { try write(line.line) } catch { throw WriteFailure(error: error) }
          }
          // What this writes, an import reads.
          if scope == .everything { try db.checkReadable() }
          let lost = try db.damagedTracks().map { (table: $0.table, row: $0.row) }
          try put(Self.header(scope, program: program, at: now))
          var count = 0
          for table in scope.tables where withPhotos || table.type != ExportLayout.photoData.type {
            let omitted = Set(lost.lazy.filter { $0.table == table.table }.map(\.row))
            count += try Self.rows(
              of: table, in: db, all: scope == .everything, omitting: omitted
            ) { try put($0) }
          }
          if scope == .everything {
            var counters = ExportText(type: ExportCounters.type)
            for (key, number) in zip(ExportCounters.keys, try ExportCounters.read(db)) {
              counters.add(number, as: key)
            }
            try put(counters)
            count += 1
          }
          var end = ExportText(type: "end")
          end.add(Int64(count), as: "lines")
          try put(end)
          return count
        }
      }
    } catch let failure as WriteFailure {
      throw failure.error
    } catch {
      throw translated(error)
    }
  }

  /// Writes an export into a new file, for its owner only, that appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - replacing: True if it may take the place of a regular file.
  ///   - fill: Passes the text in pieces to the closure that it is called with.
  /// - Returns: The absolute path.
  /// - Throws: `SQLiteStoreError.occupied`, `.directory`, `.inUse`, `.itself` or `.notWritten`, and
  ///   what `fill` throws.
  package func writeFile(
    _ path: String, replacing: Bool, _ fill: (_ put: (String) throws -> Void) throws -> Void
  ) throws -> String {
    guard !DatabaseFile(path: self.path).isSameFile(as: path) else {
      throw SQLiteStoreError.itself(path: path)
    }
    let file = try AtomicFile(path: path, replacing: replacing)
    defer { file.discard() }
    var writer = try BufferedWriter(file)
    try fill { try writer.write($0) }
    try writer.finish()
    try file.publish()
    return file.path
  }

  private static func header(_ scope: ExportScope, program: String, at now: Date) -> ExportText {
    var header = ExportText(type: "passby")
    header.add(Int64(ExportLayout.format), as: "format")
    header.add(program, as: "version")
    header.add(Int64(Schema.version), as: "schema")
    header.add(now.formatted(.iso8601), as: "exported")
    switch scope {
    case .everything: header.add(String?.none, as: "only")
    case .only(let parts): header.add(parts.map(\.rawValue).sorted(), as: "only")
    }
    return header
  }

  private static func rows(
    of table: ExportedTable, in db: Database, all: Bool, omitting omitted: Set<Int64>,
    put: (ExportText) throws -> Void
  ) throws -> Int {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(table.columnList) FROM \(table.exportedRows(all: all)) ORDER BY \(table.order)
        """)
    var count = 0
    while let row = try rows.next() {
      if !omitted.isEmpty, let id = Int64.fromDatabaseValue(row[0]), omitted.contains(id) {
        continue
      }
      var line = ExportText(type: table.type)
      for (index, column) in table.columns.enumerated() { try line.add(row[index], as: column) }
      if let list = table.list {
        let statement = try db.cachedStatement(
          sql: """
            SELECT \(list.columns.map(\.name).joined(separator: ", ")) FROM \(list.table)
            WHERE \(list.owner) = ? ORDER BY ordinal
            """)
        let id: Int64 = row[0]
        try line.add(try Row.fetchAll(statement, arguments: [id]), as: list)
      }
      try put(line)
      count += 1
    }
    return count
  }
}

/// A wrapper that carries the caller's own error out of the reading.
private struct WriteFailure: Error {
  let error: any Error
}

/// Collects one line of an export.
///
/// Control characters are escaped, those beyond ASCII too, so that a terminal can show any export.
struct ExportText {
  private var members: [(String, JSON)]

  /// Begins a line of a type.
  init(type: String) { members = [("type", .string(type))] }

  /// The whole line.
  var line: String { JSON.object(members).text }

  /// Adds a key with a stored value.
  mutating func add(_ value: DatabaseValue, as column: StoredColumn) throws {
    members.append((column.key, try JSON(value, of: column)))
  }

  mutating func add(_ number: Int64, as key: String) {
    members.append((key, .integer(Int(number))))
  }

  /// Adds a key with a text, or null.
  mutating func add(_ string: String?, as key: String) { members.append((key, JSON(string))) }

  /// Adds a key with a list of texts.
  mutating func add(_ strings: [String], as key: String) {
    members.append((key, .array(strings.map { .string($0) })))
  }

  /// Adds a key with the rows that belong to a row.
  mutating func add(_ rows: [Row], as list: ExportedTable.List) throws {
    let columns = list.columns
    let elements = try rows.map { row in
      let values = try zip(row.databaseValues, columns).map { value, column in
        (column.key, try JSON(value, of: column))
      }
      return columns.count == 1 ? values[0].1 : .object(values.filter { !$0.1.isNull })
    }
    members.append((list.key, .array(elements)))
  }
}

extension JSON {
  /// The value of a column.
  ///
  /// - Throws: `DamagedValue` for one of another type than the column's.
  fileprivate init(_ value: DatabaseValue, of column: StoredColumn) throws {
    switch (column.form, value.storage) {
    case (_, .null): self = .null
    case (.integer, .int64(let number)): self = .integer(Int(number))
    case (.flag, .int64(let number)): self = .bool(number != 0)
    case (.real, .double(let number)) where number.isFinite: self = .written(number.description)
    case (.text, .string(let string)): self = .string(string)
    case (.uuid, .blob(let data)) where data.count == 16:
      let uuid = data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
      self = .string(uuid.uuidString.lowercased())
    case (.blob, .blob(let data)): self = .string(data.base64EncodedString())
    case (.json, .string(let string)): self = .written(Self.shielded(string))
    default: throw DamagedValue(place: column.name, value: "\(value)")
    }
  }

  fileprivate var isNull: Bool { if case .null = self { true } else { false } }

  /// JSON as it is stored, without control characters; `JSONSlice.stored` takes that back.
  private static func shielded(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars { scalar.appendControlEscaped(to: &text) }
    return text
  }
}

/// The last numbers given out, so that none is given twice in an imported database either.
enum ExportCounters {
  /// The `type` of the line.
  static let type = "counters"
  /// The keys, in order.
  static let keys = ["task", "place", "countdown", "edit", "outbox"]

  /// The numbers for an export of some parts.
  static let none: [Int64] = keys.map { _ in 0 }

  /// The numbers in the order of the keys.
  static func read(_ db: Database) throws -> [Int64] {
    let row = try Row.fetchOne(db, sql: "SELECT todo, place, countdown FROM counter")
    let sequences = try ["edit_log", "outbox"].map {
      try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [$0])
        ?? 0
    }
    return [row?[0] ?? 0, row?[1] ?? 0, row?[2] ?? 0] + sequences
  }

  /// Raises the numbers; one that is in use already is never lowered.
  static func raise(_ db: Database, to numbers: [Int64]) throws {
    let others = ["category", "mood", "photo", "practice", "habit", "note", "person", "device"]
      .map { "\($0) = max(\($0), (SELECT coalesce(max(id), 0) FROM \($0)))" }
    try db.execute(
      sql: """
        UPDATE counter SET todo = max(todo, ?, (SELECT coalesce(max(id), 0) FROM todo)),
          place = max(place, ?, (SELECT coalesce(max(id), 0) FROM place)),
          countdown = max(countdown, ?, (SELECT coalesce(max(countdown), 0) FROM todo)),
          \(others.joined(separator: ", "))
        """, arguments: StatementArguments(Array(numbers.prefix(3))))
    for (table, number) in zip(["edit_log", "outbox"], numbers.suffix(2)) where number > 0 {
      let present = try Int64.fetchOne(
        db, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [table])
      if present == nil {
        try db.execute(
          sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", arguments: [table, number])
      } else {
        try db.execute(
          sql: "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?",
          arguments: [number, table])
      }
    }
  }
}
