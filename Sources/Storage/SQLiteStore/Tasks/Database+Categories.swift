import Foundation
package import GRDB
import Localization
package import Model

extension Category: StoredRecord {
  package static let table = StoredTable<Category>(
    "category", subject: { StorePhrase.category(name: $0.name).text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.text("name"), { $0.name }), (.text("color"), { $0.color }), (.text("icon"), { $0.icon }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      id: ID(rawValue: try row["id"]), uuid: try row["uuid"], name: try row["name"],
      color: try row["color"], icon: try row["icon"])
  }
}

extension Database {
  package var categories: [Model.Category] { get throws { try records() } }
}
