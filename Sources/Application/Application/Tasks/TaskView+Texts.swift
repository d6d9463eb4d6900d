import Foundation
public import Localization
import Model
public import Recurrence

extension TaskView {
  /// How the task stands, for texts.
  public var taskStanding: TaskStanding {
    guard let countdown else { return .finished }
    switch phase {
    case .finished: return .finished
    case .waiting: return countdown.opens.map { .opens(relative($0, countdown)) } ?? .waiting
    case .open: return .open(due: countdown.due.map { relative($0, countdown) })
    case .due:
      guard let due = countdown.due, isOverdue else {
        return countdown.isInDays ? .dueToday : .dueNow
      }
      return .overdue(since: relative(due, countdown), missed: missed)
    }
  }

  /// How the task stands, in a phrase: `opens in 3 days (Thu 15 Jan 09:00)`.
  public var standing: String { TaskPhrase.standing(taskStanding).text }

  /// How the task stands, without dates: `opens in 3 days`.
  public var brief: String { TaskPhrase.brief(taskStanding).text }

  /// The dates that belong to `brief`; `nil` without a date.
  ///
  /// When it opens, where that is still to come, and when it is due.
  public var dates: String? { countdown.flatMap(dates) }

  /// Returns the dates of a countdown of this task; `nil` without a due date.
  public func dates(of countdown: Countdown) -> String? {
    guard let due = countdown.due.map({ relative($0, countdown) }) else { return nil }
    guard let opens = countdown.opens, opens > now else { return Localizer.current.moment(due) }
    return TaskPhrase.opensAndDue(relative(opens, countdown), due: due).text
  }

  /// When it opens and is due, for the answer to `add` and `edit`.
  public var prospects: String { TaskPhrase.prospects(taskProspects).text }

  private var taskProspects: TaskProspects {
    guard let countdown else { return .never }
    guard let due = countdown.due.map({ relative($0, countdown) }) else { return .undated }
    if isOverdue { return .overdue(since: due) }
    guard let opens = countdown.opens, phase != .due else { return .due(due) }
    return opens > now ? .opens(relative(opens, countdown), due: due) : .open(due: due)
  }

  /// The wall clock of the task, on which texts show its instants.
  public var clock: WallClock { WallClock(in: zone, now: now) }

  /// The snooze in words: `snoozed until Fri 16 Jan 09:00`; `nil` without one.
  public var snoozeWords: String? {
    activeSnooze.map { TaskPhrase.snoozed($0.end, clock).text }
  }

  /// A remark about a snooze that changes nothing: the task is silent longer than that anyway.
  public var idleSnoozeRemark: String? {
    guard phase == .waiting, case .at(let end)? = activeSnooze?.end, let opens = countdown?.opens,
      end <= opens
    else { return nil }
    return ActionPhrase.silentAnyway(until: relative(opens).asDay(countdown?.isInDays ?? false))
      .text
  }

  /// Returns the answer to a change of the date with remarks behind it: that it has ended a snooze
  /// (R16), what the task cannot remind at any more, and when it reminds.
  public func noting(_ text: String, before: TaskView) -> String {
    let hasEndedSnooze = todo.snooze == nil && before.activeSnooze != nil
    let remarks: [String?] = [
      text, hasEndedSnooze ? ActionPhrase.snoozeOver.text : nil, goneLeadsWords(before: before),
    ]
    return reminding(remarks.compactMap(\.self).joined(separator: " "), before: before)
  }

  private func relative(_ date: Date, _ countdown: Countdown) -> RelativeTime {
    relative(date).asDay(countdown.isInDays)
  }

  private func relative(_ date: Date) -> RelativeTime {
    RelativeTime(date, in: zone, now: now, present: present)
  }
}
