import Application
import Foundation
import Localization
import Recurrence
import Text

/// The zones that a calendar names (K4): of the IANA database, of Windows, or by rules that equal
/// those of one.
struct CalendarZones {
  private let definitions: [String: CalendarComponent]
  private let machineZone: TimeZone
  private let work: FileWork
  private var found: [String: TimeZone?] = [:]

  init(_ calendar: CalendarComponent, machineZone: TimeZone, work: FileWork) {
    var definitions: [String: CalendarComponent] = [:]
    for zone in calendar.all("VTIMEZONE") {
      if let id = zone["TZID"]?.text { definitions[id] = zone }
    }
    self.definitions = definitions
    self.machineZone = machineZone
    self.work = work
  }

  /// Returns the zone of a name.
  ///
  /// - Throws: `ExchangeFailure` for a name that is unknown and whose rules are no zone's.
  mutating func zone(_ id: String) throws(ExchangeFailure) -> TimeZone {
    guard let zone = found[id] ?? find(id) else {
      found[id] = .some(nil)
      throw ExchangeFailure(ExchangePhrase.unknownZone(id.quoted))
    }
    found[id] = zone
    return zone
  }

  private func find(_ id: String) -> TimeZone? {
    let location = definitions[id]?["X-LIC-LOCATION"]?.text
    return Self.iana(id) ?? location.flatMap(Self.iana)
      ?? WindowsZones.names[id].flatMap(Self.iana) ?? ZoneName.shown(id)
      ?? (definitions[id].map { equal(to: $0) } ?? ZoneName.plain(id))
  }

  static let known = Set(TimeZone.knownTimeZoneIdentifiers)

  /// Returns the zone of a name, also of one with a path before it:
  /// `/mozilla.org/20050126_1/Europe/Berlin`.
  static func iana(_ id: String) -> TimeZone? {
    let parts = id.split(separator: "/").map(String.init)
    for count in [parts.count, 3, 2, 1] where count > 0 && count <= parts.count {
      let name = parts.suffix(count).joined(separator: "/")
      if known.contains(name) { return TimeZone(identifier: name) }
    }
    guard ["UTC", "GMT", "Z"].contains(id) || parts.first == "Etc" else {
      // Names that the database keeps for compatibility: US/Eastern.
      return id.contains("/") && id.first != "/" ? TimeZone(identifier: id) : nil
    }
    return TimeZone(identifier: id == "Z" ? "UTC" : id)
  }

  /// An offset that begins on dates, each year or once.
  private struct Onset {
    /// The first one, which may be centuries ago: Windows counts from 1601.
    let date: LocalDateTime
    private let dates: [LocalDateTime]
    let rule: String?
    let before: Int
    let after: Int

    init?(_ part: CalendarComponent) {
      func local(_ text: String) -> LocalDateTime? {
        guard case .floating(let local)? = CalendarDate(text, from: 1) else { return nil }
        return local
      }
      guard let first = part["DTSTART"].flatMap({ local($0.value) }),
        let from = part["TZOFFSETFROM"].flatMap({ Self.seconds($0.value) }),
        let to = part["TZOFFSETTO"].flatMap({ Self.seconds($0.value) })
      else { return nil }
      (date, rule, before, after) = (first, part["RRULE"]?.value, from, to)
      dates =
        [first]
        + part.lines.filter { $0.name == "RDATE" }.flatMap {
          $0.value.split(separator: ",").compactMap { local(String($0)) }
        }
    }

    static func seconds(_ text: String) -> Int? {
      guard let match = text.trimmed.wholeMatch(of: /([+-])(\d\d)(\d\d)(\d\d)?/),
        let hours = Int(match.2), let minutes = Int(match.3)
      else { return nil }
      let seconds = hours * 3600 + minutes * 60 + (match.4.flatMap { Int($0) } ?? 0)
      return match.1 == "-" ? -seconds : seconds
    }

    /// Returns the instants in a year at which it begins.
    func instants(in year: Int) -> [Date] {
      let given = dates.filter { $0.year == year }.map {
        $0.date(in: .gmt).addingTimeInterval(-Double(before))
      }
      return given.isEmpty ? byRule(in: year).map { [$0] } ?? [] : given
    }

