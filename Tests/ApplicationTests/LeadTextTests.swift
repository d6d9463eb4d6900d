import Foundation
import Localization
import Model
import Testing

@testable import Application

/// When tasks remind, in words and in quick lines (Z4).
struct LeadTextTests {
  private static func text(_ code: String, _ text: String) -> String {
    QuickReader.speaking(code) {
      let moments = MomentText(now: Date(timeIntervalSince1970: 1_760_000_000), in: .gmt)
      do throws(LeadText.Refusal) {
        return try LeadText(moments).leads(text).leadText
      } catch {
        return switch error {
        case .unknown(let part): "unknown \(part)"
        case .twice(let part): "twice \(part)"
        case .tooMany: "too many"
        }
      }
    }
  }

  @Test(arguments: [
    ("15min", "15min"), ("1H30MIN, 0", "1h30min,0"), ("90 min", "1h30min"), ("2 days", "2d"),
    ("14d", "2w"), ("a week", "1w"), ("half an hour", "30min"), ("2 hours before", "2h"),
    ("the evening before, in the morning", "evening,morning"), ("1d and 1h", "1d,1h"),
    ("none", "none"), ("1 hour, 60min", "twice 60min"), ("1h,,2h", "unknown "),
    ("0,1h,2h,3h,4h,5h", "too many"), ("half a day", "12h"), ("1 month", "unknown 1 month"),
    ("6 entries", "unknown 6 entries"), ("90s", "unknown 90s"), ("1d 2h", "unknown 1d 2h"),
  ])
  func `English words`(typed: String, leads: String) {
    #expect(Self.text("en", typed) == leads)
  }

  @Test(arguments: [
    ("за годину", "1h"), ("за 2 дні, ввечері", "2d,evening"), ("півгодини", "30min"),
    ("вранці", "morning"), ("за 15 хв до", "15min"), ("1h", "1h"),
    ("за тиждень і за день", "1w,1d"),
    ("колись", "unknown колись"),
  ])
  func `Ukrainian words`(typed: String, leads: String) {
    #expect(Self.text("uk", typed) == leads)
  }

  @Test(arguments: [
    ("Call mum fri 14:30 remind 1h", "Call mum | when=2026-10-16T14:30:00+02:00 | remind=1h"),
    (
      "Call mum fri 14:30 remind evening, 1h @Vet",
      "Call mum | when=2026-10-16T14:30:00+02:00 | remind=evening,1h | place=Vet"
    ),
    ("Bins every thu remind evening", "Bins | every=1w on thu | remind=evening"),
    ("Remind Anna of the book", "Remind Anna of the book"),
    ("Call mum fri 14:30 remind none", "Call mum | when=2026-10-16T14:30:00+02:00 | remind=none"),
    (
      "Dentist remind 10 fri 14:30",
      "Dentist remind 10 | when=2026-10-16T14:30:00+02:00 | ? remind 10"
    ),
    ("Call 2 hours before the train", "Call 2 hours before the train | ? 2 hours before"),
  ])
  func `a quick line with its marker`(line: String, summary: String) throws {
    #expect(try QuickReader().summary(line) == summary)
  }

  @Test(arguments: [
    (
      "Дзвінок завтра о 14:30 нагадай за годину",
      "Дзвінок | when=2026-10-16T14:30:00+02:00 | remind=1h"
    ),
    ("Сміття щочетверга нагадай ввечері", "Сміття | every=1w on thu | remind=evening"),
  ])
  func `a Ukrainian quick line with its marker`(line: String, summary: String) throws {
    let read = try QuickReader.speaking("uk") { try QuickReader().summary(line) }
    #expect(read == summary)
  }

  @Test
  func `a list that is too long or has a time twice is refused at its words`() throws {
    let reader = try QuickReader()
    let twice = #expect(throws: QuickFailure.self) {
      try reader.read("Call mum fri 14:30 remind 1h,1h")
    }
    #expect(twice?.from == 19)
    #expect(throws: QuickFailure.self) { try reader.task("Call mum fri remind 15min") }
  }
}
