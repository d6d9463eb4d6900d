package import Foundation
package import Geo
package import Journal

/// The state of a store at one moment, read inside a transaction.
///
/// Each property and method reads only what it returns, at the time of the call.
package protocol StoreSnapshot: StoreReader, MoodSnapshot, JournalSnapshot, PhotoSnapshot,
  DeviceSnapshot, LearningSnapshot
{
  /// Whose page it is: everything below is read as this viewer may see it.
  var viewer: Viewer { get }
  /// All tasks, by number; reads every row. For one task, ask for that one.
  var todos: [Todo] { get throws }
  /// All places, by number.
  var places: [Place] { get throws }
  /// All categories, by number.
  var categories: [Category] { get throws }
  /// The latest visit of each place.
  var visits: [Visit] { get throws }
  /// The tasks that stay quiet for those visits.
  var silences: [Silence] { get throws }
  /// The latest pause, unless it was removed.
  var pause: Pause? { get throws }
  /// The settings that were chosen on the page, by key.
  var preferences: [Preference] { get throws }
  /// The days of rest, in order.
  var restDays: [RestDay] { get throws }
  /// The last committed position of the device that the user carries, if any.
  var lastFix: Fix? { get throws }
  /// Returns the number of tasks of others, which the viewer does not see, that name a place, a
  /// category or a person.
  func hiddenTasks(place: Place.ID?, category: Category.ID?, person: Person.ID?) throws -> Int
  /// Returns a task; `nil` if there is none with this number.
  func todo(_ id: Todo.ID) throws -> Todo?
  /// Returns the tasks that can be done at a place, by number.
  func todos(at place: Place) throws -> [Todo]
  /// Returns a place; `nil` if there is none with this number.
  func place(_ id: Place.ID) throws -> Place?
  /// Returns the first task that is not finished and has the same name (Q10); `nil` if there is
  /// none.
  func unfinishedTodo(named name: String) throws -> Todo?
  /// Returns an entry of the history; `nil` if there is none.
  func completion(_ uuid: UUID) throws -> HistoryEntry?
  /// Returns the points that a task has earned, undone completions aside.
  func points(of id: Todo.ID) throws -> Int
  /// The engine's memory: the latest visit of each place, silences of those visits, reminders of
  /// present countdowns and of those visits, and held reminders.
  var memory: EngineMemory { get throws }
  /// How many entries of the outbox wait, failed at least once, or were given up.
  var outboxSummary: OutboxSummary { get throws }
  /// Returns completions, newest first, at most `limit`; only those whose task name or notes
  /// contain `search` (Q10) if given.
  func history(search: String?, limit: Int) throws -> [HistoryEntry]
  /// Returns completions of a time span, both ends inclusive, that satisfy a condition, newest
  /// first, at most `limit`; O(completions in the span) until the limit is reached.
  func completions(
    from start: Date, to end: Date, limit: Int, where isWanted: (Completion) -> Bool
  ) throws -> [HistoryEntry]
  /// Returns stored times that were missed in a time span, both ends inclusive, that satisfy a
  /// condition, newest first, at most `limit`; of one task, or of all.
  func missedTimes(
    of todo: Todo.ID?, from start: Date, to end: Date, limit: Int,
    where isWanted: (MissedTime) -> Bool
  ) throws -> [MissedTime]
  /// Returns what sums need of all stored times that were missed, in their order; of one task, or
  /// of all.
  func missedRecords(of todo: Todo.ID?) throws -> [MissedRecord]
  /// Returns delivered reminders of a time span, both ends inclusive, that satisfy a condition,
  /// newest first, at most `limit`; O(reminders in the span) until the limit is reached.
  func deliveredReminders(
    from start: Date, to end: Date, limit: Int, where isWanted: (Reminder) -> Bool
  ) throws -> [Reminder]
  /// Returns transitions at a place, or everywhere, newest first, at most `limit`; they are kept
  /// for 90 days.
  func transitions(place: Place.ID?, limit: Int) throws -> [LoggedTransition]
  /// Returns decisions about a task or at a place, newest first, at most `limit`.
  func decisions(todo: Todo.ID?, place: Place.ID?, limit: Int) throws -> [Decision]
  /// Returns the completion of a task that was recorded last and counts; `nil` if there is none.
  func lastCompletion(of id: Todo.ID) throws -> HistoryEntry?
}

