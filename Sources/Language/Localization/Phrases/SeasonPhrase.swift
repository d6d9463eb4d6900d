package import Recurrence

/// Seasons: words, help and refusals (Y2).
package struct SeasonPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  /// The label of the row.
  package static let row = Self("season", "сезон").onPage("Season", "Сезон")
  /// The value of the form without a season.
  package static let wholeYear = Self("the whole year", "увесь рік")
  /// A season as a value, which is read back: `April–October, 15 December–6 January`.
  package static func words(_ season: Season) -> Self {
    Self(
      season.text({ month, _ in localizer.language.month(month) }, joint: "–", separator: ", "),
      season.text(
        { month, hasDay in
          let forms = localizer.language.dates.months[month - 1]
          return hasDay ? forms.last ?? "" : localizer.language.month(month)
        }, joint: "–", separator: ", "))
  }
  package static let help = Self(
    "The parts of the year in which it is done: apr-oct, dec, \"15 mar-31 oct\", nov-feb, several with commas between; none for the whole year.",
    "У яку пору року воно виконується: кві-жов, гру, \"15 бер-31 жов\", лис-лют, кілька – через кому; none – увесь рік."
  )
  package static let helpList = Self(
    "Only tasks that rest, out of season.", "Лише завдання, що спочивають поза сезоном.")

  // MARK: Refusals

  package static func notSeason(_ text: String) -> Self {
    Self(
      "\(text) is no season: expected parts of the year such as apr-oct, dec, 15 mar-31 oct or "
        + "nov-feb, several with commas between.",
      "\(text) – не сезон: очікувалися пори року, наприклад кві-жов, гру, 15 бер-31 жов або "
        + "лис-лют, кілька – через кому.")
  }
  package static func noSuchDay(_ text: String, last: Int) -> Self {
    Self(
      "\(text) does not exist: expected a day from 1 to \(last) of this month, as in 15 mar-31 oct.",
      "\(text) не існує: очікувалося число цього місяця від 1 до \(last), як у 15 бер-31 жов.")
  }
  package static func overlap(_ one: String, _ other: String) -> Self {
    Self(
      "\(one) and \(other) have days in common: expected parts of the year that do not overlap.",
      "\(one) і \(other) мають спільні дні: очікувалися пори року, що не перетинаються.")
  }
  package static func neverInSeason(_ season: String, what: String) -> Self {
    Self(
      "\(what) never falls into the season \(season): give another season, or other dates.",
      "\(what) ніколи не потрапляє в сезон \(season): вкажіть інший сезон або інші дати.")
  }

  // MARK: Reasons

  package static func rests(until end: RelativeTime) -> Self {
    Self(
      "it rests out of season until \(localizer.near(end))",
      "поза сезоном воно спочиває до \(localizer.near(end))")
  }
  package static func restsUntil(_ end: RelativeTime) -> Self {
    Self(
      "Out of season it rests; it does not remind before \(localizer.near(end)).",
      ukrainian.ended("Поза сезоном спочиває; не нагадуватиме до \(localizer.near(end))"))
  }
}
