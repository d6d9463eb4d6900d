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
    try replace(
      todos: edit.todos, places: edit.places, categories: edit.categories)
    if let change = edit.pause { try replace(change) }
    try replace(edit.preferences)
    try replace(edit.restDays)
    if let changes = edit.moods { try replace(changes) }
    try replace(edit.photos)
    if let changes = edit.journal { try replace(changes) }
    if let changes = edit.devices { try replace(changes) }
    for visit in edit.visits { try store(visit) }
    let replaced = try insert(edit.silences)
    for completion in edit.completions { try insert(completion) }
    try replace(edit.missed)
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
      Edit.Change(before: change.before, after: try change.after.flatMap { try storedTodo($0.id) })
    }
    edit.places = edit.places.map { .init(before: $0.before, after: $0.after?.asStored) }
    return edit
  }

  /// Restores the rows of before an edit.
  package func takeBack(_ logged: LoggedEdit) throws {
    let edit = logged.edit
    try replace(
      todos: edit.todos.map(\.reversed), places: edit.places.map(\.reversed),
      categories: edit.categories.map(\.reversed))
    if let change = edit.pause { try replace(change.reversed) }
    try replace(edit.preferences.map(\.reversed))
    try replace(edit.restDays.map(\.reversed))
    if let changes = edit.moods { try replace(changes.reversed) }
    try replace(edit.photos.map(\.reversed))
    if let changes = edit.journal { try replace(changes.reversed) }
    if let changes = edit.devices { try replace(changes.reversed) }
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
    try replace(edit.missed.map(\.reversed))
    try retract(edit.retracted, undone: false)
  }

  /// Applies an undone edit again.
  package func applyAgain(_ edit: Edit) throws {
    try replace(
      todos: edit.todos, places: edit.places, categories: edit.categories)
    if let change = edit.pause { try replace(change) }
    try replace(edit.preferences)
    try replace(edit.restDays)
    if let changes = edit.moods { try replace(changes) }
    try replace(edit.photos)
    if let changes = edit.journal { try replace(changes) }
    if let changes = edit.devices { try replace(changes) }
    for visit in edit.visits { try store(visit) }
    try insert(edit.silences.filter { try isKnown($0.visit) })
    try retract(edit.completions.map(\.uuid), undone: false)
    try replace(edit.missed)
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

  /// Replaces tasks, places and categories, after a look whether they are what the change began
  /// with.
  ///
  /// All that goes is removed before anything is stored, so that two places can swap their names.
  private func replace(
    todos: [Edit.Change<Todo>], places: [Edit.Change<Place>], categories: [Edit.Change<Category>]
  ) throws {
    for change in todos {
      guard let todo = change.before ?? change.after else { continue }
      // Also one that has gone from the viewer's page since: a step of undo may be about it.
      let stored = try storedTodo(todo.id)
      guard stored.map(TodoRow.init) == change.before.map(TodoRow.init) else {
        throw SQLiteStoreError.changedMeanwhile(subject: StorePhrase.task(name: todo.name).text)
      }
    }
    for change in places {
      guard let place = change.before ?? change.after else { continue }
      guard try self.place(place.id) == change.before?.asStored else {
        throw SQLiteStoreError.changedMeanwhile(subject: StorePhrase.place(name: place.name).text)
      }
    }
    for change in categories {
      guard let category = change.before ?? change.after else { continue }
      guard try self.category(category.id) == change.before else {
        throw SQLiteStoreError.changedMeanwhile(
          subject: StorePhrase.category(name: category.name).text)
      }
    }
    var pins: [Todo.ID: OwnPin] = [:]
    for change in todos {
      guard let before = change.before else { continue }
      pins[before.id] = try ownPin(of: before.id)
      try delete(before.id)
    }
    for change in categories { if let before = change.before { try delete(before.id) } }
    for change in places { if let before = change.before { try delete(before.id) } }
    for change in categories { if let after = change.after { try insert(after) } }
    for change in places { if let after = change.after { try insert(after) } }
    for change in todos {
      if let after = change.after { try insert(after, keeping: pins[after.id]) }
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
      edit.preferences.allSatisfy({ Self.isOfPerson(($0.before ?? $0.after)?.key ?? "") }),
      persons.allSatisfy({ $0.before == nil }),
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
