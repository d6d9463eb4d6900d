import Foundation
import Model
import Recurrence
import Regions

/// Opening hours of places: nothing reminds at a closed one but its exit, and what was silent for
/// that is said when it opens, if the user is still there (Y7).
extension ReminderEngine {
  /// Returns that a place is closed, for a cause that needs it open; `nil` otherwise.
  func reasonIfClosed(_ id: Place.ID, cause: Cause, time: Date) -> SilenceReason? {
    switch cause {
    case .enter, .cross, .dwell, .inside:
      guard let hours = places[id]?.hours, !hours.isOpen(at: time, in: rules.machineZone) else {
        return nil
      }
      return .closed(opens: hours.nextOpening(after: time, in: rules.machineZone))
    case .exit, .due, .before, .start, .habit, .overdue: return nil
    }
  }

  /// Returns true for a place that is open, or has no hours.
  func isOpen(_ id: Place.ID, at time: Date) -> Bool {
    places[id]?.isOpen(at: time, in: rules.machineZone) ?? true
  }

  /// Returns true if time alone has brought a task up shortly before an instant, or since, so that
  /// the opening of its place says nothing new.
  func isToldByTime(_ todo: Todo, around opening: Date) -> Bool {
    wasToldByTime(todo, since: opening.addingTimeInterval(-rules.coolDownSeconds))
  }

  /// Returns true for a reminder of the opening of a place that time alone has made needless.
  func isToldAlready(_ reminder: Reminder, at id: Place.ID) -> Bool {
    guard places[id]?.hours != nil, let todo = entries[reminder.key.todo]?.todo else {
      return false
    }
    return isToldByTime(todo, around: reminder.time)
  }

  /// Returns when a reminder that was held back can be given because its place opens again, while
  /// the user is still there; `nil` where that is no reason to hold it.
  func openingEnd(of reminder: Reminder, at time: Date) -> Date? {
    guard let visit = reminder.key.occasion.visit,
      reasonIfClosed(visit.place, cause: reminder.key.cause, time: time) != nil,
      visits[visit.presence].map({ $0.id == visit && $0.isPresent }) == true
    else { return nil }
    return places[visit.place]?.opening(after: time, in: rules.machineZone)
  }

  /// Returns true if a day task would open and be due in the same morning; the end of a snooze
  /// comes at its own time.
  func isCovered(_ due: Date, by opening: Date, of entry: Entry) -> Bool {
    if case .at(opening)? = entry.todo.snooze?.end { return false }
    return entry.countdown.isInDays
      && due <= rules.holdEnd(at: opening, pause: nil, atNight: true) ?? opening
  }

  /// Returns from when on a task may be brought up during a visit: its arrival, the end of the stay
  /// that it asks for, or its own opening; `nil` if it does not ask for a visit, or is silent.
  func beginning(of entry: Entry, during visit: Visit) -> Date? {
    var beginning = max(visit.id.began, entry.countdown.opens ?? visit.id.began)
    switch snoozeStanding(of: entry.todo) {
    case .none: break
    case .silent: return nil
    case .ended(let end), .endsAt(let end): beginning = max(beginning, end)
    }
    return asking(of: entry, during: visit).map { max(beginning, $0) }
  }

  /// Returns when a visit itself would bring a task up: at the arrival, or at the end of the stay
  /// that the task asks for; `nil` if it asks for neither.
  func asking(of entry: Entry, during visit: Visit) -> Date? {
    if entry.todo.triggers.contains(.enter) { return visit.id.began }
    guard entry.todo.triggers.contains(.dwell), let dwell = entry.todo.dwellSeconds else {
      return nil
    }
    return visit.id.began.addingTimeInterval(dwell)
  }
}

extension EngineRules {
  /// Returns when a place opens for a user who has been there since a beginning; that beginning
  /// itself where it was open then.
  ///
  /// An opening up to `previous` counts only while it lasts; if it is over, the next one does.
  func opening(
    _ hours: OpeningHours, notBefore beginning: Date, after previous: Date, at now: Date
  ) -> Date? {
    guard let first = hours.firstOpen(notBefore: beginning, in: machineZone) else { return nil }
    if first == beginning || first > previous || hours.isOpen(at: now, in: machineZone) {
      return first
    }
    return hours.nextOpening(after: previous, in: machineZone)
  }
}
