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

/// The first line of an export.
struct ImportHeader {
  /// The contents of the file.
  let scope: ExportScope
  /// True if choices of settings are called and written as in versions up to 0.2.0.
  let hasFormerSettings: Bool

  /// Reads the line.
  ///
  /// - Throws: `LineProblem` when it is no such line, or that of a newer format.
  init(_ line: [UInt8]) throws(LineProblem) {
    if line.starts(with: "SQLite format 3".utf8) {
      throw LineProblem(.headerDatabase)
    }
    let wanted = LineProblem(.firstLine(format: ExportLayout.format))
    guard let slice = try? JSONSlice(line: line), let members = try slice.row(),
      members["type"]?.string() == "passby", let format = members["format"]?.integer, format >= 1
    else { throw wanted }
    guard format <= ExportLayout.format else {
      let version = members["version"]?.string().map { " \($0.prefix(20))" } ?? ""
      throw LineProblem(
        .newerFormat(version: version, format: Int(format), known: ExportLayout.format))
    }
    hasFormerSettings = members["schema"]?.integer == nil
    guard let only = members["only"] else { throw LineProblem(.expected(what: "\"only\"")) }
    if only.isNull {
      scope = .everything
      return
    }
    let names = only.elements?.map { $0.string() ?? "" }
    let parts = names?.compactMap(ExportScope.Part.init(rawValue:))
    guard let names, let parts, parts.count == names.count, !parts.isEmpty else {
      let known = ExportScope.Part.allCases.map { "\"\($0.rawValue)\"" }
      throw LineProblem(
        .onlyList(known: known.joined(separator: ", "), got: String(only.text.prefix(40))))
    }
    scope = .only(Set(parts))
  }
}

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

/// A line of an export and the values in it.
extension JSONSlice {
  /// Checks that a line is one JSON value in UTF-8, and nothing else.
  ///
  /// - Throws: `LineProblem` with the column.
  init(line: [UInt8]) throws(LineProblem) {
    do {
      try self.init(document: line[...])
    } catch {
      throw LineProblem(error.phrase)
    }
  }

  /// Returns the members of an object by name; `nil` for anything else.
  ///
  /// - Throws: `LineProblem` for a key that comes twice.
  func row() throws(LineProblem) -> [String: JSONSlice]? {
    guard let members else { return nil }
    var row: [String: JSONSlice] = [:]
    for (name, value) in members {
      guard let key = name.string() else {
        throw LineProblem(.syntax(expected: .key, column: name.bytes.endIndex + 1))
      }
      guard row.updateValue(value, forKey: key) == nil else {
        throw LineProblem(.twice(key: String(key.prefix(40))))
      }
    }
    return row
  }

  /// A number; `nil` for anything else, and for what is beyond all measure.
  var measure: Double? {
    bytes.count < 400 ? number.flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// The text as it was stored: characters that `ExportText` escaped are themselves again.
  var stored: String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var stored: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      stored.append(byte)
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else { continue }
      let unit =
        escaped == UInt8(ascii: "u")
        ? UInt8(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) : nil
      if let unit, (0x7F..<0xA0).contains(unit) {
        stored.removeLast()
        stored += Character(Unicode.Scalar(unit)).utf8
        rest = rest.dropFirst(4)
      } else {
        stored.append(escaped)
      }
    }
    return String(decoding: stored, as: UTF8.self)
  }
}

/// A line of an export that cannot be imported.
struct LineProblem: Error {
  /// The end of a sentence about the line.
  let phrase: StorePhrase

  /// Creates the error.
  init(_ phrase: StorePhrase) { self.phrase = phrase }

  /// The phrase in the language in force.
  var text: String { phrase.text }
}
