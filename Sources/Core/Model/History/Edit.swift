package import Foundation

/// One step of the user: the state before, the state after, and its entries in the history.
///
/// An edit is applied as a whole, can be undone and redone exactly, and survives restarts (R17).
package struct Edit: Sendable, Hashable, Codable {
  /// A value before and after; `nil` before for a creation, `nil` after for a removal.
  package struct Change<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    /// The value before, or `nil` when it did not exist.
    package let before: Value?
    /// The value after, or `nil` when it is gone.
    package let after: Value?

    package init(before: Value?, after: Value?) {
      self.before = before
      self.after = after
    }
  }

  /// The step in English, the same in every language: `done 3 "Cat medicine"`.
  package let summary: String
  /// The step for texts; `nil` in records of earlier versions.
  package let action: EditAction?
  /// Changed tasks.
  package var todos: [Change<Todo>]
  package var places: [Change<Place>]
  package var categories: [Change<Category>]
  /// Changed settings of the page.
  package var preferences: [Change<Preference>] = []
  /// The pause before and after, where the edit changes it.
  package var pause: Change<Pause>?
  /// Visits that began without an enter, because a place was created or moved around the user.
  package var visits: [Visit]
  /// Tasks that stay quiet for a visit from now on.
  package var silences: [Silence]
  /// The entries in the history.
  package var completions: [Completion]
  /// Times of appointments that are stored as missed, or are missed no more (R28).
  package var missed: [Change<MissedTime>] = []
  /// Days of rest that come or go.
  package var restDays: [Change<RestDay>]
  /// Earlier completions that do not count any more (T13).
  package var retracted: [UUID]
  /// Silences that end, since what they answered was taken back.
  package var lifted: [Silence]
  /// Moods, marks of days and practices, where the edit changes any.
  package var moods: MoodChanges?
  /// Photos that come or go.
  package var photos: [Change<Photo>] = []
  /// Habits, gratitude and notes, where the edit changes any.
  package var journal: JournalChanges?
  /// Persons and devices, where the edit changes any.
  package var devices: DeviceChanges?

  package init(
    summary: String, action: EditAction? = nil, todos: [Change<Todo>] = [],
    places: [Change<Place>] = [], categories: [Change<Category>] = [],
    visits: [Visit] = [], silences: [Silence] = [], completions: [Completion] = []
  ) {
    self.summary = summary
    self.action = action
    self.todos = todos
    self.places = places
    self.categories = categories
    self.visits = visits
    self.silences = silences
    self.completions = completions
    pause = nil
    restDays = []
    retracted = []
    lifted = []
    moods = nil
    journal = nil
    devices = nil
  }
}

extension Edit {
  /// Reads an edit; records of versions without categories, days of rest and so on change none.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      summary: try container.decode(String.self, forKey: .summary),
      action: try container.decodeIfPresent(EditAction.self, forKey: .action),
      todos: try container.decode([Change<Todo>].self, forKey: .todos),
      places: try container.decode([Change<Place>].self, forKey: .places),
      categories: try container.decodeIfPresent([Change<Category>].self, forKey: .categories) ?? [],
      visits: try container.decode([Visit].self, forKey: .visits),
      silences: try container.decode([Silence].self, forKey: .silences),
      completions: try container.decode([Completion].self, forKey: .completions))
    pause = try container.decodeIfPresent(Change<Pause>.self, forKey: .pause)
    preferences =
      try container.decodeIfPresent([Change<Preference>].self, forKey: .preferences) ?? []
    restDays = try container.decodeIfPresent([Change<RestDay>].self, forKey: .restDays) ?? []
    missed = try container.decodeIfPresent([Change<MissedTime>].self, forKey: .missed) ?? []
    lifted = try container.decodeIfPresent([Silence].self, forKey: .lifted) ?? []
    retracted = try container.decodeIfPresent([UUID].self, forKey: .retracted) ?? []
    moods = try container.decodeIfPresent(MoodChanges.self, forKey: .moods)
    photos = try container.decodeIfPresent([Change<Photo>].self, forKey: .photos) ?? []
    journal = try container.decodeIfPresent(JournalChanges.self, forKey: .journal)
    devices = try container.decodeIfPresent(DeviceChanges.self, forKey: .devices)
  }
}

