extension Localizer {
  /// Returns a time of day: `09:05`, `18:05` or, on a 12-hour clock, `6:05 PM`; on the wall clock
  /// of another zone `18:05 New York`.
  package func clock(_ time: LocalTime) -> String { timeOfDay(time, withSeconds: false) }

  /// Returns a time of day with seconds: `09:05:07`.
  package func clockWithSeconds(_ time: LocalTime) -> String { timeOfDay(time, withSeconds: true) }

  private func timeOfDay(_ time: LocalTime, withSeconds: Bool) -> String {
    let rest = Self.twoDigits(time.minute) + (withSeconds ? ":" + Self.twoDigits(time.second) : "")
    let zone = time.zone.map { " " + $0 } ?? ""
    switch clock {
    case .hours24: return "\(Self.twoDigits(time.hour)):\(rest)\(zone)"
    case .hours12:
      let period = time.hour < 12 ? language.dayPeriods.am : language.dayPeriods.pm
      return "\((time.hour + 11) % 12 + 1):\(rest) \(period)\(zone)"
    }
  }

  /// Returns a day, with its year where that is not the present one: `Thu 15 Jan`.
  package func day(_ time: LocalTime, now: LocalTime) -> String {
    time.year == now.year ? language.day(time) : language.dayWithYear(time)
  }

  /// Returns a day with its year, as a heading: `Thu 15 Jan 2026`.
  package func dayHeading(_ time: LocalTime) -> String { language.dayWithYear(time) }

  /// Returns a moment, with its year where that is not the present one: `Thu 15 Jan 09:00`.
  package func moment(_ time: LocalTime, now: LocalTime) -> String {
    language.dayAndClock(day(time, now: now), clock(time))
  }

  /// Returns a moment with its year: `Thu 15 Jan 2026 09:00`.
  package func fullMoment(_ time: LocalTime) -> String {
    language.dayAndClock(language.dayWithYear(time), clock(time))
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}

extension Localizer {
  /// Returns a moment: `Thu 15 Jan 09:00`.
  package func moment(_ time: RelativeTime) -> String {
    time.isDay ? day(time) : moment(time.time, now: time.now)
  }

  /// Returns a moment as it is said when it is near: `14:30` today, `tomorrow 14:30`, else
  /// `Thu 15 Jan 09:00`; of days `today`, `tomorrow`, else `Thu 15 Jan`.
  package func near(_ time: RelativeTime) -> String {
    switch (time.calendarDays, time.isDay) {
    case (0, true): language.today
    case (0, false): clock(time.time)
    case (1, true): language.tomorrow
    case (1, false): "\(language.tomorrow) \(clock(time.time))"
    default: moment(time)
    }
  }

  /// Returns a moment that has passed: `14:30` today, else `Thu 15 Jan 09:00`; days as `moment`.
  func past(_ time: RelativeTime) -> String {
    time.calendarDays == 0 && !time.isDay ? clock(time.time) : moment(time)
  }

  /// Returns a moment that has passed a short time ago: `18:00` today, `Mon 18:00` within a week.
  func recent(_ time: RelativeTime) -> String {
    time.calendarDays == 0 && !time.isDay ? clock(time.time) : shortMoment(time)
  }

  /// Returns a day: `Thu 15 Jan`.
  package func day(_ time: RelativeTime) -> String { day(time.time, now: time.now) }

  /// Returns how far away an instant is: `in 3 days`, `2 h ago`, `now` within a minute.
  package func relative(_ time: RelativeTime) -> String {
    guard !time.isNow else { return language.now }
    if time.isDay {
      switch time.calendarDays {
      case 0: return language.today
      case 1: return language.tomorrow
      case -1: return language.yesterday
      default:
        let distance = span(time.distance)
        return time.calendarDays > 0 ? language.later(distance) : language.ago(distance)
      }
    }
    let distance = span(time.distance)
    return time.seconds > 0 ? language.later(distance) : language.ago(distance)
  }

  /// Returns an instant both ways: `in 3 days (Thu 15 Jan 09:00)`; the present day is `today`.
  package func when(_ time: RelativeTime) -> String {
    let isToday = time.isDay && time.calendarDays == 0
    return isToday ? relative(time) : "\(relative(time)) (\(moment(time)))"
  }

  /// Returns how old something is: `now` within 2 s, `12 s ago`, `5 min ago`, and with its moment
  /// from an hour on, or where it lies in the future: `3 h ago (Mon 2 Mar 17:36)`.
  package func age(_ time: RelativeTime) -> String {
    let seconds = -time.seconds
    if seconds.magnitude < 2 { return language.now }
    if seconds > 0, seconds < 60 { return language.ago(span(TimeSpan(Int(seconds), .second))) }
    return seconds > 0 && seconds < 3600 ? relative(time) : when(time)
  }

  /// Returns a moment of the last or next six days by its weekday, others with their date: `Wed
  /// 20:00`, `Wed 3 Dec 20:00`; a day without a time: `Wed`.
  package func shortMoment(_ time: RelativeTime) -> String {
    guard time.calendarDays.magnitude < 7 else { return moment(time) }
    let weekday = language.weekday(time.time.weekday)
    return time.isDay ? weekday : "\(weekday) \(clock(time.time))"
  }

  /// Returns a length of time: `20 min`, `3 days`.
  package func span(_ span: TimeSpan) -> String { language.count(span.number, span.unit) }
}
