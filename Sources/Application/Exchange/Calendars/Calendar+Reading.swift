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
      var overrides: [String: [CalendarComponent]] = [:]
      for component in calendar.all("VTODO") where component["RECURRENCE-ID"] != nil {
        overrides[component["UID"]?.text ?? "", default: []].append(component)
      }
      if calendar.fault == .notClosed, calendar.all("VTODO").isEmpty {
        reading.refuse(line: calendar.line, "VCALENDAR", ExchangePhrase.notClosed)
      }
      reading.leaveOut(calendar.names, by: .calendarFile)
      for component in calendar.components {
        try options.work.read()
        switch component.name {
        case "VTODO" where component["RECURRENCE-ID"] == nil:
          let own = overrides.removeValue(forKey: component["UID"]?.text ?? "") ?? []
          add(component, own, &zones, options, &reading)
        case "VEVENT" where !options.takesEvents: reading.lose(.event)
        case "VEVENT" where component["RECURRENCE-ID"] == nil:
          add(component, [], &zones, options, &reading)
        case "VEVENT": reading.lose(.changedOccurrence)
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
    let name = component["SUMMARY"]?.text.trimmed ?? ""
    let shown = name.isEmpty ? component["UID"]?.text ?? "VTODO" : name.quoted
    do {
      try check(component)
      guard !name.isEmpty else { throw ExchangeFailure(ExchangePhrase.missing("SUMMARY")) }
      guard component["STATUS"]?.value.uppercased() != "CANCELLED" else {
        return reading.lose(.deleted)
      }
      var reader = TodoReader(component, name: name, options: options)
      if component.name == "VEVENT" {
        guard try reader.readEvent(&zones, &reading) else { return reading.lose(.pastEvent) }
      } else {
        try reader.readDates(&zones, &reading)
      }
      reader.readDetails(&reading)
      reader.readHistory(overrides, &zones)
      try reader.readPlaces()
      reading.tasks.append(reader.item)
      reading.leaveOut(component.names, by: .calendarTask)
      if component["LOCATION"] != nil, reader.item.places.isEmpty, reader.item.placeNames.isEmpty {
        reading.leaveOut(["LOCATION without GEO"], by: .calendarTask)
      }
      for alarm in component.all("VALARM") {
        let own = [name, component["DESCRIPTION"]?.text]
        let texts = alarm.lines.filter { !own.contains($0.text.trimmed) }.map(\.name)
        reading.leaveOut(texts + alarm.components.map(\.name), by: .calendarAlarm)
      }
    } catch let problem as ExchangeFailure {
      reading.refuse(line: component.line, shown, problem.phrase)
    } catch let problem as RecurrenceError {
      reading.refuse(line: component.line, shown, problem.phrase)
    } catch {
      reading.refuse(line: component.line, shown, ExchangePhrase.malformed(reason: "\(error)"))
    }
  }

  private static func check(_ component: CalendarComponent) throws(ExchangeFailure) {
    switch component.fault {
    case .longLine?: throw ExchangeFailure(ExchangePhrase.longLine)
    case .notClosed?: throw ExchangeFailure(ExchangePhrase.notClosed)
    case .manyAlarms?: throw ExchangeFailure(ExchangePhrase.manyAlarms)
    case .bareReturn?: throw ExchangeFailure(ExchangePhrase.malformed(reason: "CR"))
    case nil: break
    }
    if component.components.contains(where: { $0.fault != nil }) {
      throw ExchangeFailure(ExchangePhrase.notClosed)
    }
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
      component["UID"].map { NameUUID.reading($0.text, of: "icalendar") }
      ?? NameUUID.of("icalendar", name, start)
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
    guard let date = CalendarDate(line.value) else {
      throw ExchangeFailure(ExchangePhrase.notDate("\(name):\(line.value)".quoted))
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
    _ zones: inout CalendarZones, _ reading: inout ExchangeReading
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
      if let done = own("DONE").flatMap(CalendarDate.init) { item.lastDone = date(of: done) }
      if let rule = component["RRULE"] { item.calendarRule = try RecurrenceRule(rule.value).kept }
    } else if let rule = component["RRULE"], component["STATUS"]?.value != "COMPLETED" {
      try repeats(rule.value, start: start, due: due, &reading)
    } else {
      item.setOnce(due: due ?? start, opens: due == nil ? nil : start)
      if let horizon = own("HORIZON") { item.fields[.horizon] = horizon }
    }
    if component.lines.contains(where: { $0.name == "RRULE" && $0 != component["RRULE"] }) {
      throw ExchangeFailure(ExchangePhrase.notRule("RRULE, RRULE".quoted))
    }
  }

  /// Reads alarms at a time before the task as when it reminds; others are lost (Z4).
  ///
  /// A task of Passby's has them for other programs, beside its own property.
  private mutating func readAlarms(
    start: ItemDate?, due: ItemDate?, _ reading: inout ExchangeReading
  ) {
    guard item.fields[.remind] == nil else { return }
    let alarms = CalendarAlarms(component, start: start, due: due, options.actionContext.rules)
    reading.lose(.field(RequestField.remind.rawValue), alarms.lost)
    guard !alarms.leads.isEmpty, own("ZONE") == nil || alarms.leads != [.start] else { return }
    item.fields[.remind] = alarms.leads.leadText
  }

  private func own(_ name: String) -> String? {
    component["X-PASSBY-" + name]?.text.trimmed
  }

  mutating func repeats(
    _ text: String, start: ItemDate?, due: ItemDate?, _ reading: inout ExchangeReading
  ) throws {
    let anchor = start ?? due
    let rule: RecurrenceRule.Reading
    var kept: String?
    var isMoved = false
    do {
      let whole = try RecurrenceRule(text)
      kept = whole.kept
      rule = try whole.read(
        start: anchor, zone: zone, approximates: options.approximates, work: options.work)
      if let start, let due {
        let days = due.local.daysSinceEpoch - start.local.daysSinceEpoch
        let rhythm = try Rhythm(parsing: rule.every)
        // The rule is about the start; days of it are not those on which it is due.
        if days != 0 && rhythm.days != nil || rule.times != nil && due.local != start.local {
          throw ExchangeFailure(ExchangePhrase.notRule("RRULE:\(text)".quoted))
        }
        if days != 0, rhythm.every.maximum.months, due.local.day > 28 {
          throw ExchangeFailure(ExchangePhrase.shortMonths("RRULE:\(text)".quoted))
        }
        isMoved = due.local > start.local
      }
    } catch {
      guard options.approximates, error is ExchangeFailure || error is RecurrenceError else {
        throw error
      }
      // The next date remains, as a one-off.
      reading.lose(.approximate)
      item.setOnce(due: due ?? start)
      return
    }
    if rule.isApproximate { reading.lose(.approximate) }
    try item.setRepeating(rule.every, from: .start, due: due ?? start, zone: zone)
    item.fields[.at] = rule.times?.description
    item.fields[.end] = rule.end
    item.calendarRule = kept
    if isMoved, let start, let due {
      let seconds = due.due.date(in: .gmt).timeIntervalSince(start.local.date(in: .gmt))
      let days = due.local.daysSinceEpoch - start.local.daysSinceEpoch
      item.fields[.horizon] =
        due.isDay ? LengthText.of(Double(days) * 86_400) : LengthText.of(seconds)
    }
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
    reading.lose(.label, max(0, categories.count - 1))
  }

  mutating func readHistory(_ overrides: [CalendarComponent], _ zones: inout CalendarZones) {
    for part in overrides where part["STATUS"]?.value.uppercased() == "COMPLETED" {
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
    guard component["STATUS"]?.value.uppercased() == "COMPLETED" || completed != nil else {
      return
    }
    let now = options.actionContext.now
    let time = min(completed ?? changed ?? now, now)
    item.isFinished = true
    item.lastDone = time
    item.completions.append(
      CompletionItem(uuid: NameUUID.of("done", item.uuid.uuidString), time: time))
  }

  /// Reads the places of alarms in both dialects (K5), else the position of the task.
  mutating func readPlaces() throws {
    var triggers: Set<String> = []
    var known: Set<UUID> = []
    for alarm in component.all("VALARM") {
      let proximity = (alarm["PROXIMITY"] ?? alarm["X-APPLE-PROXIMITY"])?.value.uppercased()
      guard proximity == "ARRIVE" || proximity == "DEPART" else { continue }
      var isFound = false
      for location in alarm.all("VLOCATION") {
        guard let text = location["URL"]?.text ?? location["GEO"]?.value,
          let point = GeoAddress(text)
        else { continue }
        isFound = true
        add(
          point, name: location["NAME"]?.text, radius: point.radiusMeters,
          id: location["UID"]?.text, &known)
      }
      if !isFound, let line = alarm["X-APPLE-STRUCTURED-LOCATION"],
        let point = GeoAddress(line.text)
      {
        isFound = true
        add(
          point, name: line.parameters["X-TITLE"] ?? line.parameters["X-ADDRESS"],
          radius: line.parameters["X-APPLE-RADIUS"].flatMap(Double.init), id: nil, &known)
      }
      if isFound { triggers.insert(proximity == "ARRIVE" ? "enter" : "exit") }
    }
    if triggers.contains("exit"), item.fields[.on] == nil {
      item.fields[.on] = triggers.sorted().joined(separator: ",")
    }
    if let line = component["X-PASSBY-PLACES"] {
      item.placeNames = line.texts.map(\.trimmed).filter { !$0.isEmpty }
    } else if item.places.isEmpty,
      let position = component["GEO"].flatMap({ GeoAddress($0.value) }),
      let name = component["LOCATION"]?.text.trimmed, !name.isEmpty
    {
      add(position, name: name, radius: nil, id: nil, &known)
    }
  }

  private mutating func add(
    _ point: GeoAddress, name: String?, radius: Double?, id: String?, _ known: inout Set<UUID>
  ) {
    let words = (name ?? component["LOCATION"]?.text)?.trimmed ?? ""
    let title = words.isEmpty ? point.center.text : words
    let uuid =
      id.map { NameUUID.reading($0, of: "icalendar") }
      ?? NameUUID.of("icalendar", title, point.center.text)
    guard known.insert(uuid).inserted else { return }
    item.places.append(
      PlaceItem(
        line: component.line, uuid: uuid, name: title, center: point.center,
        radiusMeters: radius.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 100))
  }
}

extension Period {
  /// True for months and years.
  fileprivate var months: Bool { unit == .month || unit == .year }
}

/// A position in text: `geo:52.1,4.3;u=80`, `52.1;4.3`.
struct GeoAddress {
  let center: Coordinate
  let radiusMeters: Double?

  init?(_ text: String) {
    var text = text.trimmed.replacing("\\,", with: ",").replacing("\\;", with: ";")
    let isAddress = text.lowercased().hasPrefix("geo:")
    if isAddress { text = String(text.dropFirst(4)) }
    let parts = text.split(separator: ";").map { String($0).trimmed }
    guard let first = parts.first else { return nil }
    let pair = first.contains(",") ? first.split(separator: ",").map(String.init) : parts
    guard pair.count >= 2, let north = Double(pair[0].trimmed), let east = Double(pair[1].trimmed),
      let center = try? Coordinate(latitude: north, longitude: east)
    else { return nil }
    self.center = center
    radiusMeters = parts.first { $0.lowercased().hasPrefix("u=") }.flatMap {
      Double($0.dropFirst(2))
    }
  }
}
