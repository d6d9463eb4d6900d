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