extension StoreSnapshot {
  /// Returns the entries of a span of time, both ends inclusive, newest first.
  package func completions(from start: Date, to end: Date) throws -> [HistoryEntry] {
    try completions(from: start, to: end, limit: .max) { _ in true }
  }
}

/// A source of consistent snapshots of a store.
///
/// A snapshot is a reader, too, whose `withSnapshot` passes the snapshot itself: code that takes a
/// reader also runs within a transaction.
package protocol StoreReader {
  /// Runs a closure on the state of one moment, in one read transaction; its errors are passed on
  /// unchanged.
  func withSnapshot<Value>(_ body: (any StoreSnapshot) throws -> Value) throws -> Value
}

extension StoreSnapshot {
  /// Runs a closure on this snapshot.
  package func withSnapshot<Value>(
    _ body: (any StoreSnapshot) throws -> Value
  ) throws -> Value { try body(self) }
}

/// Persons and devices at one moment.
package protocol DeviceSnapshot {
  /// All persons, by number; the user of this machine first.
  var persons: [Person] { get throws }
  /// Returns a person; `nil` if there is none with this number.
  func person(_ id: Person.ID) throws -> Person?
  /// All devices, by number; the receiver only if the user changed it.
  var devices: [Device] { get throws }
  /// The names of the devices that the viewer does not see, which no other device may have.
  var hiddenDeviceNames: [String] { get throws }
  /// Where the tracks of all devices stood at the last commit, with that of the receiver.
  var lastTracks: [Device.ID: TrackRecord] { get throws }
  /// Returns a device; `nil` if none is stored with this number.
  func device(_ id: Device.ID) throws -> Device?
}

/// Numbers for new persons and devices, within an edit.
package protocol DeviceNumbers {
  func nextPersonID() throws -> Person.ID
  /// Returns a number for a new device that no device ever had.
  func nextDeviceID() throws -> Device.ID
}

/// Habits, gratitude and notes at one moment; days are counted from 1970-01-01.
package protocol JournalSnapshot {
  /// The habits that were not removed, by number.
  var habits: [Habit] { get throws }
  /// All habits, removed ones too, by number.
  var allHabits: [Habit] { get throws }
  /// Whose habits they are, where they are not the user's of this machine.
  var habitOwners: [Habit.ID: Person.ID] { get throws }
  /// Returns a habit, a removed one too; `nil` if there is none with this number.
  func habit(_ id: Habit.ID) throws -> Habit?
  /// The marks of all habits, removed ones too, by habit and day.
  var habitMarks: [HabitMark] { get throws }
  func habitMarks(of id: Habit.ID) throws -> [HabitMark]
  /// Returns the good things of a span of days, by day.
  func gratitudes(in days: ClosedRange<Int>) throws -> [Gratitude]
  /// The good things of all days, by day.
  var gratitudes: [Gratitude] { get throws }
  /// Returns when good things were written first, at most `count` times, the earliest first.
  func gratitudeTimes(first count: Int) throws -> [Date]
  /// Returns the notes of a span of days, by day and time.
  func notes(in days: ClosedRange<Int>) throws -> [Note]
  /// Returns a note; `nil` if there is none with this number.
  func note(_ id: Note.ID) throws -> Note?
  /// Returns the newest notes that contain a text in whatever case, newest first, at most `limit`.
  ///
  /// Without a text all notes match.
  func notes(containing text: String?, in days: ClosedRange<Int>?, limit: Int) throws -> [Note]
}

extension JournalSnapshot {
  /// Returns the good things of a day; `nil` if there are none.
  package func gratitude(on day: Int) throws -> Gratitude? { try gratitudes(in: day...day).first }
}

/// Numbers for new habits and notes, within an edit.
package protocol JournalNumbers {
  func nextHabitID() throws -> Habit.ID
  /// Returns a number for a new note that no note ever had.
  func nextNoteID() throws -> Note.ID
}

