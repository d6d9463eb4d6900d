package import GRDB
import Localization
package import Model
import Regions

/// Edits, forwards and backwards.
extension Database {
  /// Applies a new edit and logs it for undo; steps that were undone are deleted.
  ///
  /// - Returns: The number of the new step.
  @discardableResult
  package func log(_ edit: Edit) throws -> Int64 {
    try checkRights(edit)
    try replace(edit)
    for visit in edit.visits { try store(visit) }
    let replaced = try insert(edit.silences)
    for completion in edit.completions { try insert(completion) }
    try retract(edit.retracted, undone: true)
    try lift(edit.lifted)
    let pictures = try picturesOfUndoneSteps()
    try execute(sql: "DELETE FROM edit_log WHERE \(Visible.own) AND undone = 1")
    try execute(
      sql: "INSERT INTO edit_log (summary, edit, person) VALUES (?, ?, viewer())",
      arguments: [edit.summary, try StoredJSON.text(LoggedEdit(edit: edit, replaced: replaced))])
    let step = lastInsertedRowID
    try deletePictures(among: pictures)
    return step
  }

  /// Returns an edit whose new tasks and places are those that were stored for it.
  func asStored(_ edit: Edit) throws -> Edit {
    var edit = edit
    edit.todos = try edit.todos.map { change in
      Edit.Change(before: change.before, after: try change.after.flatMap(stored))
    }
    edit.places = try edit.places.map { change in
      Edit.Change(before: change.before, after: try change.after.flatMap(stored))
    }
    return edit
  }

  /// Restores the rows of before an edit.
  package func takeBack(_ logged: LoggedEdit) throws {
    let edit = logged.edit
    try replace(edit.reversed)
    try lift(edit.silences.reversed())
    for silence in logged.replaced + edit.lifted {
      // A silence that the engine has stored since stays.
      guard try isKnown(silence.visit) else { continue }
      try cachedStatement(
        sql: """
          INSERT OR IGNORE INTO silence (place, began_ms, todo, person, reason)
          VALUES (?, ?, ?, ?, ?)
          """
      ).execute(arguments: Self.key(silence) + [silence.reason.rawValue])
    }
    try retract(edit.completions.map(\.uuid), undone: true)
    try retract(edit.retracted, undone: false)
  }

  /// Applies an undone edit again.
  package func applyAgain(_ edit: Edit) throws {
    try replace(edit)
    for visit in edit.visits { try store(visit) }
    try insert(edit.silences.filter { try isKnown($0.visit) })
    try retract(edit.completions.map(\.uuid), undone: false)
    try retract(edit.retracted, undone: true)
    try lift(edit.lifted)
  }

  /// Ends silences; one that has another reason by now stays.
  private func lift(_ silences: [Silence]) throws {
    for silence in silences {
      try cachedStatement(
        sql: """
          DELETE FROM silence
          WHERE place = ? AND began_ms = ? AND todo = ? AND person = ? AND reason = ?
          """
      ).execute(arguments: Self.key(silence) + [silence.reason.rawValue])
    }
  }

  /// Checks that a visit is stored; old ones are deleted after `history.keep`.
  private func isKnown(_ visit: Visit.ID) throws -> Bool {
    try Bool.fetchOne(
      cachedStatement(
        sql:
          "SELECT EXISTS (SELECT 1 FROM visit WHERE place = ? AND began_ms = ? AND person = ?)"),
      arguments: [visit.place.rawValue, visit.began.milliseconds, visit.person.rawValue]) ?? false
  }

  /// Replaces what an edit changes, after a look whether it is what each change began with.
  private func replace(_ edit: Edit) throws {
    var pins: [Todo.ID: OwnPin] = [:]
    for todo in edit.todos.compactMap(\.before) { pins[todo.id] = try ownPin(of: todo.id) }
    for step in Replacement.allCases {
      if step == .insert {
        for todo in edit.todos.compactMap(\.after) { try insert(todo, keeping: pins[todo.id]) }
      } else {
        try replace(edit.todos, step)
      }
      try replace(edit.places, step)
      try replace(edit.categories, step)
      try replace(edit.pause.map { [$0] } ?? [], step)
      try replace(edit.preferences, step)
      try replace(edit.restDays, step)
      try replace(edit.missed, step)
      if let moods = edit.moods {
        try replace(moods.moods, step)
        try replace(moods.marks, step)
        try replace(moods.practices, step)
      }
      try replace(edit.photos, step)
      if let journal = edit.journal {
        try replace(journal.habits, step)
        try replace(journal.marks, step)
        try replace(journal.gratitudes, step)
        try replace(journal.notes, step)
      }
      if let devices = edit.devices {
        try replace(devices.persons, step)
        try replace(devices.devices, step)
      }
    }
  }

