extension LocalDateTime: CustomStringConvertible {
  /// ISO 8601 such as `2026-01-15T09:00:00`, followed by ` later` in the second pass;
  /// `init(parsing:)` reads it back.
  public var description: String {
    let time = "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
    return "\(dateText)T\(time)" + (isLaterPass ? DateTimeText.laterPassMark : "")
  }

  /// The date alone: `2026-01-15`.
  public var dateText: String {
    let date = civilDate
    var digits: [UInt8] = []
    digits.reserveCapacity(10)
    for (number, largest) in [(date.year, 1000), (date.month, 10), (date.day, 10)] {
      if !digits.isEmpty { digits.append(UInt8(ascii: "-")) }
      var unit = largest
      while unit > 0 {
        digits.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
        unit /= 10
      }
    }
    return String(decoding: digits, as: UTF8.self)
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
