import Application
import Foundation
import HTTPServer
import Hummingbird
import Localization
import Model
import Progress
import Recurrence
import Synchronization
import WebPorts

/// A badge as the rules know it.
private typealias KnownBadge = Badge

/// Level, badges and streaks, as one snapshot has them.
struct BadgeReport {
  let progress: ProgressView
  let streaks: [(todo: Todo, streak: TaskStreak)]

  /// Reads the streaks of all tasks; `tally` has the points.
  init(
    _ tally: ProgressTally, in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws {
    var tally = tally
    streaks = try snapshot.todos.compactMap { todo in
      tally.streak(of: todo, actionContext: actionContext).map { (todo: todo, streak: $0) }
    }
    progress = ProgressView(&tally, actionContext: actionContext)
  }
}

/// Level, badges and streaks.
struct BadgeReview: Sendable {
  /// A badge that was earned, or one that is still to come.
  struct Badge: Sendable {
    let name: String
    let meaning: String
    /// When it was earned.
    let day: String?
    /// The number or the icon in its drawing.
    let medalNumber: String?
    let medalIcon: String?
  }

  /// The streak of a task.
  struct Streak: Sendable {
    let id: String
    let name: String
    let length: String
    let best: String
    let reserve: String
    let risk: String?
  }

  let level: String
  let within: String
  let levelWidth: String
  let facts: [LabeledText]
  let hasBadges: Bool
  let badges: [Badge]
  let noBadges: String
  let hasComing: Bool
  let coming: [Badge]
  let hasStreaks: Bool
  let streakHead: [String]
  let streaks: [Streak]
  let hasMoreStreaks: Bool
  let moreStreaks: [Streak]
  let moreWords: String

  /// Streaks that are listed, the longest first, and those that are shown at once.
  private static let (mostStreaks, openStreaks) = (20, 5)

  /// Prepares the numbers and the badges.
  init(_ report: BadgeReport, actionContext: ActionContext) {
    let progress = report.progress
    let (points, days) = (progress.level, progress.dayStreak)
    func fact(_ title: ProgressPhrase.Title, _ text: String) -> LabeledText {
      LabeledText(label: ProgressPhrase.title(title).text, text: text)
    }
    level = progress.levelText
    within = ProgressPhrase.ofLevel(points: points.points, size: points.size).text
    levelWidth = String(points.progressBasisPoints / 10)
    facts = [
      fact(.points, "\(progress.points)"),
      fact(.dayStreak, ProgressPhrase.days(days.length).text),
      fact(.bestDayStreak, ProgressPhrase.days(days.best).text),
      fact(.reserve, "\(days.reserve)"),
    ]
    hasBadges = !progress.badges.isEmpty
    noBadges = ProgressPhrase.noBadges.text
    badges = progress.badges.map { badge, time in
      Badge(
        badge, day: Formatted.day(time, in: actionContext.machineZone, now: actionContext.now))
    }
    let earned = Set(progress.badges.map(\.0))
    coming = KnownBadge.allCases.filter { !earned.contains($0) }.map { Badge($0, day: nil) }
    hasComing = !coming.isEmpty
    let all = Self.streaks(report.streaks)
    streaks = Array(all.prefix(Self.openStreaks))
    moreStreaks = Array(all.dropFirst(Self.openStreaks))
    hasStreaks = !streaks.isEmpty
    hasMoreStreaks = !moreStreaks.isEmpty
    moreWords = PlanPhrase.weeksMore(moreStreaks.count).text
    streakHead = [ProgressPhrase.Title.streak, .bestStreak, .reserve].map {
      ProgressPhrase.title($0).text
    }
  }

  private static func streaks(_ streaks: [(todo: Todo, streak: TaskStreak)]) -> [Streak] {
    let running = streaks.filter { $0.streak.length > 0 || $0.streak.best > 0 }.sorted {
      ($1.streak.length, $1.streak.best, $0.todo.id)
        < ($0.streak.length, $0.streak.best, $1.todo.id)
    }
    return running.prefix(mostStreaks).map { todo, streak in
      Streak(
        id: String(todo.id.rawValue), name: todo.name.oneLine,
        length: String(streak.length), best: String(streak.best),
        reserve: String(streak.reserve),
        risk: streak.isAtRisk ? ProgressPhrase.atRisk.text : nil)
    }
  }
}

extension BadgeReview.Badge {
  fileprivate init(_ badge: KnownBadge, day: String?) {
    name = ProgressPhrase.badge(badge.rawValue).text
    meaning = ProgressPhrase.badgeMeaning(badge.rawValue).text
    self.day = day
    let (number, icon): (String?, String?) =
      switch badge {
      case .firstStep: ("1", nil)
      case .ten: ("10", nil)
      case .hundred: ("100", nil)
      case .thousand: ("1000", nil)
      case .week: ("7", nil)
      case .month: ("30", nil)
      case .punctual: (nil, "history")
      case .passerBy: (nil, "map")
      case .mindful: (nil, "practices")
      case .thankful: (nil, "heart")
      case .habit: (nil, "habits")
      case .dreamer: (nil, "rest")
      }
    (medalNumber, medalIcon) = (number, icon)
  }
}

/// Points, streaks and badges, kept while nothing changes.
///
/// To compute them reads the whole history, which changes much less often than the pages with them
/// are requested.
final class CachedProgress: Sendable {
  private struct Key: Equatable {
    let viewer: Viewer
    let version: Int
    let date: LocalDateTime
    let zone: TimeZone
    let turn: TimeOfDay
  }

  private let last = Mutex<(key: Key, tally: ProgressTally)?>(nil)

  /// Returns the tally of the whole history; without a version of the content it is read.
  func tally(version: Int?, site: Site) throws -> ProgressTally {
    let actionContext = site.ports.actionContext
    let clock = actionContext.dayIndex
    let key = version.map {
      Key(
        viewer: actionContext.viewer, version: $0, date: actionContext.today.date, zone: clock.zone,
        turn: clock.turn)
    }
    if let known = last.withLock({ $0 }), known.key == key { return known.tally }
    let tally = try site.ports.store.withSnapshot { snapshot in
      var tally = try ProgressTally(snapshot, actionContext: actionContext)
      try tally.read(snapshot, now: actionContext.now)
      return tally
    }
    if let key { last.withLock { $0 = (key, tally) } }
    return tally
  }
}
