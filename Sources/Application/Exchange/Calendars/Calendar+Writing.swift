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
    for task in contents.tasks where CalendarSeries(task)?.isZoned == true {
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

  /// True if other programs see when a task repeats, or if it does not.
  @Sendable static func repeats(_ task: ExchangeContents.ExportedTask) -> Bool {
    task.item.fields[.every] == nil || task.due == nil || CalendarSeries(task) != nil
  }

  static func compact(_ text: String) -> String {
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
    if item.isFinished {
      lines.append("STATUS:COMPLETED")
      lines.append("COMPLETED:\(Taskwarrior.text(todo.lastDone ?? todo.created))")
      if case .once(let due?) = todo.rule {
        lines.append(date("DUE", due, of: task, isDay: todo.isInDays, inZone: false))
      }
    } else {
      lines.append("STATUS:NEEDS-ACTION")
      lines += dates(of: task)
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

  /// Returns when a task opens and is due, and how it repeats.
  private static func dates(of task: ExchangeContents.ExportedTask) -> [String] {
    guard let due = task.due else { return [] }
    func line(_ name: String, _ local: LocalDateTime, inZone: Bool = false) -> String {
      date(name, local, of: task, isDay: task.isInDays, inZone: inZone)
    }
    guard let series = CalendarSeries(task) else {
      let opens = task.opens.flatMap { opens in
        (task.isInDays ? opens.dateText < due.dateText : opens < due) ? opens : nil
      }
      return (opens.map { [line("DTSTART", $0)] } ?? []) + [line("DUE", due)]
    }
    var lines = series.start.map { [line("DTSTART", $0, inZone: series.isZoned)] } ?? []
    // One of several times a day begins and is due at once.
    if !task.todo.isSeveralTimesADay { lines.append(line("DUE", due, inZone: series.isZoned)) }
    lines.append("RRULE:\(series.rule)")
    return lines + series.dates.map { line($0.name, $0.date, inZone: series.isZoned) }
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
    // Alarms have its places only while it is open, and other programs show the first one.
    for place in task.places {
      let (north, east) = (place.center.latitude, place.center.longitude)
      let parts = [
        place.uuid.uuidString.lowercased(),
        Coordinate.degrees(north).withoutZeros + "," + Coordinate.degrees(east).withoutZeros,
        place.radiusMeters.shortText, place.name,
      ]
      lines.append("X-PASSBY-PLACE:" + ContentLine.escaped(parts.joined(separator: " ")))
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
    if task.todo.isSeveralTimesADay, CalendarSeries(task) != nil {
      lines = lines.map { $0.replacing(";RELATED=END", with: "") }
    }
    for place in isOpen && contents.hasPlaceAlarms ? task.places : [] {
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

extension String {
  /// A number without zeros at its end, so that most lines are not folded: `52.1`.
  fileprivate var withoutZeros: String {
    var text = self[...]
    while text.last == "0" { text = text.dropLast() }
    return String(text.last == "." ? text.dropLast() : text)
  }
}
