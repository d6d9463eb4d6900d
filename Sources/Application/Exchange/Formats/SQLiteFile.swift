import Foundation

/// The tables of an SQLite file that another program wrote, read from its bytes.
///
/// Nothing is written, and nothing of the file is run. A journal beside it is not looked at.
///
/// Source: sqlite.org/fileformat2.html.
struct SQLiteFile {
  /// A file that is not as its format says.
  struct Damaged: Error {}

  /// A value of a row; blobs are not kept.
  enum Value: Hashable {
    case integer(Int)
    case number(Double)
    case text(String)

    var integer: Int? {
      switch self {
      case .integer(let value): value
      case .number(let value): value.magnitude < 1e15 ? Int(value) : nil
      case .text(let text): Int(text)
      }
    }

    var number: Double? {
      switch self {
      case .integer(let value): Double(value)
      case .number(let value): value
      case .text(let text): Double(text)
      }
    }

    var text: String? {
      switch self {
      case .integer(let value): String(value)
      case .number(let value): String(value)
      case .text(let text): text
      }
    }
  }

  /// The values of a row, by the names of its columns in small letters; without those that are
  /// NULL.
  typealias Row = [String: Value]

  private struct Table {
    let name: String
    let root: Int
    let columns: [String]
    /// The column that is the number of the row.
    let rowID: String?
  }

  private let bytes: ArraySlice<UInt8>
  private let pageSize: Int
  private let usableSize: Int
  private var tables: [Table] = []

