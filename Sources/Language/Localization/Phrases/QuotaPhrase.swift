package import Recurrence

/// Tasks that are done a number of times in each period, on whichever days (Y4).
package struct QuotaPhrase: AreaPhrase {
  package let texts: Texts

  package init(texts: Texts) { self.texts = texts }

  // MARK: The rule

  /// The rule as rows say it and as it may be typed: `3 times a week`.
  package static func every(_ quota: Quota) -> Self {
    Self(english.words(quota), ukrainian.words(quota))
  }
  /// The sentence for a rule that is being described, with its due day.
  package static func prospects(_ quota: Quota, due: RelativeTime) -> Self {
    Self(
      "\(english.capitalized(english.words(quota))), on whichever days. Due \(localizer.day(due)), unless some is done before.",
      ukrainian.ended(
        "\(ukrainian.capitalized(ukrainian.words(quota))), у будь-які дні. Термін – \(localizer.day(due)), якщо нічого не зробити раніше"
      ))
  }
  package static let rowSeveralADay = Self("several a day", "кілька на день")
    .onPage("Several a day", "Кілька на день")
  package static let eachCounts = Self("each counts", "рахується кожен раз")

  // MARK: When it is

  static func words(_ done: Int, of times: Int, per unit: Period.Unit) -> String {
    say(
      "\(done) of \(times) \(english.present(unit))",
      "\(done) з \(times) \(ukrainian.present(unit))")
  }

  static func words(_ times: Int, moreBy last: RelativeTime, per unit: Period.Unit) -> String {
    switch unit {
    case .hour, .day: say("\(times) more today", "ще \(times) сьогодні")
    case .week:
      say(
        "\(times) more by \(localizer.language.weekday(last.time.weekday))",
        "ще \(times) до \(localizer.language.weekday(last.time.weekday))")
    case .month, .year:
      say("\(times) more by \(localizer.day(last))", "ще \(times) до \(localizer.day(last))")
    }
  }

  // MARK: The command line

  package static let helpSeveralADay = Self(
    "Several times on one day count, for a rule such as 3x week.",
    "Рахується кілька разів за один день, для правила на зразок 3x week.")

  // MARK: What is refused

  package static let severalWithoutQuota = Self(
    "--several-a-day needs a number of times in each period: add --every \"3x week\"",
    "--several-a-day потребує кількості разів за період: додайте --every \"3x week\""
  )
  .onPage(
    "Several a day needs a number of times in each period, such as 3x week.",
    "Кілька на день можливо лише для кількості разів за період, наприклад 3x week.")
  /// A field does not go with a number of times in each period.
  package static func notWith(subject: GivenValue) -> Self {
    Self(
      "\(localizer.given(subject)) does not go with a number of times in each period, which has no days of its own: "
        + "leave out one of them",
      "\(localizer.given(subject)) не поєднується з кількістю разів за період, який не має власних днів: "
        + "залиште щось одне")
  }
}

extension DatePhrase {
  package static func notQuota(_ text: String) -> Self {
    Self(
      "\(text) is not a number of times in a period: expected such as 2x day, 3x week, 2x month or 10x year.",
      "\(text) не є кількістю разів за період: очікувалося, наприклад, 2x day, 3x week, 2x month або 10x year."
    )
  }
  package static func quotaRange(_ text: String, most: Int, per unit: Period.Unit) -> Self {
    Self(
      "\(text) is out of range: expected 1 to \(most) times \(english.period(unit)).",
      "\(text) поза межами: очікувалося від 1 до \(most) разів \(ukrainian.period(unit)).")
  }
}

extension TaskInputPhrase {
  package static func quotaMoved(_ name: String) -> Self {
    Self(
      "\(name) is done on whichever days of its period, so that no day of it can be moved: skip lets go of the rest of the period",
      "\(name) виконується в будь-які дні періоду, тому перенести його не можна: skip пропускає решту періоду"
    )
  }
}

extension English {
  fileprivate func words(_ quota: Quota) -> String {
    switch (quota.times, quota.unit) {
    case (1, _), (_, .day), (_, .hour), (2, .year): "\(quota.times)× \(period(quota.unit))"
    case (2, _): "twice \(period(quota.unit))"
    default: "\(quota.times) times \(period(quota.unit))"
    }
  }

  fileprivate func period(_ unit: Period.Unit) -> String { unit == .hour ? "an hour" : "a \(unit)" }

  fileprivate func present(_ unit: Period.Unit) -> String {
    switch unit {
    case .hour, .day: "today"
    case .week, .month, .year: "this \(unit)"
    }
  }
}

extension Ukrainian {
  fileprivate func words(_ quota: Quota) -> String {
    switch (quota.times, quota.unit) {
    case (1, _), (_, .day), (_, .hour), (2, .year): "\(quota.times)× \(period(quota.unit))"
    default:
      "\(quota.times) \(Self.plural(quota.times, one: "раз", few: "рази", many: "разів")) "
        + period(quota.unit)
    }
  }

  fileprivate func period(_ unit: Period.Unit) -> String {
    switch unit {
    case .hour: "на годину"
    case .day: "на день"
    case .week: "на тиждень"
    case .month: "на місяць"
    case .year: "на рік"
    }
  }

  fileprivate func present(_ unit: Period.Unit) -> String {
    switch unit {
    case .hour, .day: "сьогодні"
    case .week: "цього тижня"
    case .month: "цього місяця"
    case .year: "цього року"
    }
  }
}
