import Foundation
import Journal
import Model
import Recurrence

/// Reminders of habits (J4).
extension ReminderEngine {
  /// Returns the reminders of habits whose time has come on the present day.
  ///
  /// A time of an earlier day that passed while the engine was not running is left out: its box can
  /// no longer be filled on that day.
  mutating func habitReminders(after previous: Date, to now: Date) -> [Reminder] {
    guard !habits.isEmpty else { return [] }
    var reminders: [Reminder] = []
    let today = day(of: now)
    for alarm in habits {
      let habit = alarm.habit
      guard let time = time(of: alarm, on: today), time <= now, time >= habit.created else {
        continue
      }
      let key = key(of: habit, on: today, at: time)
      guard !remindedHabits.contains(key) else { continue }
      remindedHabits = remindedHabits.filter {
        $0.todo != key.todo || $0.countdown >= key.countdown - 1
      }
      reminders.append(reminder(of: alarm, key, at: time > previous ? time : now))
    }
    return reminders
  }

  /// Returns the next instant after `now` at which a habit reminds.
  func nextHabitTime(after now: Date) -> Date? {
    guard !habits.isEmpty else { return nil }
    let today = day(of: now)
    return habits.compactMap { alarm -> Date? in
      var day = max(today, alarm.habit.start)
      // Days to come have no marks: the loop ends soon, at the latest in the next period.
      let last = min(alarm.habit.last ?? .max, day + HabitFrequency.mostDays + 1)
      while day <= last {
        if let time = time(of: alarm, on: day), time > now { return time }
        day += 1
      }
      return nil
    }.min()
  }

  /// Returns why a reminder of a habit that was held back no longer applies; `nil` if it does.
  func reasonToDropHabit(_ reminder: Reminder, at now: Date) -> SilenceReason? {
    let today = day(of: now)
    guard reminder.key.countdown == Int64(today),
      let alarm = habits.first(where: { $0.habit.id == reminder.key.habit }),
      time(of: alarm, on: today) != nil
    else { return .noLongerOpen }
    return nil
  }

  /// Returns when a habit reminds on a day; `nil` for a day without an open box.
  ///
  /// A time before the turn of the day belongs to the night at the end of the day.
  private func time(of alarm: HabitAlarm, on day: Int) -> Date? {
    guard let at = alarm.habit.at,
      alarm.habit.isOpen(on: day, alarm.marks, weekStart: rules.weekStart)
    else { return nil }
    let date = Self.epoch.addingDays(at < rules.dayTurn ? day + 1 : day)
    return date.at(at).date(in: rules.machineZone)
  }

  private func key(of habit: Habit, on day: Int, at time: Date) -> ReminderKey {
    ReminderKey(
      todo: habit.id.reminderID, countdown: Int64(day), cause: .habit, occasion: .moment(time))
  }

  private func reminder(of alarm: HabitAlarm, _ key: ReminderKey, at time: Date) -> Reminder {
    let habit = alarm.habit
    return Reminder(
      key: key, time: time, uuid: habit.uuid, task: habit.name, place: nil, due: nil,
      zone: rules.machineZone,
      box: Reminder.Box(number: habit.number(of: Int(key.countdown)), days: habit.days),
      persons: alarm.person == .me ? nil : [alarm.person])
  }

  private func day(of now: Date) -> Int {
    LocalDay(containing: now, in: rules.machineZone, turn: rules.dayTurn).date.daysSinceEpoch
  }

  private static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .gmt)
}