  /// Checks that an edit changes nothing that only `me` may change.
  ///
  /// - Throws: `SQLiteStoreError.refused` for settings, and for devices and names of others.
  private func checkRights(_ edit: Edit) throws {
    let viewer = ViewerScope.person
    guard !viewer.isMe else { return }
    let persons = edit.devices?.persons ?? []
    let devices = edit.devices?.devices ?? []
    guard viewer.person != nil,
      edit.preferences.allSatisfy({ Preference.isOfPerson(($0.before ?? $0.after)?.key ?? "") }),
      persons.allSatisfy({ $0.before == nil }),
      edit.completions.allSatisfy({ $0.by == nil || $0.by == viewer.person }),
      devices.allSatisfy({ change in
        [change.before, change.after].allSatisfy { $0 == nil || $0?.person == viewer.person }
      })
    else { throw SQLiteStoreError.refused(path: "", reason: StorePhrase.onlyMe.text) }
  }

  /// Stores silences; returns those of the same task and visit that they replace.
  @discardableResult
  package func insert(_ silences: [Silence]) throws -> [Silence] {
    var replaced: [Silence] = []
    for silence in silences {
      let earlier = try cachedStatement(
        sql:
          "SELECT reason FROM silence WHERE place = ? AND began_ms = ? AND todo = ? AND person = ?")
      if let row = try Row.fetchOne(earlier, arguments: Self.key(silence)) {
        var reader = RowReader(row, of: "silence")
        let reason = try reader.next { Silence.Reason(rawValue: $0) }
        replaced.append(Silence(todo: silence.todo, visit: silence.visit, reason: reason))
      }
      try cachedStatement(
        sql: """
          INSERT INTO silence (place, began_ms, todo, person, reason) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET reason = excluded.reason
          """
      ).execute(arguments: Self.key(silence) + [silence.reason.rawValue])
    }
    return replaced
  }

  private static func key(_ silence: Silence) -> StatementArguments {
    [
      silence.visit.place.rawValue, silence.visit.began.milliseconds, silence.todo.rawValue,
      silence.visit.person.rawValue,
    ]
  }
}

/// An edit as the undo log keeps it.
package struct LoggedEdit: Codable {
  /// The edit, without changes that change nothing.
  package let edit: Edit
  /// Silences that gave way to the edit's own; undoing puts them back.
  package let replaced: [Silence]
}

extension Edit {
  /// The edit without changes after which the stored rows would be what they were.
  package var withoutIdleChanges: Edit { changed(.withoutIdle) }

  /// The edit with changes that take back those of this one.
  var reversed: Edit { changed(.reversed) }

  private func changed(_ way: ChangesOfRows) -> Edit {
    var edit = self
    edit.todos = way.of(todos)
    edit.places = way.of(places)
    edit.categories = way.of(categories)
    edit.pause = pause.flatMap { way.of([$0]).first }
    edit.preferences = way.of(preferences)
    edit.restDays = way.of(restDays)
    edit.missed = way.of(missed)
    edit.moods = moods.map {
      MoodChanges(
        moods: way.of($0.moods), marks: way.of($0.marks), practices: way.of($0.practices))
    }
    edit.photos = way.of(photos)
    edit.journal = journal.map {
      JournalChanges(
        habits: way.of($0.habits), marks: way.of($0.marks), gratitudes: way.of($0.gratitudes),
        notes: way.of($0.notes))
    }
    edit.devices = devices.map {
      DeviceChanges(persons: way.of($0.persons), devices: way.of($0.devices))
    }
    if edit.moods?.isEmpty == true { edit.moods = nil }
    if edit.journal?.isEmpty == true { edit.journal = nil }
    if edit.devices?.isEmpty == true { edit.devices = nil }
    return edit
  }

  /// True if the edit changes nothing.
  package var isEmpty: Bool {
    todos.isEmpty && places.isEmpty && categories.isEmpty && pause == nil && visits.isEmpty
      && silences.isEmpty && completions.isEmpty && missed.isEmpty && restDays.isEmpty
      && retracted.isEmpty
      && moods == nil && journal == nil && preferences.isEmpty && photos.isEmpty
      && devices == nil
  }
}

/// A way to make other changes of those of an edit.
private enum ChangesOfRows {
  case reversed, withoutIdle

  func of<Record: StoredRecord & Hashable & Codable>(
    _ changes: [Edit.Change<Record>]
  ) -> [Edit.Change<Record>] {
    switch self {
    case .reversed: changes.map { .init(before: $0.after, after: $0.before) }
    case .withoutIdle: changes.filter { !Record.isSame($0.before, $0.after) }
    }
  }
}
