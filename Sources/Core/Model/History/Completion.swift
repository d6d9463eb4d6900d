package import Foundation
package import Recurrence

/// The record that a task was done or skipped: a snapshot that later edits never change.
package struct Completion: Sendable, Hashable, Codable {
  /// The kind of entry.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case done, skipped
  }

  /// The permanent id, by which an undo names it.
  package let uuid: UUID
  /// Done or skipped.
  package let kind: Kind
  /// When it was done, which may lie before it was recorded (R15).
  package let time: Date
  /// When it was recorded.
  package let recorded: Date
  /// The task as it stood before.
  package let todo: Todo
  /// The countdown it ended: when it opened, if ever.
  package let opened: Date?
  /// The countdown it ended: when it was due, if ever.
  package let due: Date?
  /// When the occurrence of a task with a fixed time ended; its day is that on which it ends (R28).
  package let ends: Date?
  /// The names of the places the task could be done at.
  package let places: [String]
  /// The category of the task at that time, if it had one.
  package let category: CategoryStamp?
  /// The points that it earned (X1); 0 for what was done before points were stored.
  package let points: Int
  /// The user's note about it, if there is one.
  package let note: String?
  /// True if it was done during a visit to one of the task's places.
  package let isAtPlace: Bool
  /// The name of that place.
  package let place: String?
  /// Who did it, where another than whose history it is has recorded it; `nil` for one's own.
  package let by: Person.ID?

  package init(
    uuid: UUID, kind: Kind, time: Date, recorded: Date, todo: Todo, opened: Date?, due: Date?,
    ends: Date? = nil, places: [String], category: CategoryStamp? = nil, points: Int = 0,
    note: String? = nil, isAtPlace: Bool = false, by: Person.ID? = nil, place: String? = nil
  ) {
    self.uuid = uuid
    self.kind = kind
    self.time = time
    self.recorded = recorded
    self.todo = todo
    self.opened = opened
    self.due = due
    self.ends = ends
    self.places = places
    self.category = category
    self.points = points
    self.note = note
    self.isAtPlace = isAtPlace
    self.place = place
    self.by = by
  }
}

extension Completion {
  /// How much the task mattered at that time.
  package var priority: Priority { todo.priority }
  /// How hard the task was at that time.
  package var difficulty: Difficulty { todo.difficulty }
  /// The duration of the task at that time, in minutes.
  package var durationMinutes: Int? { todo.durationMinutes }

  /// Reads a completion; records of versions without points and notes have none.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      uuid: try container.decode(UUID.self, forKey: .uuid),
      kind: try container.decode(Kind.self, forKey: .kind),
      time: try container.decode(Date.self, forKey: .time),
      recorded: try container.decode(Date.self, forKey: .recorded),
      todo: try container.decode(Todo.self, forKey: .todo),
      opened: try container.decodeIfPresent(Date.self, forKey: .opened),
      due: try container.decodeIfPresent(Date.self, forKey: .due),
      ends: try container.decodeIfPresent(Date.self, forKey: .ends),
      places: try container.decode([String].self, forKey: .places),
      category: try container.decodeIfPresent(CategoryStamp.self, forKey: .category),
      points: try container.decodeIfPresent(Int.self, forKey: .points) ?? 0,
      note: try container.decodeIfPresent(String.self, forKey: .note),
      isAtPlace: try container.decodeIfPresent(Bool.self, forKey: .isAtPlace) ?? false,
      by: try container.decodeIfPresent(Person.ID.self, forKey: .by),
      place: try container.decodeIfPresent(String.self, forKey: .place))
  }
}

extension Completion {
  /// Returns the record of another person, with the points that it earned them.
  package func done(by person: Person.ID, points: Int) -> Completion {
    Completion(
      uuid: uuid, kind: kind, time: time, recorded: recorded, todo: todo, opened: opened, due: due,
      ends: ends, places: places, category: category, points: points, note: note,
      isAtPlace: isAtPlace, by: person, place: place)
  }
}

/// A completion as the history shows it.
package struct HistoryEntry: Sendable, Hashable {
  /// The snapshot.
  package let completion: Completion
  /// True if it was undone, and not redone since.
  package let isUndone: Bool
  /// The latest feeling that was noted after it, if there is one.
  package let emotion: Emotion?
  /// The name of who did it, if it was another than the viewer: points, place, note and feeling
  /// are left out then.
  package let by: String?
  /// The name of who did it, the viewer too; `nil` where it was not read.
  package let doer: String?
  /// True if the viewer did it.
  package var isOwn: Bool { by == nil }
  /// True if the viewer may take it back: what they did, and what they recorded for another.
  package let canBeTakenBack: Bool
  /// True if it earned points, whoever did it: one time of a quota counts then (Y4).
  package let counts: Bool

  package init(
    completion: Completion, isUndone: Bool, emotion: Emotion? = nil, by: String? = nil,
    doer: String? = nil, canBeTakenBack: Bool? = nil, counts: Bool? = nil
  ) {
    self.counts = counts ?? (completion.points > 0)
    self.doer = doer ?? by
    self.canBeTakenBack = canBeTakenBack ?? (by == nil)
    self.completion = completion
    self.isUndone = isUndone
    self.emotion = emotion
    self.by = by
  }
}

