import Application
import Foundation
import Geo
import Journal
import Model
import Regions
import SQLiteStore
import Text

/// Imports tasks, places and history of one database into another, as one edit.
///
/// Items with equal UUIDs are the same item. So are two places with the same name whose circles
/// meet. New items get numbers of this database.
struct Merge {
  /// The contents of one of the two databases.
  struct Side {
    let todos: [Todo]
    let places: [Place]
    let categories: [Model.Category]
    let history: [HistoryEntry]
    let missed: [MissedTime]
    let restDays: [RestDay]
    let moods: [Mood]
    let marks: [DayMark]
    let practices: [Practice]
    let habits: [Habit]
    let habitMarks: [HabitMark]
    let gratitudes: [Gratitude]
    let notes: [Note]
    let photos: [Photo]
    let persons: [Person]
    let devices: [Device]
  }

  /// How it came out.
  private(set) var report = ImportReport(.passby)
  private let here: Side
  private let there: Side
  private let updating: Bool
  private let context: any EditContext
  private let placesHere: [UUID: Place]
  private let todosHere: [UUID: Todo]
  private var people: DeviceMerge
  private var categoryIDs: [Model.Category.ID: Model.Category.ID] = [:]
  private var placeIDs: [Place.ID: Place.ID] = [:]
  private var todoIDs: [UUID: Todo.ID]

  /// Prepares to import `there` into `here`; with `updating`, `there` wins for items in both.
  init(of there: Side, into here: Side, updating: Bool, context: any EditContext) {
    self.here = here
    self.there = there
    self.updating = updating
    self.context = context
    people = DeviceMerge(of: there, into: here, updating: updating)
    placesHere = Dictionary(here.places.map { ($0.uuid, $0) }) { first, _ in first }
    todosHere = Dictionary(here.todos.map { ($0.uuid, $0) }) { first, _ in first }
    todoIDs = todosHere.mapValues(\.id)
  }

  /// Builds the edit.
  ///
  /// - Throws: `SQLiteStoreError.nameTaken` when two different places have one name.
  mutating func edit(summary: String, action: EditAction?) throws -> Edit {
    var edit = Edit(summary: summary, action: action)
    for place in there.places {
      if let change = try change(of: place) { edit.places.append(change) }
    }
    let people = try self.people.changes(context: context, &report)
    if !people.isEmpty { edit.devices = people }
    for category in there.categories {
      if let change = try change(of: category) { edit.categories.append(change) }
    }
    for todo in there.todos {
      if let change = try change(of: todo) { edit.todos.append(change) }
    }
    let known = Dictionary(
      here.history.map { ($0.completion.uuid, $0.isUndone) }, uniquingKeysWith: { _, last in last })
    for entry in there.history where !entry.isUndone && known[entry.completion.uuid] != false {
      // What a person did who is not here would become another's.
      let by = entry.completion.by
      guard by == nil || (self.people.knows(by) && known[entry.completion.uuid] == nil) else {
        continue
      }
      edit.completions.append(try completion(entry.completion))
    }
    edit.missed = try missedChanges(bringing: edit.completions)
    let rests = Set(here.restDays.map(\.day))
    for day in there.restDays where !rests.contains(day.day) {
      edit.restDays.append(.init(before: nil, after: RestDay(day.day)))
    }
    let moods = try moodChanges(bringing: edit.completions)
    if !moods.isEmpty { edit.moods = moods }
    let journal = try JournalMerge(
      of: there, into: here, updating: updating, context: context, &report)
    if !journal.changes.isEmpty { edit.journal = journal.changes }
    edit.photos = try photoChanges()
    report.count(edit)
    return edit
  }