  /// True for bytes that begin as an SQLite file.
  static func isLikely(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: Array("SQLite format 3\u{0}".utf8))
  }

  /// Reads the list of tables.
  ///
  /// - Throws: `Damaged`.
  init(_ bytes: ArraySlice<UInt8>) throws {
    guard Self.isLikely(bytes), bytes.count >= 512 else { throw Damaged() }
    // Its text is UTF-8, and its bytes are counted from 0.
    self.bytes = bytes.startIndex == 0 ? bytes : Array(bytes)[...]
    let size = Int(self.bytes[16]) << 8 | Int(self.bytes[17])
    pageSize = size == 1 ? 65_536 : size
    usableSize = pageSize - Int(self.bytes[20])
    guard pageSize >= 512, pageSize & (pageSize - 1) == 0, usableSize >= 480 else {
      throw Damaged()
    }
    guard self.bytes[59] <= 1 else { throw Damaged() }
    var tables: [Table] = []
    try forEachRecord(root: 1) { _, values in
      guard values.count >= 5, values[0]?.text == "table", let name = values[1]?.text,
        let root = values[3]?.integer, let statement = values[4]?.text
      else { return }
      let (columns, rowID) = Self.columns(of: statement)
      tables.append(Table(name: name.lowercased(), root: root, columns: columns, rowID: rowID))
    }
    self.tables = tables
  }

  /// Passes the rows of a table, whose name may be in any case.
  ///
  /// - Throws: `Damaged`, also for a table that is not there; what the closure throws.
  func forEachRow(of name: String, _ body: (Row) throws -> Void) throws {
    guard let table = tables.first(where: { $0.name == name.lowercased() }) else {
      throw Damaged()
    }
    try forEachRecord(root: table.root) { id, values in
      var row = Row()
      for (column, value) in zip(table.columns, values) { row[column] = value }
      if let column = table.rowID { row[column] = .integer(id) }
      try body(row)
    }
  }

  // MARK: Trees and records

  /// Passes the records of a table's tree.
  private func forEachRecord(root: Int, _ body: (Int, [Value?]) throws -> Void) throws {
    // Each page is read once, so that a tree that bites its tail ends.
    var visited: Set<Int> = []
    var open = [root]
    // All records together are no longer than the file.
    var left = bytes.count
    while let number = open.popLast() {
      guard visited.insert(number).inserted else { throw Damaged() }
      let page = try page(number)
      let header = number == 1 ? 100 : 0
      let count = try page.number(header + 3, 2)
      switch try page.number(header, 1) {
      case 0x05:
        let cells = try (0..<count).map { index -> Int in
          try page.number(page.number(header + 12 + 2 * index, 2), 4)
        }
        // The leftmost comes first.
        open += ([try page.number(header + 8, 4)] + cells.reversed())
      case 0x0D:
        for index in 0..<count {
          let (id, payload) = try cell(page, at: page.number(header + 8 + 2 * index, 2))
          left -= payload.count
          guard left >= 0 else { throw Damaged() }
          try body(id, try Self.values(payload))
        }
      default: throw Damaged()
      }
    }
  }

  private func page(_ number: Int) throws -> Bytes {
    let start = (number - 1) * pageSize
    guard number >= 1, number <= bytes.count, start + pageSize <= bytes.count else {
      throw Damaged()
    }
    return Bytes(bytes[start..<start + pageSize])
  }

  /// Returns the number of a row and its record, with what lies on further pages.
  private func cell(_ page: Bytes, at start: Int) throws -> (Int, Bytes) {
    var offset = start
    let size = try page.variable(&offset)
    let id = try page.variable(&offset)
    guard size >= 0, size <= bytes.count else { throw Damaged() }
    let most = usableSize - 35
    guard size > most else { return (id, try page.part(offset, size)) }
    let least = (usableSize - 12) * 32 / 255 - 23
    let local = least + (size - least) % (usableSize - 4)
    let kept = local <= most ? local : least
    var record = Array(try page.part(offset, kept).bytes)
    var next = try page.number(offset + kept, 4)
    while record.count < size {
      let overflow = try self.page(next)
      let count = min(size - record.count, usableSize - 4)
      record += try overflow.part(4, count).bytes
      next = try overflow.number(0, 4)
    }
    return (id, Bytes(record[...]))
  }

  private static func values(_ record: Bytes) throws -> [Value?] {
    var offset = 0
    let end = try record.variable(&offset)
    guard end >= 1, end <= record.count else { throw Damaged() }
    var (values, start) = ([Value?](), end)
    while offset < end {
      let type = try record.variable(&offset)
      guard type >= 0 else { throw Damaged() }
      let size: Int
      switch type {
      case 0, 8, 9: size = 0
      case 1...4: size = type
      case 5: size = 6
      case 6, 7: size = 8
      case 10, 11: throw Damaged()
      default: size = (type - 12) / 2
      }
      let bytes = try record.part(start, size)
      start += size
      switch type {
      case 8: values.append(.integer(0))
      case 9: values.append(.integer(1))
      case 1...6: values.append(.integer(bytes.signed))
      case 7: values.append(.number(Double(bitPattern: UInt64(bitPattern: Int64(bytes.signed)))))
      case 13... where type % 2 == 1:
        values.append(.text(String(decoding: bytes.bytes, as: UTF8.self)))
      default: values.append(nil)
      }
    }
    return values
  }

  // MARK: The statement of a table

  /// Returns the names of the columns in small letters, and the one that is the number of the row.
  private static func columns(of statement: String) -> ([String], rowID: String?) {
    guard let open = statement.firstIndex(of: "("), let close = statement.lastIndex(of: ")"),
      open < close
    else { return ([], nil) }
    var (parts, part, depth) = ([String](), "", 0)
    var quote: Character?
    for character in statement[statement.index(after: open)..<close] {
      if let end = quote {
        if character == end { quote = nil }
      } else if "\"'`[".contains(character) {
        quote = character == "[" ? "]" : character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
    }
    parts.append(part)
    var (columns, rowID) = ([String](), String?.none)
    let constraints: Set = ["constraint", "primary", "unique", "check", "foreign"]
    for part in parts {
      let words = part.lowercased().split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !constraints.contains(String(first)) else { continue }
      let name = first.trimmingCharacters(in: CharacterSet(charactersIn: "\"'`[]"))
      columns.append(name)
      if words.count >= 4, words[1] == "integer", words[2] == "primary", words[3] == "key" {
        rowID = name
      }
    }
    return (columns, rowID)
  }
}

/// Bytes that are read within their bounds.
private struct Bytes {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  func part(_ start: Int, _ count: Int) throws -> Bytes {
    guard start >= 0, count >= 0, count <= bytes.count, start <= bytes.count - count else {
      throw SQLiteFile.Damaged()
    }
    let first = bytes.startIndex + start
    return Bytes(bytes[first..<first + count])
  }

  /// Returns a number of 1 to 4 bytes, the highest first.
  func number(_ start: Int, _ count: Int) throws -> Int {
    try part(start, count).bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// All bytes as a number with a sign.
  var signed: Int {
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = 64 - 8 * bytes.count
    return unused == 64 ? 0 : Int(Int64(bitPattern: value << unused) >> unused)
  }

  /// Returns a number of 1 to 9 bytes, and goes behind it.
  func variable(_ offset: inout Int) throws -> Int {
    var value: UInt64 = 0
    for index in 0..<9 {
      let byte = UInt64(try number(offset, 1))
      offset += 1
      if index == 8 { return Int(truncatingIfNeeded: Int64(bitPattern: value << 8 | byte)) }
      value = value << 7 | byte & 0x7F
      if byte & 0x80 == 0 { break }
    }
    return Int(Int64(bitPattern: value))
  }
}
