import Recurrence

/// How long before its moment a task reminds, or at which time of day (Z4).
package enum Lead: Sendable, Hashable {
  /// Elapsed minutes before the moment, 0 for the moment itself.
  case minutes(Int)
  /// Days before on the wall clock; of a day task at the start of the user's day.
  case days(Int)
  /// At the start of the user's day, on the day of the moment.
  case morning
  /// In the evening before the day of the moment.
  case evening

  /// At the moment itself.
  package static let start = Lead.minutes(0)
  /// The most leads of one task.
  package static let most = 5
  /// The longest lead in days, and in minutes.
  package static let longestDays = 366
  /// The longest lead in minutes: 31 days.
  package static let longestMinutes = 31 * 1440
}

extension Lead: CustomStringConvertible {
  /// The canonical form, which `init(parsing:)` reads: `15min`, `1h30min`, `2d`, `0`, `morning`.
  package var description: String {
    switch self {
    case .minutes(0): "0"
    case .minutes(let minutes):
      (minutes >= 60 ? "\(minutes / 60)h" : "") + (minutes % 60 > 0 ? "\(minutes % 60)min" : "")
    case .days(let days): days % 7 == 0 ? "\(days / 7)w" : "\(days)d"
    case .morning: "morning"
    case .evening: "evening"
    }
  }

  /// Reads the canonical form; `nil` for anything else.
  package init?(parsing text: String) {
    switch text {
    case "0": self = .start
    case "morning": self = .morning
    case "evening": self = .evening
    default:
      var rest = Substring(text)
      var minutes = 0
      var days = 0
      while !rest.isEmpty {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, number <= 100_000 else { return nil }
        rest = rest.dropFirst(digits.count)
        let unit = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(unit.count)
        switch unit {
        case "min": minutes += number
        case "h": minutes += number * 60
        case "d": days += number
        case "w": days += number * 7
        default: return nil
        }
      }
      switch (minutes, days) {
      case (1...Self.longestMinutes, 0): self = .minutes(minutes)
      case (0, 1...Self.longestDays): self = .days(days)
      default: return nil
      }
    }
  }
}

extension Lead: Codable {
  /// Reads the canonical form.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let lead = Lead(parsing: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text)")
    }
    self = lead
  }

  /// Writes the canonical form.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension [Lead] {
  /// The longest time before its due moment at which one of them may remind, in seconds, with room
  /// for changes of the clock.
  package var longestSeconds: Double {
    let day = 86_400.0
    return 3 * day
      + (map { lead in
        switch lead {
        case .minutes(let minutes): Double(minutes) * 60
        case .days(let days): Double(days) * day
        case .morning, .evening: 0
        }
      }.max() ?? 0)
  }

  /// The canonical form of a list: `15min,0`, or `none` for an empty one.
  package var leadText: String { isEmpty ? "none" : map(\.description).joined(separator: ",") }

  /// Reads the canonical form of a list; `nil` for anything else.
  package init?(leadText text: String) {
    guard text != "none" else {
      self = []
      return
    }
    var leads: [Lead] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let lead = Lead(parsing: String(part)) else { return nil }
      leads.append(lead)
    }
    self = leads
  }
}

/// The kind of a task by its dates (TIME, section 2).
package enum TaskKind: String, Sendable, Hashable, Codable {
  /// It happens at its time.
  case appointment
  /// It opens some time before it is due.
  case window
  /// It has no time of day.
  case day
  /// It is due at a time.
  case deadline
}

extension TodoDetails {
  /// The kind by which a task reminds, and by which texts say when it is.
  package var kind: TaskKind {
    if timing == .fixed { return .appointment }
    if case .repeating(let cadence) = rule, let minimum = cadence.every.minimum,
      minimum != cadence.every.maximum
    {
      return .window
    }
    return isInDays ? .day : .deadline
  }
}

extension Todo {
  package var kind: TaskKind { details.kind }
}
