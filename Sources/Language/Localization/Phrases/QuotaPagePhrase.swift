/// The fixed texts of the form about a number of times in each period (Y4).
package enum QuotaPagePhrase: String, WrittenPhrase, CaseIterable {
  case orTimes, timesPer, perDay, perWeek, perMonth, perYear, severalNo, severalYes, severalHint

  package var texts: Texts {
    switch self {
    case .orTimes: Texts("or so many times", "або стільки разів")
    case .timesPer: Texts("In each", "За кожен")
    case .perDay: Texts("a day", "на день")
    case .perWeek: Texts("a week", "на тиждень")
    case .perMonth: Texts("a month", "на місяць")
    case .perYear: Texts("a year", "на рік")
    case .severalNo: Texts("Once a day counts", "Рахується раз на день")
    case .severalYes: Texts("Each time counts", "Рахується кожен раз")
    case .severalHint:
      Texts(
        "For a number of times a week, a month or a year.",
        "Для кількості разів на тиждень, місяць або рік.")
    }
  }
}
