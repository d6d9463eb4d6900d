import GRDB

/// A database written as SQL that makes it again: what it is made of, and its rows.
struct SchemaText {
  /// The statements, one after the other.
  let text: String

  /// Writes a database.
  init(_ db: Database) throws {
    // SQLite makes the tables and indexes of that name itself.
    let found = try Row.fetchAll(
      db,
      sql: """
        SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        ORDER BY rowid
        """)
    var statements: [String] = []
    for row in found {
      let (type, name, sql): (String, String, String) = (row["type"], row["name"], row["sql"])
      statements.append(type == "table" ? Self.withLineForEachColumn(sql) : sql)
      if type == "table" { statements += try Self.rows(of: name, db) }
    }
    text = statements.map { $0 + ";\n" }.joined()
  }

  private static func rows(of table: String, _ db: Database) throws -> [String] {
    let columns = try db.columns(in: table).map { "quote(\($0.name))" }.joined(separator: ", ")
    return try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table)").map { row in
      let values = row.databaseValues.map { String.fromDatabaseValue($0) ?? "NULL" }
      return "INSERT INTO \(table) VALUES (\(values.joined(separator: ", ")))"
    }
  }

  /// Breaks the line before each column: SQLite appends one that was added later to the last.
  private static func withLineForEachColumn(_ sql: String) -> String {
    var (text, depth) = ("", 0)
    var (isQuoted, isComment, isAfterBreak) = (false, false, false)
    for character in sql {
      if isAfterBreak {
        if character.isWhitespace { continue }
        isAfterBreak = false
      }
      if isComment { isComment = character != "\n" }
      if character == "'", !isComment { isQuoted.toggle() }
      if character == "-", text.last == "-" { isComment = true }
      guard !isQuoted, !isComment else {
        text.append(character)
        continue
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      let isEnd = depth == 0 && character == ")"
      let isBreak = depth == 1 && (character == "," || character == "(" && !text.contains("\n"))
      if isEnd || isBreak, character != "(" {
        while text.last?.isWhitespace == true { text.removeLast() }
      }
      if isEnd { text += "\n" }
      text.append(character)
      if isBreak { text += "\n  " }
      isAfterBreak = isBreak
    }
    return text
  }
}
