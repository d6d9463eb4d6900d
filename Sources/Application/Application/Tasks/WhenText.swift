import Foundation
package import Localization
import Model
package import Recurrence
import Text

/// The time of an appointment as typed: `thu 14:30`, or with a span of a day, `thu 14:30-15:15`,
/// which is its start and its duration (Z3).
struct WhenText {
  /// The moment at which it begins; a day where no time is given.
  let moment: Moment
  /// The length of the span; `nil` for a time alone.
  let span: TimeSpanText?
  /// The text without the end of the span.
  private let begin: String

  /// Reads a text.
  ///
  /// - Throws: `Refusal`, which blames the field `when`.
  init(parsing text: String, _ moments: MomentText) throws {
    let found = try Self.span(in: text)
    span = found?.span
    begin = found?.begin ?? text
    moment = try moments.moment(begin, field: .when)
  }

  /// Returns the span in a text, and the text with its beginning alone; `nil` if there is none.
  ///
  /// The signs of a span stand alone, so that `2026-12-03T09:00-05:00` keeps its offset.
  ///
  /// - Throws: `Refusal` for a span that does not end after it begins.
  static func span(in text: String) throws -> (span: TimeSpanText, begin: String)? {
    let words = text.split(whereSeparator: \.isWhitespace).map { String($0).withoutCommas }
    for count in 1...3 where count <= words.count {
      for first in 0...(words.count - count) {
        let typed = words[first..<first + count].joined()
        let span: TimeSpanText
        do {
          span = try TimeSpanText(parsing: typed)
        } catch is RecurrenceError {
          continue
        } catch let failure as Refusal {
          throw Refusal(failure.code, .when, value: text) {
            DatePhrase.timeSpanReversed(subject: $0)
          }
        }
        guard span.minutes != nil else { continue }
        let rest = [words[..<first], [span.start.description], words[(first + count)...]]
        return (span, rest.joined().joined(separator: " "))
      }
    }
    return nil
  }

  /// True for a text with a span of a day.
  static func isSpan(_ text: String) -> Bool { (try? span(in: text)) != nil }

  /// The moment and the span as `init(parsing:)` reads them back: `2026-12-03 14:30-15:15`; `nil`
  /// without a span.
  var spanText: String? {
    guard let text = span?.spanText, case .local(let local) = moment else { return nil }
    return "\(local.dateText) \(text)"
  }
}

/// When the task is, as every list, page, answer and message says it (Z1).
extension TaskView {
  /// When the task is; `nil` without a date and when finished, except for what was missed of late.
  package var when: TaskWhen? { when(in: nil) }

  /// Returns when a task that stands in a group of Today is: of those that were missed the time
  /// that has passed, not the next one.
  package func when(in group: TodayGroup?) -> TaskWhen? {
    if let missedTime, group == .missed || phase == .finished {
      return .missed(relative(missedTime))
    }
    if let restEnd { return .from(relative(restEnd).asDay(true)) }
    return countdown.flatMap { when($0, isOverdue: isOverdue) }
  }

  /// The text of the row: `by Thu 3 Dec 14:30`, and behind it a snooze; `nil` without a date.
  package var whenText: String? { whenText(in: nil) }

  /// Returns the text of the row of a task that stands in a group of Today.
  package func whenText(in group: TodayGroup?) -> String? {
    when(in: group).map { adding(snooze: TaskPhrase.when($0).text) }
  }

  /// The text of the row, and of a window that opens later also its end: `from Mon 11 May, until
  /// Mon 8 Jun`.
  package var whenAndEnd: String? {
    when.map { whenAndEnd($0, due: restEnd == nil ? countdown?.due : nil) }
  }

  /// The same for the answer to `add` and `edit`, after which nothing may be left to do.
  package var prospects: String? {
    whenAndEnd ?? (isPast ? TaskPhrase.finishedByEnd.text : nil)
  }

  /// Returns when another countdown of the task is, with the end of a window.
  package func whenAndEnd(of countdown: Countdown) -> String? {
    when(countdown, isOverdue: isOverdue && countdown == self.countdown)
      .map { whenAndEnd($0, due: countdown.due) }
  }

  /// Returns when the occurrence is that is due at an instant to come.
  func when(due: Date) -> TaskWhen {
    TaskWhen(
      todo.kind, opens: nil, due: relative(due).asDay(countdown?.isInDays ?? false),
      isOverdue: false)
  }

  /// When the task opens, if that is still to come and is not what its row says.
  package var opensOtherwise: RelativeTime? {
    guard let countdown, let opens = countdown.opens, opens > now, todo.kind != .window,
      opens != restEnd
    else { return nil }
    return relative(opens, countdown)
  }

  /// The wall clock of the task, on which texts show its instants.
  package var clock: WallClock { WallClock(in: zone, now: now) }

  /// The snooze in words: `snoozed until Fri 16 Jan 09:00`; `nil` without one.
  package var snoozeWords: String? {
    activeSnooze.map { TaskPhrase.snoozed($0.end, clock).text }
  }

