/// The grammar of rules in words, over the words of the canonical form.
struct RuleGrammar {
  /// The short names of the months.
  static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let ordinals = ["first", "second", "third", "fourth", "fifth"]
  private static let units = ["h", "d", "w", "mo", "y"]
  private static let presets = ["1h", "1d", "1w", "2w", "1mo", "2mo", "3mo", "6mo", "1y"]

  private let tokens: [String]
  private var index = 0
  /// How often a day, as `canonical` has read it: 2 for `twice a day`; `nil` for other rules.
  private(set) var timesADay: Int?

  /// Starts at the first word.
  init(tokens: [String]) { self.tokens = tokens }

  /// The rule in its canonical form; `nil` if the words are no rule.
  var canonical: String? {
    mutating get {
      if let except = tokens.firstIndex(of: "except") { return canonical(without: except) }
      index = 0
      while take("every") {}
      guard index < tokens.count else { return nil }
      let start = index
      if let text = periodAndDays(), isAtEnd { return text }
      (index, timesADay) = (start, nil)
      if let text = otherDays() ?? countedDays(), isAtEnd { return text }
      (index, timesADay) = (start, nil)
      if let text = daysAlone(), isAtEnd { return text }
      timesADay = nil
      return nil
    }
  }

  /// The rule before the word `except`, without the weekdays behind it.
  private mutating func canonical(without except: Int) -> String? {
    var (base, rest) = (
      RuleGrammar(tokens: Array(tokens[..<except])),
      RuleGrammar(tokens: tokens[(except + 1)...].filter { $0 != "on" && $0 != "every" })
    )
    guard let rule = base.canonical, let left = rest.weekdays(), rest.isAtEnd else { return nil }
    let parts = rule.split(separator: " ").map(String.init)
    let isEachDay = rule == "1d"
    guard isEachDay || parts.count == 3 && parts[0].hasSuffix("w") else { return nil }
    let days = isEachDay ? Self.weekdays : parts[2].split(separator: ",").map(String.init)
    let kept = Self.each(days).filter { !Self.each(left).contains($0) }
    guard !kept.isEmpty, kept.count < Self.each(days).count else { return nil }
    timesADay = base.timesADay
    return "\(isEachDay ? "1w" : parts[0]) on \(kept.joined(separator: ","))"
  }

  /// The single days of weekdays, of which `weekday` is five.
  private static func each(_ days: [String]) -> [String] {
    days.flatMap { $0 == "weekday" ? Array(weekdays.prefix(5)) : [$0] }
  }