/// An edit of the user, as data for texts in any language.
package enum EditAction: Sendable, Hashable, Codable {
  /// Something was done with a task.
  case task(TaskVerb, id: Todo.ID, name: String)
  /// Something was done with several tasks, each as `3 "Cat medicine"`.
  case tasks(TaskVerb, labels: [String])
  /// Something was done with a place.
  case place(ItemVerb, name: String)
  /// Something was done with a category.
  case category(ItemVerb, name: String)
  /// Reminders pause until an instant, or the pause ended.
  case pause(until: Date?)
  /// Settings were changed on the page, by name.
  case settings([String])
  /// Days of rest were added or removed, such as `2026-12-24` or `2026-12-24..2026-12-31`.
  case rest(days: String, isRemoval: Bool)
  /// An entry of the history was taken back: a completion of a task.
  case retract(Completion.Kind, id: Todo.ID, name: String)
  /// Something about moods.
  case mood(MoodStep)
  /// Something about photos or the profile.
  case photo(PhotoStep)
  /// Something in the journal.
  case journal(JournalStep)
  /// Something about persons or devices.
  case device(DeviceStep)
  /// A file was imported.
  case imported(file: String)
  /// Tasks went to another time zone, or keep theirs.
  case zone(ZoneStep)

  /// Returns that something was done with a task.
  package static func task(_ verb: TaskVerb, _ todo: Todo) -> EditAction {
    .task(verb, id: todo.id, name: todo.name)
  }

  /// An action on a task.
  package enum TaskVerb: String, Sendable, Hashable, Codable, CaseIterable {
    case add, edit, move, remove, done, skip, snooze, unsnooze, dismiss, pin, unpin, decline, turn
  }

  /// The answer about tasks whose time zone is not where the user is (Y10).
  package enum ZoneStep: Sendable, Hashable, Codable {
    /// A number of tasks went to a zone.
    case moved(to: String, tasks: Int)
    /// Tasks keep the time of these zones.
    case kept([String])
  }

  /// An action on a place, a category, a habit or a note.
  package enum ItemVerb: String, Sendable, Hashable, Codable {
    case add, edit, remove
  }
}

/// An edit with more that its caller needs.
package protocol EditOutcome: Sendable {
  var edit: Edit { get }
}

extension Edit: EditOutcome {
  /// The edit itself.
  package var edit: Edit { self }
}

/// An edit and a value, such as the photo that it adds.
package struct Outcome<Value: Sendable>: EditOutcome {
  package let edit: Edit
  package let value: Value

  /// Pairs an edit with a value.
  package init(_ edit: Edit, _ value: Value) {
    self.edit = edit
    self.value = value
  }
}

extension Outcome: Equatable where Value: Equatable {}

/// An edit as a store has applied it.
package struct Applied<Outcome: EditOutcome>: Sendable {
  /// The edit, with new tasks and places as the store has kept them.
  package let edit: Edit
  /// The number that `undo(step:)` takes; `nil` when the edit changed nothing and was not logged.
  package let step: Int64?
  /// The outcome that the closure of `ReminderStore.edit` returned.
  package let outcome: Outcome

  /// Creates the result of an edit.
  package init(_ outcome: Outcome, edit: Edit, step: Int64?) {
    self.outcome = outcome
    self.edit = edit
    self.step = step
  }
}

/// An edit that was applied, and the number of its step.
package typealias AppliedEdit = Applied<Edit>

extension Applied where Outcome == Edit {
  /// Pairs an edit with its step.
  package init(edit: Edit, step: Int64?) { self.init(edit, edit: edit, step: step) }
}

extension Applied: Equatable where Outcome: Equatable {}

/// An edit in the undo log.
package struct LoggedStep: Sendable, Hashable {
  /// Its number, which grows; another edit never gets the same one while this one can be undone.
  package let number: Int64
  /// The step in English, the same in every language.
  package let summary: String
  /// The step for texts; `nil` in records of earlier versions.
  package let action: EditAction?

  /// Names a step.
  package init(number: Int64, summary: String, action: EditAction? = nil) {
    self.number = number
    self.summary = summary
    self.action = action
  }
}