  /// A remark about a snooze that changes nothing: the task is silent longer than that anyway.
  package var idleSnoozeRemark: String? {
    guard phase == .waiting || phase == .resting, case .at(let end)? = activeSnooze?.end,
      let opens = restEnd ?? countdown?.opens, end <= opens
    else { return nil }
    let isInDays = restEnd != nil || countdown?.isInDays ?? false
    return ActionPhrase.silentAnyway(until: relative(opens).asDay(isInDays)).text
  }

  /// Returns the answer to a change of the date with remarks behind it: that it has ended a snooze
  /// (R16), what the task cannot remind at any more, and when it reminds.
  package func noting(_ text: String, before: TaskView) -> String {
    let hasEndedSnooze = todo.snooze == nil && before.activeSnooze != nil
    let remarks: [String?] = [
      text, hasEndedSnooze ? ActionPhrase.snoozeOver.text : nil, goneLeadsWords(before: before),
    ]
    return reminding(remarks.compactMap(\.self).joined(separator: " "), before: before)
  }

  private func when(_ countdown: Countdown, isOverdue: Bool) -> TaskWhen? {
    guard let due = countdown.due else { return nil }
    if let words = quotaWhen(countdown, due: due) { return words }
    let end = todo.durationMinutes.map { relative(due.addingTimeInterval(Double($0) * 60)) }
    return TaskWhen(
      todo.kind, opens: countdown.opens.map { relative($0, countdown) },
      due: relative(due, countdown), end: end, isOverdue: isOverdue)
  }

  /// Returns how far a quota is in its period, and from its due day on what is missing; `nil` for
  /// other tasks, and for a period to come (Y4).
  private func quotaWhen(_ countdown: Countdown, due: Date) -> TaskWhen? {
    guard let quota = todo.rule.quota, let tally = pending.tally, countdown == self.countdown else {
      return nil
    }
    let schedule = pending.schedule(machineZone: zone)
    let (asked, last) = (schedule.asked(tally), schedule.lastSecond(ofDay: tally.last))
    let isToCome = countdown.opens.map { $0 > now } ?? false
    if isToCome, tally.done < asked, tally.isLetGo || tally.done == 0 {
      return countdown.opens.map { .from(relative($0, countdown)) }
    }
    guard !isToCome, due <= last, let begins = countdown.dueBegins, begins <= now else {
      return .counted(tally.done, of: asked, per: quota.unit)
    }
    return .more(asked - tally.done, by: relative(last).asDay(true), per: quota.unit)
  }

  private func whenAndEnd(_ when: TaskWhen, due: Date?) -> String {
    guard case .from(let opens) = when, let due, !todo.hasQuota else {
      return TaskPhrase.when(when).text
    }
    return TaskPhrase.whenAndEnd(when, end: relative(due).asDay(opens.isDay)).text
  }

  private func adding(snooze words: String) -> String {
    ([words] + [snoozeWords].compactMap(\.self)).joined(separator: " · ")
  }

  private func relative(_ date: Date, _ countdown: Countdown) -> RelativeTime {
    relative(date).asDay(countdown.isInDays)
  }

  private func relative(_ date: Date) -> RelativeTime {
    RelativeTime(date, in: zone, now: now, present: present)
  }
}

/// Times of day as typed, `8:00` or `8:00,20:00` (Z6), or a span such as `10:15-11:45` (T6).
struct TimeSpanText {
  /// The time of day, the times, or the beginning of the span.
  let times: TimesOfDay
  /// The length of the span in minutes; `nil` for times alone.
  let minutes: Int?

  /// Reads times of day with commas between, or two of them with a hyphen or an en dash between.
  ///
  /// - Throws: What `TimesOfDay.init(parsing:)` throws; `Refusal` if the span does not end
  ///   after it begins.
  init(parsing text: String) throws {
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" })
    guard parts.count == 2, !text.contains(",") else {
      times = try TimesOfDay(parsing: text)
      minutes = nil
      return
    }
    guard let first = try? TimeOfDay(parsing: String(parts[0]).trimmingBlanks),
      let last = try? TimeOfDay(parsing: String(parts[1]).trimmingBlanks)
    else { throw RecurrenceError.timeOfDay(text) }
    guard first < last else {
      throw Refusal(.usage, .at, value: text) { DatePhrase.timeSpanReversed(subject: $0) }
    }
    times = TimesOfDay(first)
    minutes = (last.hour - first.hour) * 60 + last.minute - first.minute
  }

  /// The time of day, the first of several, or the beginning of the span.
  var start: TimeOfDay { times.first }

  /// The span in its canonical form, `10:15-11:45`; `nil` for times alone.
  var spanText: String? {
    guard let minutes else { return nil }
    let end = start.hour * 60 + start.minute + minutes
    return "\(start)-\(TimeOfDay(hour: end / 60, minute: end % 60))"
  }
}