  /// The times that were missed there and are neither known nor done here, and those here that are
  /// done with the completions that come.
  ///
  /// The same time of the same task is missed once, whichever database has stored it. What was done
  /// of a quota says nothing of that: its period may have ended short all the same.
  private mutating func missedChanges(
    bringing completions: [Completion]
  ) throws -> [Edit.Change<MissedTime>] {
    struct Key: Hashable {
      let task: UUID
      let due: Date?
    }
    let brought = Set(
      completions.filter { !$0.todo.hasQuota }.map { Key(task: $0.todo.uuid, due: $0.due) })
    let known = Set(
      here.missed.map { Key(task: $0.todo.uuid, due: $0.due) }
        + here.history.filter { !$0.isUndone && !$0.completion.todo.hasQuota }.map {
          Key(task: $0.completion.todo.uuid, due: $0.completion.due)
        })
    var changes = here.missed.filter {
      brought.contains(Key(task: $0.todo.uuid, due: $0.due))
    }.map { Edit.Change<MissedTime>(before: $0, after: nil) }
    for time in there.missed {
      let key = Key(task: time.todo.uuid, due: time.due)
      guard !known.contains(key), !brought.contains(key) else { continue }
      let id = try number(of: time.todo.uuid)
      let todo = moved(time.todo, to: id, countdown: time.todo.countdownNumber)
      changes.append(
        .init(before: nil, after: time.numbered(todo, category: stamp(time.category))))
    }
    return changes
  }

  /// The moods, marks and practices that are not here yet; a day that is marked here keeps its
  /// mark.
  ///
  /// The mood of a completion comes only with its completion: one that was taken back there is not
  /// brought, and its mood must not count here (M3).
  private func moodChanges(bringing completions: [Completion]) throws -> MoodChanges {
    var changes = MoodChanges()
    let known = Set(here.moods.map(\.uuid))
    let present = Set(here.history.map(\.completion.uuid) + completions.map(\.uuid))
    for mood in there.moods
    where !known.contains(mood.uuid) && mood.completion.map(present.contains) != false {
      let new = Mood(
        id: try context.nextMoodID(), uuid: mood.uuid, time: mood.time, emotion: mood.emotion,
        note: mood.note, completion: mood.completion, advice: mood.advice)
      changes.moods.append(.init(before: nil, after: new))
    }
    let marked = Set(here.marks.map(\.date))
    for mark in there.marks where !marked.contains(mark.date) {
      changes.marks.append(.init(before: nil, after: mark))
    }
    for practice in there.practices
    where !here.practices.contains(where: {
      $0.kind == practice.kind && $0.began == practice.began
    }) {
      let new = Practice(
        id: try context.nextPracticeID(), kind: practice.kind, began: practice.began,
        ended: practice.ended)
      changes.practices.append(.init(before: nil, after: new))
    }
    return changes
  }

  /// The photos that are not here yet.
  private func photoChanges() throws -> [Edit.Change<Photo>] {
    let known = Set(here.photos.map(\.uuid))
    return try there.photos.filter { !known.contains($0.uuid) }.map { photo in
      let new = Photo(
        id: try context.nextPhotoID(), uuid: photo.uuid, date: photo.date, caption: photo.caption,
        mediaType: photo.mediaType, width: photo.width, height: photo.height,
        orientation: photo.orientation, byteCount: photo.byteCount, sha256: photo.sha256,
        isShared: photo.isShared)
      return .init(before: nil, after: new)
    }
  }

  private mutating func change(of place: Place) throws -> Edit.Change<Place>? {
    if let mine = placesHere[place.uuid] {
      placeIDs[place.id] = mine.id
      let wanted = Place(
        id: mine.id, uuid: mine.uuid, created: place.created, name: place.name,
        center: place.center, radiusMeters: place.radiusMeters, tags: place.tags,
        hours: place.hours)
      let isTaken = report.takes(
        "place \"\(mine.name)\"", as: "place \"\(wanted.name)\"",
        isSame: Place.isSame(wanted, mine), updates: updating)
      return isTaken ? Edit.Change(before: mine, after: wanted) : nil
    }
    if let mine = here.places.named(place.name, by: \.name).first {
      let meters = mine.center.distanceMeters(to: place.center)
      guard meters <= mine.radiusMeters + place.radiusMeters else {
        throw SQLiteStoreError.nameTaken(name: mine.name, meters: meters)
      }
      placeIDs[place.id] = mine.id
      report.known += 1
      return nil
    }
    let id = try context.nextPlaceID()
    placeIDs[place.id] = id
    return Edit.Change(
      before: nil,
      after: Place(
        id: id, uuid: place.uuid, created: place.created, name: place.name, center: place.center,
        radiusMeters: place.radiusMeters, tags: place.tags, hours: place.hours))
  }

