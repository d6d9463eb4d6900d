import Text

/// The parts of the year in which a task is one; outside of them it rests (Y2).
///
/// `apr-oct`, `dec`, `15 mar-31 oct`, `nov-feb`. A season begins at the first second of its first
/// day and ends after the last second of its last day. Parts that follow each other without a day
/// between them are one season.
public struct Season: Sendable, Hashable {
  /// A day of the year, 29 February included.
  struct YearDay: Sendable, Hashable, Comparable {
    let month: Int
    let day: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.month, left.day) < (right.month, right.day)
    }
  }

  /// A part of the year, both days included; one that ends before it begins goes over the new year.
  struct Part: Sendable, Hashable {
    let first: YearDay
    let last: YearDay
  }

  /// In the order of the year, without a day in common.
  let parts: [Part]

  /// Names of months in a language besides English, from January: all forms that are read.
  public typealias MonthNames = [[String]]
}

// MARK: Reading and writing

extension Season {
  /// Reads parts with commas between.
  ///
  /// A month alone is the whole of it; as an end it means its last day. `names` are read besides
  /// the English ones.
  ///
  /// - Throws: `RecurrenceError.season` for a text that is none, `.seasonDay` for a day that its
  ///   month never has, or `.seasonOverlap` for two parts with a day in common.
  public init(parsing text: String, names: MonthNames = []) throws(RecurrenceError) {
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
    // More could not stand in a year without an overlap.
    guard pieces.count <= 183 else { throw .season(text) }
    var read: [(text: String, part: Part)] = []
    for piece in pieces {
      let typed = String(piece.trimmed)
      read.append((typed, try Self.part(typed, of: text, names)))
    }
    for (index, later) in read.enumerated() {
      for earlier in read[..<index] where Self.overlap(earlier.part, later.part) {
        throw .seasonOverlap(earlier.text, later.text)
      }
    }
    parts = read.map(\.part).sorted { $0.first < $1.first }
  }

  private static func part(
    _ typed: String, of text: String, _ names: MonthNames
  ) throws(RecurrenceError) -> Part {
    let ends = typed.split(omittingEmptySubsequences: false) { "-\u{2013}\u{2014}".contains($0) }
    guard (1...2).contains(ends.count), let first = ends.first, let last = ends.last,
      let from = try yearDay(String(first), names), let to = try yearDay(String(last), names)
    else { throw .season(typed.isEmpty ? text : typed) }
    let end = to.day ?? CivilDate.daysInMonth(to.month, of: 2024)
    return Part(
      first: YearDay(month: from.month, day: from.day ?? 1),
      last: YearDay(month: to.month, day: end))
  }

  /// Reads `15 mar`, `mar 15` or `mar`; `nil` for anything else.
  private static func yearDay(
    _ text: String, _ names: MonthNames
  ) throws(RecurrenceError) -> (month: Int, day: Int?)? {
    let words = Apostrophe.plain(text.lowercased()).split(whereSeparator: \.isWhitespace).map {
      $0.last == "." ? String($0.dropLast()) : String($0)
    }
    func month(_ word: String) -> Int? {
      Month.number(word) ?? names.firstIndex { $0.contains(word) }.map { $0 + 1 }
    }
    if words.count == 1, let month = month(words[0]) { return (month, nil) }
    guard words.count == 2 else { return nil }
    for (number, name) in [(words[0], words[1]), (words[1], words[0])] {
      guard let month = month(name), (1...2).contains(number.count),
        number.allSatisfy({ $0.isASCII && $0.isNumber }), let day = Int(number)
      else { continue }
      let last = CivilDate.daysInMonth(month, of: 2024)
      guard (1...last).contains(day) else {
        throw .seasonDay(String(text.trimmed), last: last)
      }
      return (month, day)
    }
    return nil
  }

  /// True if two parts have a day in common in some year.
  private static func overlap(_ one: Part, _ other: Part) -> Bool {
    [2023, 2024].contains { year in
      let first = CivilDate(year: year, month: 1, day: 1).daysSinceEpoch
      return (first..<first + 366).contains { day in
        let date = CivilDate(daysSinceEpoch: day)
        return one.contains(date) && other.contains(date)
      }
    }
  }
}

