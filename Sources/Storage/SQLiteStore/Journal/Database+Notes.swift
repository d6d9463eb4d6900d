package import Foundation
package import GRDB
package import Journal
import Localization
import Model
import Text

extension Gratitude: StoredRecord {
  package static let table = StoredTable<Gratitude>(
    "gratitude", key: ["date"], isOwned: true,
    subject: { JournalPhrase.gratitudeOf(date: StoredDay.text($0.day)).text },
    [
      (.text("date"), { StoredDay.text($0.day) }), (.text("first"), { $0.texts.first }),
      (.text("second"), { $0.texts.dropFirst().first }),
      (.text("third"), { $0.texts.dropFirst(2).first }),
      (.integer("time_ms"), { $0.time.milliseconds }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      day: try row.value("date", StoredDay.day),
      texts: [try row["first"], try row["second"], try row["third"]],
      time: try row.date("time_ms"))
  }
}

extension Note: StoredRecord {
  package static let table = StoredTable<Note>(
    "note", isOwned: true,
    subject: { JournalPhrase.noteOf(date: StoredDay.text($0.day)).text },
    [
      (.integer("id"), { $0.id.rawValue }), (.uuid("uuid"), { $0.uuid }),
      (.text("date"), { StoredDay.text($0.day) }),
      (.integer("time_ms"), { $0.time.milliseconds }), (.text("text"), { $0.text }),
    ])

  package init(_ row: inout RowReader) throws {
    self.init(
      id: ID(rawValue: try row["id"]), uuid: try row["uuid"],
      day: try row.value("date", StoredDay.day), time: try row.date("time_ms"),
      text: try row["text"])
  }
}

extension Database {
  package var gratitudes: [Gratitude] { get throws { try records(orderBy: "date") } }

  package func gratitudes(in days: ClosedRange<Int>) throws -> [Gratitude] {
    try records(where: "date BETWEEN ? AND ?", orderBy: "date", Self.dates(days))
  }

  package func gratitudeTimes(first count: Int) throws -> [Date] {
    try Int64.fetchAll(
      cachedStatement(
        sql: "SELECT time_ms FROM gratitude WHERE \(Visible.own) ORDER BY time_ms LIMIT ?"),
      arguments: [count]
    ).map(Date.init(milliseconds:))
  }

  /// All notes, by number.
  package var notes: [Note] { get throws { try records() } }

  package func notes(in days: ClosedRange<Int>) throws -> [Note] {
    try records(where: "date BETWEEN ? AND ?", orderBy: "date, time_ms, id", Self.dates(days))
  }

  package func note(_ id: Note.ID) throws -> Note? { try record(numbered: id.rawValue) }

  package func notes(
    containing text: String?, in days: ClosedRange<Int>?, limit: Int
  ) throws -> [Note] {
    let search = text.map { TextSearch($0) }
    return try records(
      where: "date BETWEEN ? AND ?", orderBy: "date DESC, time_ms DESC, id DESC",
      Self.dates(days), limit: limit
    ) { note in search?.finds(in: note.text) ?? true }
  }

  /// The first and the last date of a span; of all days without one.
  private static func dates(_ days: ClosedRange<Int>?) -> StatementArguments {
    guard let days else { return ["", ":"] }
    return [StoredDay.text(days.lowerBound), StoredDay.text(days.upperBound)]
  }
}
