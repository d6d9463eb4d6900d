import GRDB
import Localization
import Model
package import SQLiteStore

/// The one check of content that `backup`, `restore`, `export`, `import` and `doctor` share: what
/// one of them writes, the others read.
extension Database {
  /// Drops tracks that cannot be read, checks all else, and counts the rows.
  ///
  /// - Throws: What `checkReadable()` throws.
  func checkedContents() throws -> StoreContents {
    let lost = try dropDamagedTracks()
    try checkReadable()
    return try StoreContents(self, damagedTracks: lost)
  }

  /// Reads all that the program reads at its start but the tracks, and looks for numbers that it
  /// could not count with.
  ///
  /// - Throws: `DamagedValue` or `DatabaseError` for what it could not work with.
  func checkReadable() throws {
    // What belongs to anyone.
    for viewer in [Viewer.household] + (try persons.map { Viewer($0.id) }) {
      try ViewerScope.run(viewer) { try checkRows() }
    }
    try checkColumns()
  }

  private func checkRows() throws {
    _ = try todos
    _ = try places
    _ = try visits
    _ = try silences
    _ = try allHabits
    _ = try habitMarks
    _ = try gratitudes
    _ = try notes
    _ = try presentReminders()
    _ = try heldReminders()
    _ = try heldReminders(late: true)
  }

  private func checkColumns() throws {
    for table in ExportLayout.tables {
      for column in table.columns {
        if case .json(let check) = column.form {
          let texts = try String.fetchCursor(
            self,
            sql: "SELECT \(column.name) FROM \(table.table) WHERE \(column.name) IS NOT NULL")
          while let text = try texts.next() { try check(text) }
        }
        guard case .integer = column.form else { continue }
        let odd = try Int64.fetchOne(
          self,
          sql: "SELECT \(column.name) FROM \(table.table) WHERE \(column.name) NOT BETWEEN ? AND ?",
          arguments: [column.range.lowerBound, column.range.upperBound])
        if let odd { throw DamagedValue(place: "\(table.table).\(column.name)", value: "\(odd)") }
      }
    }
  }

  /// Compares the schema with the one that this program makes.
  ///
  /// A trigger, a view in place of a table or a table without its constraints would act at each
  /// later edit. What SQLite keeps for itself, such as statistics, does not count.
  ///
  /// - Throws: `SQLiteStoreError.damaged` with the first difference.
  func checkSchema(of path: String) throws {
    let own = try DatabaseQueue()
    try Schema.create(own)
    let (ours, found) = (try own.read { try $0.schemaTexts() }, try schemaTexts())
    for (name, text) in found.sorted(by: { $0.key < $1.key }) where ours[name] != text {
      let reason = StorePhrase.foreignSchema(name: name).text
      throw SQLiteStoreError.damaged(path: path, reason: reason)
    }
    if let name = ours.keys.filter({ found[$0] == nil }).min() {
      throw SQLiteStoreError.damaged(
        path: path, reason: StorePhrase.missingFromSchema(name: name).text)
    }
  }

  /// The statements of the schema by kind and name: `trigger "x"`.
  private func schemaTexts() throws -> [String: String] {
    let rows = try Row.fetchAll(
      self,
      sql: """
        SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        """)
    return Dictionary(
      rows.map { row in
        let (kind, name, text): (String, String, String?) = (row[0], row[1], row[2])
        return ("\(kind) \"\(name)\"", (text ?? "").withoutLayout)
      }
    ) { "\($0);\($1)" }
  }
}

extension String {
  /// The statement without what made no difference between versions: blanks, and the older check of
  /// a date, which took the 30th of February.
  fileprivate var withoutLayout: String {
    withoutBlanks.replacing(",'+0 days')", with: ")")
  }

  private var withoutBlanks: String {
    var text = ""
    var quote: Character?
    var isSpaced = false
    for character in self {
      if let open = quote {
        text.append(character)
        if character == open { quote = nil }
      } else if character.isWhitespace {
        isSpaced = true
      } else {
        let touches = "(),".contains(character) || text.last.map { "(),".contains($0) } ?? true
        if isSpaced, !touches { text.append(" ") }
        isSpaced = false
        text.append(character)
        if "'\"`[".contains(character) { quote = character == "[" ? "]" : character }
      }
    }
    return text
  }
}

extension SQLiteStore {
  /// Checks the content of the database as a backup does, and changes nothing.
  ///
  /// - Returns: The tracks that a backup would leave out.
  /// - Throws: `SQLiteStoreError.damaged` with what could not be restored.
  package func checkContents() throws(SQLiteStoreError) -> [DamagedTrack] {
    do {
      return try queue.read { db in
        try db.checkSchema(of: path)
        try db.checkReadable()
        return try db.damagedTracks().map(\.track)
      }
    } catch {
      throw translated(error)
    }
  }
}
