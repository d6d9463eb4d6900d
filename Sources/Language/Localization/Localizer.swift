package import Foundation

/// A language and the conventions that a user may set apart from it.
package struct Localizer: Sendable {
  /// The language in force for the present task: English unless a caller has bound another one.
  ///
  /// Commands bind the user's language at the start, the page binds the reader's for each request,
  /// notifiers bind that of the settings. Logs are written outside of these bindings, in English.
  @TaskLocal package static var current = Localizer(English())

  /// The language of the texts.
  package let language: any Language
  /// How a time of day is written.
  package let clock: ClockStyle

  /// The first day of the week, 0 for Sunday.
  package let firstWeekday: Int

  /// Who reads the texts.
  package let audience: Audience

  /// The reader's own time zone.
  ///
  /// Times on another wall clock are shown with the name of that zone.
  package let zone: TimeZone?

  /// Creates a localizer; conventions that are not given are the language's own.
  package init(
    _ language: any Language, clock: ClockStyle? = nil, firstWeekday: Int? = nil,
    zone: TimeZone? = nil, audience: Audience = .terminal
  ) {
    self.zone = zone
    self.audience = audience
    self.language = language
    self.clock = clock ?? language.clock
    self.firstWeekday = firstWeekday ?? language.firstWeekday
  }

  /// Returns the same conventions for another audience.
  package func speaking(to audience: Audience) -> Localizer {
    Localizer(language, clock: clock, firstWeekday: firstWeekday, zone: zone, audience: audience)
  }
}

/// Who reads a text.
package enum Audience: Sendable {
  /// A terminal, where options and commands are named, and tasks have numbers.
  case terminal
  /// A page, which shows a message beside the field it is about, and names neither.
  case page
}

/// How a time of day is written.
package enum ClockStyle: String, Sendable, CaseIterable {
  /// `18:05`.
  case hours24 = "24h"
  /// `6:05 PM`.
  case hours12 = "12h"
}

extension Localizer {
  /// Returns a whole number with its noun: `3 tasks`.
  package func count(_ number: Int, _ noun: Noun) -> String { language.count(number, noun) }

  /// Returns a number rounded to some decimals, 0 to 9: `2.4` or `2,4`.
  ///
  /// A number that is not finite, or of more than 15 digits, gives an empty text.
  package func number(_ value: Double, decimals: Int = 0) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 1e15 else { return "" }
    let digits = String(Int64(scaled.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + language.decimalSeparator
      + padded.suffix(decimals)
  }

  /// Returns a distance with two or three figures: `85 m`, `2.4 km`, `120 km`.
  ///
  /// A negative distance, or one that is not finite, gives an empty text.
  package func distance(_ meters: Double) -> String {
    guard meters.isFinite, meters >= 0 else { return "" }
    if meters < 999.5 { return self.meters(meters) }
    let decimals = meters < 99_950 ? 1 : 0
    return "\(number(meters / 1000, decimals: decimals)) \(language.units.kilometer)"
  }

  /// Returns a length with two decimals at most, in kilometres from 1 km on: `80 m`, `2.5 km`.
  package func length(meters: Double) -> String {
    meters < 1000
      ? "\(shortest(meters)) \(language.units.meter)"
      : "\(shortest(meters / 1000)) \(language.units.kilometer)"
  }

  private func shortest(_ value: Double) -> String {
    let decimals = (0...1).first { decimals in
      number(value, decimals: decimals) + (decimals == 0 ? language.decimalSeparator + "00" : "0")
        == number(value, decimals: 2)
    }
    return number(value, decimals: decimals ?? 2)
  }

  /// Returns whole metres: `85 m`.
  package func meters(_ meters: Double) -> String { "\(number(meters)) \(language.units.meter)" }

  /// Returns a speed in whole kilometres an hour, from metres a second: `50 km/h`.
  package func speed(_ metersPerSecond: Double) -> String {
    "\(number(metersPerSecond * 3.6)) \(language.units.kilometerPerHour)"
  }

  /// Returns a whole percentage of a share of 1: `43 %`.
  package func percent(_ share: Double) -> String { "\(number((share * 100).rounded(.down))) %" }

  /// Returns one of eight compass points from degrees clockwise from true north: `NE`.
  ///
  /// A number that is not finite gives an empty text.
  package func direction(_ degrees: Double) -> String {
    guard degrees.isFinite else { return "" }
    let turned = (degrees.truncatingRemainder(dividingBy: 360) + 360) / 45
    return language.compassPoints[Int(turned.rounded()) % 8]
  }

  /// Returns seconds with at most two decimals: `10 s`, `0.25 s`.
  package func seconds(_ seconds: Double) -> String {
    let decimals = (0...1).first { decimals in
      let scaled = decimals == 0 ? seconds : seconds * 10
      return (scaled - scaled.rounded()).magnitude < 0.000_1
    }
    return "\(number(seconds, decimals: decimals ?? 2)) \(language.units.second)"
  }

  /// Returns a list: `a, b and c`.
  package func list(_ items: [String]) -> String { list(items, language.and) }

  /// Returns alternatives: `a, b or c`.
  package func alternatives(_ items: [String]) -> String { list(items, language.or) }

  private func list(_ items: [String], _ conjunction: String) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

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

  /// The year that headings leave out, on a page; `nil` where they have every year.
  @TaskLocal package static var presentYear: Int?

  /// Returns a day as a heading: `Thu 15 Jan 2026`, on a page without the present year.
  package func dayHeading(_ time: LocalTime) -> String {
    time.year == Self.presentYear ? language.day(time) : language.dayWithYear(time)
  }

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

  /// Returns a heading for a day that is over or today: `Today`, `Yesterday`, else `Thu 15 Jan`.
  package func pastDay(_ time: RelativeTime) -> String {
    let text =
      time.calendarDays == 0
      ? language.today : time.calendarDays == -1 ? language.yesterday : day(time)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

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
