import Model

extension English {
  package func text(_ phrase: LeadPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .words(let leads):
      leads.isEmpty ? "never" : leads.map { word($0, localizer) }.joined(separator: ", ")
    case .row: "reminds"
    case .label: "Reminds"
    case .help:
      "When it reminds by time: up to five of a length before such as 15min, 1h or 2d, 0 for the time itself, morning, evening (of the day before); or none, or default."
    // Answers.
    case .reminds(let times): "It reminds \(localizer.soon(times))."
    case .remindsNoMore(let due, let isAppointment):
      "It will not remind; it \(isAppointment ? "begins" : "is due") \(localizer.soon(due))."
    case .never: "It will not remind."
    case .gone(let leads, let isInDays):
      "It does not remind \(localizer.list(leads.map { word($0, localizer) })) any more: "
        + (isInDays ? "it has no time of day." : "its window is in hours.")
    // Refusals.
    case .unknown(let subject):
      "\(localizer.given(subject)) is no time to remind: expected up to five of a length before such as 15min, 1h or 2d, 0 for the time itself, morning, evening; or none."
    case .tooMany(let subject):
      "\(localizer.given(subject)) has more than five times: expected up to five such as 1d, evening, 15min."
    case .twice(let subject):
      "\(localizer.given(subject)) stands twice: expected each time once, such as 1d, 15min."
    case .notOfDays(let subject):
      "\(localizer.given(subject)) needs a time of day, and the task has none: expected morning, evening or days such as 2d."
    case .notOfHours(let subject):
      "\(localizer.given(subject)) does not go with a window of hours: expected 0 or lengths such as 15min or 1h."
    }
  }

  private func word(_ lead: Lead, _ localizer: Localizer) -> String {
    switch lead {
    case .start: "at its time"
    case .minutes, .days: "\(localizer.span(lead.span)) before"
    case .morning: "in the morning"
    case .evening: "the evening before"
    }
  }
}
