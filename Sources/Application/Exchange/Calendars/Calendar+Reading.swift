import Application
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Text

/// Tasks as components VTODO of iCalendar (K2 to K5), and events to come.
///
/// Source: RFC 5545; RFC 9074 for alarms at places, and Apple's older properties for the same.
enum Calendar {
  @Sendable static func read(
    _ bytes: ArraySlice<UInt8>, _ options: ReadingOptions
  ) throws -> ExchangeReading {
    var reading = ExchangeReading()
    let calendars = try CalendarTree.calendars(bytes, options.work)
    guard !calendars.isEmpty else {
      throw ExchangeFailure(line: 1, ExchangePhrase.missing("BEGIN:VCALENDAR"))
    }
    for calendar in calendars {
      var zones = CalendarZones(
        calendar, machineZone: options.actionContext.machineZone, work: options.work)
      var overrides = Overrides(calendar)
      if calendar.fault == .notClosed, calendar.all("VTODO").isEmpty {
        reading.refuse(line: calendar.line, "VCALENDAR", ExchangePhrase.notClosed)
      }
      reading.leaveOut(calendar.names, by: .calendarFile)
      for component in calendar.components {
        try options.work.read()
        switch component.name {
        case "VEVENT" where !options.takesEvents: reading.lose(.event)
        case "VTODO" where overrides.isOrphan(component):
          add(component, [], &zones, options, &reading)
        case "VEVENT" where overrides.isOrphan(component): reading.lose(.changedOccurrence)
        case "VTODO", "VEVENT":
          guard component["RECURRENCE-ID"] == nil else { continue }
          add(component, overrides.of(component), &zones, options, &reading)
        case "VJOURNAL": reading.lose(.notTask)
        default: break
        }
      }
    }
    return reading
  }

  private static func add(
    _ component: CalendarComponent, _ overrides: [CalendarComponent],
    _ zones: inout CalendarZones, _ options: ReadingOptions, _ reading: inout ExchangeReading
  ) {
    let (name, isNamed) = name(of: component)
    let shown = isNamed ? name.quoted : component["UID"]?.text ?? component.name
    do {
      for part in [component] + overrides { try check(part) }
      guard component["STATUS"]?.word != "CANCELLED" else { return reading.lose(.deleted) }
      var reader = TodoReader(component, name: name, options: options)
      if component.name == "VEVENT" {
        guard try reader.readEvent(overrides, &zones, &reading) else {
          return reading.lose(.pastEvent)
        }
      } else {
        try reader.readDates(overrides, &zones, &reading)
      }
      reader.readDetails(&reading)
      reader.readHistory(overrides, &zones)
      try reader.readPlaces(&reading)
      if !isNamed { reading.lose(.unnamed) }
      reading.leaveOut(component, name: name)
      reading.tasks.append(reader.item)
    } catch let problem as ExchangeFailure {
      reading.refuse(line: problem.line ?? component.line, shown, problem.phrase)
    } catch let problem as RecurrenceError {
      reading.refuse(line: component.line, shown, problem.phrase)
    } catch {
      reading.refuse(line: component.line, shown, ExchangePhrase.malformed(reason: "\(error)"))
    }
  }

  /// Returns the name of a task: its summary, else the first line of what it says otherwise.
  private static func name(of component: CalendarComponent) -> (name: String, isNamed: Bool) {
    if let name = component["SUMMARY"]?.text.trimmed, !name.isEmpty { return (name, true) }
    for property in ["DESCRIPTION", "LOCATION", "CATEGORIES"] {
      let line = component[property]?.text.split(whereSeparator: \.isNewline).first
      if let name = line.map({ String($0).trimmed }), !name.isEmpty { return (name, false) }
    }
    return (ExchangePhrase.unnamed.text, false)
  }

  private static func check(_ component: CalendarComponent) throws(ExchangeFailure) {
    switch component.fault {
    case .longLine?: throw ExchangeFailure(ExchangePhrase.longLine)
    case .notClosed?: throw ExchangeFailure(ExchangePhrase.notClosed)
    case .manyAlarms?: throw ExchangeFailure(ExchangePhrase.manyAlarms)
    case .bareReturn?: throw ExchangeFailure(ExchangePhrase.malformed(reason: "CR"))
    case .notUTF8(let line)?: throw ExchangeFailure(line: line, ExchangePhrase.notUTF8)
    case nil: break
    }
    if component.components.contains(where: { $0.fault != nil }) {
      throw ExchangeFailure(ExchangePhrase.notClosed)
    }
  }
}

/// The changed occurrences of the series of a calendar, by the id of their series.
private struct Overrides {
  private var masters: Set<String> = []
  private var parts: [String: [CalendarComponent]] = [:]

  init(_ calendar: CalendarComponent) {
    for component in calendar.components where ["VTODO", "VEVENT"].contains(component.name) {
      if component["RECURRENCE-ID"] == nil {
        masters.insert(Self.key(component))
      } else {
        parts[Self.key(component), default: []].append(component)
      }
    }
  }

