public import Foundation
import Localization
public import Recurrence

/// A rule in sentences, while it is being described.
extension Wording {
  /// What a rule leads to, in one or two sentences.
  ///
  /// `If you do it today: opens Thu 29 Jan, due Thu 26 Feb.`
  public static func prospects(
    of schedule: Schedule, at position: Position, moved: LocalDateTime? = nil, now: Date
  ) -> String {
    guard let pending = schedule.countdown(at: position, moved: moved) else {
      return "Its end comes before it is due for the first time, so it never comes up."
    }
    guard case .repeating(let cadence) = schedule.rule else {
      return once(pending, schedule: schedule, now: now)
    }
    let words = { stretch($0, of: cadence, in: schedule.zone, now: now) }
    let isOpen = pending.opens.map { $0 <= now } ?? false
    let isDue = pending.due.map { $0 <= now } ?? false
    let standing =
      isDue
      ? "It is due since" : isOpen && cadence.every.minimum != nil ? "It is open, due" : nil
    let pendingDue = pending.due.map { due($0, of: cadence, in: schedule.zone, now: now) } ?? ""
    let first = standing.map { "\($0) \(pendingDue)." } ?? "First \(words(pending))."
    guard cadence.from == .done else {
      let next = schedule.upcoming(2, from: position, moved: moved, now: now).dropFirst().first
      let then = next?.due.map { ", then \(due($0, of: cadence, in: schedule.zone, now: now))" }
      return "\(capitalized(words(pending)))\(then ?? ""), whenever you do it."
    }
    let done = schedule.position(afterDoneAt: now, from: position, moved: moved, now: now)
    guard let after = schedule.countdown(at: done) else {
      return "\(first) If you do it today, it is finished."
    }
    let today = "If you do it today: \(words(after))."
    return words(after) == words(pending) ? today : "\(first) \(today)"
  }

  /// The coming due moments after the next one, each taken to be done when it is due.
  public static func comingDates(
    _ count: Int, of schedule: Schedule, at position: Position, moved: LocalDateTime? = nil,
    now: Date
  ) -> [String] {
    guard case .repeating(let cadence) = schedule.rule else { return [] }
    return schedule.upcoming(count, from: position, moved: moved, now: now).compactMap(\.due)
      .map { due($0, of: cadence, in: schedule.zone, now: now) }
  }

  private static func once(_ pending: Countdown, schedule: Schedule, now: Date) -> String {
    guard let due = pending.due else {
      return "Open from now on, without a date: it reminds you at its places until it is done."
    }
    let dueWords = "due \(moment(due, in: schedule.zone, now: now))"
    guard let opens = pending.opens, opens > now else {
      return due > now ? "Open from now on, \(dueWords)." : "Already \(dueWords): it is overdue."
    }
    return "Opens \(moment(opens, in: schedule.zone, now: now)), \(dueWords)."
  }

  private static func stretch(
    _ countdown: Countdown, of cadence: Cadence, in zone: TimeZone, now: Date
  ) -> String {
    guard let due = countdown.due else { return "open" }
    let dueWords = "due \(Self.due(due, of: cadence, in: zone, now: now))"
    guard cadence.every.minimum != nil, let opens = countdown.opens else { return dueWords }
    return "opens \(Self.due(opens, of: cadence, in: zone, now: now)), \(dueWords)"
  }

  /// Days are enough for a rhythm of days and longer that names no time.
  private static func due(
    _ date: Date, of cadence: Cadence, in zone: TimeZone, now: Date
  ) -> String {
    cadence.every.maximum.unit == .hour || cadence.at != nil
      ? moment(date, in: zone, now: now) : day(date, in: zone, now: now)
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
