import Model
import Text

/// Opening hours of places (Y7).
extension PlacePhrase {
  package static let helpHours = Self(
    "When it is open, as OpenStreetMap writes it: \"Mo-Fr 08:00-18:00; Sa 09:00-13:00\", 24/7.",
    "Коли відчинено, як у OpenStreetMap: \"Mo-Fr 08:00-18:00; Sa 09:00-13:00\", 24/7.")
  package static let helpNewHours = Self(
    "New opening hours, such as \"Mo-Fr 08:00-18:00; Sa 09:00-13:00\"; none removes them.",
    "Нові години роботи, наприклад \"Mo-Fr 08:00-18:00; Sa 09:00-13:00\"; none прибирає їх.")
  /// The place is closed, and opens then; `nil` for one that never opens.
  package static func closed(opens: RelativeTime?) -> Self {
    guard let opens else { return Self("closed", "зачинено") }
    return Self(
      "closed, opens \(localizer.recent(opens))",
      "зачинено, відчиняється \(localizer.recent(opens))")
  }

  // MARK: What is wrong with hours

  static let emptyHours = Self(
    "the opening hours \"\" are empty: expected such as Mo-Fr 08:00-18:00; Sa 09:00-13:00, or none.",
    "години роботи «» порожні: очікувалося, наприклад, Mo-Fr 08:00-18:00; Sa 09:00-13:00 або none.")
  static func longHours(most: Int) -> Self {
    Self(
      "the opening hours are too long: expected at most \(most) characters.",
      "години роботи задовгі: очікувалося не більше \(most) знаків.")
  }
  static func hoursWord(_ word: String) -> Self {
    Self(
      "\(word) is not known in opening hours: expected Mo, Tu, We, Th, Fr, Sa or Su, times such as "
        + "08:00-18:00, off, or 24/7.",
      "\(word) невідоме в годинах роботи: очікувалося Mo, Tu, We, Th, Fr, Sa чи Su, час на зразок "
        + "08:00-18:00, off або 24/7.")
  }
  static func hoursTime(_ word: String) -> Self {
    Self(
      "\(word) is not a time of opening hours: expected 00:00 to 23:59, or 24:00 as the end.",
      "\(word) не є часом годин роботи: очікувалося від 00:00 до 23:59 або 24:00 як кінець.")
  }
  static func hoursWithoutTimes(_ text: String) -> Self {
    Self(
      "\(text) has no times: expected a beginning and an end, such as 08:00-18:00, or off.",
      "\(text) не має часу: очікувалися початок і кінець, наприклад 08:00-18:00, або off.")
  }
  static func hoursComma(_ day: String) -> Self {
    Self(
      "\(day) stands behind a comma: expected a time there, and ; before the next days.",
      "\(day) стоїть після коми: там очікувався час, а перед наступними днями – знак ;")
  }
  static func hoursOverlap(_ first: String, _ second: String) -> Self {
    Self(
      "\(first) and \(second) overlap: expected spans apart from each other.",
      "\(first) і \(second) перекриваються: очікувалися окремі проміжки.")
  }
}

extension HistoryPhrase {
  /// The user is at a place that is closed, and a task waits until it opens.
  package static func closedNow(_ place: String, _ opens: RelativeTime) -> Self {
    Self(
      "You are at \(place) now, which is closed. It reminds you there if you are still there when it "
        + "opens, \(localizer.recent(opens)).",
      "Ви зараз у місці \(place), але там зачинено. Нагадає, якщо ви ще будете там, коли "
        + "відчиниться, \(localizer.recent(opens)).")
  }
}

extension OpeningHoursError: Phrased {
  /// The message: what was refused and what was expected.
  package var phrase: PlacePhrase {
    switch self {
    case .empty: .emptyHours
    case .tooLong: .longHours(most: OpeningHours.longestText)
    case .word(let word): .hoursWord(word.quoted)
    case .time(let word): .hoursTime(word.quoted)
    case .noTimes(let text): .hoursWithoutTimes(text.quoted)
    case .comma(let day): .hoursComma(day.quoted)
    case .overlap(let first, let second): .hoursOverlap(first, second)
    }
  }
}
