package import Foundation
package import GRDB
package import Journal
import Localization
import Model
import Text

/// Good things and notes of days as rows.
extension Database {
  /// The good things of all days, by day.
  package var gratitudes: [Gratitude] { get throws { try gratitudes(between: Self.dates(nil)) } }

  /// The good things of a span of days, by day.
  package func gratitudes(in days: ClosedRange<Int>) throws -> [Gratitude] {
    try gratitudes(between: Self.dates(days))
  }

  private func gratitudes(between span: (first: String, last: String)) throws -> [Gratitude] {
    try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT date, first, second, third, time_ms FROM gratitude
          WHERE \(Visible.own) AND date BETWEEN ? AND ? ORDER BY date
          """),
      arguments: [span.first, span.last]
    ).map { row in
      var reader = RowReader(row, of: "gratitude")
      return Gratitude(
        day: try reader.next(CalendarDate.day),
        texts: [try reader.next(), try reader.next(), try reader.next()],
        time: Date(milliseconds: try reader.next()))
    }
  }

  /// When good things were written first, at most `count` times, the earliest first.
  package func gratitudeTimes(first count: Int) throws -> [Date] {
    try Int64.fetchAll(
      cachedStatement(
        sql: "SELECT time_ms FROM gratitude WHERE \(Visible.own) ORDER BY time_ms LIMIT ?"),
      arguments: [count]
    ).map(Date.init(milliseconds:))
  }

  /// All notes, by number.
  package var notes: [Note] {
    get throws {
      try Row.fetchAll(
        cachedStatement(
          sql: "SELECT \(Self.noteColumns) FROM note WHERE \(Visible.own) ORDER BY id")
      )
      .map(Self.note)
    }
  }

  /// The notes of a span of days, by day and time.
  package func notes(in days: ClosedRange<Int>) throws -> [Note] {
    let span = Self.dates(days)
    return try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT \(Self.noteColumns) FROM note WHERE \(Visible.own) AND date BETWEEN ? AND ?
          ORDER BY date, time_ms, id
          """),
      arguments: [span.first, span.last]
    ).map(Self.note)
  }

  /// A note as it is stored, or `nil` where there is none.
  package func note(_ id: Note.ID) throws -> Note? {
    try Row.fetchOne(
      cachedStatement(sql: "SELECT \(Self.noteColumns) FROM note WHERE id = ? AND \(Visible.own)"),
      arguments: [id.rawValue]
    ).map(Self.note)
  }

  /// The newest notes that contain a text in whatever case, newest first, at most `limit`.
  package func notes(
    containing text: String?, in days: ClosedRange<Int>?, limit: Int
  ) throws -> [Note] {
    let span = Self.dates(days)
    let search = text.map { TextSearch($0) }
    let rows = try Row.fetchCursor(
      cachedStatement(
        sql: """
          SELECT \(Self.noteColumns) FROM note WHERE \(Visible.own) AND date BETWEEN ? AND ?
          ORDER BY date DESC, time_ms DESC, id DESC
          """),
      arguments: [span.first, span.last])
    var notes: [Note] = []
    while notes.count < limit, let row = try rows.next() {
      if try search?.finds(in: row.decode(String.self, atIndex: 4)) == false { continue }
      notes.append(try Self.note(row))
    }
    return notes
  }

  private static let noteColumns = "id, uuid, date, time_ms, text"

  private static func note(_ row: Row) throws -> Note {
    var reader = RowReader(row, of: "note")
    return Note(
      id: Note.ID(rawValue: try reader.next()), uuid: try reader.next(),
      day: try reader.next(CalendarDate.day), time: Date(milliseconds: try reader.next()),
      text: try reader.next())
  }

  /// The first and the last date of a span; of all days without one.
  private static func dates(_ days: ClosedRange<Int>?) -> (first: String, last: String) {
    guard let days else { return ("", ":") }
    return (CalendarDate.text(days.lowerBound), CalendarDate.text(days.upperBound))
  }
}

extension Database {
  /// Replaces what is in the journal, after a look whether it is what each change began with.
  func replace(_ changes: JournalChanges) throws {
    try replaceHabits(changes)
    for change in changes.gratitudes {
      guard let day = (change.before ?? change.after)?.day else { continue }
      guard try gratitudes(in: day...day).first == change.before?.asStored else {
        let date = CalendarDate.text(day)
        throw SQLiteStoreError.changedMeanwhile(subject: JournalPhrase.gratitudeOf(date: date).text)
      }
    }
    for change in changes.notes {
      guard let note = change.before ?? change.after else { continue }
      guard try self.note(note.id) == change.before?.asStored else {
        let date = CalendarDate.text(note.day)
        throw SQLiteStoreError.changedMeanwhile(subject: JournalPhrase.noteOf(date: date).text)
      }
    }
    for gratitude in changes.gratitudes.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM gratitude WHERE \(Visible.own) AND date = ?")
        .execute(arguments: [CalendarDate.text(gratitude.day)])
    }
    for note in changes.notes.compactMap(\.before) {
      try cachedStatement(sql: "DELETE FROM note WHERE id = ?")
        .execute(arguments: [note.id.rawValue])
    }
    for gratitude in changes.gratitudes.compactMap(\.after) { try insert(gratitude) }
    for note in changes.notes.compactMap(\.after) { try insert(note) }
  }

  private func insert(_ gratitude: Gratitude) throws {
    var texts = gratitude.texts[...]
    try cachedStatement(
      sql: """
        INSERT INTO gratitude (date, first, second, third, time_ms, person)
        VALUES (?, ?, ?, ?, ?, viewer())
        """
    ).execute(arguments: [
      CalendarDate.text(gratitude.day), texts.popFirst(), texts.popFirst(), texts.popFirst(),
      gratitude.time.milliseconds,
    ])
  }

  private func insert(_ note: Note) throws {
    try cachedStatement(
      sql: "INSERT INTO note (\(Self.noteColumns), person) VALUES (?, ?, ?, ?, ?, viewer())"
    ).execute(arguments: [
      note.id.rawValue, note.uuid, CalendarDate.text(note.day), note.time.milliseconds, note.text,
    ])
    try cachedStatement(sql: "UPDATE counter SET note = max(note, ?)")
      .execute(arguments: [note.id.rawValue])
  }
}

extension Gratitude {
  /// The good things as reading them back gives them.
  fileprivate var asStored: Gratitude {
    Gratitude(day: day, texts: texts, time: Date(milliseconds: time.milliseconds))
  }
}

extension Note {
  /// The note as reading it back gives it.
  fileprivate var asStored: Note {
    Note(id: id, uuid: uuid, day: day, time: Date(milliseconds: time.milliseconds), text: text)
  }
}
