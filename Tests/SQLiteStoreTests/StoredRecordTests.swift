import Foundation
import Geo
import Journal
import Model
import Recurrence
import TestSupport
import Testing

@testable import SQLiteStore

/// The records, each of which names its columns twice: where it is stored, and where it is read.
struct StoredRecordTests {
  private static let habit = Habit(
    id: Habit.ID(rawValue: 1), uuid: UUID(number: 1), created: Sample.noon, name: "Walk",
    start: 20_514, days: 30, at: .init(hour: 7, minute: 30), removed: Sample.instant(9))
  private static let mood = Mood(
    id: Mood.ID(rawValue: 1), uuid: UUID(number: 2), time: Sample.noon, emotion: .happy,
    note: "sun", completion: UUID(number: 3), advice: .support(2))
  private static let photo = Photo(
    id: Photo.ID(rawValue: 1), uuid: UUID(number: 4), date: "2026-03-05", caption: "Cat",
    mediaType: "image/png", width: 3, height: 4, orientation: 5, byteCount: 6,
    sha256: String(repeating: "a", count: 64))

  private static func todo() throws -> Todo {
    var todo = Sample.todo(
      notes: "with food", rule: .every("1d"), zone: .named("Europe/Berlin"),
      places: [.tag("shop")], triggers: [.enter, .dwell], dwellSeconds: 60,
      state: .completed(Sample.noon), countdown: 3, moved: try Sample.local("2026-03-05T08:00:00"),
      snooze: Snooze(since: Sample.noon, end: .at(Sample.instant(60))), lastDone: Sample.noon,
      nag: "2h")
    todo.category = Category.ID(rawValue: 2)
    todo.priority = .high
    todo.durationMinutes = 20
    todo.season = try Season(parsing: "apr-oct")
    todo.persons = [.me]
    todo.items = [ChecklistItem("with \"food\"", isDone: true), ChecklistItem("b", isOnce: true)]
    todo.turns = Turns(
      order: [Person.anna.id, .me], choice: .least,
      newcomers: [.init(person: .me, since: Sample.noon)])
    todo.turn = 1
    todo.pin = Sample.instant(5)
    return todo
  }

  private static func records() throws -> [any StoredRecord & Hashable] {
    [
      try todo(), Place.sample(tags: ["shop", "near"]),
      Category(
        id: Category.ID(rawValue: 9), uuid: UUID(number: 9), name: "Garden", color: "#00ff00",
        icon: "leaf"),
      Person.anna,
      Device.sample {
        ($0.kind, $0.topic, $0.leads, $0.isEncrypted) = (.overland, "a/b", true, true)
      },
      Pause(began: Sample.noon, until: Sample.instant(60)),
      Preference(key: "clock", value: "12h"),
      RestDay(try Sample.local("2026-12-24T00:00:00"), isOfPause: true), mood,
      DayMark(date: "2026-03-05", mark: .bad),
      Practice(id: 1, kind: .writing, began: Sample.noon, ended: Sample.instant(60)), photo, habit,
      HabitMark(habit: habit.id, day: 20_515, kind: .rest, time: Sample.noon),
      HabitMark(
        habit: habit.id, day: 20_516, kind: .amount, amount: Amount(rawValue: 5500),
        time: Sample.noon),
      Gratitude(day: 20_514, texts: ["Sun", "Tea", "Cat"], time: Sample.noon),
      Note(
        id: Note.ID(rawValue: 1), uuid: UUID(number: 5), day: 20_514, time: Sample.noon,
        text: "Rain"),
      MissedTime(Sample.todo(), due: Sample.noon, in: .berlin, places: ["Vet"]),
      Fix(time: Sample.noon, coordinate: .at(52.5, 13.4), accuracyMeters: 10.5),
    ]
  }

  @Test
  func `a record is read as it was stored, until it is removed`() throws {
    for record in try Self.records() { try Self.check(record) }
  }

  private static func check<Record: StoredRecord & Hashable>(_ record: Record) throws {
    try SQLiteStore.inMemory().write { db in
      #expect(try db.stored(record) == nil)
      try db.insert(record)
      let stored = try db.stored(record)
      #expect(stored == record)
      #expect(Record.isSame(stored, record) && !Record.isSame(stored, nil))
      try db.delete(record)
      #expect(try db.stored(record) == nil)
    }
  }

  @Test
  func `what is rounded when it is stored is the same`() {
    let exact = Place.sample()
    let created = exact.created.addingTimeInterval(0.0004)
    let later = Place(
      id: exact.id, uuid: exact.uuid, created: created, name: exact.name, center: exact.center,
      radiusMeters: exact.radiusMeters, tags: exact.tags)
    #expect(later != exact && Place.isSame(later, exact))
    var tagged = exact
    tagged.tags = ["shop"]
    #expect(!Place.isSame(tagged, exact))
  }
}
