import Foundation
package import GRDB
package import Text

/// A column of a table, and its form in an export.
package struct StoredColumn: Sendable {
  /// How a value is written.
  package enum Form: Sendable {
    case integer
    /// 0 and 1 as `false` and `true`.
    case flag
    case real
    case text
    /// 16 bytes as lower-case text.
    case uuid
    /// Bytes in Base64.
    case blob
    /// JSON text, embedded as it is stored; the closure throws when the program could not read it
    /// back.
    case json(@Sendable (String) throws -> Void)
  }

  /// The key in a line of an export.
  package let key: String
  /// The name in SQL.
  package let name: String
  package let form: Form
  /// True if the value may be NULL.
  package let isOptional: Bool
  /// The version of the schema that brought it; older exports do not have the key.
  package let since: Int
  /// The name of the key in exports of earlier versions, if it had another one.
  package let formerKey: String?
  /// Returns the value for a line of an older export, which does not have the key.
  package let usual: @Sendable ([String: JSONSlice]) -> DatabaseValue

  private init(
    _ key: String, _ name: String?, _ form: Form, _ isOptional: Bool, since: Int = 1,
    formerly formerKey: String? = nil,
    usually usual: @escaping @Sendable ([String: JSONSlice]) -> DatabaseValue = { _ in .null }
  ) {
    self.key = key
    self.name = name ?? key
    self.form = form
    self.isOptional = isOptional
    self.since = since
    self.formerKey = formerKey
    self.usual = usual
  }

  /// The range of a whole number: an instant of the years 1 to 9999 in milliseconds, or a number
  /// with room to count on.
  ///
  /// The program itself stores no others, and could not count with them.
  package var range: ClosedRange<Int64> {
    name.hasSuffix("_ms") ? Date.storableMilliseconds : Self.countable
  }

  private static let countable: ClosedRange<Int64> = -(1 << 52)...(1 << 52)

  /// Finds a whole number in a record that no column can store: undo writes its numbers there.
  private static func checkWholeNumbers(in record: String, of key: String) throws {
    var rest = record.utf8[...]
    while let byte = rest.first {
      let number = rest.prefix { (0x30...0x39).contains($0) || "-+.eE".utf8.contains($0) }
      rest = rest.dropFirst(max(1, number.count))
      if byte == UInt8(ascii: "\"") {
        while let next = rest.popFirst(), next != UInt8(ascii: "\"") {
          if next == UInt8(ascii: "\\") { _ = rest.popFirst() }
        }
      }
      // Fractions are no whole numbers, and neither is what has an exponent.
      guard number.count > 15, !number.contains(where: ".eE".utf8.contains) else { continue }
      guard let value = Int64(Substring(number)), countable.contains(value) else {
        throw DamagedValue(place: key, value: String(Substring(number)))
      }
    }
  }
}

extension StoredColumn {
  package static func integer(
    _ key: String, _ name: String? = nil, optional: Bool = false, since: Int = 1,
    usually usual: Int? = nil
  ) -> Self {
    Self(key, name, .integer, optional, since: since) { _ in usual?.databaseValue ?? .null }
  }

  package static func flag(
    _ key: String, _ name: String? = nil, since: Int = 1, formerly formerKey: String? = nil,
    usually usual: Bool? = nil
  ) -> Self {
    Self(key, name, .flag, false, since: since, formerly: formerKey) { _ in
      usual?.databaseValue ?? .null
    }
  }

  package static func real(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .real, optional)
  }

  package static func text(
    _ key: String, _ name: String? = nil, optional: Bool = false, since: Int = 1,
    usually usual: String? = nil
  ) -> Self {
    Self(key, name, .text, optional, since: since) { _ in usual?.databaseValue ?? .null }
  }

  static func text(
    _ key: String, since: Int,
    usually usual: @escaping @Sendable ([String: JSONSlice]) -> DatabaseValue
  ) -> Self {
    Self(key, nil, .text, false, since: since, usually: usual)
  }

  package static func uuid(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .uuid, optional)
  }

  package static func blob(_ key: String, optional: Bool = false) -> Self {
    Self(key, nil, .blob, optional)
  }

  package static func json<Value: Decodable & SendableMetatype>(
    _ key: String, as type: Value.Type
  ) -> Self {
    json(key) { text in
      _ = try StoredJSON.value(Value.self, from: text, in: key)
      try checkWholeNumbers(in: text, of: key)
    }
  }

  package static func json(
    _ key: String, check: @escaping @Sendable (String) throws -> Void
  ) -> Self {
    Self(key, nil, .json(check), false)
  }
}
