extension LocalDateTime: CustomStringConvertible {
  /// ISO 8601 such as `2026-01-15T09:00:00`, followed by ` later` in the second pass;
  /// `init(parsing:)` reads it back.
  public var description: String {
    let date = civilDate
    let day = "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
    let time = "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
    return "\(day)T\(time)" + (isLaterPass ? DateTimeText.laterPassMark : "")
  }

  /// Reads a date and time without offset, such as `2026-01-15T09:00`; seconds are optional, and a
  /// space may stand for `T`.
  ///
  /// - Throws: `RecurrenceError.dateTime`, or `.outOfRange` if there is no such date or time.
  public init(parsing text: String) throws(RecurrenceError) {
    guard let parts = DateTimeText(text), parts.hasTime, parts.offset == nil else {
      throw .dateTime(text)
    }
    try parts.check(text: text)
    self.init(wallSeconds: parts.wallSeconds, isLaterPass: parts.isLaterPass)
  }
}

extension LocalDateTime: Codable {
  /// Reads the text form, checked as any other text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
