import DateWords
import Foundation
import Geo
import Localization
import Model
import Recurrence
import SQLiteStore
import TestSupport
import Testing

@testable import Application

/// Texts made up at random: nothing crashes, and what is accepted reads back the same in its
/// canonical form.
struct EntryFuzzTests {
  private static let zones = ["Europe/Berlin", "America/Havana", "Pacific/Apia", "UTC"]
  private static let instants = [
    "2026-01-14T10:30", "2024-02-29T23:59", "2026-03-29T01:30", "2026-10-25T02:30",
    "2026-12-31T00:00",
  ]

  private static let languages: [any Language] = [English(), Ukrainian()]

  @Test(arguments: ["en", "uk"])
  func `a date in words reads back as the same date, as it is stored and as it is printed`(
    code: String
  ) throws {
    let language = try #require(Self.languages.first { $0.code == code })
    var text = FuzzedText(count: 600)
    var accepted = 0
    while text.goesOn() {
      let zone = TimeZone(identifier: Self.zones.randomElement(using: &text) ?? "") ?? .gmt
      let local = try LocalDateTime(parsing: Self.instants.randomElement(using: &text) ?? "")
      let words = DateWords(
        now: local.date(in: zone), in: zone,
        direction: Bool.random(using: &text) ? .future : .past, language: language)
      let line = text.line(of: FuzzedText.dateWords, longest: 4)
      let moment: Moment
      do throws(DateWordsError) { moment = try words.moment(line) } catch { continue }
      accepted += 1
      let clock: ClockStyle = Bool.random(using: &text) ? .hours24 : .hours12
      let present = LocalTime(LocalDateTime(local.date(in: zone), in: zone))
      let printed = Self.printed(moment, now: present, in: Localizer(language, clock: clock))
      for again in [Self.canonical(moment)] + printed {
        let found = try? words.moment(again)
        #expect(
          found == moment,
          "FUZZ_SEED=\(text.seed): \(line.debugDescription) gave \(again) at \(local)")
      }
    }
    #expect(accepted > 0)
  }

  @Test(arguments: ["en", "uk"])
  func `a rule reads back as the same rule, as it is stored and as it is printed`(
    code: String
  ) throws {
    let language = try #require(Self.languages.first { $0.code == code })
    let words = RuleWords(language: language)
    var text = FuzzedText(count: 600)
    var accepted = 0
    while text.goesOn() {
      let line = text.line(of: FuzzedText.ruleWords, longest: 6)
      guard let reading = try? words.reading(line) else { continue }
      accepted += 1
      let rhythm = reading.rhythm
      let hint = "FUZZ_SEED=\(text.seed): \(line.debugDescription) gave \(rhythm.description)"
      #expect((try? Rhythm(parsing: rhythm.description)) == rhythm, "\(hint)")
      for (again, mode) in Self.printed(rhythm, in: Localizer(language)) {
        let found = try? words.reading(again)
        #expect(found?.rhythm == rhythm && found?.mode == mode, "\(hint), \(again)")
      }
    }
    #expect(accepted > 0)
  }

  @Test(arguments: ["en", "uk"])
  func `a quick line reads back as the same task`(language: String) throws {
    let localizer = Localizer(language == "uk" ? Ukrainian() : English())
    try Localizer.$current.withValue(localizer) {
      let store = try Self.store()
      let (places, categories) = (try store.places(), try store.categories())
      var text = FuzzedText(count: 80)
      var accepted = 0
      while text.goesOn() {
        let line = text.line(of: FuzzedText.quickWords, longest: 9)
        let hint = "FUZZ_SEED=\(text.seed): \(line.debugDescription)"
        let reading: QuickLine
        do throws(QuickFailure) {
          reading = try QuickLine(
            line, actionContext: Self.context, places: places, categories: categories,
            persons: Self.persons)
        } catch {
          #expect((0...line.count).contains(error.from) && error.from <= error.to, "\(hint)")
          continue
        }
        accepted += 1
        for part in reading.readings {
          #expect(part.from < part.to && part.to <= line.count, "\(hint)")
        }
        #expect(
          Self.letters(reading.name) == Self.lettersOutsideOfParts(reading, of: line), "\(hint)")
        for words in reading.unread {
          let typed = Array(line)[words.from..<words.to]
          #expect(String(typed) == words.text, "\(hint)")
          #expect(
            Self.letters(reading.name).contains(Self.letters(words.text)), "\(hint)")
        }
        // A contradiction between parts is refused, and does not crash.
        _ = try? EditBuilder(Self.context).quickPreview(
          line, places: places, categories: categories, persons: Self.persons)
        guard !reading.name.contains("\"") else { continue }
        let canonical = Self.canonical(reading)
        let again = try? QuickLine(
          canonical, actionContext: Self.context, places: places, categories: categories,
          persons: Self.persons)
        #expect(again?.name == reading.name, "\(hint) gave \(canonical)")
        #expect(
          again?.readings.map(\.value) == reading.readings.map(\.value), "\(hint) gave \(canonical)"
        )
      }
      #expect(accepted > 0)
    }
  }

  private static let context = ActionContext(
    now: Date(timeIntervalSince1970: 1_768_383_000),
    rules: EngineRules(machineZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))

  private static let persons = ["Anna", "Ольга"].enumerated().map {
    Person(id: .init(rawValue: Int64($0 + 1)), uuid: UUID(), name: $1)
  }

  /// The letters, digits and other signs of a text, without those that a reading may take away.
  private static func letters(_ text: String) -> String {
    text.filter { !$0.isWhitespace && !"\",".contains($0) }
  }

  /// The same of the characters of a line that belong to no part.
  private static func lettersOutsideOfParts(_ reading: QuickLine, of line: String) -> String {
    var rest = Array(line).map(Optional.some)
    for part in reading.readings {
      for index in part.from..<part.to { rest[index] = nil }
    }
    return letters(String(rest.compactMap(\.self)))
  }

  /// Returns a moment as texts print it; none for one with seconds, which texts leave out.
  private static func printed(
    _ moment: Moment, now: LocalTime, in localizer: Localizer
  ) -> [String] {
    switch moment {
    case .day:
      guard let local = try? LocalDateTime(parsing: canonical(moment) + "T00:00"), local.year > 999
      else { return [] }
      let time = LocalTime(local)
      return [localizer.day(time, now: now), localizer.dayHeading(time)]
    case .local(let local):
      guard local.second == 0, !local.isLaterPass, local.year > 999 else { return [] }
      let time = LocalTime(local)
      return [localizer.moment(time, now: now), localizer.fullMoment(time)]
    case .instant: return []
    }
  }

  /// Returns a rule as `show` and the page print it, and from what it counts by that text.
  private static func printed(
    _ rhythm: Rhythm, in localizer: Localizer
  ) -> [(String, ResetMode?)] {
    let period = TaskPhrase.everyPeriod(
      rhythm.every.minimum.map(span), span(rhythm.every.maximum), on: rhythm.days
    ).text(in: localizer)
    return [
      (period, nil), (TaskPhrase.periodAfterDone(period).text(in: localizer), .done),
      (TaskPhrase.periodOnFixedDates(period).text(in: localizer), .start),
      ("\(rhythm), \(TaskPhrase.fromDone.text(in: localizer))", .done),
      ("\(rhythm), \(TaskPhrase.fixedRhythm.text(in: localizer))", .start),
    ]
  }

  private static func span(_ period: Period) -> TimeSpan {
    switch period.unit {
    case .hour: TimeSpan(period.count, .hour)
    case .day: TimeSpan(period.count, .day)
    case .week: TimeSpan(period.count, .week)
    case .month: TimeSpan(period.count, .month)
    case .year: TimeSpan(period.count, .year)
    }
  }

  private static func store() throws -> SQLiteStore {
    let store = try SQLiteStore.empty()
    let builder = EditBuilder(context)
    for (name, tag) in [("Vet", "animals"), ("Old Town Market", "shop")] {
      try store.edit {
        try builder.addPlace(
          .init(name: name, tags: [tag]), at: Coordinate(latitude: 52, longitude: 13), in: $0
        ).edit
      }
    }
    return store
  }

  /// Returns a moment in ISO form.
  private static func canonical(_ moment: Moment) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    switch moment {
    case .day(let year, let month, let day):
      return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    case .local(let local): return local.description
    case .instant(let date): return Instant.text(date, in: .gmt)
    }
  }

  /// Returns the line that has the name in quotes, and each marker with its canonical value.
  private static func canonical(_ reading: QuickLine) -> String {
    let parts = reading.readings.map { part in
      switch part.marker {
      case .every, .from, .due, .when, .start, .end, .last, .at, .remind:
        "\(part.marker.rawValue) \(part.value)"
      case .place: part.value.hasPrefix("#") ? "@\(part.value)" : "@\"\(part.value)\""
      case .category: "#\(part.value)"
      case .priority: "!\(part.value)"
      case .duration: "~\(part.value)"
      case .bucket: "!bucket"
      case .person: "for \"\(part.value)\""
      case .item: "+\"\(part.value)\""
      }
    }
    return (["\"\(reading.name)\""] + parts).joined(separator: " ")
  }
}