  private static func key(_ component: CalendarComponent) -> String {
    "\(component.name) \(component["UID"]?.text ?? "")"
  }

  /// True for a changed occurrence whose series is not in the file.
  func isOrphan(_ component: CalendarComponent) -> Bool {
    component["RECURRENCE-ID"] != nil && !masters.contains(Self.key(component))
  }

  /// Returns the changed occurrences of a series, once.
  mutating func of(_ master: CalendarComponent) -> [CalendarComponent] {
    parts.removeValue(forKey: Self.key(master)) ?? []
  }
}

extension CalendarComponent {
  /// True if it is done: by its status, or, where it has none, by its percentage (RFC 5545,
  /// 3.8.1.8).
  var isDone: Bool {
    guard let status = self["STATUS"]?.word, !status.isEmpty else {
      return self["PERCENT-COMPLETE"]?.word == "100"
    }
    return status == "COMPLETED"
  }
}

/// Reads one VTODO, or a VEVENT.
struct TodoReader {
  var item: TaskItem
  let component: CalendarComponent
  let options: ReadingOptions
  private(set) var zone: TimeZone
  private(set) var zoneName: String?
  private let machineZone: TimeZone

  init(_ component: CalendarComponent, name: String, options: ReadingOptions) {
    self.component = component
    self.options = options
    machineZone = options.actionContext.machineZone
    zone = machineZone
    let start = component["DTSTART"]?.value ?? component["DUE"]?.value ?? ""
    let uuid =
      component["UID"].map { id in
        // An occurrence alone is not its series.
        component["RECURRENCE-ID"].map { NameUUID.of("icalendar", id.text, $0.value) }
          ?? NameUUID.reading(id.text, of: "icalendar")
      } ?? NameUUID.of("icalendar", name, start)
    item = TaskItem(line: component.line, uuid: uuid, name: name)
    item.created = component["CREATED"].flatMap { CalendarDate($0.value) }.map { date(of: $0) }
    item.modified = component["LAST-MODIFIED"].flatMap { CalendarDate($0.value) }
      .map { date(of: $0) }
  }

  private func date(of date: CalendarDate) -> Date {
    switch date {
    case .day(let day): day.at(TimeOfDay(hour: 12, minute: 0)).date(in: zone)
    case .floating(let local): local.date(in: zone)
    case .utc(let date): date
    }
  }

  /// Reads a date on the wall clock of the task, whose zone the first one with a time decides.
  mutating func moment(
    _ name: String, _ zones: inout CalendarZones
  ) throws(ExchangeFailure) -> ItemDate? {
    guard let line = component[name] else { return nil }
    return try moment(line, line.value, &zones)
  }

  /// Reads a date of a line on the wall clock of the task.
  mutating func moment(
    _ line: ContentLine, _ text: String, _ zones: inout CalendarZones
  ) throws(ExchangeFailure) -> ItemDate {
    guard let date = CalendarDate(text) else {
      throw ExchangeFailure(ExchangePhrase.notDate("\(line.name):\(text)".quoted))
    }
    switch date {
    case .day(let day): return ItemDate(day, isDay: true)
    case .utc(let instant): return ItemDate(LocalDateTime(instant, in: zone), isDay: false)
    case .floating(let local):
      guard let id = line.parameters["TZID"] else {
        if zoneName == nil { zoneName = "floating" }
        return ItemDate(local, isDay: false)
      }
      let own = try zones.zone(id)
      if zoneName == nil { (zone, zoneName) = (own, own.identifier) }
      guard own != zone else { return ItemDate(local, isDay: false) }
      return ItemDate(LocalDateTime(local.date(in: own), in: zone), isDay: false)
    }
  }

  mutating func readDates(
    _ overrides: [CalendarComponent], _ zones: inout CalendarZones,
    _ reading: inout ExchangeReading
  ) throws {
    if let name = own("ZONE") {
      zoneName = name
      zone = TimeZone(identifier: name) ?? machineZone
    }
    let start = try moment("DTSTART", &zones)
    var due = try moment("DUE", &zones)
    defer { readAlarms(start: start, due: due ?? start, &reading) }
    if due == nil, let start, let length = component["DURATION"]?.value {
      due = try ends(start, after: length)
    }
    item.fields[.zone] = zoneName
    for field in [.start, .first, .at, .end] + ExchangeFormat.own {
      item.fields[field] = own(Calendar.name(of: field))
    }
    if let every = own("EVERY") {
      let mode = ResetMode(rawValue: own("FROM") ?? "") ?? .done
      try item.setRepeating(every, from: mode, due: due ?? start, zone: zone)
      if let done = own("DONE").flatMap({ CalendarDate($0) }) { item.lastDone = date(of: done) }
      if let rule = component["RRULE"] {
        let rule = try RecurrenceRule(rule.value)
        item.calendarRule = rule.kept
        // The dates of its countdown are ours; those that another program took out of it count.
        let read = try? rule.read(
          start: start ?? due, zone: zone, approximates: true, work: options.work)
        try readSeries(overrides, read.map { (rule, $0) }, start, due, &zones, &reading)
      }
    } else if let rule = component["RRULE"], !component.isDone {
      let read = try repeats(rule.value, start: start, due: due, &reading)
      try readSeries(overrides, read, start, due, &zones, &reading)
    } else {
      item.setOnce(due: due ?? start, opens: due == nil ? nil : start)
      if let horizon = own("HORIZON") { item.fields[.horizon] = horizon }
      if !component.isDone { try readSeries(overrides, nil, start, due, &zones, &reading) }
    }
    if component.lines.contains(where: { $0.name == "RRULE" && $0 != component["RRULE"] }) {
      throw ExchangeFailure(ExchangePhrase.notRule("RRULE, RRULE".quoted))
    }
  }

