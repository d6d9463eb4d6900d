package import Model

/// When a task reminds by time: words, answers and refusals (Z4).
package struct LeadPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }
  /// The times as a value: `15 min before, at its time`; `never` for none.
  package static func words(_ leads: [Lead]) -> Self {
    Self(
      leads.isEmpty ? "never" : leads.map { word($0) }.joined(separator: ", "),
      leads.isEmpty ? "ніколи" : leads.map { word($0) }.joined(separator: ", "))
  }
  /// The label of the row; as a page says it also the word of the part of a quick line.
  package static let row = Self("reminds", "нагадує").onPage("Reminds", "Нагадує")
  package static let help = Self(
    "When it reminds by time: up to five of a length before such as 15min, 1h or 2d, 0 for the time itself, morning, evening (of the day before); or none, or default.",
    "Коли нагадувати за часом: до п’яти з таких – заздалегідь, наприклад 15min, 1h чи 2d, 0 – у самий час, morning – вранці, evening – увечері напередодні; або none чи default."
  )

  // MARK: Answers

  package static func reminds(_ times: [RelativeTime]) -> Self {
    Self(
      "It reminds \(localizer.soon(times)).",
      ukrainian.ended("Нагадає: \(localizer.soon(times))"))
  }
  package static func remindsNoMore(due: RelativeTime, isAppointment: Bool) -> Self {
    Self(
      "It will not remind; it \(isAppointment ? "begins" : "is due") \(localizer.soon(due)).",
      ukrainian.ended(
        "Не нагадає: \(isAppointment ? "початок" : "термін") – \(localizer.soon(due))"))
  }
  package static let never = Self("It will not remind.", "Не нагадуватиме.")
  package static func gone(_ leads: [Lead], isInDays: Bool) -> Self {
    Self(
      "It does not remind \(localizer.list(leads.map { word($0) })) any more: "
        + (isInDays ? "it has no time of day." : "its window is in hours."),
      "Більше не нагадує \(localizer.list(leads.map { word($0) })): "
        + (isInDays ? "завдання не має часу доби." : "вікно завдання – у годинах."))
  }

  // MARK: Refusals

  package static func unknown(_ subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) is no time to remind: expected up to five of a length before such as 15min, 1h or 2d, 0 for the time itself, morning, evening; or none.",
      "\(localizer.given(subject)) – не час для нагадування: очікувалося до п’яти з таких: заздалегідь, наприклад 15min, 1h чи 2d, 0 – у самий час, morning, evening; або none."
    )
  }
  package static func tooMany(_ subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) has more than five times: expected up to five such as 1d, evening, 15min.",
      "\(localizer.given(subject)) – забагато: очікувалося щонайбільше п’ять, наприклад 1d, evening, 15min."
    )
  }
  package static func twice(_ subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) stands twice: expected each time once, such as 1d, 15min.",
      "\(localizer.given(subject)) вказано двічі: очікувалося кожне по одному разу, наприклад 1d, 15min."
    )
  }
  package static func notOfDays(_ subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) needs a time of day, and the task has none: expected morning, evening or days such as 2d.",
      "\(localizer.given(subject)) потребує часу доби, а завдання його не має: очікувалося morning, evening або дні, наприклад 2d."
    )
  }
  package static func notOfHours(_ subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) does not go with a window of hours: expected 0 or lengths such as 15min or 1h.",
      "\(localizer.given(subject)) не підходить до вікна в годинах: очікувалося 0 або тривалість, наприклад 15min чи 1h."
    )
  }

  private static func word(_ lead: Lead) -> String {
    switch lead {
    case .start: say("at its time", "у самий час")
    case .minutes: say("\(localizer.span(lead.span)) before", "за \(localizer.span(lead.span))")
    case .days: say("\(localizer.span(lead.span)) before", "за \(localizer.span(lead.span))")
    case .morning: say("in the morning", "вранці")
    case .evening: say("the evening before", "увечері напередодні")
    }
  }
}

extension Localizer {
  /// Returns a moment near the present in as few words as say it: `today 14:15`, `Wed 19:00`
  /// within a week, else `Thu 15 Jan 09:00`.
  func soon(_ time: RelativeTime) -> String {
    let day =
      switch time.calendarDays {
      case 0: language.today
      case 1: language.tomorrow
      case 2...6: language.weekday(time.time.weekday)
      default: self.day(time)
      }
    return time.isDay ? day : language.dayAndClock(day, clock(time.time))
  }

  /// Returns moments in their order, each day once: `Thu 14:15 and 14:30`.
  func soon(_ times: [RelativeTime]) -> String {
    var days: [Int] = []
    return list(
      times.map { time in
        defer { days.append(time.calendarDays) }
        return days.last == time.calendarDays ? clock(time.time) : soon(time)
      })
  }
}
