import Foundation
import Model
import Recurrence
import TestSupport
import Testing

/// Opening hours made up at random, against a second reader that shares no code with the product:
/// one that fills a table of the minutes of a week.
struct OpeningHoursFuzzTests {
  private static let minutes = 7 * 1440

  /// Reads a text into a table of the minutes of a week from Monday on; `nil` for one that is none.
  static func table(of text: String) -> [Bool]? {
    let day = "(?:[Mm][Oo]|[Tt][Uu]|[Ww][Ee]|[Tt][Hh]|[Ff][Rr]|[Ss][Aa]|[Ss][Uu])"
    let range = "\(day)(?:\\s*[-–]\\s*\(day))?"
    let (first, last) = ("(?:[01]?\\d|2[0-3]):[0-5]\\d", "(?:(?:[01]?\\d|2[0-3]):[0-5]\\d|24:00)")
    let span = "\(first)\\s*[-–]\\s*\(last)"
    let spans = "\(span)(?:\\s*,\\s*\(span))*"
    let pattern =
      "^(?:(24/7)|(?:(\(range)(?:\\s*,\\s*\(range))*)(?:\\s+:?\\s*|:\\s*))?(?:(\(spans))|((?i:off|closed))))$"
    guard text.count <= 255, let regex = try? NSRegularExpression(pattern: pattern) else {
      return nil
    }
    var table = Array(repeating: Set<Int>(), count: 7)
    var count = 0
    for part in text.components(separatedBy: ";") {
      let rule = part.trimmingCharacters(in: .whitespaces)
      if rule.isEmpty { continue }
      count += 1
      let whole = NSRange(rule.startIndex..., in: rule)
      guard let match = regex.firstMatch(in: rule, range: whole) else { return nil }
      func group(_ number: Int) -> String? {
        Range(match.range(at: number), in: rule).map { String(rule[$0]) }
      }
      let days = group(2).map(Self.days) ?? Array(0..<7)
      var times: [Int] = []
      if group(1) != nil { times = Array(0..<1440) }
      for span in (group(3) ?? "").split(separator: ",") {
        let ends = span.split { "-–".contains($0) }.map {
          $0.split(separator: ":").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        }.map { $0[0] * 60 + $0[1] }
        times += Array(ends[0]..<(ends[1] > ends[0] ? ends[1] : ends[1] + 1440))
      }
      // Two spans of a rule that share a minute overlap, also from one day to the next.
      var taken: [Int: Int] = [:]
      for day in days {
        for time in times { taken[(day * 1440 + time) % minutes, default: 0] += 1 }
      }
      guard taken.values.allSatisfy({ $0 == 1 }) else { return nil }
      for day in days { table[day] = Set(times) }
    }
    guard count > 0 else { return nil }
    var open = Array(repeating: false, count: minutes)
    for (day, times) in table.enumerated() {
      for time in times { open[(day * 1440 + time) % minutes] = true }
    }
    return open
  }

  private static func days(_ text: String) -> [Int] {
    let names = ["mo", "tu", "we", "th", "fr", "sa", "su"]
    var found: Set<Int> = []
    for part in text.lowercased().split(separator: ",") {
      let ends = part.split { "-–".contains($0) }.compactMap {
        names.firstIndex(of: $0.trimmingCharacters(in: .whitespaces))
      }
      var day = ends[0]
      found.insert(day)
      while day != ends[ends.count - 1] {
        day = (day + 1) % 7
        found.insert(day)
      }
    }
    return found.sorted()
  }

  private func time(_ fuzz: inout Fuzz) -> String {
    let hour = Int.random(in: 0...24, using: &fuzz)
    let minute = [0, 0, 0, 15, 30, 59].randomElement(using: &fuzz) ?? 0
    let digits = Bool.random(using: &fuzz) || hour > 9 ? 2 : 1
    return String(repeating: "0", count: digits - String(hour).count) + "\(hour):"
      + (minute < 10 ? "0" : "") + "\(hour == 24 ? 0 : minute)"
      + (hour == 24 && minute >= 10 ? "0" : "")
  }