  /// Reads alarms at a time before the task as when it reminds; others are lost (Z4).
  ///
  /// A task of Passby's has them for other programs, beside its own property.
  mutating func readAlarms(
    start: ItemDate?, due: ItemDate?, end: ItemDate? = nil, _ reading: inout ExchangeReading
  ) {
    guard item.fields[.remind] == nil else { return }
    let alarms = CalendarAlarms(
      component, start: start, due: due, end: end, options.actionContext.rules)
    reading.lose(.field(RequestField.remind.rawValue), alarms.lost)
    // Without the property, an alarm when the task is due is what the setting says.
    let usual: [[Lead]] = own("ZONE") == nil ? [] : [[.start], [.morning]]
    guard !alarms.leads.isEmpty, !usual.contains(alarms.leads) else { return }
    item.fields[.remind] = alarms.leads.leadText
  }

  private func own(_ name: String) -> String? {
    component["X-PASSBY-" + name]?.text.trimmed
  }

  func ends(_ start: ItemDate, after text: String) throws(ExchangeFailure) -> ItemDate {
    guard
      let match = text.wholeMatch(
        of: /\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?/)
    else { throw ExchangeFailure(ExchangePhrase.notDate("DURATION:\(text)".quoted)) }
    func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
    let days = min(number(match.1), 5000) * 7 + min(number(match.2), 36_500)
    let seconds =
      min(number(match.3), 100_000) * 3600 + min(number(match.4), 6_000_000) * 60
      + min(number(match.5), 360_000_000)
    let day = start.local.addingDays(days)
    guard seconds > 0 else { return ItemDate(day, isDay: start.isDay) }
    let end = day.date(in: .gmt).addingTimeInterval(Double(seconds))
    return ItemDate(LocalDateTime(end, in: .gmt), isDay: false)
  }

  mutating func readDetails(_ reading: inout ExchangeReading) {
    if let notes = component["DESCRIPTION"]?.text, !notes.isEmpty { item.fields[.notes] = notes }
    switch component["PRIORITY"].flatMap({ Int($0.value.trimmed) }) ?? 0 {
    case 1...4: item.fields[.priority] = "high"
    case 6...9: item.fields[.priority] = "low"
    default: break
    }
    let categories =
      component.lines.filter { $0.name == "CATEGORIES" }.flatMap(\.texts).map(\.trimmed)
      .filter { !$0.isEmpty }
    item.fields[.category] = categories.first
    if categories.count > 1 { reading.lose(.left(.label, field: "CATEGORIES", of: .task)) }
    if let percent = component["PERCENT-COMPLETE"]?.word, !["", "0", "100"].contains(percent) {
      reading.lose(.left(.progress, field: "PERCENT-COMPLETE", of: .task))
    } else if component["STATUS"]?.word == "IN-PROCESS" {
      reading.lose(.left(.progress, field: "STATUS", of: .task))
    }
  }

  mutating func readHistory(_ overrides: [CalendarComponent], _ zones: inout CalendarZones) {
    for part in overrides where part.isDone {
      guard let of = part["RECURRENCE-ID"].flatMap({ CalendarDate($0.value) }) else { continue }
      let due = date(of: of)
      let done = part["COMPLETED"].flatMap { CalendarDate($0.value) }.map { date(of: $0) }
      item.completions.append(
        CompletionItem(
          uuid: NameUUID.of("icalendar", item.uuid.uuidString, "\(due.timeIntervalSince1970)"),
          time: done ?? due, due: due))
    }
    let completed = component["COMPLETED"].flatMap { CalendarDate($0.value) }.map { date(of: $0) }
    let changed = component["LAST-MODIFIED"].flatMap { CalendarDate($0.value) }
      .map { date(of: $0) }
    guard component.isDone || completed != nil else { return }
    let now = options.actionContext.now
    let time = min(completed ?? changed ?? now, now)
    item.isFinished = true
    item.lastDone = time
    item.completions.append(
      CompletionItem(uuid: NameUUID.of("done", item.uuid.uuidString), time: time))
  }
}
