package import Foundation
import Journal
import Localization
package import Model
import Planning
package import Progress
import Recurrence
package import Text

/// Points, level, streaks and badges for every form of output.
package struct ProgressView: Sendable {
  /// The sum of the points.
  package let points: Int
  /// The level that it has reached.
  package let level: Level
  /// The days in a row on which points were earned.
  package let dayStreak: Streak
  /// The badges, in the order in which they were earned.
  package let badges: [(badge: Badge, time: Date)]
  private let zone: TimeZone

  /// Reads the whole history.
  package init(_ snapshot: any StoreSnapshot, actionContext: ActionContext) throws {
    var tally = try ProgressTally(snapshot, actionContext: actionContext)
    try tally.read(snapshot, now: actionContext.now)
    self.init(&tally, actionContext: actionContext)
  }

  /// Creates a view of the state of a tally.
  package init(_ tally: inout ProgressTally, actionContext: ActionContext) {
    points = tally.points
    level = Level(total: tally.points)
    dayStreak = tally.dayStreak(at: actionContext.now)
    badges = tally.badges.map { (badge: $0.key, time: $0.value) }
      .sorted { ($0.time, $0.badge.order) < ($1.time, $1.badge.order) }
    zone = actionContext.machineZone
  }

  /// The keys, as `progress --json` prints them.
  package var json: JSON {
    .object([
      ("points", .integer(points)), ("level", .integer(level.number)),
      ("level_points", .integer(level.points)), ("level_size", .integer(level.size)),
      ("level_progress", .number(Double(level.progressBasisPoints) / 10_000)),
      ("rank", .string(level.rank.rawValue)),
      (
        "badges",
        .array(
          badges.map { badge, time in
            .object([
              ("name", .string(badge.rawValue)), ("time", JSON(time, in: zone)),
              ("text", .string(ProgressPhrase.badge(badge.rawValue).text)),
            ])
          })
      ),
      ("day_streak", .integer(dayStreak.length)), ("best_day_streak", .integer(dayStreak.best)),
      ("reserve", .integer(dayStreak.reserve)),
    ])
  }

  /// Level, points and day streak on one line: `Level 4, sprout · 45 of 200 points · 5 days in a
  /// row`.
  package var line: String {
    ProgressPhrase.standing(
      level: levelText,
      points: ProgressPhrase.ofLevel(points: level.points, size: level.size).text,
      days: dayStreak.length
    ).text
  }

  /// The level with its rank: `Level 4, sprout`.
  package var levelText: String {
    ProgressPhrase.level(
      level.number, rank: ProgressPhrase.rank(level.rank.rawValue).text
    ).text
  }
}

extension Badge {
  /// Its place in the list of all.
  fileprivate var order: Int { Badge.allCases.firstIndex(of: self) ?? 0 }
}

extension ProgressTally {
  /// Counts completions, moods, good things and habits of a store as they stand at an instant, and
  /// completions that are not stored yet.
  package mutating func read(
    _ snapshot: any StoreSnapshot, now: Date, adding extra: [CompletionRecord] = []
  ) throws {
    try readRecords(snapshot, adding: extra)
    try snapshot.forEachMoodTime { time in
      addMood(at: time)
      return badges[.mindful] == nil
    }
    for time in try snapshot.gratitudeTimes(first: Self.gratitudeDaysForBadge) {
      addGratitude(at: time)
    }
    let habits = try snapshot.allHabits
    guard !habits.isEmpty else { return }
    let marks = Dictionary(grouping: try snapshot.habitMarks, by: \.habit)
    for habit in habits { add(habit, marks[habit.id] ?? [], now: now) }
  }

  /// Reads the completions of one task, or of all, in the order of their times; those of one that
  /// is done in turn are those of anyone.
  mutating func readRecords(
    _ snapshot: any StoreSnapshot, of todo: Todo.ID? = nil, byAnyone: Bool = false,
    adding extra: [CompletionRecord] = []
  ) throws {
    var waiting = extra.sorted { $0.time < $1.time }[...]
    try snapshot.forEachRecord(
      of: todo, from: .distantPast, withCategories: false, byAnyone: byAnyone
    ) { record in
      while let next = waiting.first, next.time < record.time { add(waiting.removeFirst()) }
      add(record)
    }
    for record in waiting { add(record) }
  }
}

extension ActionContext {
  /// Finds the days of the user.
  package var dayIndex: LocalDayIndex { LocalDayIndex(zone: machineZone, turn: hours.turn) }
}

extension StoreSnapshot {
  /// The days of rest for streaks and statistics.
  package var rest: RestDays {
    get throws { RestDays(try restDays.map(\.day.daysSinceEpoch)) }
  }
}
