public import Foundation
import Localization
public import Recurrence

/// Words of the pages, where a date stands beside them rather than in them.
extension Wording {
  /// What a user has just done, and what comes of it.
  ///
  /// `Done: Cat medicine. It opens in 10 weeks.`
  public static func did(_ verb: String, _ task: String, next: String?) -> String {
    "\(verb): \(name(task))." + (next.map { " It \($0)." } ?? "")
  }

  /// A phase as a heading or a filter says it.
  public static func phase(_ phase: Phase) -> String {
    switch phase {
    case .waiting: "Waiting"
    case .open: "Open"
    case .due: "Due"
    case .finished: "Finished"
    }
  }

  /// How an unfinished task stands, without dates: `opens in 3 days`, `open, due in 3 weeks`, `overdue by 2 days`.
  public static func brief(
    _ countdown: Countdown, phase: Phase, missed: Int, in zone: TimeZone, now: Date
  ) -> String {
    switch phase {
    case .finished: return "finished"
    case .waiting:
      return countdown.opens.map { "opens \(relative($0, in: zone, now: now))" } ?? "waiting"
    case .open:
      return countdown.due.map { "open, due \(relative($0, in: zone, now: now))" }
        ?? "open, no date"
    case .due:
      guard let due = countdown.due, now.timeIntervalSince(due) >= 60 else { return "due now" }
      let missed = missed > 1 ? ", \(missed) missed" : ""
      return "overdue by \(span(from: due, to: now, in: zone))\(missed)"
    }
  }

  /// The dates that belong to `brief`: when it opens where that is still to come, and when it is due.
  public static func dates(_ countdown: Countdown, in zone: TimeZone, now: Date) -> String? {
    guard let due = countdown.due else { return nil }
    let dueWords = moment(due, in: zone, now: now)
    guard let opens = countdown.opens, opens > now else { return dueWords }
    return "\(moment(opens, in: zone, now: now)), due \(dueWords)"
  }

  /// What the bar of a task shows, for those who do not see it: `Waiting, 43 % of the time has passed`.
  public static func bar(_ phase: Phase, isOverdue: Bool, progress: Double?) -> String {
    let word = isOverdue ? "Overdue" : Self.phase(phase)
    guard let progress, phase == .waiting || phase == .open else { return word }
    return "\(word), \(Int((progress * 100).rounded(.down))) % of the time has passed"
  }
}
