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
