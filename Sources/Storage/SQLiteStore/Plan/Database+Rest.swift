package import GRDB
import Localization
package import Model
import Recurrence

/// Days of rest as rows.
extension Database {
  /// The days of rest, in order.
  package var restDays: [RestDay] {
    get throws {
      try Row.fetchAll(cachedStatement(sql: "SELECT day, of_pause FROM rest_day ORDER BY day"))
        .map { row in
          var reader = RowReader(row, of: "rest_day")
          let day = try reader.next { (text: String) -> LocalDateTime? in
            try LocalDateTime(parsing: text + "T00:00")
          }
          return RestDay(day, isOfPause: try reader.next())
        }
    }
  }

  /// Replaces days of rest, after a look whether they are what each change began with.
  func replace(_ changes: [Edit.Change<RestDay>]) throws {
    for change in changes {
      guard let day = change.before ?? change.after else { continue }
      let stored = try Bool.fetchOne(
        cachedStatement(sql: "SELECT of_pause FROM rest_day WHERE day = ?"), arguments: [day.text])
      guard stored == change.before?.isOfPause else {
        throw SQLiteStoreError.changedMeanwhile(subject: StorePhrase.restDay(day.text).text)
      }
    }
    for day in changes.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM rest_day WHERE day = ?").execute(arguments: [day.text])
    }
    for day in changes.compactMap(\.after) {
      try cachedStatement(sql: "INSERT INTO rest_day (day, of_pause) VALUES (?, ?)")
        .execute(arguments: [day.text, day.isOfPause])
    }
  }
}
