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

  @Test
  func `a date in words reads back as the same date`() throws {
    var text = FuzzedText(count: 4000)
    var accepted = 0
    while text.goesOn() {
      let zone = TimeZone(identifier: Self.zones.randomElement(using: &text) ?? "") ?? .gmt
      let local = Self.instants.randomElement(using: &text) ?? ""
      let now = try LocalDateTime(parsing: local).date(in: zone)
      let words = DateWords(
        now: now, in: zone, direction: Bool.random(using: &text) ? .future : .past,
        language: Ukrainian())
      let line = text.line(of: FuzzedText.dateWords, longest: 4)
      let moment: Moment
      do throws(DateWordsError) { moment = try words.moment(line) } catch { continue }
      accepted += 1
      let canonical = Self.canonical(moment)
      #expect(
        try words.moment(canonical) == moment,
        "FUZZ_SEED=\(text.seed): \(line.debugDescription) gave \(canonical)")
    }
    #expect(accepted > 0)
  }

  @Test
  func `a rule reads back as the same rule`() {
    var text = FuzzedText(count: 4000)
    var accepted = 0
    while text.goesOn() {
      let line = text.line(of: FuzzedText.ruleWords, longest: 5)
      guard let rhythm = try? Rhythm(parsing: line, names: Ukrainian().dates.weekdays) else {
        continue
      }
      accepted += 1
      #expect(
        (try? Rhythm(parsing: rhythm.description)) == rhythm,
        "FUZZ_SEED=\(text.seed): \(line.debugDescription) gave \(rhythm.description)")
    }
    #expect(accepted > 0)
  }

  @Test(arguments: ["en", "uk"])
  func `a quick line reads back as the same task`(language: String) throws {
    let localizer = Localizer(language == "uk" ? Ukrainian() : English())
    try Localizer.$current.withValue(localizer) {
      let store = try Self.store()
      let (places, categories) = (try store.places(), try store.categories())
      var text = FuzzedText(count: 400)
      var accepted = 0
      while text.goesOn() {
        let line = text.line(of: FuzzedText.quickWords, longest: 9)
        let hint = "FUZZ_SEED=\(text.seed): \(line.debugDescription)"
        let reading: QuickLine
        do throws(QuickFailure) {
          reading = try QuickLine(
            line, actionContext: Self.context, places: places, categories: categories)
        } catch {
          #expect((0...line.count).contains(error.from) && error.from <= error.to, "\(hint)")
          continue
        }
        accepted += 1
        for part in reading.readings {
          #expect(part.from < part.to && part.to <= line.count, "\(hint)")
        }
        // A contradiction between parts is refused, and does not crash.
        _ = try? EditBuilder(Self.context).quickPreview(
          line, places: places, categories: categories)
        guard !reading.name.contains("\"") else { continue }
        let canonical = Self.canonical(reading)
        let again = try? QuickLine(
          canonical, actionContext: Self.context, places: places, categories: categories)
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
      case .every, .from, .due, .start, .end, .at: "\(part.marker.rawValue) \(part.value)"
      case .place: part.value.hasPrefix("#") ? "@\(part.value)" : "@\"\(part.value)\""
      case .category: "#\(part.value)"
      case .priority: "!\(part.value)"
      case .duration: "~\(part.value)"
      case .bucket: "!bucket"
      case .person: "for \"\(part.value)\""
      }
    }
    return (["\"\(reading.name)\""] + parts).joined(separator: " ")
  }
}
