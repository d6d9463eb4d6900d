import Foundation
import Localization
import Model
package import Progress
package import Text

/// The worth of a step: points, and what is new because of them.
package struct Reward: Sendable, Hashable {
  /// The points of the step.
  package let points: Int
  /// The sum of all points now.
  package let total: Int
  /// The level now.
  package let level: Level
  /// True if the step has reached a new level.
  package let isLevelUp: Bool
  /// True if the step has reached a new rank.
  package let isRankUp: Bool
  /// The badges that the step has earned.
  package let badges: [Badge]

  /// Compares the history with and without the completions of a step.
  init(
    of edit: Edit, moods: [Mood] = [], in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    let records = edit.ownCompletions.map(CompletionRecord.init).sorted { $0.time < $1.time }
    var before = try ProgressTally(snapshot, actionContext: actionContext)
    try before.read(snapshot, now: actionContext.now)
    var after = before
    if !edit.missed.isEmpty || records.first.map({ $0.time < before.last ?? .distantPast }) == true
    {
      // A step that is dated back, or after something was missed, changes what came before it.
      after = try ProgressTally(snapshot, with: edit, actionContext: actionContext)
      try after.read(snapshot, now: actionContext.now, adding: records)
    } else {
      for record in records { after.add(record) }
    }
    // A mood of the step comes last.
    for mood in moods { after.addMood(at: mood.time) }
    total = after.points
    points = after.points - before.points
    let old = Level(total: before.points)
    level = Level(total: after.points)
    isLevelUp = level.number > old.number
    isRankUp = level.rank != old.rank && isLevelUp
    let known = before.badges
    badges = Badge.allCases.filter { known[$0] == nil && after.badges[$0] != nil }
  }

  private init(_ whole: Reward, points: Int, isLast: Bool) {
    self.points = points
    total = whole.total
    level = whole.level
    isLevelUp = isLast && whole.isLevelUp
    isRankUp = isLast && whole.isRankUp
    badges = isLast ? whole.badges : []
  }

  /// Returns the reward of one of several tasks; what is new belongs to the last.
  func part(points: Int, isLast: Bool) -> Reward { Reward(self, points: points, isLast: isLast) }

  /// Returns the reward of a whole step by those of its tasks; `nil` where there is none.
  package static func together(_ rewards: [Reward]) -> Reward? {
    rewards.last?.part(points: rewards.reduce(0) { $0 + $1.points }, isLast: true)
  }

  /// The keys of a reward.
  package var json: JSON {
    .object([
      ("points", .integer(points)), ("total", .integer(total)),
      ("level", .integer(level.number)), ("level_up", .bool(isLevelUp)),
      ("rank", .string(level.rank.rawValue)), ("rank_up", .bool(isRankUp)),
      ("badges", .array(badges.map { .string($0.rawValue) })),
    ])
  }

  /// The lines for readers; none for a step that was worth nothing.
  package var lines: [String] {
    (points > 0 ? [ProgressPhrase.earned(points, total: total).text] : []) + news
  }

  /// A new level and new badges, a line each.
  package var news: [String] {
    var lines: [String] = []
    if isLevelUp {
      let rank = ProgressPhrase.rank(level.rank.rawValue).text
      lines.append(ProgressPhrase.levelReached(level.number, rank: rank).text)
    }
    return lines
      + badges.map {
        ProgressPhrase.badgeEarned(ProgressPhrase.badge($0.rawValue).text).text
      }
  }
}

/// Where pictures after something was done come from.
package enum RewardSource: Sendable, Hashable {
  /// Nowhere: none is offered.
  case off
  /// The program's own drawings.
  case offline
  /// A picture of an address, and a drawing where it gives none.
  case online(String)
}
