import Foundation
package import GRDB
import Localization
package import Model

extension Pause: StoredRecord {
  package static let table = StoredTable<Pause>(
    "pause", key: ["only"], subject: { _ in StorePhrase.pause.text },
    [
      (.integer("only"), { _ in 1 }), (.integer("began_ms"), { $0.began.milliseconds }),
      (.integer("until_ms"), { $0.until.milliseconds }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(began: try row.date("began_ms"), until: try row.date("until_ms"))
  }
}

extension Database {
  package var pause: Pause? { get throws { try records(Pause.self, orderBy: "only").first } }
}