  private func rule(_ fuzz: inout Fuzz) -> String {
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    func day(_ fuzz: inout Fuzz) -> String { names.randomElement(using: &fuzz) ?? "Mo" }
    var text = ""
    for number in 0..<Int.random(in: 0...3, using: &fuzz) {
      text += (number > 0 ? "," : "") + day(&fuzz)
      if Bool.random(using: &fuzz) { text += "-" + day(&fuzz) }
    }
    if !text.isEmpty { text += [" ", " ", ": ", "  "].randomElement(using: &fuzz) ?? " " }
    switch Int.random(in: 0...9, using: &fuzz) {
    case 0: return text + "off"
    case 1 where text.isEmpty: return "24/7"
    default:
      let spans = (0..<Int.random(in: 1...3, using: &fuzz)).map { _ in
        time(&fuzz) + "-" + time(&fuzz)
      }
      return text + spans.joined(separator: [",", ", "].randomElement(using: &fuzz) ?? ",")
    }
  }

  private func text(_ fuzz: inout Fuzz) -> String {
    let rules = (0..<Int.random(in: 1...3, using: &fuzz)).map { _ in rule(&fuzz) }
    var text = rules.joined(separator: "; ")
    guard Int.random(in: 0...3, using: &fuzz) == 0 else { return text }
    // A slip: a character that goes, comes or changes.
    let characters = Array("MoTuWeSa0123459:-,; /+–PH\"x")
    var letters = Array(text)
    let place = Int.random(in: 0..<letters.count, using: &fuzz)
    let other = characters.randomElement(using: &fuzz) ?? "x"
    switch Int.random(in: 0...2, using: &fuzz) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(other, at: place)
    default: letters[place] = other
    }
    text = String(letters)
    return text
  }

  @Test func `every minute is open for both readers, and what one refuses the other does`() throws {
    var fuzz = Fuzz(count: 1500, seed: 7)
    var accepted = 0
    while fuzz.goesOn() {
      let text = text(&fuzz)
      let (hours, table) = (try? OpeningHours(parsing: text), Self.table(of: text))
      #expect((hours == nil) == (table == nil), "FUZZ_SEED=\(fuzz.seed) \(text)")
      guard let hours, let table else { continue }
      accepted += 1
      let monday = try LocalDateTime(parsing: "2026-03-02T00:00")
      let step = [1, 5, 7].randomElement(using: &fuzz) ?? 5
      let wrong = stride(from: 0, to: Self.minutes, by: step).first { minute in
        let time = TimeOfDay(hour: minute % 1440 / 60, minute: minute % 60)
        return hours.isOpen(at: monday.addingDays(minute / 1440).at(time)) != table[minute]
      }
      #expect(wrong == nil, "FUZZ_SEED=\(fuzz.seed) \(text) at minute \(wrong ?? 0)")
    }
    #expect(accepted > 0)
  }

  @Test func `the next opening is the one that is found minute by minute`() throws {
    let zones = ["Europe/Berlin", "Australia/Lord_Howe", "America/Havana", "Pacific/Apia", "UTC"]
      .compactMap { TimeZone(identifier: $0) }
    // Around changes of the clock, and a day that Samoa left out.
    let times = [
      "2026-03-28T10:00:00Z", "2026-10-24T10:00:00Z", "2026-04-04T01:00:00Z",
      "2026-03-07T20:00:00Z", "2011-12-29T12:00:00Z", "2026-06-01T10:00:00Z",
    ].map { Date($0) }
    var fuzz = Fuzz(count: 60, seed: 11)
    while fuzz.goesOn() {
      let text = text(&fuzz)
      guard let hours = try? OpeningHours(parsing: text), let table = Self.table(of: text),
        let zone = zones.randomElement(using: &fuzz), var start = times.randomElement(using: &fuzz)
      else { continue }
      start += Double(Int.random(in: 0...2880, using: &fuzz)) * 60
      func isOpen(_ date: Date) -> Bool {
        let wall = LocalDateTime(date, in: zone)
        let day = (wall.daysSinceSunday + 6) % 7
        return table[day * 1440 + wall.hour * 60 + wall.minute]
      }
      let found = (1...16 * 1440).lazy.map { start + Double($0) * 60 }
        .first { isOpen($0) && !isOpen($0 - 60) }
      let next = hours.nextOpening(after: start, in: zone)
      #expect(
        next == found, "FUZZ_SEED=\(fuzz.seed) \(text) in \(zone.identifier) after \(start)")
      let stretches = hours.openings(from: start, to: start + 3 * 86_400, in: zone)
      let wrong = (0..<3 * 1440).first { minute in
        let time = start + Double(minute) * 60
        return stretches.contains { $0.start <= time && time < $0.end } != isOpen(time)
      }
      #expect(wrong == nil, "FUZZ_SEED=\(fuzz.seed) \(text) in \(zone.identifier) from \(start)")
    }
  }
}
