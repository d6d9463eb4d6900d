import Foundation
package import GRDB
package import Model

/// Categories as rows.
extension Database {
  private static let categoryColumns = "id, uuid, name, color, icon"

  /// All categories, by id.
  package var categories: [Category] {
    get throws {
      try Row.fetchAll(
        cachedStatement(sql: "SELECT \(Self.categoryColumns) FROM category ORDER BY id")
      ).map(Self.category)
    }
  }

  /// A category as it is stored, or `nil` where there is none.
  package func category(_ id: Category.ID) throws -> Category? {
    try Row.fetchOne(
      cachedStatement(sql: "SELECT \(Self.categoryColumns) FROM category WHERE id = ?"),
      arguments: [id.rawValue]
    ).map(Self.category)
  }

  private static func category(_ row: Row) throws -> Category {
    var reader = RowReader(row, of: "category")
    return Category(
      id: Category.ID(rawValue: try reader.next()), uuid: try reader.next(),
      name: try reader.next(), color: try reader.next(), icon: try reader.next())
  }

  /// Stores a category that is not there.
  package func insert(_ category: Category) throws {
    try cachedStatement(
      sql: "INSERT INTO category (\(Self.categoryColumns)) VALUES (?, ?, ?, ?, ?)"
    ).execute(arguments: [
      category.id.rawValue, category.uuid, category.name, category.color, category.icon,
    ])
    try cachedStatement(sql: "UPDATE counter SET category = max(category, ?)")
      .execute(arguments: [category.id.rawValue])
  }

  /// Removes a category; its tasks have to leave it in the same transaction.
  package func delete(_ id: Category.ID) throws {
    try cachedStatement(sql: "DELETE FROM category WHERE id = ?").execute(arguments: [id.rawValue])
  }
}
