import Foundation
package import GRDB
import Localization
package import Model
import Recurrence

extension RestDay: StoredRecord {
  package static let table = StoredTable<RestDay>(
    "rest_day", key: ["day"], subject: { StorePhrase.restDay($0.text).text },
    [(.text("day"), { $0.text }), (.flag("of_pause"), { $0.isOfPause })])

  package init(_ row: inout RowReader) throws {
    self.init(
      try row.value("day") { (text: String) in try LocalDateTime(parsing: text + "T00:00") },
      isOfPause: try row["of_pause"])
  }
}

extension Database {
  package var restDays: [RestDay] { get throws { try records(orderBy: "day") } }
}

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