/// The zone and the rule of a task, which its completions share until it is edited.
///
/// One object stands for all that have the same, so that a long history is read without copying
/// them.
package final class CompletionTerms: Sendable {
  /// Whose wall clock the task had.
  package let zone: TodoZone
  /// How often the task repeated; `nil` for a one-off.
  package let every: Rhythm?
  /// True if the task counted from its start, so that each occurrence stands for itself.
  package let countsFromStart: Bool
  /// How often it was due on each of its days (Z6).
  package let timesADay: Int
  /// The parts of the year outside of which it rested (Y2).
  package let season: Season?
  /// True if the task repeated.
  package let isRepeating: Bool
  /// How often it was to be done in each period; `nil` for other rules (Y4).
  package let quota: Quota?
  /// True if its rule had a window, such as `10-14w`.
  package let hasWindow: Bool
  /// How many seconds after its due moment an occurrence still counts as kept: half a period of
  /// hours (X5), `nil` for other periods.
  package let grace: Double?

  package init(
    zone: TodoZone, every: Rhythm?, countsFromStart: Bool = false, timesADay: Int = 1,
    season: Season? = nil
  ) {
    self.zone = zone
    self.every = every
    self.countsFromStart = countsFromStart
    self.timesADay = timesADay
    self.season = season
    isRepeating = every != nil
    quota = every?.quota
    hasWindow = every?.every.minimum != nil
    let period = every?.every.maximum
    grace = period?.unit == .hour ? period.map { $0.approximateSeconds / 2 } : nil
  }
}

extension CompletionTerms: Hashable {
  /// Compares zone and rule.
  package static func == (left: CompletionTerms, right: CompletionTerms) -> Bool {
    left === right
      || left.zone == right.zone && left.every == right.every
        && left.countsFromStart == right.countsFromStart && left.timesADay == right.timesADay
        && left.season == right.season
  }

  /// Hashes zone and rule.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(zone)
    hasher.combine(every)
    hasher.combine(countsFromStart)
    hasher.combine(timesADay)
    hasher.combine(season)
  }
}

/// A category as it was when a task was done; later edits and removals do not change it (T3).
package struct CategoryStamp: Sendable, Hashable, Codable {
  /// The number of the category; `nil` if it comes from another database and was gone there.
  package let id: Category.ID?
  package let name: String
  /// The colour as `#rrggbb`.
  package let color: String
  /// The name of a built-in icon, or one character.
  package let icon: String

  package init(id: Category.ID?, name: String, color: String, icon: String) {
    self.id = id
    self.name = name
    self.color = color
    self.icon = icon
  }

  /// Records a category as it is now.
  package init(_ category: Category) {
    self.init(id: category.id, name: category.name, color: category.color, icon: category.icon)
  }
}

/// The points that a completion earns; pure, so that they are computed once and stored with it.
package enum EarnedPoints {
  /// Points for each step of difficulty.
  static let perDifficulty = 10

  /// Returns the points for a task that is done at a time: 10 to 50, or 0 (X1, X2).
  ///
  /// One-offs and first times always earn. A repeating task that was done before earns if its
  /// window is open, or if at least half of the countdown has passed; so doing it again and again
  /// earns nothing. `countdown` is the one that the completion ends. Half of a countdown in days of
  /// `zone` is half of its days (R25), and one from a day to the next earns as soon as it is open;
  /// the day of the completion begins at `dayTurn`. Of a quota each time earns that counts (Y4).
  package static func forDone(
    _ todo: Todo, countdown: Countdown?, at time: Date, in zone: TimeZone,
    dayTurn: TimeOfDay = .midnight, counts: Bool? = nil
  ) -> Int {
    let points = perDifficulty * todo.difficulty.rawValue
    if let counts { return counts ? points : 0 }
    guard case .repeating(let cadence) = todo.rule, todo.lastDone != nil else { return points }
    if cadence.every.minimum != nil, let opens = countdown?.opens, opens <= time { return points }
    guard let began = countdown?.began, let due = countdown?.due else { return points }
    if countdown?.isInDays == true {
      let first = LocalDateTime(began, in: zone).daysSinceEpoch
      let last = LocalDateTime(due, in: zone).daysSinceEpoch
      let day = LocalDay(containing: time, in: zone, turn: dayTurn).date.daysSinceEpoch
      if last - first == 1, let opens = countdown?.opens {
        return day >= max(first, LocalDateTime(opens, in: zone).daysSinceEpoch) ? points : 0
      }
      return (day - first) * 2 >= last - first ? points : 0
    }
    return time.timeIntervalSince(began) * 2 >= due.timeIntervalSince(began) ? points : 0
  }
}
