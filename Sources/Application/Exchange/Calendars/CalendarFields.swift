import Application
import Localization

extension ExchangeReading {
  /// Values that say no more than a property that is missing.
  private static let usual: [String: Set<String>] = [
    "CLASS": ["PUBLIC"], "REPEAT": ["0"], "ACTION": ["DISPLAY", "AUDIO", "NONE"],
  ]

  /// Counts what is left out of a task or an event and of its alarms.
  mutating func leaveOut(_ component: CalendarComponent, name: String) {
    leaveOut(Self.names(component.lines) + component.components.map(\.name), by: .calendarTask)
    lose(.strayLine, component.strays)
    // Most programs repeat the text of the task there.
    let texts = [name, component["DESCRIPTION"]?.text]
    for alarm in component.all("VALARM") {
      lose(.strayLine, alarm.strays)
      let lines = alarm.lines.filter { !texts.contains($0.text.trimmed) }
      leaveOut(Self.names(lines) + alarm.components.map(\.name), by: .calendarAlarm)
      if Self.names(lines).contains("ACTION") {
        lose(.left(.alarm, field: "ACTION", of: .task))
      }
    }
  }

  /// The names of lines that say something.
  private static func names(_ lines: [ContentLine]) -> [String] {
    lines.filter { line in
      !line.value.trimmed.isEmpty && usual[line.name]?.contains(line.word) != true
    }.map(\.name)
  }
}
