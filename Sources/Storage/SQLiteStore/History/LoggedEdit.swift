package import Model

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
