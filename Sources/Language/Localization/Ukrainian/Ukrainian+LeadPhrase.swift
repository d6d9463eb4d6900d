import Model

extension Ukrainian {
  package func text(_ phrase: LeadPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .words(let leads):
      leads.isEmpty ? "ніколи" : leads.map { word($0, localizer) }.joined(separator: ", ")
    case .row: "нагадує"
    case .label: "Нагадує"
    case .help:
      "Коли нагадувати за часом: до п’яти з таких – заздалегідь, наприклад 15min, 1h чи 2d, 0 – у самий час, morning – вранці, evening – увечері напередодні; або none чи default."
    // Answers.
    case .reminds(let times): ended("Нагадає: \(localizer.soon(times))")
    case .remindsNoMore(let due, let isAppointment):
      ended("Не нагадає: \(isAppointment ? "початок" : "термін") – \(localizer.soon(due))")
    case .never: "Не нагадуватиме."
    case .gone(let leads, let isInDays):
      "Більше не нагадує \(localizer.list(leads.map { word($0, localizer) })): "
        + (isInDays ? "завдання не має часу доби." : "вікно завдання – у годинах.")
    // Refusals.
    case .unknown(let subject):
      "\(localizer.given(subject)) – не час для нагадування: очікувалося до п’яти з таких: заздалегідь, наприклад 15min, 1h чи 2d, 0 – у самий час, morning, evening; або none."
    case .tooMany(let subject):
      "\(localizer.given(subject)) – забагато: очікувалося щонайбільше п’ять, наприклад 1d, evening, 15min."
    case .twice(let subject):
      "\(localizer.given(subject)) вказано двічі: очікувалося кожне по одному разу, наприклад 1d, 15min."
    case .notOfDays(let subject):
      "\(localizer.given(subject)) потребує часу доби, а завдання його не має: очікувалося morning, evening або дні, наприклад 2d."
    case .notOfHours(let subject):
      "\(localizer.given(subject)) не підходить до вікна в годинах: очікувалося 0 або тривалість, наприклад 15min чи 1h."
    }
  }

  private func word(_ lead: Lead, _ localizer: Localizer) -> String {
    switch lead {
    case .start: "у самий час"
    case .minutes, .days: "за \(localizer.span(lead.span))"
    case .morning: "вранці"
    case .evening: "увечері напередодні"
    }
  }
}