  /// Finds the category here that one there is, by UUID or name, or adds it.
  ///
  /// Keeps the name and colour of one that exists here.
  private mutating func change(
    of category: Model.Category
  ) throws -> Edit.Change<Model.Category>? {
    let mine =
      here.categories.first { $0.uuid == category.uuid }
      ?? here.categories.named(category.name, by: \.name).first
    if let mine {
      categoryIDs[category.id] = mine.id
      return nil
    }
    let id = try context.nextCategoryID()
    categoryIDs[category.id] = id
    return Edit.Change(
      before: nil,
      after: Model.Category(
        id: id, uuid: category.uuid, name: category.name, color: category.color,
        icon: category.icon))
  }

  private mutating func change(of todo: Todo) throws -> Edit.Change<Todo>? {
    guard let mine = todosHere[todo.uuid] else {
      let id = try context.nextTodoID()
      todoIDs[todo.uuid] = id
      return Edit.Change(
        before: nil, after: moved(todo, to: id, countdown: try context.nextCountdownNumber()))
    }
    let wanted = moved(todo, to: mine.id, countdown: mine.countdownNumber)
    guard
      report.takes(
        "task \"\(mine.name)\"", as: "task \"\(wanted.name)\"",
        isSame: Todo.isSame(wanted, mine), updates: updating)
    else { return nil }
    return Edit.Change(
      before: mine, after: moved(todo, to: mine.id, countdown: try context.nextCountdownNumber()))
  }

  /// The number of a task here; one that is gone on both sides gets a number that no other ever
  /// has.
  private mutating func number(of uuid: UUID) throws -> Todo.ID {
    let id = try todoIDs[uuid] ?? context.nextTodoID()
    todoIDs[uuid] = id
    return id
  }

  private func stamp(_ category: CategoryStamp?) -> CategoryStamp? {
    category.map { stamp in
      CategoryStamp(
        id: stamp.id.flatMap { categoryIDs[$0] }, name: stamp.name, color: stamp.color,
        icon: stamp.icon)
    }
  }

  /// A completion, with the numbers that its task and places have here.
  private mutating func completion(_ completion: Completion) throws -> Completion {
    let id = try number(of: completion.todo.uuid)
    return Completion(
      uuid: completion.uuid, kind: completion.kind, time: completion.time,
      recorded: completion.recorded,
      todo: moved(completion.todo, to: id, countdown: completion.todo.countdownNumber),
      opened: completion.opened, due: completion.due, ends: completion.ends,
      places: completion.places, category: stamp(completion.category), points: completion.points,
      note: completion.note, isAtPlace: completion.isAtPlace,
      by: people.person(completion.by), place: completion.place)
  }

  private func moved(_ todo: Todo, to id: Todo.ID, countdown: Int64) -> Todo {
    var moved = todo.numbered(id, countdown: countdown)
    moved.places = todo.places.compactMap { reference in
      switch reference {
      // Only the snapshot of an old completion can name a place that is gone.
      case .place(let place): placeIDs[place].map { .place($0) }
      case .tag: reference
      }
    }
    moved.category = todo.category.flatMap { categoryIDs[$0] }
    moved.persons = people.persons(todo.persons)
    return people.withTurns(moved)
  }
}
