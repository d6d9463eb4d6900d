/// How long after its beginning a countdown opens and is due, such as `10-14w`.
public struct Window: Sendable, Hashable {
  /// After how long the task opens; `nil` if `Schedule.horizonSeconds` decides.
  public let minimum: Period?
  /// After how long the task is due.
  public let maximum: Period

  /// Creates a window.
  ///
  /// Units may differ; they are then ordered by mean length, and a window that would open after due
  /// in some month opens at due.
  ///
  /// - Throws: `RecurrenceError.windowReversed` if the minimum is longer than the maximum.
  public init(minimum: Period? = nil, maximum: Period) throws(RecurrenceError) {
    if let minimum, minimum.approximateSeconds > maximum.approximateSeconds {
      throw .windowReversed(minimum: minimum, maximum: maximum)
    }
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Reads `10-14w`, `10w-14w`, `3d-2w`, or one period such as `2w`.
  ///
  /// - Throws: `RecurrenceError.window`, `.windowReversed`, or what `Period` throws.
  public init(parsing text: String) throws(RecurrenceError) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "\u{2013}" }
    switch parts.count {
    case 1:
      try self.init(minimum: nil, maximum: Period(parsing: text))
    case 2:
      guard let first = PeriodText(parts[0]), let last = PeriodText(parts[1]), let unit = last.unit
      else { throw .window(text) }
      try self.init(
        minimum: Period(first.digits, first.unit ?? unit, text: text),
        maximum: Period(last.digits, unit, text: text))
    default:
      throw .window(text)
    }
  }
}

extension Window {
  /// True if a task stays open between two dates: the minimum is shorter than the maximum.
  public var hasLength: Bool {
    minimum.map { $0.approximateSeconds < maximum.approximateSeconds } ?? false
  }
}

extension Window: CustomStringConvertible {
  /// The short form, such as `10-14w`; `init(parsing:)` reads it back.
  public var description: String {
    guard let minimum else { return maximum.description }
    return minimum.unit == maximum.unit
      ? "\(minimum.count)-\(maximum)" : "\(minimum)-\(maximum)"
  }
}

extension Window: Codable {
  /// Reads the short form, checked as any other text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the short form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
