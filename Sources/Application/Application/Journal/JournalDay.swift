import Foundation
package import Journal
import Localization
package import Model
package import Progress
package import Text

/// All entries of the journal on a day (J7).
package struct JournalDay: Sendable {
  /// The day, from 1970-01-01.
  package let number: Int
  package let mark: DayMark.Mark?
  /// Its moods, in the order of their times; those of entries taken back are left out.
  package let moods: [MoodEntry]
  /// Its notes, in the order of their times.
  package let notes: [NoteView]
  /// Its three good things, if they were written.
  package let gratitude: Gratitude?
  /// The habits that have a box on it.
  package let habits: [HabitView]
  /// The completions of the day, in the order of their times.
  package let done: [HistoryItem]
  /// Its photos, the latest added first; none while the part is off.
  package let photos: [Photo]

  /// Reads a day.
  package init(
    _ day: Int, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    number = day
    var clock = actionContext.dayIndex
    let start = clock.beginning(of: day)
    // Both ends are inclusive, and instants are whole milliseconds.
    let end = clock.beginning(of: day + 1).addingTimeInterval(-0.001)
    let date = LocalDays.text(day)
    let parts = actionContext.parts
    mark = parts.contains(.mood) ? try snapshot.dayMarks.first { $0.date == date }?.mark : nil
    moods =
      parts.contains(.mood)
      ? try snapshot.moodEntries(from: start, to: end).filter { !$0.isUndone } : []
    notes = try snapshot.notes(in: day...day).map { NoteView($0, actionContext: actionContext) }
    gratitude = try snapshot.gratitude(on: day)
    habits = try HabitView.all(in: snapshot, actionContext: actionContext)
      .filter { $0.habit.contains(day) }
    done = try snapshot.completions(from: start, to: end)
      .filter { $0.completion.kind == .done && !$0.isUndone && $0.isOwn }.reversed()
      .map { HistoryItem($0, actionContext: actionContext) }
    photos = try JournalPhotos.photos(on: day, in: snapshot, actionContext: actionContext)
  }

  /// The average of its moods.
  package var average: Average {
    var average = Average()
    for entry in moods { average.add(entry.mood.emotion.rawValue) }
    return average
  }

  /// The keys, as `journal --json` prints them.
  package var json: JSON {
    .object([
      ("date", .string(LocalDays.text(number))), ("mark", JSON(mark?.rawValue)),
      ("average", JSON(average)), ("notes", .array(notes.map(\.json))),
      ("gratitude", .array((gratitude?.texts ?? []).map { .string($0) })),
      ("habits", .array(habits.compactMap { $0.json(on: number) })),
      ("done", .array(done.map(\.json))),
      ("photos", .array(photos.map { PhotoView($0).json })),
    ])
  }

  /// How many photos it has.
  package var photoCount: Int { photos.count }
}

/// The photos of the journal's days.
///
/// The journal and the calendar of moods ask here, and nowhere else.
enum JournalPhotos {
  /// Returns the photos of a day, the latest added first; none while the part is off.
  static func photos(
    on day: Int, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [Photo] {
    guard actionContext.parts.contains(.photos) else { return [] }
    let date = LocalDays.text(day)
    return try snapshot.photos(from: date, to: date)
  }

  /// Returns how many photos the days of a span have, by day; days without any are left out.
  static func counts(
    in days: ClosedRange<Int>, of snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> [Int: Int] {
    guard actionContext.parts.contains(.photos) else { return [:] }
    let (first, last) = (LocalDays.text(days.lowerBound), LocalDays.text(days.upperBound))
    let counts = Dictionary(
      try snapshot.photos(from: first, to: last).map { ($0.date, 1) }, uniquingKeysWith: +)
    guard !counts.isEmpty else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: days.compactMap { day in
        counts[LocalDays.text(day)].map { (day, $0) }
      })
  }
}

/// A note for every form of output.
package struct NoteView: Sendable {
  package let note: Note
  private let zone: TimeZone

  /// Creates a view on the wall clock of a zone.
  package init(_ note: Note, actionContext: ActionContext) {
    self.note = note
    zone = actionContext.machineZone
  }

  /// The keys of a note.
  package var json: JSON {
    .object([
      ("id", .integer(Int(note.id.rawValue))),
      ("uuid", .string(note.uuid.uuidString.lowercased())),
      ("date", .string(LocalDays.text(note.day))), ("time", JSON(note.time, in: zone)),
      ("text", .string(note.text)),
    ])
  }
}

extension Gratitude {
  /// The keys of the good things of a day.
  package var json: JSON {
    .object([
      ("date", .string(LocalDays.text(day))), ("gratitude", .array(texts.map { .string($0) })),
    ])
  }
}

extension ActionContext {
  /// Reads a period whose ends may be missing; `nil` without both.
  ///
  /// - Throws: `Refusal` for a text that is no date, and for a period that ends before it
  ///   begins.
  package func openPeriod(from first: String?, to last: String?) throws -> ClosedRange<Int>? {
    guard first != nil || last != nil else { return nil }
    let start = try first.map { try day($0, field: .from) } ?? LocalDays.first
    let end = try last.map { try day($0, field: .to) } ?? LocalDays.last
    guard start <= end else {
      let (from, to) = (LocalDays.text(start).quoted, LocalDays.text(end).quoted)
      throw Refusal(.usage, .from, DatePhrase.periodReversed(from: from, to: to))
    }
    return start...end
  }
}
