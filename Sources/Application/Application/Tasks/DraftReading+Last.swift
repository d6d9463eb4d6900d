import DateWords
import Foundation
import Localization
package import Model
import Recurrence
import Text

/// Reads when a task was done last, before it was one of Passby's (Z7).
extension DraftReading {
  /// Returns the day from which the countdown runs, or the moment for a period of hours; `nil` if
  /// none is given.
  ///
  /// - Throws: `RequestFailure` for a fixed rhythm, which does not count from when it was done, for
  ///   a start besides, and for what is to come.
  func lastTime(from mode: ResetMode, isInHours: Bool, in zone: TimeZone) throws -> Moment? {
    guard let text = fields[.last], fields.has(.last) else { return nil }
    let value = GivenValue(text.quoted, of: RequestField.last.flag)
    guard mode == .done else {
      throw RequestFailure(.usage, .last, TaskInputPhrase.lastOfRhythm(subject: value))
        .because(.storedTask)
    }
    if let start = fields[.start] {
      let start = GivenValue(start.quoted, of: RequestField.start.flag)
      throw RequestFailure(.usage, .last, TaskInputPhrase.lastAndStart(value, start))
    }
    let typed = try actionContext.moment(ofDay: text, in: zone, direction: .past, field: .last)
    let last =
      isInHours ? typed : typed.localDateTime(in: zone, dayMeans: .start).asDay
    let isToCome =
      last.isDay
      ? last.localDateTime(in: zone, dayMeans: .start).daysSinceEpoch
        > actionContext.hours.day(of: now, in: zone).date.daysSinceEpoch
      : last.date(in: zone, dayMeans: .start) > now
    guard !isToCome else {
      throw RequestFailure(.usage, .last, TaskInputPhrase.lastToCome(subject: value))
    }
    return last
  }

  /// Refuses a last time for a task that was done or skipped, whose countdown runs from there.
  func checkLast(of todo: Todo) throws {
    guard !todo.canHaveLastTime else { return }
    throw RequestFailure(
      .refused, .last, TaskInputPhrase.lastOfDone(todo.label, id: todo.id.rawValue))
  }

  /// Lets the countdown of a rule with days run from the last time, as if the task had been done
  /// then; a plain period counts from its start by itself.
  func countFromLast(_ todo: inout Todo) {
    guard fields.has(.last), case .repeating(let cadence) = todo.rule, cadence.days != nil else {
      return
    }
    let zone = todo.zone.resolved(machineZone: machineZone)
    let day = todo.isInDays ? cadence.start.at(TimeOfDay(hour: 12, minute: 0)) : cadence.start
    todo.state = .completed(day.date(in: zone))
  }
}

extension Todo {
  /// True if the task was neither done nor skipped yet, so that a last time can be given.
  package var canHaveLastTime: Bool {
    if case .completed = state { false } else { lastDone == nil }
  }
}

extension LocalDateTime {
  /// Its day, as a moment without a time.
  fileprivate var asDay: Moment { .day(year: year, month: month, day: day) }
}
