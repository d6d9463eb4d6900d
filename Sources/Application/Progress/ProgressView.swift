public import Foundation
import Localization
public import Progress
public import Reminders

/// Points, level, streaks and badges for every form of output.
public struct ProgressView: Sendable {
  /// The sum of the points.
  public let points: Int
  /// The level that it has reached.
  public let level: Level
  /// The days in a row on which points were earned.
  public let dayStreak: Streak
  /// The badges, in the order in which they were earned.
  public let badges: [(badge: Badge, time: Date)]
  private let zone: TimeZone

  /// Reads the whole history.
  public init(_ snapshot: any StoreSnapshot, actionContext: ActionContext) throws {
    var tally = ProgressTally(clock: actionContext.dayClock, rest: try snapshot.rest)
    try tally.read(snapshot)
    self.init(&tally, actionContext: actionContext)
  }

  /// Takes the state of a tally.
  public init(_ tally: inout ProgressTally, actionContext: ActionContext) {
    points = tally.points
    level = Level(total: tally.points)
    dayStreak = tally.dayStreak(at: actionContext.now)
    badges = tally.badges.map { (badge: $0.key, time: $0.value) }
      .sorted { ($0.time, $0.badge.order) < ($1.time, $1.badge.order) }
    zone = actionContext.machineZone
  }

  /// The keys, as `progress --json` prints them.
  public var json: JSON {
    .object([
      ("points", .integer(points)), ("level", .integer(level.number)),
      ("level_points", .integer(level.points)), ("level_size", .integer(level.size)),
      ("level_progress", .number(Double(level.tenThousandths) / 10_000)),
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

  /// The level with its rank: `Level 4, sprout`.
  public var levelText: String {
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
  /// Counts the completions and the moods of a store, and completions that are not stored yet.
  public mutating func read(_ snapshot: any StoreSnapshot, adding extra: [CompletionRecord] = [])
    throws
  {
    try readRecords(snapshot, adding: extra)
    for entry in try snapshot.moodEntries(from: .distantPast, to: .distantFuture)
    where !entry.isUndone { addMood(at: entry.mood.time) }
  }

  /// Reads the completions of one task, or of all, in the order of their times.
  mutating func readRecords(
    _ snapshot: any StoreSnapshot, of todo: Todo.ID? = nil, adding extra: [CompletionRecord] = []
  ) throws {
    var waiting = extra.sorted { $0.time < $1.time }[...]
    try snapshot.forEachRecord(of: todo, from: .distantPast, withCategories: false) { record in
      while let next = waiting.first, next.time < record.time { add(waiting.removeFirst()) }
      add(record)
    }
    for record in waiting { add(record) }
  }
}
