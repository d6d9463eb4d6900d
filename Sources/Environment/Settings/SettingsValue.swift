import Text

/// The value of a setting, in the unit that scripts calculate with.
package enum SettingsValue: Sendable, Hashable {
  /// Empty.
  case nothing
  /// True or false.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A length of time.
  case seconds(Double)
  /// A distance.
  case meters(Double)
  /// A size of files.
  case bytes(Int)
  /// Anything else.
  case text(String)
  /// Several texts.
  case list([String])

  /// The value as a configuration file would have it, a list in brackets; empty for nothing.
  package var text: String {
    switch self {
    case .nothing: ""
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .seconds(let seconds): Self.time(seconds)
    case .meters(let meters): "\(Self.number(meters)) m"
    case .bytes(let bytes): ByteSize.text(bytes)
    case .text(let text): text
    case .list(let texts): "[\(texts.map(Self.quoted).joined(separator: ", "))]"
    }
  }

  /// The unit of a number: `s`, `m` or `B`.
  package var unit: String? {
    switch self {
    case .seconds: "s"
    case .meters: "m"
    case .bytes: "B"
    default: nil
    }
  }

  /// The largest unit that gives a whole number; a day is shown as 24 hours.
  private static func time(_ seconds: Double) -> String {
    guard seconds != 0 else { return "0h" }
    let units = [(604_800.0, "w"), (86_400, "d"), (3600, "h"), (60, "min")]
    for (length, unit) in units where seconds.truncatingRemainder(dividingBy: length) == 0 {
      if unit == "d", seconds == length { continue }
      return number(seconds / length) + unit
    }
    return number(seconds) + "s"
  }

  /// As YAML and JSON write it.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
