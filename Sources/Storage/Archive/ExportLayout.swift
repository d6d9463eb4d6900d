import Geo
import Journal
import Model
import SQLiteStore

/// All lines of an export between its header and its end, in order: each refers only to earlier
/// ones.
///
/// A table that a migration adds is added here too, and so is a column, but for those of records,
/// which have theirs; a test compares this with the schema.
enum ExportLayout {
  /// The version of the format, which rises when an older program could not import a newer export.
  static let format = 1

  static let tables = [
    place, category, person, task, taskPerson, taskMaker, taskPin, completion, retraction, missed,
    edit,
    visit, silence,
    reminder, outbox, decision,
    transition, position, track, deviceTrack, deviceRegions, pause, restDay, mood, dayMark,
    practice, preference,
    photo, photoData,
    habit, habitMark, gratitude, note, device, session, reminderButton,
  ]

  static let place = ExportedTable(
    "place", Place.table, order: "id",
    list: .init(key: "tags", table: "place_tag", owner: "place", columns: [.text("tag")]))

  static let category = ExportedTable("category", Category.table, order: "id", since: 4)

  static let task = ExportedTable(
    "task", Todo.table, order: "id",
    list: .init(
      key: "places", table: "todo_place", owner: "todo",
      columns: [.integer("place", optional: true), .text("tag", optional: true)]))

  static let person = ExportedTable(
    "person", Person.table, order: "id", since: 7, omitting: "id = 1 AND name = 'me'")

  /// Whom tasks are for.
  static let taskPerson = ExportedTable(
    "task_person", "todo_person", order: "todo, person", since: 7,
    [.integer("task", "todo"), .integer("person")])

  /// The tasks that others than `me` made.
  static let taskMaker = ExportedTable(
    "task_maker", "todo_maker", order: "todo", since: 12,
    [.integer("task", "todo"), .integer("person")])

  /// The pins of others than `me`.
  static let taskPin = ExportedTable(
    "task_pin", "todo_pin", order: "todo, person", since: 12,
    [
      .integer("task", "todo"), .integer("person"), .integer("countdown"), .integer("pin_ms"),
    ])

  static let device = ExportedTable("device", Device.table, order: "id", since: 7)

  static let completion = ExportedTable("completion", CompletionRow.table, order: "id")

  static let restDay = ExportedTable("rest", RestDay.table, order: "day", since: 5)

  static let mood = ExportedTable("mood", Mood.table, order: "id", since: 5)

  static let dayMark = ExportedTable("day_mark", DayMark.table, order: "date, person", since: 5)

  static let practice = ExportedTable("practice", Practice.table, order: "id", since: 5)

  static let photo = ExportedTable("photo", Photo.table, order: "id", since: 6)

  /// The files of photos, which are exported only if they are asked for.
  static let photoData = ExportedTable(
    "photo_data", "photo_data", order: "sha256", since: 6,
    [.text("sha256"), .blob("thumbnail", optional: true), .blob("bytes")])

  static let habit = ExportedTable("habit", Habit.table, order: "id", since: 6)

  static let habitMark = ExportedTable(
    "habit_mark", HabitMark.table, order: "habit, date", since: 6)

  static let gratitude = ExportedTable(
    "gratitude", Gratitude.table, order: "date, person", since: 6)

  static let note = ExportedTable("note", Note.table, order: "id", since: 6)

  static let retraction = ExportedTable(
    "retraction", "retraction", order: "id",
    [.integer("id"), .integer("completion"), .flag("undone")])

  static let missed = ExportedTable("missed", MissedTime.table, order: "due_ms, todo", since: 14)

  static let edit = ExportedTable(
    "edit", "edit_log", order: "seq",
    [
      .integer("seq"), .text("summary"), .flag("undone"), .json("edit", as: LoggedEdit.self),
      .integer("person", since: 12, usually: 1),
    ])

  static let visit = ExportedTable(
    "visit", "visit", order: "place, began_ms, person",
    [
      .integer("place"), .integer("began_ms"), .integer("ended_ms", optional: true),
      .integer("person", since: 7, usually: 1),
      .integer("seen_ms", optional: true, since: 14),
    ])