    private func byRule(in year: Int) -> Date? {
      guard let rule, year >= date.year,
        let read = try? RecurrenceRule(rule.replacing(/;?UNTIL=[^;]*/, with: "")).read(
          start: nil, zone: .gmt, approximates: true, work: FileWork()),
        rule.firstMatch(of: /UNTIL=(\d{4})/).map({ Int($0.1) ?? 0 >= year }) ?? true,
        let rhythm = try? Rhythm(parsing: read.every),
        let start = try? LocalDateTime(year: year, month: 1, day: 1),
        let cadence = try? Cadence(
          rhythm: rhythm, from: .start, start: start.at(sameTimeAs: date))
      else { return nil }
      let schedule = Schedule(rule: .repeating(cadence), zone: .gmt, horizonSeconds: 0)
      let state = schedule.initialState(now: start.date(in: .gmt).addingTimeInterval(-1))
      return schedule.countdown(at: state)?.due?.addingTimeInterval(-Double(before))
    }
  }

  /// Returns the zone whose offsets are those of a definition, from 2024 to 2030, preferring that
  /// of the machine; `nil` also where the definitions of the file are too many.
  private func equal(to definition: CalendarComponent) -> TimeZone? {
    let onsets = definition.components.compactMap(Onset.init)
    guard !onsets.isEmpty else { return nil }
    var changes: [(Date, Int)] = []
    for year in 2024...2030 {
      for onset in onsets {
        // To find the date in a year costs as much as many of a series.
        guard work.countDates(50) else { return nil }
        changes += onset.instants(in: year).map { ($0, onset.after) }
      }
    }
    changes.sort { $0.0 < $1.0 }
    var samples: [(Date, Int)] = []
    if changes.isEmpty {
      guard let last = onsets.max(by: { $0.date < $1.date }) else { return nil }
      samples = (0..<14).map {
        (Date(timeIntervalSince1970: 1_704_067_200 + Double($0) * 15_778_476), last.after)
      }
    }
    for (index, change) in changes.enumerated() {
      samples.append((change.0.addingTimeInterval(1), change.1))
      if index > 0 { samples.append((change.0.addingTimeInterval(-1), changes[index - 1].1)) }
    }
    func matches(_ zone: TimeZone) -> Bool {
      samples.allSatisfy { zone.secondsFromGMT(for: $0.0) == $0.1 }
    }
    if matches(machineZone) { return machineZone }
    guard work.countDates(50) else { return nil }
    return TimeZone.knownTimeZoneIdentifiers.lazy.compactMap { TimeZone(identifier: $0) }
      .first(where: matches)
  }

  // MARK: Writing

  /// Returns a VTIMEZONE whose changes of offset are explicit dates.
  static func definition(of zone: TimeZone, from: Date, to: Date) -> [String] {
    var lines = ["BEGIN:VTIMEZONE", "TZID:\(zone.identifier)"]
    func offset(_ seconds: Int) -> String {
      let minutes = abs(seconds) / 60
      let digits = String(10_000 + minutes / 60 * 100 + minutes % 60).dropFirst()
      return (seconds < 0 ? "-" : "+") + digits
    }
    func part(_ local: LocalDateTime, _ before: Int, _ after: Int, isDaylight: Bool) {
      let name = isDaylight ? "DAYLIGHT" : "STANDARD"
      lines += [
        "BEGIN:\(name)",
        "DTSTART:" + local.description.filter { $0 != "-" && $0 != ":" && $0 != " " }.prefix(15),
        "TZOFFSETFROM:\(offset(before))", "TZOFFSETTO:\(offset(after))", "END:\(name)",
      ]
    }
    let first = zone.secondsFromGMT(for: from)
    part(
      LocalDateTime(from.addingTimeInterval(Double(first)), in: .gmt), first, first,
      isDaylight: zone.isDaylightSavingTime(for: from))
    var time = from
    while let next = zone.nextDaylightSavingTimeTransition(after: time), next < to {
      let (before, after) = (
        zone.secondsFromGMT(for: next.addingTimeInterval(-1)), zone.secondsFromGMT(for: next)
      )
      part(
        LocalDateTime(next.addingTimeInterval(Double(before)), in: .gmt), before, after,
        isDaylight: zone.isDaylightSavingTime(for: next))
      time = next
    }
    return lines + ["END:VTIMEZONE"]
  }
}
