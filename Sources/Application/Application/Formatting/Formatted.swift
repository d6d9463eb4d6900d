package import Foundation
package import Localization
package import Model
import Recurrence
import Text

/// Every text about tasks that a user reads, in the language in force, `Localizer.current`.
package enum Formatted {
  private static var localizer: Localizer { .current }

  /// Returns a wall-clock moment: `Thu 15 Jan 09:00`, with a year that is not the present one; with
  /// `asDay` the day alone.
  package static func moment(
    _ date: Date, in zone: TimeZone, now: Date, asDay isDay: Bool = false
  ) -> String {
    localizer.moment(RelativeTime(date, in: zone, now: now).asDay(isDay))
  }

  /// Returns a heading for a day: `Thu 15 Jan 2026`.
  package static func dayHeading(_ date: Date, in zone: TimeZone) -> String {
    localizer.dayHeading(LocalTime(date, in: zone))
  }

  /// Returns a day: `Thu 29 Jan`, with the year where it is not the present one.
  package static func day(_ date: Date, in zone: TimeZone, now: Date) -> String {
    localizer.day(RelativeTime(date, in: zone, now: now))
  }

  /// Returns a heading for a day that is over or today: `Today`, `Yesterday`, else `Thu 29 Jan`.
  package static func pastDay(_ date: Date, in zone: TimeZone, now: Date) -> String {
    localizer.pastDay(RelativeTime(date, in: zone, now: now))
  }

  /// Returns a time of day: `09:05`.
  package static func clock(_ date: Date, in zone: TimeZone) -> String {
    localizer.clock(LocalTime(date, in: zone))
  }

  /// Returns where the user was last and when: `Last at Supermarket, 14:05`, with the day if it was
  /// another one.
  package static func lastAt(
    _ place: String, _ time: Date, in zone: TimeZone, now: Date
  ) -> String {
    let isToday = day(time, in: zone, now: now) == day(now, in: zone, now: now)
    return PlacePhrase.lastAt(
      place: place, time: isToday ? clock(time, in: zone) : moment(time, in: zone, now: now)
    ).text
  }

  /// Returns a time of day with seconds: `09:05:07`.
  package static func seconds(_ date: Date, in zone: TimeZone) -> String {
    localizer.clockWithSeconds(LocalTime(date, in: zone))
  }

  /// Returns how far away an instant is: `in 3 days`, `2 h ago`, `now`.
  ///
  /// Days are counted on the calendar.
  package static func relative(
    _ date: Date, in zone: TimeZone, now: Date, asDay isDay: Bool = false
  ) -> String {
    localizer.relative(RelativeTime(date, in: zone, now: now).asDay(isDay))
  }

  /// Returns the time between two instants in one unit: `20 min`, `5 h`, `3 days`, `10 weeks`.
  package static func span(from start: Date, to end: Date, in zone: TimeZone) -> String {
    localizer.span(RelativeTime(end, in: zone, now: start).distance)
  }

  /// Returns an exact length: `5 min`, `24 h`, `3 days`.
  package static func length(seconds: Double) -> String {
    localizer.span(TimeSpan(seconds: seconds))
  }

  /// Returns a number with its noun: `1 task`, `3 tasks`.
  package static func count(_ number: Int, _ noun: Noun) -> String {
    localizer.count(number, noun)
  }

  /// Returns an instant both ways: `in 3 days (Thu 15 Jan 09:00)`.
  package static func when(
    _ date: Date, in zone: TimeZone, now: Date, asDay isDay: Bool = false
  ) -> String {
    localizer.when(RelativeTime(date, in: zone, now: now).asDay(isDay))
  }

  /// Returns how old something is: `now`, `12 s ago`, `3 h ago (Mon 2 Mar 17:36)`.
  package static func age(of date: Date, in zone: TimeZone, now: Date) -> String {
    localizer.age(RelativeTime(date, in: zone, now: now))
  }

  /// Returns a wall-clock moment with its year: `Thu 15 Jan 2026 09:00`.
  package static func full(_ date: Date, in zone: TimeZone) -> String {
    localizer.fullMoment(LocalTime(date, in: zone))
  }

  /// Returns a direction in eight points, from degrees clockwise from true north: `NE`.
  package static func direction(_ degrees: Double) -> String { localizer.direction(degrees) }

  /// Returns a distance from metres: `85 m`, `2.4 km`, `120 km`.
  package static func distance(_ meters: Double) -> String { localizer.distance(meters) }

  /// Returns an instant in UTC, the same in every language: `2026-01-15 09:00:00Z`.
  package static func utc(_ date: Date) -> String {
    let local = LocalDateTime(date, in: .gmt)
    func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(local.year)-\(twoDigits(local.month))-\(twoDigits(local.day)) "
      + "\(twoDigits(local.hour)):\(twoDigits(local.minute)):\(twoDigits(local.second))Z"
  }
}

extension Formatted {
  /// Returns what a user has just done, and when the task is now.
  ///
  /// `Done: Cat medicine. From Mon 11 May, until Mon 8 Jun.`
  package static func did(_ verb: EditAction.TaskVerb, _ task: String, when: String?) -> String {
    ActionPhrase.did(verb, task: task.oneLine, when: when).text
  }

  /// Returns what the bar of a task shows, for screen readers:
  /// `Waiting, 43 % of the time has passed`.
  package static func bar(_ status: TaskStatus, progress: Double?) -> String {
    guard let progress, status == .waiting || status == .open else {
      return TaskPhrase.status(status).text
    }
    return TaskPhrase.progress(status, progress).text
  }
}

extension Todo {
  /// Number and name, as messages show a task: `3 "Cat medicine"`.
  package var label: String { "\(id.rawValue) \(self.name.quoted)" }
}

extension PlaceReference {
  /// How a task's place is shown: its name, or `#tag`.
  package func text(among places: [Place]) -> String {
    switch self {
    case .place(let id): places.first { $0.id == id }?.name ?? "?"
    case .tag(let tag): "#" + tag
    }
  }
}
