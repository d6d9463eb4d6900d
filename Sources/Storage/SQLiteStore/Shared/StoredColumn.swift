package import GRDB

/// A column of a table, and its form in an export.
package struct StoredColumn: Sendable {
  /// How a value is stored.
  package enum Kind: Sendable {
    case integer
    /// 0 and 1.
    case flag
    case text
    /// 16 bytes.
    case uuid
  }

  /// The name in SQL.
  package let name: String
  package let kind: Kind
  /// True if it may be NULL.
  package let isOptional: Bool
  /// The version of the schema that brought it.
  package let since: Int
  /// The value of a row from before that version.
  package let usual: DatabaseValue

  static func integer(
    _ name: String, optional: Bool = false, since: Int = 1, usually usual: Int? = nil
  ) -> Self {
    Self(name: name, kind: .integer, isOptional: optional, since: since, usual: value(usual))
  }

  static func flag(_ name: String, since: Int = 1, usually usual: Bool? = nil) -> Self {
    Self(name: name, kind: .flag, isOptional: false, since: since, usual: value(usual))
  }

  static func text(
    _ name: String, optional: Bool = false, since: Int = 1, usually usual: String? = nil
  ) -> Self {
    Self(name: name, kind: .text, isOptional: optional, since: since, usual: value(usual))
  }

  static func uuid(_ name: String) -> Self {
    Self(name: name, kind: .uuid, isOptional: false, since: 1, usual: .null)
  }

  private static func value(_ usual: (some DatabaseValueConvertible)?) -> DatabaseValue {
    usual?.databaseValue ?? .null
  }
}