/// Moods, practices and the history as sums need it, at one moment.
package protocol MoodSnapshot {
  /// The marks of days, by date.
  var dayMarks: [DayMark] { get throws }
  /// The practices that the user went through, by number.
  var practices: [Practice] { get throws }
  /// How many practices and how many supportive messages were suggested so far.
  var adviceCounts: (practices: Int, supports: Int) { get throws }
  /// Returns the moods of a span of time, both ends inclusive, in the order of their times.
  func moodEntries(from start: Date, to end: Date) throws -> [MoodEntry]
  /// Passes the times of the moods that count to a closure, in their order, until it returns false.
  func forEachMoodTime(_ body: (Date) throws -> Bool) throws
  /// Returns a mood; `nil` if there is none with this number.
  func moodEntry(_ id: Mood.ID) throws -> MoodEntry?
  /// Returns the latest completion of a span of time, both ends inclusive, that is done, counts and
  /// has no mood; `nil` if there is none.
  func completionWithoutMood(from start: Date, to end: Date) throws -> UUID?
  /// Returns the UUID of the latest completion by which a task was done, undone ones aside; `nil`
  /// if there is none.
  func latestDoneCompletion(of todo: Todo.ID) throws -> UUID?
  /// Passes completions that count to a closure, in the order of their times: all, or those of one
  /// task, from an instant on.
  ///
  /// Leaves categories out unless requested, and what others did unless it is of one task
  /// `byAnyone`.
  func forEachRecord(
    of todo: Todo.ID?, from start: Date, withCategories: Bool, byAnyone: Bool,
    _ body: (CompletionRecord) throws -> Void
  ) throws
  /// Passes completions that count, of tasks that the viewer sees, to a closure with who did each,
  /// in the order of their times; both ends are inclusive.
  func forEachRecordOfPersons(
    from start: Date, to end: Date, _ body: (Person.ID, CompletionRecord) throws -> Void
  ) throws
  /// Returns the completions of a task from an instant on that are done and count, by whoever did
  /// it.
  func doings(of todo: Todo.ID, from start: Date) throws -> [Turns.Doing]
}

extension MoodSnapshot {
  /// Passes the viewer's own completions that count to a closure, in the order of their times.
  package func forEachRecord(
    of todo: Todo.ID?, from start: Date, withCategories: Bool,
    _ body: (CompletionRecord) throws -> Void
  ) throws {
    try forEachRecord(
      of: todo, from: start, withCategories: withCategories, byAnyone: false, body)
  }
}

/// Numbers for new moods and practices, within an edit.
package protocol MoodNumbers {
  func nextMoodID() throws -> Mood.ID
  /// Returns a number for a new practice that no practice ever had.
  func nextPracticeID() throws -> Int64
}

/// Photos at one moment; lists never read their bytes.
package protocol PhotoSnapshot {
  /// All photos, newest day first, and the latest added of a day first.
  var photos: [Photo] { get throws }
  /// Returns a photo; `nil` if there is none with this number.
  func photo(_ id: Photo.ID) throws -> Photo?
  /// Returns a photo that is shared, whoever owns it; `nil` if there is none with this number.
  func sharedPhoto(_ id: Photo.ID) throws -> Photo?
  /// Returns the photos of days from one date to another, both included, in the order of `photos`.
  func photos(from first: String, to last: String) throws -> [Photo]
  /// The size of all photos in bytes; the same file counts once.
  var photoBytes: Int { get throws }
}

/// Numbers and bytes for new photos, within an edit.
package protocol PhotoEditContext {
  /// Returns a number for a new photo that no photo ever had.
  func nextPhotoID() throws -> Photo.ID
  /// Stores a picture, and a smaller one of it, unless it is stored already.
  ///
  /// - Returns: The SHA-256 of the picture, in hexadecimal digits, by which a photo names it.
  func storePicture(_ bytes: [UInt8], thumbnail: [UInt8]?) throws -> String
}

/// Reads the files of photos, each by its SHA-256.
package protocol PictureStore: Sendable {
  /// Returns a file; `nil` where it is not kept here, as after an import without files.
  func picture(_ sha256: String) throws -> Data?
  /// Returns the small picture of a file; `nil` if none was made.
  func thumbnail(_ sha256: String) throws -> Data?
  /// Returns those of some hashes whose files are kept here.
  func stored(among hashes: Set<String>) throws -> Set<String>
}

/// The state that an edit is built from, read inside the edit's transaction, and numbers for what
/// it adds.
package protocol EditContext: StoreSnapshot, MoodNumbers, JournalNumbers, PhotoEditContext,
  DeviceNumbers
{
  /// Returns a number for a new task that no task ever had.
  func nextTodoID() throws -> Todo.ID
  func nextPlaceID() throws -> Place.ID
  func nextCategoryID() throws -> Category.ID
  /// Returns a number for a new countdown that no countdown ever had.
  func nextCountdownNumber() throws -> Int64
}
