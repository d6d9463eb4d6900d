import Application
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Text

extension Calendar {
  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    try put("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Passby//Passby//EN\r\n")
    var zones: Set<String> = []
    for task in contents.tasks where zonedRule(of: task) != nil {
      guard zones.insert(task.zone.identifier).inserted else { continue }
      let from = contents.now.addingTimeInterval(-400 * 86_400)
      let lines = CalendarZones.definition(
        of: task.zone, from: from, to: contents.now.addingTimeInterval(3660 * 86_400))
      for line in lines { try put(ContentLine.folded(line)) }
    }
    for task in contents.tasks {
      for line in lines(of: task, contents) { try put(ContentLine.folded(line)) }
    }
    try put("END:VCALENDAR\r\n")
  }

  /// Returns the rule that a task came with (K2), else one that other programs can expand exactly;
  /// `nil` for any other task.
  private static func rule(of task: ExchangeContents.ExportedTask) -> String? {
    if let kept = task.todo.calendarRule, !task.item.isFinished, task.due != nil { return kept }
    guard case .repeating(let cadence) = task.todo.rule, task.todo.moved == nil,
      let due = task.due, let opens = task.opens, opens < due || cadence.isSeveralTimesADay,
      task.isInDays || cadence.every.maximum.unit != .hour,
      let rule = RecurrenceRule.exact(cadence, due: due),
      task.opens?.day ?? 31 <= 28 || cadence.isSeveralTimesADay || !rule.contains("MONTHLY")
    else { return nil }
    guard let end = cadence.end else { return rule }
    let until =
      task.isInDays
      ? compact(end.dateText) : Taskwarrior.text(end.date(in: task.zone))
    return "\(rule);UNTIL=\(until)"
  }

  /// Returns true unless the task came with a rule of which this is no date: other programs count
  /// from the start.
  private static func mayStart(
    at opens: LocalDateTime, _ task: ExchangeContents.ExportedTask
  ) -> Bool {
    guard let kept = task.todo.calendarRule, let due = task.due else { return true }
    func every(_ local: LocalDateTime) -> String? {
      let date = ItemDate(local, isDay: task.isInDays)
      return try? RecurrenceRule(kept).read(
        start: date, zone: task.zone, approximates: true, work: FileWork()
      ).every
    }
    return every(opens) == every(due)
  }

  /// Returns the rule of a task whose dates need the definition of their zone.
  private static func zonedRule(of task: ExchangeContents.ExportedTask) -> String? {
    guard !task.isInDays, task.todo.zone != .floating else { return nil }
    return rule(of: task)
  }

  private static func compact(_ text: String) -> String {
    String(text.filter { $0 != "-" && $0 != ":" }.prefix(15))
  }

  private static func date(
    _ name: String, _ local: LocalDateTime, of task: ExchangeContents.ExportedTask, isDay: Bool,
    inZone: Bool
  ) -> String {
    if isDay { return "\(name);VALUE=DATE:\(compact(local.dateText))" }
    if task.todo.zone == .floating { return "\(name):\(compact(local.description))" }
    if inZone { return "\(name);TZID=\(task.zone.identifier):\(compact(local.description))" }
    return "\(name):\(Taskwarrior.text(local.date(in: task.zone)))"
  }

  private static func lines(
    of task: ExchangeContents.ExportedTask, _ contents: ExchangeContents
  ) -> [String] {
    let (todo, item) = (task.todo, task.item)
    let changed = max(todo.created, todo.lastDone ?? .distantPast)
    var lines = [
      "BEGIN:VTODO", "UID:\(todo.uuid.uuidString.lowercased())",
      "DTSTAMP:\(Taskwarrior.text(changed))", "CREATED:\(Taskwarrior.text(todo.created))",
      "LAST-MODIFIED:\(Taskwarrior.text(changed))", "SEQUENCE:\(todo.countdownNumber)",
      "SUMMARY:\(ContentLine.escaped(item.name))",
    ]
    if let notes = item.fields[.notes] {
      lines.append("DESCRIPTION:\(ContentLine.escaped(notes))")
    }
    let rule = rule(of: task)
    let isZoned = zonedRule(of: task) != nil
    if item.isFinished {
      lines.append("STATUS:COMPLETED")
      lines.append("COMPLETED:\(Taskwarrior.text(todo.lastDone ?? todo.created))")
      if case .once(let due?) = todo.rule {
        lines.append(date("DUE", due, of: task, isDay: todo.isInDays, inZone: false))
      }
    } else {
      lines.append("STATUS:NEEDS-ACTION")
      if let due = task.due, let rule, todo.isSeveralTimesADay {
        // The rule is about the start; one of several times begins and is due at once.
        lines.append(date("DTSTART", due, of: task, isDay: false, inZone: isZoned))
        lines.append("RRULE:\(rule)")
      } else if let due = task.due {
        let opensEarlier = task.opens.map { opens in
          task.isInDays ? opens.dateText < due.dateText : opens < due
        }
        if opensEarlier == true, let opens = task.opens, mayStart(at: opens, task) {
          lines.append(date("DTSTART", opens, of: task, isDay: task.isInDays, inZone: isZoned))
        }
        lines.append(date("DUE", due, of: task, isDay: task.isInDays, inZone: isZoned))
        if let rule, opensEarlier == true || todo.calendarRule != nil {
          lines.append("RRULE:\(rule)")
        }
      }
    }
    lines.append("PRIORITY:\(todo.priority == .high ? 1 : todo.priority == .low ? 9 : 5)")
    if let category = item.fields[.category] {
      lines.append("CATEGORIES:\(ContentLine.escaped(category))")
    }
    if let place = task.places.first {
      let names = task.places.map(\.name).joined(separator: ", ")
      lines.append("LOCATION:\(ContentLine.escaped(names))")
      lines.append(
        "GEO:\(Coordinate.degrees(place.center.latitude));"
          + Coordinate.degrees(place.center.longitude))
    }
    lines += own(of: task)
    lines += alarms(of: task, contents)
    return lines + ["END:VTODO"]
  }

  /// Returns the name of a field in a property of Passby's own: `DWELL`.
  static func name(of field: RequestField) -> String {
    field.rawValue.uppercased().replacing("_", with: "-")
  }

  private static func own(of task: ExchangeContents.ExportedTask) -> [String] {
    let item = task.item
    let rule: [RequestField] = [.every, .from, .start, .first, .at, .end]
    var lines = (rule + ExchangeFormat.own).compactMap { field in
      item.fields[field].map { "X-PASSBY-\(name(of: field)):\(ContentLine.escaped($0))" }
    }
    if let zone = item.fields[.zone] { lines.append("X-PASSBY-ZONE:\(zone)") }
    if item.fields[.every] != nil, let done = item.lastDone {
      lines.append("X-PASSBY-DONE:\(Taskwarrior.text(done))")
    }
    if !item.placeNames.isEmpty {
      lines.append(
        "X-PASSBY-PLACES:" + item.placeNames.map(ContentLine.escaped).joined(separator: ","))
    }
    return lines
  }

  /// The alarms of a task: those that it names itself; while it is open also one at its due moment
  /// where it names none, and those at its places in both dialects.
  private static func alarms(
    of task: ExchangeContents.ExportedTask, _ contents: ExchangeContents
  ) -> [String] {
    let name = ContentLine.escaped(task.item.name)
    var lines: [String] = []
    let isOpen = task.isOpen(at: contents.now)
    if let countdown = task.countdown, countdown.due != nil, !task.item.isFinished {
      if task.todo.leads != nil {
        lines += CalendarAlarms.lines(
          task.todo, countdown, zone: task.zone, name: name, end: countdown.dueBegins,
          contents.rules)
      } else if isOpen {
        lines += [
          "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(name)", "TRIGGER;RELATED=END:PT0S",
          "END:VALARM",
        ]
      }
    }
    // A rule of several times a day has a start alone.
    if task.todo.isSeveralTimesADay, rule(of: task) != nil {
      lines = lines.map { $0.replacing(";RELATED=END", with: "") }
    }
    for place in isOpen ? task.places : [] {
      let isDeparture = task.todo.triggers.contains(.exit) && !task.todo.triggers.contains(.enter)
      let proximity = isDeparture ? "DEPART" : "ARRIVE"
      let point =
        "geo:\(Coordinate.degrees(place.center.latitude)),"
        + Coordinate.degrees(place.center.longitude)
      let radius = place.radiusMeters.shortText
      let title = place.name.cleanLine.replacing("\"", with: "'")
      lines += [
        "BEGIN:VALARM",
        "UID:\(NameUUID.of("alarm", task.todo.uuid.uuidString, place.uuid.uuidString).uuidString.lowercased())",
        "ACTION:DISPLAY", "DESCRIPTION:\(name)",
        "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "PROXIMITY:\(proximity)",
        "X-APPLE-PROXIMITY:\(proximity)",
        "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=\(radius);X-TITLE=\"\(title)\":\(point)",
        "BEGIN:VLOCATION", "UID:\(place.uuid.uuidString.lowercased())",
        "NAME:\(ContentLine.escaped(place.name))", "URL:\(point);u=\(radius)", "END:VLOCATION",
        "END:VALARM",
      ]
    }
    return lines
  }
}

extension ExchangeContents.ExportedTask {
  /// True if it can be done at an instant.
  func isOpen(at now: Date) -> Bool {
    guard let countdown else { return false }
    return (countdown.opens ?? .distantPast) <= now
  }
}
