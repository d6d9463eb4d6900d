import Foundation
public import Journal
import Localization
public import Model
public import Progress
public import Text

/// All entries of the journal on a day (J7).
public struct JournalDay: Sendable {
  /// The day, from 1970-01-01.
  public let number: Int
  /// Its mark, if it has one.
  public let mark: DayMark.Mark?
  /// Its moods, in the order of their times; those of entries taken back are left out.
  public let moods: [MoodEntry]
  /// Its notes, in the order of their times.
  public let notes: [NoteView]
  /// Its three good things, if they were written.
  public let gratitude: Gratitude?
  /// The habits that have a box on it.
  public let habits: [HabitView]
  /// The completions of the day, in the order of their times.
  public let done: [HistoryItem]
  /// Its photos, the latest added first; none while the part is off.
  public let photos: [Photo]

  /// Reads a day.
  public init(
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
  public var average: Average {
    var average = Average()
    for entry in moods { average.add(entry.mood.emotion.rawValue) }
    return average
  }

  /// The keys, as `journal --json` prints them.
  public var json: JSON {
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
  public var photoCount: Int { photos.count }
}