  static let silence = ExportedTable(
    "silence", "silence", order: "place, began_ms, person, todo",
    [
      .integer("place"), .integer("began_ms"), .integer("task", "todo"), .text("reason"),
      .integer("person", since: 7, usually: 1),
    ])

  static let reminder = ExportedTable(
    "reminder", "reminder", order: "id",
    [
      .integer("id"), .integer("task", "todo"), .integer("countdown"), .text("cause"),
      .text("occasion"), .integer("place", optional: true), .integer("moment_ms"),
      .integer("time_ms"), .text("state"), .json("reminder", as: Reminder.self),
      .integer("person", since: 7, usually: 1), .flag("past", since: 7, usually: false),
    ])

  static let outbox = ExportedTable(
    "outbox", "outbox", order: "id",
    [
      .integer("id"), .integer("reminder"), .text("notifier"), .integer("batch"),
      .integer("attempts"), .integer("next_attempt_ms", optional: true),
      .integer("delivered_ms", optional: true), .flag("abandoned"), .text("error", optional: true),
      .integer("failure", optional: true),
    ])

  static let decision = ExportedTable("decision", Decision.table, order: "id")

  static let transition = ExportedTable(
    "transition", "transition_log", order: "id",
    [
      .integer("id"), .integer("time_ms"), .integer("place"), .text("kind"),
      .integer("dwell_ms", optional: true), .integer("device", since: 7, usually: 0),
      .integer("person", since: 7, usually: 1), .flag("past", since: 7, usually: false),
    ])

  static let position = ExportedTable("position", Fix.table, order: "time_ms", since: 2)

  static let pause = ExportedTable("pause", Pause.table, order: "only", since: 4)

  static let preference = ExportedTable("preference", Preference.table, order: "key", since: 5)

  // A track is checked by `TrackCheck` once all is read: a bad one costs no more than itself.
  static let track = ExportedTable(
    "track", "track", order: "only",
    [.integer("only"), .json("record") { _ in }])

  static let deviceTrack = ExportedTable(
    "device_track", "device_track", order: "device", since: 7,
    [.integer("device"), .json("record") { _ in }])

  /// Up to when a daemon has told everything.
  static let session = ExportedTable(
    "session", "session", order: "only", since: 14,
    [.integer("only"), .integer("last_ms"), .flag("stopped")])

  static let deviceRegions = ExportedTable(
    "device_regions", "device_regions", order: "device", since: 8,
    [.integer("device"), .text("record")])

  static let reminderButton = ExportedTable(
    "reminder_button", "reminder_button", order: "digest", since: 14,
    [
      .text("digest"), .text("action"), .integer("task", "todo"), .text("uuid"),
      .integer("countdown"), .text("due", optional: true), .integer("person"),
      .integer("made_ms"), .integer("used_ms", optional: true),
    ])
}

/// The contents of an export.
package enum ExportScope: Sendable, Hashable {
  /// The whole database: an import into an empty one restores the same content.
  case everything
  /// Some of what the user made.
  case only(Set<Part>)

  /// A part that can be exported alone.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    /// Places with their tags.
    case places
    /// Tasks, and the places they may name.
    case tasks
    /// Completions and skips, moods and photos.
    case history
  }

  /// The tables whose rows are in it.
  var tables: [ExportedTable] {
    guard case .only(let parts) = self else { return ExportLayout.tables }
    var tables: [ExportedTable] = []
    if parts.contains(.places) || parts.contains(.tasks) { tables.append(ExportLayout.place) }
    if parts.contains(.tasks) {
      tables += [
        ExportLayout.category, ExportLayout.person, ExportLayout.task, ExportLayout.taskPerson,
      ]
    }
    if parts.contains(.history) {
      tables += [
        ExportLayout.completion, ExportLayout.retraction, ExportLayout.missed, ExportLayout.restDay,
        ExportLayout.mood, ExportLayout.dayMark, ExportLayout.practice, ExportLayout.habit,
        ExportLayout.habitMark,
        ExportLayout.gratitude, ExportLayout.note, ExportLayout.photo, ExportLayout.photoData,
      ]
    }
    return tables
  }
}
