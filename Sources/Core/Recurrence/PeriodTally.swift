/// The days of the present period of a quota that counted: the state of a task such as `3x week`.
///
/// Days are counted from 1970-01-01.
public struct PeriodTally: Sendable, Hashable, Codable {
  /// The first day of the period.
  public internal(set) var first: Int
  /// The last day of the period.
  public internal(set) var last: Int
  /// The day from which the task asks at all; a period that it lies in was begun in its middle.
  public let begun: Int
  /// The days that counted, ascending, one for each time; also those of the six days before a week.
  public internal(set) var days: [Int]
  /// The day of the last step of the user; nothing becomes due before it.
  public internal(set) var changed: Int
  /// A day of the latest period that was let go; `nil` for none.
  public internal(set) var letGo: Int?

  /// Creates a tally from all its parts; the days of its period are ascending.
  public init(
    first: Int, last: Int, begun: Int, days: [Int] = [], changed: Int, letGo: Int? = nil
  ) {
    self.first = first
    self.last = last
    self.begun = begun
    self.days = days.sorted()
    self.changed = changed
    self.letGo = letGo
  }

  /// Creates the tally of the period of a unit in which a day lies.
  init(_ period: ClosedRange<Int>, begun: Int, changed: Int) {
    self.init(
      first: period.lowerBound, last: period.upperBound, begun: begun, changed: changed)
  }
}

extension PeriodTally {
  /// The day from which the period asks for something.
  public var begin: Int { max(first, begun) }
  /// How many times counted in the period; more than the quota count on.
  public var done: Int { days.count { (first...last).contains($0) } }
  /// True if the rest of the period was let go.
  public var isLetGo: Bool { letGo.map { $0 >= first } ?? false }
  /// The latest day of the period that counted.
  var lastDay: Int? { days.last { (first...last).contains($0) } }

  /// Returns true if a time on a day counts: one a day does, or each of several.
  public func counts(_ day: Int, severalADay: Bool) -> Bool {
    (first...last).contains(day) && (severalADay || !days.contains(day))
  }

  /// Adds a time that counts.
  mutating func add(_ day: Int) { days = (days + [day]).sorted() }

  /// Takes one time of a day away, where there is one.
  public func without(_ day: Int) -> PeriodTally {
    var tally = self
    if let index = days.firstIndex(of: day) { tally.days.remove(at: index) }
    return tally
  }

  /// Returns the tally of another period; days keep counting that lie in it.
  func moved(to period: ClosedRange<Int>, unit: Period.Unit) -> PeriodTally {
    var tally = self
    (tally.first, tally.last) = (period.lowerBound, period.upperBound)
    // The first day of the week may be changed, and then the week reaches back.
    let earliest = unit == .week ? period.lowerBound - 6 : period.lowerBound
    tally.days = days.filter { $0 >= earliest }
    return tally
  }

  /// The tally of the period behind it, without a time that counted.
  func following(_ unit: Period.Unit) -> PeriodTally {
    moved(to: unit.period(after: last), unit: unit)
  }
}

extension PeriodTally: CustomStringConvertible {
  /// The tally as one text: first, last, begun and changed, what was let go or `.`, and the days;
  /// `init(parsing:)` reads it back.
  public var description: String {
    let listed = days.map(String.init).joined(separator: ",")
    return "\(first) \(last) \(begun) \(changed) \(letGo.map(String.init) ?? ".") "
      + (listed.isEmpty ? "." : listed)
  }

  /// Reads the text; `nil` for any other.
  public init?(parsing text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, let first = Int(parts[0]), let last = Int(parts[1]), first <= last,
      last - first < 366, let begun = Int(parts[2]), let changed = Int(parts[3])
    else { return nil }
    var letGo: Int?
    if parts[4] != "." {
      guard let day = Int(parts[4]) else { return nil }
      letGo = day
    }
    var days: [Int] = []
    if parts[5] != "." {
      for part in parts[5].split(separator: ",", omittingEmptySubsequences: false) {
        guard let day = Int(part), days.count < 10_000 else { return nil }
        days.append(day)
      }
    }
    self.init(
      first: first, last: last, begun: begun, days: days, changed: changed, letGo: letGo)
  }
}

extension Period.Unit {
  /// Returns the first and the last day of the period in which a day lies.
  public func period(of day: Int, weekStart: Weekday) -> ClosedRange<Int> {
    switch self {
    case .hour, .day: return day...day
    case .week:
      let passed = (Weekday(daysSinceEpoch: day).rawValue - weekStart.rawValue + 7) % 7
      return day - passed...day - passed + 6
    case .month:
      let date = CivilDate(daysSinceEpoch: day)
      let first = day - date.day + 1
      return first...first + CivilDate.daysInMonth(date.month, of: date.year) - 1
    case .year:
      let year = CivilDate(daysSinceEpoch: day).year
      return CivilDate(year: year, month: 1, day: 1)
        .daysSinceEpoch...CivilDate(year: year, month: 12, day: 31).daysSinceEpoch
    }
  }

  /// Returns the period that begins behind a day.
  public func period(after day: Int) -> ClosedRange<Int> {
    period(of: day + 1, weekStart: Weekday(daysSinceEpoch: day + 1))
  }

  /// True if days are a whole period, not one that was begun in its middle.
  public func isWhole(_ days: ClosedRange<Int>) -> Bool {
    switch self {
    case .hour, .day: true
    case .week: days.count == 7
    case .month, .year: period(of: days.lowerBound, weekStart: .monday) == days
    }
  }
}