  private var isAtEnd: Bool { index == tokens.count }
  private var next: String? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard next == word else { return false }
    index += 1
    return true
  }

  private mutating func take(oneOf words: [String]) -> String? {
    guard let next, words.contains(next) else { return nil }
    index += 1
    return next
  }

  /// Reads `first` to `fifth`, also as `1st` to `5th`.
  private mutating func readOrdinal() -> String? {
    if let word = take(oneOf: Self.ordinals) { return word }
    guard let next, let index = (1...5).first(where: { next == "\($0)th" }) else { return nil }
    self.index += 1
    return Self.ordinals[index - 1]
  }

  // MARK: Periods

  /// Reads `2 weeks`, `2w on tue`, `month on the 15th`.
  private mutating func periodAndDays() -> String? {
    guard let period = period() else { return nil }
    guard !isAtEnd else { return period }
    let hasOn = take("on")
    if period.contains("x ") { return nil }
    if timesADay == nil, period.hasSuffix("mo"), let day = numberedDay() {
      return "\(period) on \(day)"
    }
    // `monthly by the 28th`: that day of the month is meant.
    let hasMonths = period.hasSuffix("mo") && !period.contains("-")
    let isUpTo = !hasOn && hasMonths && (take("by") || take("to"))
    guard let days = days(areNamed: hasOn), !isUpTo || days.unit == "mo" else { return nil }
    return text(period, on: days)
  }

  /// Reads a period; where there is none, nothing is passed over.
  private mutating func period() -> String? {
    let start = index
    guard let period = wholePeriod() else {
      index = start
      return nil
    }
    // `daily twice`, as `twice daily`.
    if period == "1d", timesADay == nil, let count = readTimes() { timesADay = count }
    return period
  }

  /// Returns a period with days; those that are due several times a day have the period of the
  /// days.
  private func text(_ period: String, on days: Days) -> String {
    "\(timesADay == nil ? period : "1\(days.unit)") on \(days.text)"
  }

  /// Reads `3×`, a quota on whichever days (Y4); where there is none, nothing is passed over.
  private mutating func readMarkedTimes() -> Int? {
    guard let count = next?.wholeMatch(of: /(\d{1,6})[x×х]/)?.1 else { return nil }
    index += 1
    return Int(count)
  }

  private mutating func quotaUnit() -> String? {
    let names = [("d", "day"), ("w", "week"), ("mo", "month"), ("y", "year")]
    return names.first { take($0.0) || take("1" + $0.0) }?.1
  }

  /// Reads `twice`, `thrice`, `3 times`; where there is none, nothing is passed over.
  private mutating func readTimes() -> Int? {
    if take("twice") { return 2 }
    if take("thrice") { return 3 }
    let start = index
    if let count = number(), take("times") { return count }
    index = start
    return nil
  }

  /// Passes over `once`, `1 time`, `один раз`.
  private mutating func takeOnce() -> Bool {
    let start = index
    if take("1"), take("once") || take("times") { return true }
    index = start
    return take("once")
  }

  private mutating func wholePeriod() -> String? {
    if let preset = take(oneOf: Self.presets) { return preset }
    if take("other") {
      if take("2w") { return "4w" }
      return take(oneOf: Self.units).map { "2" + $0 }
    }
    let start = index
    if take("half") {
      _ = take("1")
      return take("y") ? "6mo" : nil
    }
    // `once a week`, `once every 2 weeks`; of those that come twice, a year has halves.
    if takeOnce() {
      _ = take("on") || take("every")
      let period = next == "once" ? nil : period()
      return timesADay == nil ? period : nil
    }
    let marked = readMarkedTimes()
    if let count = marked ?? readTimes() {
      _ = (take("on") || take("every"), take("1"))
      if marked != nil { return quotaUnit().map { "\(count)x \($0)" } }
      if take("d") || take("1d") {
        if count != 1 { timesADay = count }
        return "1d"
      }
      if count == 2, take("y") || take("1y") { return "6mo" }
      return quotaUnit().map { "\(count)x \($0)" }
    }
    if let unit = take(oneOf: Self.units) { return "1" + unit }
    if let ordinal = readOrdinal().flatMap(Self.ordinals.firstIndex), ordinal > 0 {
      if let unit = take(oneOf: Self.units) { return "\(ordinal + 1)\(unit)" }
    }
    index = start
    guard let first = number() else { return nil }
    if let period = unit(of: first) {
      // A window whose bounds have a unit each.
      guard take("to") else { return period }
      guard let last = number(), let longest = unit(of: last) else { return nil }
      return "\(period)-\(longest)"
    }
    guard take("to"), let last = number(), let unit = take(oneOf: Self.units) else {
      index = start
      return nil
    }
    return "\(first)-\(last)\(unit)"
  }

  private mutating func unit(of count: Int) -> String? {
    if let unit = take(oneOf: Self.units) { return "\(count)\(unit)" }
    if take("2w") { return "\(count * 2)w" }
    return take("3mo") ? "\(count * 3)mo" : nil
  }

  private mutating func number() -> Int? {
    guard let next, next.count <= 6, let number = Int(next) else { return nil }
    index += 1
    return number
  }

  // MARK: Days

  /// Reads `other monday`: every second week.
  private mutating func otherDays() -> String? {
    guard take("other"), let days = weekdays(), days.first != "weekday" else { return nil }
    return "2w on " + days.joined(separator: ",")
  }

  /// Reads `2 fridays`: every second week.
  private mutating func countedDays() -> String? {
    let start = index
    if let count = number(), (2...52).contains(count), let days = weekdays(),
      days.first != "weekday"
    {
      return "\(count)w on " + days.joined(separator: ",")
    }
    index = start
    return nil
  }

  /// Reads days that say their period, and a period behind them: `15-го щомісяця`.
  private mutating func daysAlone() -> String? {
    let isUpTo = !take("on") && take("by")
    let start = index
    if let day = numberedDay(), isOfMonth { return isAtEnd ? "1mo on \(day)" : nil }
    index = start
    guard let days = days(areNamed: false), !isUpTo || days.unit == "mo" && isMonthly else {
      return nil
    }
    if take("every"), isAtEnd { return nil }
    if !isAtEnd, let period = period() { return text(period, on: days) }
    return "1\(days.unit) on \(days.text)"
  }

  /// True if the words just read end with those of a month, as `of each month` does.
  private var isMonthly: Bool { isAtEnd && tokens.last == "mo" }

  /// Reads `of the month` and the like; false where nothing says so.
  private var isOfMonth: Bool {
    mutating get {
      let start = index
      readOfMonth()
      return index > start
    }
  }

  /// Reads `day 28`.
  private mutating func numberedDay() -> Int? {
    let start = index
    _ = take("the")
    if take("d"), let day = number(), (1...31).contains(day) { return day }
    index = start
    return nil
  }

  private struct Days {
    let text: String
    let unit: String
  }

  /// Reads the days of a period; numbers alone count only behind `on`.
  private mutating func days(areNamed: Bool) -> Days? {
    let hasArticle = take("the")
    let start = index
    if let ordinal = take(oneOf: ["last"]) ?? readOrdinal() {
      if let days = days(of: ordinal) { return days }
      index = start
    }
    if let days = weekdays() { return Days(text: days.joined(separator: ","), unit: "w") }
    index = start
    if let date = date() { return Days(text: date, unit: "y") }
    index = start
    var numbers: [String] = []
    while let number = dayNumber(isBare: areNamed, inWords: areNamed || hasArticle) {
      numbers.append(number)
      _ = take("the")
      guard take("and") else { break }
      while take("and") {}
      _ = take("the")
    }
    guard !numbers.isEmpty, !tokens[index - 1].hasPrefix("and") else { return nil }
    readOfMonth()
    return Days(text: numbers.joined(separator: ","), unit: "mo")
  }

  private mutating func days(of ordinal: String) -> Days? {
    if ordinal == "last", take("d") {
      readOfMonth()
      return Days(text: "last day", unit: "mo")
    }
    if ordinal == "first", take("d") {
      readOfMonth()
      return Days(text: "1", unit: "mo")
    }
    if take("weekday") {
      // `last working day`.
      _ = take("d")
      readOfMonth()
      return Days(text: "\(ordinal) weekday", unit: "mo")
    }
    guard let weekday = take(oneOf: Self.weekdays) else { return nil }
    let start = index
    _ = take("of")
    if let month = take(oneOf: Self.months) {
      return Days(text: "\(ordinal) \(weekday) of \(month)", unit: "y")
    }
    index = start
    readOfMonth()
    return Days(text: "\(ordinal) \(weekday)", unit: "mo")
  }

  /// Passes over `of the month`, `of every month`, `місяця`.
  private mutating func readOfMonth() {
    let start = index
    _ = take("of")
    _ = take("the")
    _ = take("every")
    if !take("mo") { index = start }
  }

  /// Reads weekdays in a list, with ranges such as `mon to fri`; `weekday` and `weekend` stand
  /// alone.
  private mutating func weekdays() -> [String]? {
    // `week day`
    let first = index
    if take("w"), take("d") { return ["weekday"] }
    index = first
    if take("weekday") {
      // `working day`
      _ = take("d")
      return ["weekday"]
    }
    if take("weekend") { return ["sat", "sun"] }
    var days: [String] = []
    while true {
      let start = index
      while !days.isEmpty, take("and") || take("on") {}
      guard let first = take(oneOf: Self.weekdays), let from = Self.weekdays.firstIndex(of: first)
      else {
        index = start
        break
      }
      days.append(first)
      let end = index
      guard take("to") else { continue }
      guard let last = take(oneOf: Self.weekdays), let to = Self.weekdays.firstIndex(of: last)
      else {
        index = end
        break
      }
      let count = (to - from + 7) % 7
      for distance in 1...max(count, 1) where distance <= count {
        days.append(Self.weekdays[(from + distance) % 7])
      }
    }
    return days.isEmpty ? nil : days
  }

  /// Reads `24 dec`, `dec 24th`, `the 24th of dec`.
  private mutating func date() -> String? {
    if let month = take(oneOf: Self.months) {
      _ = take("the")
      return dayNumber(isBare: true).map { "\($0) \(month)" }
    }
    guard let day = dayNumber(isBare: true) else { return nil }
    _ = take("of")
    return take(oneOf: Self.months).map { "\(day) \($0)" }
  }

  /// True for the first number of `1 та 15 числа`: a list of numbers up to that word.
  private var isBeforeThe: Bool {
    let end = tokens[index...].firstIndex { Int($0) == nil && $0 != "and" }
    return end.map { tokens[$0] == "the" } == true
  }

  /// Reads a day of the month: `15th`, and a number where one can be meant, as in `15 числа`.
  private mutating func dayNumber(isBare: Bool, inWords: Bool = true) -> String? {
    guard let next else { return nil }
    let following = index + 1 < tokens.count ? tokens[index + 1] : ""
    if let ordinal = Self.ordinals.firstIndex(of: next),
      inWords || ["the", "of"].contains(following)
    {
      index += 1
      return "\(ordinal + 1)"
    }
    let digits = next.hasSuffix("th") ? String(next.dropLast(2)) : next
    guard let number = Int(digits), (1...31).contains(number),
      next != digits || isBare || isBeforeThe
    else { return nil }
    index += 1
    return "\(number)"
  }
}
