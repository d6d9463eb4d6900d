import Application
import Foundation
import Geo
import Localization
import Model
import Recurrence
import Text

/// Open tasks as headings with timestamps and a drawer of properties.
extension Org {
  @Sendable static func write(
    _ contents: ExchangeContents, _ put: (String) throws -> Void
  ) throws {
    for task in contents.tasks where !task.item.isFinished {
      try put(text(of: task))
    }
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  private static func stamp(
    _ local: LocalDateTime, isDay: Bool, _ cookies: String, active: Bool = true
  ) -> String {
    let time = isDay ? "" : " " + TimeOfDay(hour: local.hour, minute: local.minute).description
    let inside = "\(local.dateText) \(weekdays[local.daysSinceSunday])\(time)\(cookies)"
    return active ? "<\(inside)>" : "[\(inside)]"
  }

  private static func cookie(_ period: Period) -> String {
    let symbol: [Period.Unit: String] = [
      .hour: "h", .day: "d", .week: "w", .month: "m", .year: "y",
    ]
    return "\(period.count)\(symbol[period.unit] ?? "d")"
  }

  private static func text(of task: ExchangeContents.ExportedTask) -> String {
    let item = task.item
    var heading = "* TODO "
    switch task.todo.priority {
    case .high: heading += "[#A] "
    case .low: heading += "[#C] "
    case .normal: break
    }
    let name = item.name.cleanLine
    var lines = [heading + name]
    if let planning = planning(of: task) { lines.append(planning) }
    lines += [":PROPERTIES:", ":ID: \(item.uuid.uuidString.lowercased())"]
    if !isPlain(name) { lines.append(":PASSBY_NAME: \(name)") }
    if let category = item.fields[.category] { lines.append(":CATEGORY: \(category)") }
    let rule: [RequestField] = [.every, .from, .start, .first, .end, .at]
    for field in rule + ExchangeFormat.own + [.zone] {
      guard let value = item.fields[field] else { continue }
      // A property is one line, and the items of a checklist are several.
      let line =
        field == .item ? value.replacing("%", with: "%25").replacing("\n", with: "%0A") : value
      lines.append(":PASSBY_\(field.rawValue.uppercased()): \(line)")
    }
    // A name with the separator stands with its position alone.
    let names = item.placeNames.filter { !$0.contains("|") }
    if !names.isEmpty { lines.append(":PASSBY_PLACES: \(names.joined(separator: "|"))") }
    if !task.places.isEmpty {
      let positions = task.places.map { place in
        let (north, east) = (place.center.latitude, place.center.longitude)
        let name = place.name.replacing("%", with: "%25").replacing("|", with: "%7C")
        return "\(Coordinate.degrees(north)),\(Coordinate.degrees(east)),"
          + "\(place.radiusMeters.shortText),\(place.uuid.uuidString.lowercased()),\(name)"
      }
      lines.append(":PASSBY_POSITIONS: \(positions.joined(separator: "|"))")
    }
    lines.append(":END:")
    let done = task.completions.filter { $0.kind == .done }
    if !done.isEmpty {
      lines.append(":LOGBOOK:")
      for completion in done.reversed() {
        let local = LocalDateTime(completion.time, in: task.zone)
        let text = stamp(local, isDay: false, "", active: false)
        lines.append("- State \"DONE\"       from \"TODO\"       \(text)")
      }
      lines.append(":END:")
    }
    if let notes = item.fields[.notes] {
      lines += notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { $0.isEmpty ? "" : "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func planning(of task: ExchangeContents.ExportedTask) -> String? {
    guard let due = task.due else { return nil }
    let isDay = task.isInDays
    let days = (task.todo.leads ?? []).compactMap { lead in
      if case .days(let days) = lead { days } else { nil }
    }
    let warning = days.first.map { " -\($0)d" } ?? ""
    guard case .repeating(let cadence) = task.todo.rule, let repeater = repeater(of: task) else {
      return "DEADLINE: " + stamp(due, isDay: isDay, warning)
    }
    if cadence.every.minimum != nil, let opens = task.opens {
      let scheduled = "SCHEDULED: " + stamp(opens, isDay: isDay, repeater)
      guard cadence.from == .start else { return scheduled }
      return scheduled + " DEADLINE: " + stamp(due, isDay: isDay, repeater + warning)
    }
    return (warning.isEmpty ? "SCHEDULED: " : "DEADLINE: ")
      + stamp(due, isDay: isDay, repeater + warning)
  }

  /// True unless other programs see a task that repeats as one that does not.
  static func repeats(_ task: ExchangeContents.ExportedTask) -> Bool {
    task.due == nil || repeater(of: task) != nil
  }

  /// Returns the repeater of a task, which moves a date by a period; `nil` for a rule that no
  /// period has exactly, one with an end, and a series whose present date was moved.
  private static func repeater(of task: ExchangeContents.ExportedTask) -> String? {
    guard case .repeating(let cadence) = task.todo.rule, let due = task.due, cadence.end == nil,
      !cadence.isSeveralTimesADay, !task.todo.hasQuota
    else { return nil }
    let every = cadence.every.maximum
    guard cadence.from == .start else {
      let minimum = cadence.every.minimum.map { cookie($0) + "/" } ?? ""
      return cadence.days == nil ? " .+\(minimum)\(cookie(every))" : nil
    }
    let anchor = cadence.days == nil ? cadence.first ?? cadence.start : due
    // A month without the day has none in org, where the next month begins instead.
    let isInEach =
      switch every.unit {
      case .month: max(anchor.day, due.day) <= 28
      case .year: anchor.month != 2 || anchor.day < 29
      default: true
      }
    guard task.todo.moved == nil, isInEach else { return nil }
    switch cadence.days {
    case .weekdays(let days) where days.count == 7 && every.count == 1: return " ++1d"
    case .weekdays(let days) where days.count > 1: return nil
    case .monthDays(let days) where days.count > 1: return nil
    case nil, .weekdays, .monthDays, .date: return " ++\(cookie(every))"
    default: return nil
    }
  }
}
