package import Application
import Foundation
import Geo
package import Model
import Recurrence
import Text

/// The coming dates of tasks as single events, for a calendar that is subscribed to (K1).
package struct CalendarFeed: Sendable {
  /// The most dates of a task.
  static let mostDates = 12
  /// How far ahead dates are shown, in days.
  static let days = 400.0

  private let isWindow: Bool
  private let hasPlaces: Bool
  private let hasAlarms: Bool
  /// Whose tasks are shown, beside those of anyone; `nil` for all.
  package var person: Person.ID?

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - isWindow: True if an event spans from when a task opens to when it is due.
  ///   - hasPlaces: True to name the places.
  ///   - hasAlarms: True for an alarm at each moment at which a task reminds by time.
  package init(isWindow: Bool, hasPlaces: Bool, hasAlarms: Bool = false) {
    self.hasAlarms = hasAlarms
    self.isWindow = isWindow
    self.hasPlaces = hasPlaces
  }

  /// Returns the calendar.
  package func text(
    in snapshot: any StoreSnapshot, actionContext: ActionContext
  ) throws -> String {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Passby//Passby//EN", "METHOD:PUBLISH",
      "X-WR-CALNAME:Passby", "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H",
    ]
    let places = hasPlaces ? try snapshot.places : []
    for todo in try snapshot.todos {
      guard !todo.isWish, todo.persons.isEmpty || person.map(todo.persons.contains) ?? true else {
        continue
      }
      lines += events(of: todo, places: places, actionContext)
    }
    lines.append("END:VCALENDAR")
    return lines.map(ContentLine.folded).joined()
  }

  private func events(
    of todo: Todo, places: [Place], _ actionContext: ActionContext
  ) -> [String] {
    let zone = actionContext.zone(of: todo)
    let end = actionContext.now.addingTimeInterval(Self.days * 86_400)
    var lines: [String] = []
    var count = 0
    var coming = actionContext.coming(todo)
    while count < Self.mostDates, let countdown = coming.next(), let due = countdown.due,
      due <= end
    {
      count += 1
      let day = LocalDateTime(due, in: zone)
      lines += [
        "BEGIN:VEVENT",
        "UID:\(todo.uuid.uuidString.lowercased())-\(Self.compact(day, isDay: true))",
        "DTSTAMP:\(Taskwarrior.text(max(todo.created, todo.lastDone ?? .distantPast)))",
        "SUMMARY:\(ContentLine.escaped(todo.name.cleanLine))",
      ]
      lines += span(of: todo, countdown, due: due, zone: zone)
      if let notes = todo.notes { lines.append("DESCRIPTION:\(ContentLine.escaped(notes))") }
      if let place = places.first(where: todo.canBeDone) {
        lines.append("LOCATION:\(ContentLine.escaped(place.name.cleanLine))")
        lines.append(
          "GEO:\(Coordinate.degrees(place.center.latitude));"
            + Coordinate.degrees(place.center.longitude))
      }
      lines.append("TRANSP:TRANSPARENT")
      if hasAlarms { lines += alarms(of: todo, countdown, zone: zone, actionContext) }
      lines.append("END:VEVENT")
    }
    return lines
  }

  /// Returns the alarms of an event, which count from its end where that is when a window is due.
  private func alarms(
    of todo: Todo, _ countdown: Countdown, zone: TimeZone, _ actionContext: ActionContext
  ) -> [String] {
    let isSpan =
      isWindow && !todo.hasFixedTime
      && (countdown.opens ?? .distantFuture) < countdown.dueBegins ?? .distantPast
    return CalendarAlarms.lines(
      todo, countdown, zone: zone, name: ContentLine.escaped(todo.name.cleanLine),
      // The end of a day is the beginning of the next.
      end: isSpan ? countdown.overdueBegins : nil, actionContext.rules)
  }

  private func span(
    of todo: Todo, _ countdown: Countdown, due: Date, zone: TimeZone
  ) -> [String] {
    // An appointment has a span of its own.
    let opens = isWindow && !todo.hasFixedTime ? countdown.opens : nil
    guard !countdown.isInDays else {
      let day = LocalDateTime(due, in: zone)
      let first = opens.map { LocalDateTime($0, in: zone) } ?? day
      return [
        "DTSTART;VALUE=DATE:\(Self.compact(first, isDay: true))",
        "DTEND;VALUE=DATE:\(Self.compact(day.addingDays(1), isDay: true))",
      ]
    }
    if let opens, opens < due {
      return ["DTSTART:\(Taskwarrior.text(opens))", "DTEND:\(Taskwarrior.text(due))"]
    }
    var lines = ["DTSTART:\(Taskwarrior.text(due))"]
    if todo.hasFixedTime, let minutes = todo.durationMinutes {
      lines.append("DTEND:\(Taskwarrior.text(due.addingTimeInterval(Double(minutes) * 60)))")
    }
    return lines
  }

  private static func compact(_ local: LocalDateTime, isDay: Bool) -> String {
    local.dateText.filter { $0 != "-" }
  }
}
