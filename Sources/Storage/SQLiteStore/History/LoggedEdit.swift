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
  package var withoutIdleChanges: Edit {
    var edit = Edit(
      summary: summary, action: action,
      todos: todos.filter { $0.before.map(TodoRow.init) != $0.after.map(TodoRow.init) },
      places: places.filter { $0.before?.asStored != $0.after?.asStored },
      categories: categories.filter { $0.before != $0.after },
      visits: visits, silences: silences, completions: completions)
    edit.pause = pause.flatMap { $0.before == $0.after ? nil : $0 }
    edit.preferences = preferences.filter { $0.before != $0.after }
    edit.missed = missed.filter { $0.before != $0.after }
    edit.restDays = restDays.filter { $0.before != $0.after }
    edit.retracted = retracted
    edit.lifted = lifted
    edit.photos = photos.filter { $0.before != $0.after }
    edit.moods = moods.flatMap { $0.withoutIdleChanges.isEmpty ? nil : $0.withoutIdleChanges }
    edit.journal = journal.flatMap { $0.withoutIdleChanges.isEmpty ? nil : $0.withoutIdleChanges }
    edit.devices = devices.flatMap { $0.withoutIdleChanges.isEmpty ? nil : $0.withoutIdleChanges }
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

extension Edit.Change {
  /// The change that takes this one back.
  package var reversed: Self { Self(before: after, after: before) }
}

extension MoodChanges {
  /// The changes without those that change nothing.
  fileprivate var withoutIdleChanges: MoodChanges {
    MoodChanges(
      moods: moods.filter { $0.before != $0.after }, marks: marks.filter { $0.before != $0.after },
      practices: practices.filter { $0.before != $0.after })
  }

  /// The changes that take these back.
  var reversed: MoodChanges {
    MoodChanges(
      moods: moods.map(\.reversed), marks: marks.map(\.reversed),
      practices: practices.map(\.reversed))
  }
}

extension JournalChanges {
  /// The changes without those that change nothing.
  fileprivate var withoutIdleChanges: JournalChanges {
    JournalChanges(
      habits: habits.filter { $0.before != $0.after },
      marks: marks.filter { $0.before != $0.after },
      gratitudes: gratitudes.filter { $0.before != $0.after },
      notes: notes.filter { $0.before != $0.after })
  }

  /// The changes that take these back.
  var reversed: JournalChanges {
    JournalChanges(
      habits: habits.map(\.reversed), marks: marks.map(\.reversed),
      gratitudes: gratitudes.map(\.reversed), notes: notes.map(\.reversed))
  }
}

extension DeviceChanges {
  /// The changes without those that change nothing.
  fileprivate var withoutIdleChanges: DeviceChanges {
    DeviceChanges(
      persons: persons.filter { $0.before != $0.after },
      devices: devices.filter { $0.before?.asStored != $0.after?.asStored })
  }

  /// The changes that take these back.
  var reversed: DeviceChanges {
    DeviceChanges(persons: persons.map(\.reversed), devices: devices.map(\.reversed))
  }
}