extension Season: CustomStringConvertible {
  /// The canonical form: `apr-oct`, `dec`, `15 mar-31 oct`; `init(parsing:)` reads it back.
  public var description: String {
    text { month, _ in Month.symbol(month) }
  }

  /// Returns the parts with names of months, such as those of another language; `name` is told
  /// whether a day stands before it.
  public func text(
    _ name: (_ month: Int, _ hasDay: Bool) -> String, joint: String = "-", separator: String = ","
  ) -> String {
    parts.map { part in
      let (first, last) = (part.first, part.last)
      if first.day == 1, last.day == CivilDate.daysInMonth(last.month, of: 2024) {
        return first.month == last.month
          ? name(first.month, false)
          : name(first.month, false) + joint + name(last.month, false)
      }
      let begin = "\(first.day) \(name(first.month, true))"
      return first == last ? begin : "\(begin)\(joint)\(last.day) \(name(last.month, true))"
    }.joined(separator: separator)
  }
}

extension Season: Codable {
  /// Reads the canonical form, checked as any other text.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the canonical form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

// MARK: Days

extension Season.YearDay {
  /// The day of a year, counted from 1970-01-01; the month's last day if it is shorter (R2).
  fileprivate func day(of year: Int) -> Int {
    CivilDate(year: year, month: month, day: min(day, CivilDate.daysInMonth(month, of: year)))
      .daysSinceEpoch
  }

  /// True if it stands at or before a date of a year.
  fileprivate func isUp(to date: CivilDate) -> Bool {
    let own = min(day, CivilDate.daysInMonth(month, of: date.year))
    return (month, own) <= (date.month, date.day)
  }

  /// True if it stands at or after a date of a year.
  fileprivate func isFrom(_ date: CivilDate) -> Bool {
    let own = min(day, CivilDate.daysInMonth(month, of: date.year))
    return (month, own) >= (date.month, date.day)
  }
}

extension Season.Part {
  fileprivate func contains(_ date: CivilDate) -> Bool {
    first <= last
      ? first.isUp(to: date) && last.isFrom(date) : first.isUp(to: date) || last.isFrom(date)
  }
}

/// Days are counted from 1970-01-01.
extension Season {
  /// True if a day is in season.
  public func contains(_ day: Int) -> Bool {
    let date = CivilDate(daysSinceEpoch: day)
    return parts.contains { $0.contains(date) }
  }

  /// Returns the first day of the next season that begins after a day; `nil` if there is no day out
  /// of season.
  public func firstDay(after day: Int) -> Int? {
    borders(\.first, near: day).filter { $0 > day && isFirst($0) }.min()
  }

  /// Returns the last first day of a season up to a day, which has begun then; `nil` if there is no
  /// day out of season.
  public func firstDay(upTo day: Int) -> Int? {
    borders(\.first, near: day).filter { $0 <= day && isFirst($0) }.max()
  }

  /// Returns the last day of the season that a day lies in, or of the next one; `nil` if there is
  /// no day out of season.
  public func lastDay(from day: Int) -> Int? {
    borders(\.last, near: day).filter { $0 >= day && isLast($0) }.min()
  }

  /// Returns the last day of the last season that ended before a day; `nil` if there is no day out
  /// of season.
  public func lastDay(before day: Int) -> Int? {
    borders(\.last, near: day).filter { $0 < day && isLast($0) }.max()
  }

  private func isFirst(_ day: Int) -> Bool { !contains(day - 1) }
  private func isLast(_ day: Int) -> Bool { !contains(day + 1) }

  /// Returns the ends of all parts in the year of a day and the years beside it.
  private func borders(_ end: KeyPath<Part, YearDay>, near day: Int) -> [Int] {
    let year = CivilDate(daysSinceEpoch: day).year
    return (year - 1...year + 1).flatMap { year in
      parts.map { $0[keyPath: end].day(of: year) }
    }
  }
}
