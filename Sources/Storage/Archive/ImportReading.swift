import Foundation
import GRDB
import Localization
import Model
import Regions
import SQLiteStore
import Text

/// Reads the lines of an export one by one, and stores them in an empty database.
struct ImportReading {
  private let db: Database
  private var loader: RowLoader
  private var header: ImportHeader?
  private var tables: [String: ExportedTable] = [:]
  private var counters: [Int64]?
  private var rows = 0
  private var isEnded = false

  /// Reads into a database, inside a transaction.
  init(_ db: Database) throws {
    self.db = db
    loader = try RowLoader(db)
  }

  /// Stores the content of a line.
  ///
  /// - Throws: `LineProblem` when no export has such a line there, and errors of SQLite.
  mutating func read(_ line: [UInt8]) throws {
    guard header != nil else {
      let header = try ImportHeader(line)
      tables = Dictionary(uniqueKeysWithValues: header.scope.tables.map { ($0.type, $0) })
      self.header = header
      return
    }
    guard !isEnded else { throw LineProblem(.afterEnd) }
    guard let members = try JSONSlice(line: line).row(), let type = members["type"]?.string()
    else { throw LineProblem(.objectWithType) }
    if type == "end" {
      guard members["lines"]?.integer == Int64(rows) else {
        throw LineProblem(.lineCount(count: rows))
      }
      isEnded = true
      return
    }
    rows += 1
    if type == ExportCounters.type, header?.scope == .everything {
      try read(counters: members)
    } else if let table = tables[type] {
      try read(members, as: table)
    } else {
      throw LineProblem(.unknownType(type: String(type.prefix(40))))
    }
  }

  /// Checks that nothing is missing, and gives what the file holds.
  mutating func finish() throws -> ExportScope {
    guard let header else {
      throw LineProblem(.emptyFile)
    }
    guard isEnded else {
      throw LineProblem(.cutOff)
    }
    if header.scope == .everything, counters == nil {
      throw LineProblem(.missingLine(type: ExportCounters.type))
    }
    do {
      try loader.finish(counters: counters ?? ExportCounters.none)
      if header.hasFormerSettings { try db.execute(sql: Schema.formerSettings) }
    } catch let error as DatabaseError where error.isAboutContent {
      throw LineProblem(.inconsistentLog)
    }
    if let row = try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") {
      let (child, parent): (String, String) = (row[0], row[2])
      throw LineProblem(.lineDangling(child: child, parent: parent))
    }
    return header.scope
  }

  private mutating func read(counters members: [String: JSONSlice]) throws(LineProblem) {
    guard counters == nil else { throw LineProblem(.twice(key: ExportCounters.type)) }
    var numbers: [Int64] = []
    for key in ExportCounters.keys {
      // Far beyond what a life of edits needs, and far from what the next number could overflow.
      guard let number = members[key]?.integer, (0...(1 << 52)).contains(number) else {
        throw LineProblem(.counter(key: key))
      }
      numbers.append(number)
    }
    guard members.count == numbers.count + 1 else {
      throw LineProblem(.expectedOnly(keys: "\(ExportCounters.keys)"))
    }
    counters = numbers
  }

  private mutating func read(_ members: [String: JSONSlice], as table: ExportedTable) throws {
    let values = try table.values(of: members)
    if table.type == ExportLayout.photoData.type { try checkPicture(values.row) }
    do {
      try loader.load(values.row, into: table)
      if let list = table.list {
        for (ordinal, row) in values.list.enumerated() {
          try loader.load(row, at: ordinal, of: values.row[0], into: list)
        }
      }
      try check(values.row[0], in: table)
    } catch let error as DatabaseError where error.isAboutContent {
      throw LineProblem(.invalid(type: table.type, reason: error.message ?? "\(error)"))
    } catch let error as DamagedValue {
      throw LineProblem(.invalid(type: table.type, reason: "\(error)"))
    } catch let error as RowDecodingError {
      throw LineProblem(.invalid(type: table.type, reason: "\(error)"))
    }
  }

  /// Reads a row back to check the rules that the schema cannot express.
  private func check(_ id: DatabaseValue, in table: ExportedTable) throws {
    guard let id = Int64.fromDatabaseValue(id) else { return }
    switch table.type {
    case ExportLayout.task.type: _ = try db.todo(Todo.ID(rawValue: id))
    case ExportLayout.place.type: _ = try db.place(Place.ID(rawValue: id))
    default: break
    }
  }

  /// Checks that the file of a photo is the one that its hash names.
  private func checkPicture(_ values: [DatabaseValue]) throws(LineProblem) {
    guard let hash = String.fromDatabaseValue(values[0]),
      let bytes = Data.fromDatabaseValue(values[2]), PictureHash.text(of: bytes) == hash
    else { throw LineProblem(.wrongHash) }
  }
}

extension DatabaseError {
  /// True if a value is at fault, and not the disk.
  fileprivate var isAboutContent: Bool {
    [.SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG].contains(resultCode)
  }
}
