/// The fixed texts of fields of dates and of the choices of a snooze, which templates name by their
/// raw value.
package enum DatePagePhrase: String, WrittenPhrase, CaseIterable {
  /// A field of dates.
  case openCalendar, nearDays, dayExample, pastExample, momentExample, doneExample, clockExample
  /// The choices of a snooze.
  case snoozeHour, snoozeEvening, snoozeTomorrow, snoozeWeekend, snoozeVisit, snoozeDate

  package var texts: Texts {
    switch self {
    case .openCalendar: Texts("Calendar", "Календар")
    case .nearDays: Texts("Near days", "Найближчі дні")
    case .dayExample: Texts("fri, 15 jan, in 3 days", "пт, 15 січня, через 3 дні")
    case .pastExample: Texts("yesterday, fri, 15 jan", "вчора, пт, 15 січня")
    case .doneExample: Texts("yesterday 18:00, 2 hours ago", "вчора о 18:00, 2 години тому")
    case .momentExample: Texts("fri 18:00, in 3 days", "пт 18:00, через 3 дні")
    case .clockExample: Texts("18:00, noon", "18:00, опівдні")
    case .snoozeHour: Texts("1 hour", "На годину")
    case .snoozeEvening: Texts("This evening", "До вечора")
    case .snoozeTomorrow: Texts("Tomorrow", "До завтра")
    case .snoozeWeekend: Texts("Weekend", "До вихідних")
    case .snoozeVisit: Texts("Next visit", "До наступного візиту")
    case .snoozeDate: Texts("A date …", "До дати …")
    }
  }
}
