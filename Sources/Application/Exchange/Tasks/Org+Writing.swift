import Application
import Foundation
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
      lines.append(":PASSBY_\(field.rawValue.uppercased()): \(value)")
    }
    if !item.placeNames.isEmpty {
      lines.append(":PASSBY_PLACES: \(item.placeNames.joined(separator: "|"))")
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
    guard case .repeating(let cadence) = task.todo.rule, cadence.days == nil else {
      return "DEADLINE: " + stamp(due, isDay: isDay, warning)
    }
    let period = cookie(cadence.every.maximum)
    if let minimum = cadence.every.minimum, let opens = task.opens {
      guard cadence.from == .start else {
        return "SCHEDULED: " + stamp(opens, isDay: isDay, " .+\(cookie(minimum))/\(period)")
      }
      return "SCHEDULED: \(stamp(opens, isDay: isDay, "")) "
        + "DEADLINE: \(stamp(due, isDay: isDay, " ++\(period)"))"
    }
    let mark = cadence.from == .done ? ".+" : "++"
    let repeater = " \(mark)\(period)"
    return (warning.isEmpty ? "SCHEDULED: " : "DEADLINE: ")
      + stamp(due, isDay: isDay, repeater + warning)
  }
}
