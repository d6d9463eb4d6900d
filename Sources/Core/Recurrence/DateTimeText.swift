/// The parts of a text such as `2026-01-15T09:00:00.5+01:00`, each as far as it was written.
struct DateTimeText {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  var fraction = 0.0
  /// Seconds east of UTC, where an offset was written.
  var offset: Int?
  var hasTime = true
  var isLaterPass = false

  /// The mark behind the second pass through an hour that comes twice.
  static let laterPassMark = " later"
}

extension DateTimeText {
  /// Reads a date, a date and time, or one with an offset; `nil` when the text is none of them.
  init?(_ text: String) {
    var scanner = TextScanner(text)
    guard let year = scanner.number(ofDigits: 4...4), scanner.take("-"),
      let month = scanner.number(ofDigits: 2...2), scanner.take("-"),
      let day = scanner.number(ofDigits: 2...2)
    else { return nil }
    self.init(year: year, month: month, day: day)
    if scanner.isAtEnd {
      hasTime = false
      return
    }
    let isTyped = scanner.take(" ")
    guard isTyped || scanner.take("T"), readTime(&scanner), readEnding(&scanner) else {
      return nil
    }
    if isTyped { endDay() }
  }

  /// Makes 24:00 as people type it the beginning of the next day.
  private mutating func endDay() {
    guard (hour, minute, second) == (24, 0, 0), fraction == 0, (1...9999).contains(year),
      (1...12).contains(month), (1...CivilDate.daysInMonth(month, of: year)).contains(day)
    else { return }
    let date = CivilDate(year: year, month: month, day: day)
    let next = CivilDate(daysSinceEpoch: date.daysSinceEpoch + 1)
    (year, month, day, hour) = (next.year, next.month, next.day, 0)
  }

  private mutating func readTime(_ scanner: inout TextScanner) -> Bool {
    guard let hour = scanner.number(ofDigits: 2...2), scanner.take(":"),
      let minute = scanner.number(ofDigits: 2...2)
    else { return false }
    self.hour = hour
    self.minute = minute
    guard scanner.take(":") else { return true }
    guard let second = scanner.number(ofDigits: 2...2) else { return false }
    self.second = second
    guard scanner.take(".") else { return true }
    guard let fraction = scanner.decimals() else { return false }
    self.fraction = fraction
    return true
  }

  private mutating func readEnding(_ scanner: inout TextScanner) -> Bool {
    if scanner.isAtEnd { return true }
    if scanner.take(word: Self.laterPassMark) {
      isLaterPass = true
      return scanner.isAtEnd
    }
    _ = scanner.take(" ")
    if scanner.take("Z") {
      offset = 0
      return scanner.isAtEnd
    }
    let isWest = scanner.take("-")
    guard isWest || scanner.take("+"), let hours = scanner.number(ofDigits: 2...2) else {
      return false
    }
    let hasColon = scanner.take(":")
    let minutes = scanner.number(ofDigits: 2...2)
    guard minutes != nil || (!hasColon && scanner.isAtEnd), hours < 24, minutes ?? 0 < 60 else {
      return false
    }
    offset = (hours * 3600 + (minutes ?? 0) * 60) * (isWest ? -1 : 1)
    return scanner.isAtEnd
  }

  /// Checks that there is such a date and time.
  ///
  /// - Throws: `RecurrenceError.outOfRange`, with `text` or the parts themselves in quotes.
  func check(text: String? = nil) throws(RecurrenceError) {
    // Written only where there is something to refuse: every date of every task comes by here.
    var date: String { "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))" }
    var time: String { "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))" }
    func refusal(_ expected: ValueRange) -> RecurrenceError {
      .outOfRange(text ?? "\(date)T\(time)", expected: expected)
    }
    guard (1...9999).contains(year) else { throw refusal(.years) }
    guard (1...12).contains(month) else { throw refusal(.months) }
    let days = CivilDate.daysInMonth(month, of: year)
    guard (1...days).contains(day) else {
      throw refusal(.days(last: days, month: String(date.prefix(7))))
    }
    guard (0...23).contains(hour) else { throw refusal(.hours) }
    guard (0...59).contains(minute) else { throw refusal(.minutes) }
    guard (0...59).contains(second) else { throw refusal(.seconds) }
  }

  /// Seconds from 1970-01-01T00:00:00 on the same wall clock.
  var wallSeconds: Int {
    CivilDate(year: year, month: month, day: day).daysSinceEpoch * 86_400
      + hour * 3600 + minute * 60 + second
  }
}
